BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE chat (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	person VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "chat" VALUES('5ha5cz9ca5',0,'b33fd9e871330376e71bfd4d','Ann','привет',1794977674235);
CREATE TABLE components (
	digest VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "components" VALUES('185dae1892dc8c29','{"edition": "", "tables": {"meta": [{"schema": 1, "id": "taj_mahal", "title": "Taj Mahal", "designer": "Reiner Knizia", "publishers": ["Alea", "Rio Grande Games"], "year": 2000, "min_players": 3, "max_players": 5, "default_players": 4, "variant_min_players": 2, "visits": 12, "source": "rulebook: introduction and components; designer, publisher, year: public: wiki_de; default_players: our suggestion"}], "components": [{"provinces": 12, "cities": 49, "fortresses": 16, "province_tiles": 12, "bonus_tiles": 16, "square_bonus_tiles": 15, "taj_mahal_tiles": 1, "influence_tiles": 24, "cards": 100, "deck_cards": 96, "special_cards": 4, "crowns": 1, "palaces": 100, "score_markers": 5, "black_figures": 2, "boards": 1, "source": "rulebook: components; rules of the game (12 provinces, 49 cities, 16 fortresses)"}], "symbols": [{"id": "vizier", "name": "Vizier", "sphere": "political", "wins": "influence_tile", "palace": true, "palace_kind": "regular", "takes_fortress_bonus": true, "figure_colour": "green", "source": "rulebook: preparation (list of symbols) and withdrawing; figure colour: public: creative_incubation"}, {"id": "general", "name": "General", "sphere": "military", "wins": "influence_tile", "palace": true, "palace_kind": "regular", "takes_fortress_bonus": true, "figure_colour": "purple", "source": "rulebook: preparation (list of symbols) and withdrawing; figure colour: public: creative_incubation"}, {"id": "monk", "name": "Monk", "sphere": "religious", "wins": "influence_tile", "palace": true, "palace_kind": "regular", "takes_fortress_bonus": true, "figure_colour": "orange", "source": "rulebook: preparation (list of symbols) and withdrawing; figure colour: public: creative_incubation"}, {"id": "princess", "name": "Princess", "sphere": "social", "wins": "influence_tile", "palace": true, "palace_kind": "regular", "takes_fortress_bonus": true, "figure_colour": "yellow", "source": "rulebook: preparation (list of symbols) and withdrawing; figure colour: public: creative_incubation"}, {"id": "grand_mogul", "name": "Grand Mogul", "sphere": "crown", "wins": "crown", "palace": true, "palace_kind": "crowned", "takes_fortress_bonus": false, "figure_colour": "blue", "source": "rulebook: preparation (list of symbols) and withdrawing; figure colour: public: deskovehry"}, {"id": "elephant", "name": "Elephant", "sphere": "economic", "wins": "province_tile", "palace": false, "palace_kind": "none", "takes_fortress_bonus": false, "figure_colour": "grey", "source": "rulebook: preparation (list of symbols) and withdrawing; figure colour: reconstructed: neutral drawing colour"}], "commodities": [{"id": "rice", "name": "Rice", "draw_colour": "#f2efe0", "source": "public: gniazdo, didcot, goblins (the four names); draw_colour: reconstructed: for drawing only"}, {"id": "tea", "name": "Tea", "draw_colour": "#5f8f3e", "source": "public: gniazdo, didcot, goblins (the four names); draw_colour: reconstructed: for drawing only"}, {"id": "spice", "name": "Spice", "draw_colour": "#b5541c", "source": "public: gniazdo, didcot, goblins (the four names); draw_colour: reconstructed: for drawing only"}, {"id": "jewels", "name": "Jewels", "draw_colour": "#4b6fb5", "source": "public: gniazdo, didcot, goblins (the four names); draw_colour: reconstructed: for drawing only"}], "card_colours": [{"id": "red", "name": "Red", "kind": "colour", "count": 21, "can_lead": true, "draw_colour": "#c8443a", "source": "rulebook: preparation (21 each of four colours, 12 white); playing cards (a white card cannot be played alone)"}, {"id": "yellow", "name": "Yellow", "kind": "colour", "count": 21, "can_lead": true, "draw_colour": "#e3b93b", "source": "rulebook: preparation (21 each of four colours, 12 white); playing cards (a white card cannot be played alone)"}, {"id": "green", "name": "Green", "kind": "colour", "count": 21, "can_lead": true, "draw_colour": "#5d9a4c", "source": "rulebook: preparation (21 each of four colours, 12 white); playing cards (a white card cannot be played alone)"}, {"id": "violet", "name": "Violet", "kind": "colour", "count": 21, "can_lead": true, "draw_colour": "#7d5aa6", "source": "rulebook: preparation (21 each of four colours, 12 white); playing cards (a white card cannot be played alone)"}, {"id": "white", "name": "White", "kind": "white", "count": 12, "can_lead": false, "draw_colour": "#f4f1e6", "source": "rulebook: preparation (21 each of four colours, 12 white); playing cards (a white card cannot be played alone)"}], "player_colours": [{"id": "red", "name": "Red", "palaces": 20, "draw_colour": "#9c2f2f", "source": "rulebook: worked example of palace scoring"}, {"id": "blue", "name": "Blue", "palaces": 20, "draw_colour": "#35578f", "source": "rulebook: worked example of palace scoring"}, {"id": "brown", "name": "Brown", "palaces": 20, "draw_colour": "#7a4f2a", "source": "rulebook: worked example of palace scoring"}, {"id": "grey", "name": "Grey", "palaces": 20, "draw_colour": "#8b8b86", "source": "rulebook: worked example of palace scoring"}, {"id": "white", "name": "White", "palaces": 20, "draw_colour": "#efe6cf", "source": "public: bgg_932234 (palace icons in blue, brown, grey, maroon, tan, white); that the fifth set is the white one: recalled(low)"}], "provinces": [{"id": "kabul_province", "name": "Kabul", "city_count": 4, "cities": ["kabul", "jalalabad", "peshawar", "ghazni"], "neighbours": ["kashmir_province", "multan_province", "lahore_province"], "fixed_tile": 0, "example_letter": "", "source": "reconstructed: name (Mughal provinces of the region), place and outline (grid-like layout that the worked example needs); 4 cities: rulebook: rules of the game"}, {"id": "kashmir_province", "name": "Kashmir", "city_count": 4, "cities": ["baramulla", "srinagar", "kishtwar", "jammu"], "neighbours": ["kabul_province", "lahore_province", "delhi_province"], "fixed_tile": 0, "example_letter": "", "source": "reconstructed: name (Mughal provinces of the region), place and outline (grid-like layout that the worked example needs); 4 cities: rulebook: rules of the game"}, {"id": "multan_province", "name": "Multan", "city_count": 4, "cities": ["dera_ghazi_khan", "multan", "uch", "bhakkar"], "neighbours": ["kabul_province", "lahore_province", "thatta_province", "ajmer_province"], "fixed_tile": 0, "example_letter": "B", "source": "reconstructed: name (Mughal provinces of the region), place and outline (grid-like layout that the worked example needs); 4 cities: rulebook: rules of the game"}, {"id": "lahore_province", "name": "Lahore", "city_count": 4, "cities": ["rohtas", "sialkot", "jalandhar", "lahore"], "neighbours": ["kabul_province", "kashmir_province", "multan_province", "delhi_province", "ajmer_province"], "fixed_tile": 0, "example_letter": "C", "source": "reconstructed: name (Mughal provinces of the region), place and outline (grid-like layout that the worked example needs); 4 cities: rulebook: rules of the game"}, {"id": "delhi_province", "name": "Delhi", "city_count": 4, "cities": ["sirhind", "saharanpur", "badaun", "delhi"], "neighbours": ["kashmir_province", "lahore_province", "ajmer_province", "agra_province", "awadh_province"], "fixed_tile": 0, "example_letter": "D", "source": "reconstructed: name (Mughal provinces of the region), place and outline (grid-like layout that the worked example needs); 4 cities: rulebook: rules of the game"}, {"id": "thatta_province", "name": "Thatta", "city_count": 4, "cities": ["sehwan", "nasarpur", "umarkot", "thatta"], "neighbours": ["multan_province", "ajmer_province", "gujarat_province"], "fixed_tile": 0, "example_letter": "I", "source": "reconstructed: name (Mughal provinces of the region), place and outline (grid-like layout that the worked example needs); 4 cities: rulebook: rules of the game"}, {"id": "ajmer_province", "name": "Ajmer", "city_count": 4, "cities": ["bikaner", "amber", "ajmer", "jodhpur"], "neighbours": ["multan_province", "lahore_province", "delhi_province", "thatta_province", "agra_province", "gujarat_province", "malwa_province"], "fixed_tile": 0, "example_letter": "A", "source": "reconstructed: name (Mughal provinces of the region), place and outline (grid-like layout that the worked example needs); 4 cities: rulebook: rules of the game"}, {"id": "agra_province", "name": "Agra", "city_count": 5, "cities": ["mathura", "agra", "kannauj", "kalpi", "gwalior"], "neighbours": ["delhi_province", "ajmer_province", "awadh_province", "malwa_province", "allahabad_province"], "fixed_tile": 12, "example_letter": "E", "source": "rulebook: rules of the game and preparation (Agra province has 5 cities and always holds tile 12); central place: public: ludorium, gniazdo_intro; outline: reconstructed: cell around its cities"}, {"id": "awadh_province", "name": "Awadh", "city_count": 4, "cities": ["khairabad", "bahraich", "gorakhpur", "lucknow"], "neighbours": ["delhi_province", "agra_province", "allahabad_province"], "fixed_tile": 0, "example_letter": "", "source": "reconstructed: name (Mughal provinces of the region), place and outline (grid-like layout that the worked example needs); 4 cities: rulebook: rules of the game"}, {"id": "gujarat_province", "name": "Gujarat", "city_count": 4, "cities": ["patan", "ahmadabad", "surat", "junagadh"], "neighbours": ["thatta_province", "ajmer_province", "malwa_province"], "fixed_tile": 0, "example_letter": "H", "source": "reconstructed: name (Mughal provinces of the region), place and outline (grid-like layout that the worked example needs); 4 cities: rulebook: rules of the game"}, {"id": "malwa_province", "name": "Malwa", "city_count": 4, "cities": ["ujjain", "chanderi", "raisen", "mandu"], "neighbours": ["ajmer_province", "agra_province", "gujarat_province", "allahabad_province"], "fixed_tile": 0, "example_letter": "G", "source": "reconstructed: name (Mughal provinces of the region), place and outline (grid-like layout that the worked example needs); 4 cities: rulebook: rules of the game"}, {"id": "allahabad_province", "name": "Allahabad", "city_count": 4, "cities": ["allahabad", "jaunpur", "benares", "kalinjar"], "neighbours": ["agra_province", "awadh_province", "malwa_province"], "fixed_tile": 0, "example_letter": "F", "source": "reconstructed: name (Mughal provinces of the region), place and outline (grid-like layout that the worked example needs); 4 cities: rulebook: rules of the game"}], "cities": [{"id": "kabul", "name": "Kabul", "province": "kabul_province", "fortress": true, "source": "reconstructed: place, flavour name and fortress; limits kept: 16 fortresses in all (rulebook), one or more in every province (public: wiki_fr); four weakly connected edge provinces have two"}, {"id": "jalalabad", "name": "Jalalabad", "province": "kabul_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "peshawar", "name": "Peshawar", "province": "kabul_province", "fortress": true, "source": "reconstructed: place, flavour name and fortress; limits kept: 16 fortresses in all (rulebook), one or more in every province (public: wiki_fr); four weakly connected edge provinces have two"}, {"id": "ghazni", "name": "Ghazni", "province": "kabul_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "baramulla", "name": "Baramulla", "province": "kashmir_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "srinagar", "name": "Srinagar", "province": "kashmir_province", "fortress": true, "source": "reconstructed: place, flavour name and fortress; limits kept: 16 fortresses in all (rulebook), one or more in every province (public: wiki_fr); four weakly connected edge provinces have two"}, {"id": "kishtwar", "name": "Kishtwar", "province": "kashmir_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "jammu", "name": "Jammu", "province": "kashmir_province", "fortress": true, "source": "reconstructed: place, flavour name and fortress; limits kept: 16 fortresses in all (rulebook), one or more in every province (public: wiki_fr); four weakly connected edge provinces have two"}, {"id": "dera_ghazi_khan", "name": "Dera Ghazi Khan", "province": "multan_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "multan", "name": "Multan", "province": "multan_province", "fortress": true, "source": "reconstructed: place, flavour name and fortress; limits kept: 16 fortresses in all (rulebook), one or more in every province (public: wiki_fr); four weakly connected edge provinces have two"}, {"id": "uch", "name": "Uch", "province": "multan_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "bhakkar", "name": "Bhakkar", "province": "multan_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "rohtas", "name": "Rohtas", "province": "lahore_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "sialkot", "name": "Sialkot", "province": "lahore_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "jalandhar", "name": "Jalandhar", "province": "lahore_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "lahore", "name": "Lahore", "province": "lahore_province", "fortress": true, "source": "reconstructed: place, flavour name and fortress; limits kept: 16 fortresses in all (rulebook), one or more in every province (public: wiki_fr); four weakly connected edge provinces have two"}, {"id": "sirhind", "name": "Sirhind", "province": "delhi_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "saharanpur", "name": "Saharanpur", "province": "delhi_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "badaun", "name": "Badaun", "province": "delhi_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "delhi", "name": "Delhi", "province": "delhi_province", "fortress": true, "source": "reconstructed: place, flavour name and fortress; limits kept: 16 fortresses in all (rulebook), one or more in every province (public: wiki_fr); four weakly connected edge provinces have two"}, {"id": "sehwan", "name": "Sehwan", "province": "thatta_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "nasarpur", "name": "Nasarpur", "province": "thatta_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "umarkot", "name": "Umarkot", "province": "thatta_province", "fortress": true, "source": "reconstructed: place, flavour name and fortress; limits kept: 16 fortresses in all (rulebook), one or more in every province (public: wiki_fr); four weakly connected edge provinces have two"}, {"id": "thatta", "name": "Thatta", "province": "thatta_province", "fortress": true, "source": "reconstructed: place, flavour name and fortress; limits kept: 16 fortresses in all (rulebook), one or more in every province (public: wiki_fr); four weakly connected edge provinces have two"}, {"id": "bikaner", "name": "Bikaner", "province": "ajmer_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "amber", "name": "Amber", "province": "ajmer_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "ajmer", "name": "Ajmer", "province": "ajmer_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "jodhpur", "name": "Jodhpur", "province": "ajmer_province", "fortress": true, "source": "reconstructed: place, flavour name and fortress; limits kept: 16 fortresses in all (rulebook), one or more in every province (public: wiki_fr); four weakly connected edge provinces have two"}, {"id": "mathura", "name": "Mathura", "province": "agra_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "agra", "name": "Agra", "province": "agra_province", "fortress": true, "source": "rulebook: preparation (Agra is a city with the Taj Mahal tile); co-ordinates: reconstructed: north point of the five-city ring"}, {"id": "kannauj", "name": "Kannauj", "province": "agra_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "kalpi", "name": "Kalpi", "province": "agra_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "gwalior", "name": "Gwalior", "province": "agra_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "khairabad", "name": "Khairabad", "province": "awadh_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "bahraich", "name": "Bahraich", "province": "awadh_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "gorakhpur", "name": "Gorakhpur", "province": "awadh_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "lucknow", "name": "Lucknow", "province": "awadh_province", "fortress": true, "source": "reconstructed: place, flavour name and fortress; limits kept: 16 fortresses in all (rulebook), one or more in every province (public: wiki_fr); four weakly connected edge provinces have two"}, {"id": "patan", "name": "Patan", "province": "gujarat_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "ahmadabad", "name": "Ahmadabad", "province": "gujarat_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "surat", "name": "Surat", "province": "gujarat_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "junagadh", "name": "Junagadh", "province": "gujarat_province", "fortress": true, "source": "reconstructed: place, flavour name and fortress; limits kept: 16 fortresses in all (rulebook), one or more in every province (public: wiki_fr); four weakly connected edge provinces have two"}, {"id": "ujjain", "name": "Ujjain", "province": "malwa_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "chanderi", "name": "Chanderi", "province": "malwa_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "raisen", "name": "Raisen", "province": "malwa_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "mandu", "name": "Mandu", "province": "malwa_province", "fortress": true, "source": "reconstructed: place, flavour name and fortress; limits kept: 16 fortresses in all (rulebook), one or more in every province (public: wiki_fr); four weakly connected edge provinces have two"}, {"id": "allahabad", "name": "Allahabad", "province": "allahabad_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "jaunpur", "name": "Jaunpur", "province": "allahabad_province", "fortress": false, "source": "reconstructed: place and flavour name; on the real board the city is nameless (public: poeppelkiste)"}, {"id": "benares", "name": "Benares", "province": "allahabad_province", "fortress": true, "source": "reconstructed: place, flavour name and fortress; limits kept: 16 fortresses in all (rulebook), one or more in every province (public: wiki_fr); four weakly connected edge provinces have two"}, {"id": "kalinjar", "name": "Kalinjar", "province": "allahabad_province", "fortress": true, "source": "reconstructed: place, flavour name and fortress; limits kept: 16 fortresses in all (rulebook), one or more in every province (public: wiki_fr); four weakly connected edge provinces have two"}], "roads": [{"id": "road_01", "a": "kabul", "b": "jalalabad", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_02", "a": "jalalabad", "b": "peshawar", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_03", "a": "peshawar", "b": "ghazni", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_04", "a": "ghazni", "b": "kabul", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_05", "a": "baramulla", "b": "srinagar", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_06", "a": "srinagar", "b": "kishtwar", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_07", "a": "kishtwar", "b": "jammu", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_08", "a": "jammu", "b": "baramulla", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_09", "a": "dera_ghazi_khan", "b": "multan", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_10", "a": "multan", "b": "uch", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_11", "a": "uch", "b": "bhakkar", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_12", "a": "bhakkar", "b": "dera_ghazi_khan", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_13", "a": "rohtas", "b": "sialkot", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_14", "a": "sialkot", "b": "jalandhar", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_15", "a": "jalandhar", "b": "lahore", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_16", "a": "lahore", "b": "rohtas", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_17", "a": "sirhind", "b": "saharanpur", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_18", "a": "saharanpur", "b": "badaun", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_19", "a": "badaun", "b": "delhi", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_20", "a": "delhi", "b": "sirhind", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_21", "a": "sehwan", "b": "nasarpur", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_22", "a": "nasarpur", "b": "umarkot", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_23", "a": "umarkot", "b": "thatta", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_24", "a": "thatta", "b": "sehwan", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_25", "a": "bikaner", "b": "amber", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_26", "a": "amber", "b": "ajmer", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_27", "a": "ajmer", "b": "jodhpur", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_28", "a": "jodhpur", "b": "bikaner", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_29", "a": "mathura", "b": "agra", "kind": "inner", "source": "reconstructed: ring of five, by analogy with the ring of four in the other provinces"}, {"id": "road_30", "a": "agra", "b": "kannauj", "kind": "inner", "source": "reconstructed: ring of five, by analogy with the ring of four in the other provinces"}, {"id": "road_31", "a": "kannauj", "b": "kalpi", "kind": "inner", "source": "reconstructed: ring of five, by analogy with the ring of four in the other provinces"}, {"id": "road_32", "a": "kalpi", "b": "gwalior", "kind": "inner", "source": "reconstructed: ring of five, by analogy with the ring of four in the other provinces"}, {"id": "road_33", "a": "gwalior", "b": "mathura", "kind": "inner", "source": "reconstructed: ring of five, by analogy with the ring of four in the other provinces"}, {"id": "road_34", "a": "khairabad", "b": "bahraich", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_35", "a": "bahraich", "b": "gorakhpur", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_36", "a": "gorakhpur", "b": "lucknow", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_37", "a": "lucknow", "b": "khairabad", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_38", "a": "patan", "b": "ahmadabad", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_39", "a": "ahmadabad", "b": "surat", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_40", "a": "surat", "b": "junagadh", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_41", "a": "junagadh", "b": "patan", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_42", "a": "ujjain", "b": "chanderi", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_43", "a": "chanderi", "b": "raisen", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_44", "a": "raisen", "b": "mandu", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_45", "a": "mandu", "b": "ujjain", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_46", "a": "allahabad", "b": "jaunpur", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_47", "a": "jaunpur", "b": "benares", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_48", "a": "benares", "b": "kalinjar", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_49", "a": "kalinjar", "b": "allahabad", "kind": "inner", "source": "public: poeppelkiste (four roads join the cities of a province in a ring)"}, {"id": "road_50", "a": "jalalabad", "b": "baramulla", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_51", "a": "ghazni", "b": "dera_ghazi_khan", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_52", "a": "peshawar", "b": "rohtas", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_53", "a": "kishtwar", "b": "sialkot", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_54", "a": "kishtwar", "b": "sirhind", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_55", "a": "uch", "b": "lahore", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_56", "a": "bhakkar", "b": "sehwan", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_57", "a": "uch", "b": "nasarpur", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_58", "a": "uch", "b": "bikaner", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_59", "a": "sialkot", "b": "sirhind", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_60", "a": "jalandhar", "b": "delhi", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_61", "a": "lahore", "b": "bikaner", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_62", "a": "jalandhar", "b": "amber", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_63", "a": "delhi", "b": "amber", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_64", "a": "delhi", "b": "mathura", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_65", "a": "badaun", "b": "agra", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_66", "a": "badaun", "b": "khairabad", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_67", "a": "saharanpur", "b": "khairabad", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_68", "a": "nasarpur", "b": "bikaner", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_69", "a": "umarkot", "b": "jodhpur", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_70", "a": "umarkot", "b": "patan", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_71", "a": "thatta", "b": "junagadh", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_72", "a": "amber", "b": "mathura", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_73", "a": "ajmer", "b": "gwalior", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_74", "a": "jodhpur", "b": "patan", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_75", "a": "ajmer", "b": "ahmadabad", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_76", "a": "ajmer", "b": "ujjain", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_77", "a": "gwalior", "b": "ujjain", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_78", "a": "kalpi", "b": "chanderi", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_79", "a": "kannauj", "b": "lucknow", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_80", "a": "kalpi", "b": "allahabad", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_81", "a": "lucknow", "b": "allahabad", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_82", "a": "gorakhpur", "b": "jaunpur", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_83", "a": "chanderi", "b": "allahabad", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_84", "a": "kalinjar", "b": "raisen", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_85", "a": "ahmadabad", "b": "ujjain", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}, {"id": "road_86", "a": "surat", "b": "mandu", "kind": "border", "source": "reconstructed: joins facing cities of neighbouring provinces; no two roads cross; upper left kept thinner (public: creative_incubation)"}], "court": [{"name": "Court of the Grand Moguls", "source": "rulebook: preparation (court in the upper right corner of the board); size: reconstructed: for drawing"}], "court_slots": [{"id": "vizier", "holds": "one influence tile", "symbol": "vizier", "source": "rulebook: preparation; one tile of each kind: public: cyberfab; co-ordinates: reconstructed: for drawing"}, {"id": "general", "holds": "one influence tile", "symbol": "general", "source": "rulebook: preparation; one tile of each kind: public: cyberfab; co-ordinates: reconstructed: for drawing"}, {"id": "monk", "holds": "one influence tile", "symbol": "monk", "source": "rulebook: preparation; one tile of each kind: public: cyberfab; co-ordinates: reconstructed: for drawing"}, {"id": "princess", "holds": "one influence tile", "symbol": "princess", "source": "rulebook: preparation; one tile of each kind: public: cyberfab; co-ordinates: reconstructed: for drawing"}, {"id": "crown", "holds": "crown", "symbol": "grand_mogul", "source": "rulebook: preparation; one tile of each kind: public: cyberfab; co-ordinates: reconstructed: for drawing"}, {"id": "province_tile", "holds": "current province tile", "symbol": "elephant", "source": "rulebook: preparation; one tile of each kind: public: cyberfab; co-ordinates: reconstructed: for drawing"}], "province_tiles": [{"id": "province_tile_01", "number": 1, "commodities": ["rice"], "fixed_province": "", "source": "public: gniazdo (list of all province tiles); tile 1 has one commodity, the others two: rulebook: province tiles"}, {"id": "province_tile_02", "number": 2, "commodities": ["jewels", "tea"], "fixed_province": "", "source": "public: gniazdo (list of all province tiles); tile 1 has one commodity, the others two: rulebook: province tiles"}, {"id": "province_tile_03", "number": 3, "commodities": ["spice", "jewels"], "fixed_province": "", "source": "public: gniazdo (list of all province tiles); tile 1 has one commodity, the others two: rulebook: province tiles"}, {"id": "province_tile_04", "number": 4, "commodities": ["rice", "tea"], "fixed_province": "", "source": "public: gniazdo (list of all province tiles); tile 1 has one commodity, the others two: rulebook: province tiles"}, {"id": "province_tile_05", "number": 5, "commodities": ["spice", "tea"], "fixed_province": "", "source": "public: gniazdo (list of all province tiles); tile 1 has one commodity, the others two: rulebook: province tiles"}, {"id": "province_tile_06", "number": 6, "commodities": ["rice", "jewels"], "fixed_province": "", "source": "public: gniazdo (list of all province tiles); tile 1 has one commodity, the others two: rulebook: province tiles"}, {"id": "province_tile_07", "number": 7, "commodities": ["rice", "spice"], "fixed_province": "", "source": "public: gniazdo (list of all province tiles); tile 1 has one commodity, the others two: rulebook: province tiles"}, {"id": "province_tile_08", "number": 8, "commodities": ["rice", "jewels"], "fixed_province": "", "source": "public: gniazdo (list of all province tiles); tile 1 has one commodity, the others two: rulebook: province tiles"}, {"id": "province_tile_09", "number": 9, "commodities": ["spice", "tea"], "fixed_province": "", "source": "public: gniazdo (list of all province tiles); tile 1 has one commodity, the others two: rulebook: province tiles"}, {"id": "province_tile_10", "number": 10, "commodities": ["spice", "jewels"], "fixed_province": "", "source": "public: gniazdo (list of all province tiles); tile 1 has one commodity, the others two: rulebook: province tiles"}, {"id": "province_tile_11", "number": 11, "commodities": ["rice", "tea"], "fixed_province": "", "source": "public: gniazdo (list of all province tiles); tile 1 has one commodity, the others two: rulebook: province tiles"}, {"id": "province_tile_12", "number": 12, "commodities": ["rice", "spice"], "fixed_province": "agra_province", "source": "public: gniazdo (list of all province tiles); tile 1 has one commodity, the others two: rulebook: province tiles"}], "bonus_tile_counts": [{"taj_mahal": 1, "plus_two": 5, "draw_card": 5, "rice": 0, "spice": 1, "tea": 2, "jewels": 2, "rival_plus_two": 3, "rival_draw_card": 3, "rival_rice": 1, "rival_spice": 2, "rival_tea": 3, "rival_jewels": 3, "source": "reconstructed: chosen counts and the rival counts (8 of each commodity in all); that commodities, 2 points and draw a card are the kinds: rulebook: influence points, bonus tiles; three commodity pictures: public: cyberfab"}], "bonus_tiles": [{"id": "taj_mahal", "kind": "points", "points": 4, "commodity": "", "shape": "taj_mahal", "fixed_city": "agra", "kept": false, "source": "rulebook: preparation; influence points, bonus tiles (4 points, then set aside)"}, {"id": "plus_two_1", "kind": "points", "points": 2, "commodity": "", "shape": "square", "fixed_city": "", "kept": false, "source": "reconstructed: 5 / 5 / 5 split that evens the four commodities out at 7 each and shows three commodity pictures; effect: rulebook: influence points, bonus tiles"}, {"id": "plus_two_2", "kind": "points", "points": 2, "commodity": "", "shape": "square", "fixed_city": "", "kept": false, "source": "reconstructed: 5 / 5 / 5 split that evens the four commodities out at 7 each and shows three commodity pictures; effect: rulebook: influence points, bonus tiles"}, {"id": "plus_two_3", "kind": "points", "points": 2, "commodity": "", "shape": "square", "fixed_city": "", "kept": false, "source": "reconstructed: 5 / 5 / 5 split that evens the four commodities out at 7 each and shows three commodity pictures; effect: rulebook: influence points, bonus tiles"}, {"id": "plus_two_4", "kind": "points", "points": 2, "commodity": "", "shape": "square", "fixed_city": "", "kept": false, "source": "reconstructed: 5 / 5 / 5 split that evens the four commodities out at 7 each and shows three commodity pictures; effect: rulebook: influence points, bonus tiles"}, {"id": "plus_two_5", "kind": "points", "points": 2, "commodity": "", "shape": "square", "fixed_city": "", "kept": false, "source": "reconstructed: 5 / 5 / 5 split that evens the four commodities out at 7 each and shows three commodity pictures; effect: rulebook: influence points, bonus tiles"}, {"id": "draw_card_1", "kind": "draw_card", "points": 0, "commodity": "", "shape": "square", "fixed_city": "", "kept": false, "source": "reconstructed: 5 / 5 / 5 split that evens the four commodities out at 7 each and shows three commodity pictures; effect: rulebook: influence points, bonus tiles"}, {"id": "draw_card_2", "kind": "draw_card", "points": 0, "commodity": "", "shape": "square", "fixed_city": "", "kept": false, "source": "reconstructed: 5 / 5 / 5 split that evens the four commodities out at 7 each and shows three commodity pictures; effect: rulebook: influence points, bonus tiles"}, {"id": "draw_card_3", "kind": "draw_card", "points": 0, "commodity": "", "shape": "square", "fixed_city": "", "kept": false, "source": "reconstructed: 5 / 5 / 5 split that evens the four commodities out at 7 each and shows three commodity pictures; effect: rulebook: influence points, bonus tiles"}, {"id": "draw_card_4", "kind": "draw_card", "points": 0, "commodity": "", "shape": "square", "fixed_city": "", "kept": false, "source": "reconstructed: 5 / 5 / 5 split that evens the four commodities out at 7 each and shows three commodity pictures; effect: rulebook: influence points, bonus tiles"}, {"id": "draw_card_5", "kind": "draw_card", "points": 0, "commodity": "", "shape": "square", "fixed_city": "", "kept": false, "source": "reconstructed: 5 / 5 / 5 split that evens the four commodities out at 7 each and shows three commodity pictures; effect: rulebook: influence points, bonus tiles"}, {"id": "spice_1", "kind": "commodity", "points": 0, "commodity": "spice", "shape": "square", "fixed_city": "", "kept": true, "source": "reconstructed: 5 / 5 / 5 split that evens the four commodities out at 7 each and shows three commodity pictures; effect: rulebook: influence points, bonus tiles"}, {"id": "tea_1", "kind": "commodity", "points": 0, "commodity": "tea", "shape": "square", "fixed_city": "", "kept": true, "source": "reconstructed: 5 / 5 / 5 split that evens the four commodities out at 7 each and shows three commodity pictures; effect: rulebook: influence points, bonus tiles"}, {"id": "tea_2", "kind": "commodity", "points": 0, "commodity": "tea", "shape": "square", "fixed_city": "", "kept": true, "source": "reconstructed: 5 / 5 / 5 split that evens the four commodities out at 7 each and shows three commodity pictures; effect: rulebook: influence points, bonus tiles"}, {"id": "jewels_1", "kind": "commodity", "points": 0, "commodity": "jewels", "shape": "square", "fixed_city": "", "kept": true, "source": "reconstructed: 5 / 5 / 5 split that evens the four commodities out at 7 each and shows three commodity pictures; effect: rulebook: influence points, bonus tiles"}, {"id": "jewels_2", "kind": "commodity", "points": 0, "commodity": "jewels", "shape": "square", "fixed_city": "", "kept": true, "source": "reconstructed: 5 / 5 / 5 split that evens the four commodities out at 7 each and shows three commodity pictures; effect: rulebook: influence points, bonus tiles"}], "card_distribution": [{"per_colour": 21, "double_elephant": 2, "elephant_vizier": 3, "elephant_general": 3, "elephant_monk": 3, "elephant_princess": 3, "elephant_grand_mogul": 2, "pairs_without_elephant": 5, "white": 12, "white_elephant": 7, "white_each_other_symbol": 1, "special": 4, "source": "public: creative_incubation (counts; its \"four\" pairs without elephant read as five, since 21 cards with each of the five symbols twice need five); totals: rulebook: preparation"}], "cards": [{"id": "red_01", "kind": "colour", "colour": "red", "symbols": ["elephant", "elephant"], "source": "public: creative_incubation (two double elephants per colour; two equal symbols only as elephants: poeppelkiste)"}, {"id": "red_02", "kind": "colour", "colour": "red", "symbols": ["elephant", "elephant"], "source": "public: creative_incubation (two double elephants per colour; two equal symbols only as elephants: poeppelkiste)"}, {"id": "red_03", "kind": "colour", "colour": "red", "symbols": ["elephant", "vizier"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "red_04", "kind": "colour", "colour": "red", "symbols": ["elephant", "vizier"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "red_05", "kind": "colour", "colour": "red", "symbols": ["elephant", "vizier"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "red_06", "kind": "colour", "colour": "red", "symbols": ["elephant", "general"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "red_07", "kind": "colour", "colour": "red", "symbols": ["elephant", "general"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "red_08", "kind": "colour", "colour": "red", "symbols": ["elephant", "general"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "red_09", "kind": "colour", "colour": "red", "symbols": ["elephant", "monk"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "red_10", "kind": "colour", "colour": "red", "symbols": ["elephant", "monk"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "red_11", "kind": "colour", "colour": "red", "symbols": ["elephant", "monk"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "red_12", "kind": "colour", "colour": "red", "symbols": ["elephant", "princess"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "red_13", "kind": "colour", "colour": "red", "symbols": ["elephant", "princess"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "red_14", "kind": "colour", "colour": "red", "symbols": ["elephant", "princess"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "red_15", "kind": "colour", "colour": "red", "symbols": ["elephant", "grand_mogul"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "red_16", "kind": "colour", "colour": "red", "symbols": ["elephant", "grand_mogul"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "red_17", "kind": "colour", "colour": "red", "symbols": ["vizier", "general"], "source": "reconstructed: which two symbols are paired; that each of the five symbols occurs twice per colour and that colours differ: public: creative_incubation"}, {"id": "red_18", "kind": "colour", "colour": "red", "symbols": ["general", "monk"], "source": "reconstructed: which two symbols are paired; that each of the five symbols occurs twice per colour and that colours differ: public: creative_incubation"}, {"id": "red_19", "kind": "colour", "colour": "red", "symbols": ["monk", "princess"], "source": "reconstructed: which two symbols are paired; that each of the five symbols occurs twice per colour and that colours differ: public: creative_incubation"}, {"id": "red_20", "kind": "colour", "colour": "red", "symbols": ["princess", "grand_mogul"], "source": "reconstructed: which two symbols are paired; that each of the five symbols occurs twice per colour and that colours differ: public: creative_incubation"}, {"id": "red_21", "kind": "colour", "colour": "red", "symbols": ["grand_mogul", "vizier"], "source": "reconstructed: which two symbols are paired; that each of the five symbols occurs twice per colour and that colours differ: public: creative_incubation"}, {"id": "yellow_01", "kind": "colour", "colour": "yellow", "symbols": ["elephant", "elephant"], "source": "public: creative_incubation (two double elephants per colour; two equal symbols only as elephants: poeppelkiste)"}, {"id": "yellow_02", "kind": "colour", "colour": "yellow", "symbols": ["elephant", "elephant"], "source": "public: creative_incubation (two double elephants per colour; two equal symbols only as elephants: poeppelkiste)"}, {"id": "yellow_03", "kind": "colour", "colour": "yellow", "symbols": ["elephant", "vizier"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "yellow_04", "kind": "colour", "colour": "yellow", "symbols": ["elephant", "vizier"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "yellow_05", "kind": "colour", "colour": "yellow", "symbols": ["elephant", "vizier"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "yellow_06", "kind": "colour", "colour": "yellow", "symbols": ["elephant", "general"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "yellow_07", "kind": "colour", "colour": "yellow", "symbols": ["elephant", "general"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "yellow_08", "kind": "colour", "colour": "yellow", "symbols": ["elephant", "general"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "yellow_09", "kind": "colour", "colour": "yellow", "symbols": ["elephant", "monk"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "yellow_10", "kind": "colour", "colour": "yellow", "symbols": ["elephant", "monk"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "yellow_11", "kind": "colour", "colour": "yellow", "symbols": ["elephant", "monk"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "yellow_12", "kind": "colour", "colour": "yellow", "symbols": ["elephant", "princess"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "yellow_13", "kind": "colour", "colour": "yellow", "symbols": ["elephant", "princess"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "yellow_14", "kind": "colour", "colour": "yellow", "symbols": ["elephant", "princess"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "yellow_15", "kind": "colour", "colour": "yellow", "symbols": ["elephant", "grand_mogul"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "yellow_16", "kind": "colour", "colour": "yellow", "symbols": ["elephant", "grand_mogul"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "yellow_17", "kind": "colour", "colour": "yellow", "symbols": ["vizier", "monk"], "source": "reconstructed: which two symbols are paired; that each of the five symbols occurs twice per colour and that colours differ: public: creative_incubation"}, {"id": "yellow_18", "kind": "colour", "colour": "yellow", "symbols": ["monk", "grand_mogul"], "source": "reconstructed: which two symbols are paired; that each of the five symbols occurs twice per colour and that colours differ: public: creative_incubation"}, {"id": "yellow_19", "kind": "colour", "colour": "yellow", "symbols": ["grand_mogul", "general"], "source": "reconstructed: which two symbols are paired; that each of the five symbols occurs twice per colour and that colours differ: public: creative_incubation"}, {"id": "yellow_20", "kind": "colour", "colour": "yellow", "symbols": ["general", "princess"], "source": "reconstructed: which two symbols are paired; that each of the five symbols occurs twice per colour and that colours differ: public: creative_incubation"}, {"id": "yellow_21", "kind": "colour", "colour": "yellow", "symbols": ["princess", "vizier"], "source": "reconstructed: which two symbols are paired; that each of the five symbols occurs twice per colour and that colours differ: public: creative_incubation"}, {"id": "green_01", "kind": "colour", "colour": "green", "symbols": ["elephant", "elephant"], "source": "public: creative_incubation (two double elephants per colour; two equal symbols only as elephants: poeppelkiste)"}, {"id": "green_02", "kind": "colour", "colour": "green", "symbols": ["elephant", "elephant"], "source": "public: creative_incubation (two double elephants per colour; two equal symbols only as elephants: poeppelkiste)"}, {"id": "green_03", "kind": "colour", "colour": "green", "symbols": ["elephant", "vizier"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "green_04", "kind": "colour", "colour": "green", "symbols": ["elephant", "vizier"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "green_05", "kind": "colour", "colour": "green", "symbols": ["elephant", "vizier"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "green_06", "kind": "colour", "colour": "green", "symbols": ["elephant", "general"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "green_07", "kind": "colour", "colour": "green", "symbols": ["elephant", "general"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "green_08", "kind": "colour", "colour": "green", "symbols": ["elephant", "general"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "green_09", "kind": "colour", "colour": "green", "symbols": ["elephant", "monk"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "green_10", "kind": "colour", "colour": "green", "symbols": ["elephant", "monk"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "green_11", "kind": "colour", "colour": "green", "symbols": ["elephant", "monk"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "green_12", "kind": "colour", "colour": "green", "symbols": ["elephant", "princess"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "green_13", "kind": "colour", "colour": "green", "symbols": ["elephant", "princess"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "green_14", "kind": "colour", "colour": "green", "symbols": ["elephant", "princess"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "green_15", "kind": "colour", "colour": "green", "symbols": ["elephant", "grand_mogul"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "green_16", "kind": "colour", "colour": "green", "symbols": ["elephant", "grand_mogul"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "green_17", "kind": "colour", "colour": "green", "symbols": ["vizier", "general"], "source": "reconstructed: which two symbols are paired; that each of the five symbols occurs twice per colour and that colours differ: public: creative_incubation"}, {"id": "green_18", "kind": "colour", "colour": "green", "symbols": ["general", "princess"], "source": "reconstructed: which two symbols are paired; that each of the five symbols occurs twice per colour and that colours differ: public: creative_incubation"}, {"id": "green_19", "kind": "colour", "colour": "green", "symbols": ["princess", "monk"], "source": "reconstructed: which two symbols are paired; that each of the five symbols occurs twice per colour and that colours differ: public: creative_incubation"}, {"id": "green_20", "kind": "colour", "colour": "green", "symbols": ["monk", "grand_mogul"], "source": "reconstructed: which two symbols are paired; that each of the five symbols occurs twice per colour and that colours differ: public: creative_incubation"}, {"id": "green_21", "kind": "colour", "colour": "green", "symbols": ["grand_mogul", "vizier"], "source": "reconstructed: which two symbols are paired; that each of the five symbols occurs twice per colour and that colours differ: public: creative_incubation"}, {"id": "violet_01", "kind": "colour", "colour": "violet", "symbols": ["elephant", "elephant"], "source": "public: creative_incubation (two double elephants per colour; two equal symbols only as elephants: poeppelkiste)"}, {"id": "violet_02", "kind": "colour", "colour": "violet", "symbols": ["elephant", "elephant"], "source": "public: creative_incubation (two double elephants per colour; two equal symbols only as elephants: poeppelkiste)"}, {"id": "violet_03", "kind": "colour", "colour": "violet", "symbols": ["elephant", "vizier"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "violet_04", "kind": "colour", "colour": "violet", "symbols": ["elephant", "vizier"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "violet_05", "kind": "colour", "colour": "violet", "symbols": ["elephant", "vizier"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "violet_06", "kind": "colour", "colour": "violet", "symbols": ["elephant", "general"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "violet_07", "kind": "colour", "colour": "violet", "symbols": ["elephant", "general"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "violet_08", "kind": "colour", "colour": "violet", "symbols": ["elephant", "general"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "violet_09", "kind": "colour", "colour": "violet", "symbols": ["elephant", "monk"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "violet_10", "kind": "colour", "colour": "violet", "symbols": ["elephant", "monk"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "violet_11", "kind": "colour", "colour": "violet", "symbols": ["elephant", "monk"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "violet_12", "kind": "colour", "colour": "violet", "symbols": ["elephant", "princess"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "violet_13", "kind": "colour", "colour": "violet", "symbols": ["elephant", "princess"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "violet_14", "kind": "colour", "colour": "violet", "symbols": ["elephant", "princess"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "violet_15", "kind": "colour", "colour": "violet", "symbols": ["elephant", "grand_mogul"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "violet_16", "kind": "colour", "colour": "violet", "symbols": ["elephant", "grand_mogul"], "source": "public: creative_incubation (three per figure, two per grand mogul)"}, {"id": "violet_17", "kind": "colour", "colour": "violet", "symbols": ["vizier", "princess"], "source": "reconstructed: which two symbols are paired; that each of the five symbols occurs twice per colour and that colours differ: public: creative_incubation"}, {"id": "violet_18", "kind": "colour", "colour": "violet", "symbols": ["princess", "grand_mogul"], "source": "reconstructed: which two symbols are paired; that each of the five symbols occurs twice per colour and that colours differ: public: creative_incubation"}, {"id": "violet_19", "kind": "colour", "colour": "violet", "symbols": ["grand_mogul", "general"], "source": "reconstructed: which two symbols are paired; that each of the five symbols occurs twice per colour and that colours differ: public: creative_incubation"}, {"id": "violet_20", "kind": "colour", "colour": "violet", "symbols": ["general", "monk"], "source": "reconstructed: which two symbols are paired; that each of the five symbols occurs twice per colour and that colours differ: public: creative_incubation"}, {"id": "violet_21", "kind": "colour", "colour": "violet", "symbols": ["monk", "vizier"], "source": "reconstructed: which two symbols are paired; that each of the five symbols occurs twice per colour and that colours differ: public: creative_incubation"}, {"id": "white_01", "kind": "white", "colour": "white", "symbols": ["vizier"], "source": "public: creative_incubation (12 white: one of each symbol, seven elephants); one symbol on a white card: poeppelkiste"}, {"id": "white_02", "kind": "white", "colour": "white", "symbols": ["general"], "source": "public: creative_incubation (12 white: one of each symbol, seven elephants); one symbol on a white card: poeppelkiste"}, {"id": "white_03", "kind": "white", "colour": "white", "symbols": ["monk"], "source": "public: creative_incubation (12 white: one of each symbol, seven elephants); one symbol on a white card: poeppelkiste"}, {"id": "white_04", "kind": "white", "colour": "white", "symbols": ["princess"], "source": "public: creative_incubation (12 white: one of each symbol, seven elephants); one symbol on a white card: poeppelkiste"}, {"id": "white_05", "kind": "white", "colour": "white", "symbols": ["grand_mogul"], "source": "public: creative_incubation (12 white: one of each symbol, seven elephants); one symbol on a white card: poeppelkiste"}, {"id": "white_06", "kind": "white", "colour": "white", "symbols": ["elephant"], "source": "public: creative_incubation (12 white: one of each symbol, seven elephants); one symbol on a white card: poeppelkiste"}, {"id": "white_07", "kind": "white", "colour": "white", "symbols": ["elephant"], "source": "public: creative_incubation (12 white: one of each symbol, seven elephants); one symbol on a white card: poeppelkiste"}, {"id": "white_08", "kind": "white", "colour": "white", "symbols": ["elephant"], "source": "public: creative_incubation (12 white: one of each symbol, seven elephants); one symbol on a white card: poeppelkiste"}, {"id": "white_09", "kind": "white", "colour": "white", "symbols": ["elephant"], "source": "public: creative_incubation (12 white: one of each symbol, seven elephants); one symbol on a white card: poeppelkiste"}, {"id": "white_10", "kind": "white", "colour": "white", "symbols": ["elephant"], "source": "public: creative_incubation (12 white: one of each symbol, seven elephants); one symbol on a white card: poeppelkiste"}, {"id": "white_11", "kind": "white", "colour": "white", "symbols": ["elephant"], "source": "public: creative_incubation (12 white: one of each symbol, seven elephants); one symbol on a white card: poeppelkiste"}, {"id": "white_12", "kind": "white", "colour": "white", "symbols": ["elephant"], "source": "public: creative_incubation (12 white: one of each symbol, seven elephants); one symbol on a white card: poeppelkiste"}, {"id": "special_elephant", "kind": "special", "colour": "special", "symbols": ["elephant"], "effect": "elephant", "won_with_pair_of": "general", "source": "rulebook: special cards (works as a white elephant card); pair of generals: public: sologamer, creative_incubation"}, {"id": "special_grand_mogul", "kind": "special", "colour": "special", "symbols": ["grand_mogul"], "effect": "grand_mogul", "won_with_pair_of": "vizier", "source": "rulebook: special cards (works as a white grand mogul card); pair of viziers: recalled(low), theme fits (the vizier serves the grand mogul)"}, {"id": "special_plus_two", "kind": "special", "colour": "special", "symbols": [], "effect": "plus_two_points", "won_with_pair_of": "princess", "source": "rulebook: special cards (+2 points); pair of princesses: public: globetrotter"}, {"id": "special_colour_change", "kind": "special", "colour": "special", "symbols": [], "effect": "colour_change", "won_with_pair_of": "monk", "source": "rulebook: special cards (free colour); pair of monks: recalled(low), the kind left over"}], "influence_tiles": [{"id": "vizier_tile_1", "kind": "vizier", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "vizier_tile_2", "kind": "vizier", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "vizier_tile_3", "kind": "vizier", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "vizier_tile_4", "kind": "vizier", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "vizier_tile_5", "kind": "vizier", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "vizier_tile_6", "kind": "vizier", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "general_tile_1", "kind": "general", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "general_tile_2", "kind": "general", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "general_tile_3", "kind": "general", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "general_tile_4", "kind": "general", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "general_tile_5", "kind": "general", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "general_tile_6", "kind": "general", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "monk_tile_1", "kind": "monk", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "monk_tile_2", "kind": "monk", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "monk_tile_3", "kind": "monk", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "monk_tile_4", "kind": "monk", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "monk_tile_5", "kind": "monk", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "monk_tile_6", "kind": "monk", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "princess_tile_1", "kind": "princess", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "princess_tile_2", "kind": "princess", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "princess_tile_3", "kind": "princess", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "princess_tile_4", "kind": "princess", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "princess_tile_5", "kind": "princess", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}, {"id": "princess_tile_6", "kind": "princess", "source": "rulebook: components (24 in four kinds); six of each: public: globetrotter, ludorium, adoc_cz"}], "crown": [{"count": 1, "spare": 1, "home": "court", "source": "rulebook: components and withdrawing; a spare ring in the box: public: globetrotter"}], "palaces": [{"per_player": 20, "colours": 5, "total": 100, "limited": false, "source": "rulebook: preparation (supply is not a limit, use another colour); 20 per colour: public: adoc_cz, wiki_fr"}], "black_figures": [{"count": 2, "uses": ["current province", "starting player"], "source": "rulebook: preparation"}], "score_markers": [{"count": 5, "start": 0, "source": "rulebook: preparation"}], "player_counts": [{"id": "3_players", "players": 3, "display": 5, "hand": 6, "first_withdrawers_take": 2, "last_takes": 1, "display_left_over": 0, "source": "rulebook: preparation (5 / 7 / 9 open cards, 6 in hand) and end of turn (2 cards, the last player 1); formula 2N-1: public: hall9000, gokurakism"}, {"id": "4_players", "players": 4, "display": 7, "hand": 6, "first_withdrawers_take": 2, "last_takes": 1, "display_left_over": 0, "source": "rulebook: preparation (5 / 7 / 9 open cards, 6 in hand) and end of turn (2 cards, the last player 1); formula 2N-1: public: hall9000, gokurakism"}, {"id": "5_players", "players": 5, "display": 9, "hand": 6, "first_withdrawers_take": 2, "last_takes": 1, "display_left_over": 0, "source": "rulebook: preparation (5 / 7 / 9 open cards, 6 in hand) and end of turn (2 cards, the last player 1); formula 2N-1: public: hall9000, gokurakism"}], "numbers": [{"any_palace_now": 1, "each_linked_province": 1, "plus_two_card": 2, "commodity_step": 1, "unplayed_extra": 1, "tiles_for_a_special": 2, "hand_white_card": 1, "hand_special_card": 1, "hand_colour_card": 1, "source": "rulebook: influence points, special cards, end of turn, end of the round, end of the game"}], "rule_options": [{"id": "cards_are_discarded", "value": "before_points", "alternatives": ["before_points", "after_points"], "source": "rulebook: withdrawing and influence points (before), end of turn (after)"}], "example_palace_chain": [{"current_province": "ajmer_province", "letters": [["A", "ajmer_province"], ["B", "multan_province"], ["C", "lahore_province"], ["D", "delhi_province"], ["E", "agra_province"], ["F", "allahabad_province"], ["G", "malwa_province"], ["H", "gujarat_province"], ["I", "thatta_province"]], "cities": [["A1", "amber"], ["A2", "ajmer"], ["A3", "jodhpur"], ["A4", "bikaner"]], "palaces": [["red", "bikaner", "ajmer", "uch", "lahore", "gwalior"], ["blue", "amber", "jodhpur", "delhi", "umarkot"], ["brown", "jodhpur", "patan", "junagadh", "surat", "thatta", "mandu", "raisen", "kalinjar"], ["grey", "rohtas", "sialkot"]], "shared_city": "jodhpur", "crowned_by": "brown", "points": [["red", 4], ["blue", 3], ["brown", 5], ["grey", 0]], "source": "rulebook: worked example of palace scoring (points and letters); which cities of this map: reconstructed: one placing that gives those points; brown has 4 points for linked provinces but the text lists only three letters, F is added"}], "example_hand_1": [{"special": 1, "white": 0, "largest_colour": 5, "points": 6, "source": "rulebook: end of the game, first picture"}], "example_hand_2": [{"special": 1, "white": 1, "largest_colour": 2, "points": 4, "source": "rulebook: end of the game, second picture (its total is not in the text: sum)"}], "variant_two_players": [{"official_text_found": false, "enabled_by_default": false, "known": "In 2006 Knizia published rules for two players in which a dummy is the third player; a 2018 edition contains two-player rules with no extra parts.", "stand_in": ["set up as for three players: display of 5, third palace colour for the dummy, dummy has no hand", "dummy sits as third seat in turn order and can be starting player", "dummy turn 1 of a visit: turn up two cards of the deck as its played cards, colours do not matter", "dummy turn 2: it withdraws and wins what it strictly leads", "influence tile won by the dummy returns to the supply; it puts a regular palace in the free fortress, else the free city, first in list order of the province; a bonus tile there leaves the game", "crown won by the dummy is out for this visit, province tile won by it leaves the game", "dummy scores nothing; its two cards and the two first cards of the display (one if it is last) are discarded"], "source": "public: wiki_de, mindforge, gokurakism (that such rules exist); stand_in: reconstructed: not the official text"}]}}');
CREATE TABLE drafts (
	"table" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	version BIGINT NOT NULL, 
	lines JSON NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "drafts" VALUES('5ha5cz9ca5',1,10,'["take yellow_03"]');
CREATE TABLE events (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR(80) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "events" VALUES('gx9bahpfr4',0,-1,'lay province_tile_01 kabul_province',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',1,-1,'lay province_tile_02 ajmer_province',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',2,-1,'lay province_tile_03 thatta_province',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',3,-1,'lay province_tile_04 multan_province',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',4,-1,'lay province_tile_05 allahabad_province',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',5,-1,'lay province_tile_06 lahore_province',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',6,-1,'lay province_tile_07 kashmir_province',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',7,-1,'lay province_tile_08 malwa_province',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',8,-1,'lay province_tile_09 gujarat_province',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',9,-1,'lay province_tile_10 delhi_province',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',10,-1,'lay province_tile_11 awadh_province',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',11,-1,'bonus jewels_1 kabul',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',12,-1,'bonus draw_card_3 peshawar',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',13,-1,'bonus tea_2 srinagar',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',14,-1,'bonus draw_card_4 jammu',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',15,-1,'bonus draw_card_2 multan',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',16,-1,'bonus plus_two_1 lahore',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',17,-1,'bonus plus_two_4 delhi',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',18,-1,'bonus plus_two_2 umarkot',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',19,-1,'bonus tea_1 thatta',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',20,-1,'bonus spice_1 jodhpur',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',21,-1,'bonus draw_card_1 lucknow',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',22,-1,'bonus plus_two_3 junagadh',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',23,-1,'bonus plus_two_5 mandu',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',24,-1,'bonus jewels_2 benares',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',25,-1,'bonus draw_card_5 kalinjar',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',26,-1,'deal red_19',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',27,-1,'deal yellow_07',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',28,-1,'deal white_11',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',29,-1,'deal red_15',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',30,-1,'deal violet_04',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',31,-1,'deal yellow_13',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',32,-1,'deal red_06',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',33,-1,'deal yellow_02',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',34,-1,'deal green_09',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',35,-1,'deal yellow_21',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',36,-1,'deal violet_07',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',37,-1,'deal green_03',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',38,-1,'deal red_21',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',39,-1,'deal red_02',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',40,-1,'deal red_16',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',41,-1,'deal yellow_08',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',42,-1,'deal red_12',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',43,-1,'deal green_17',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',44,-1,'deal yellow_17',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',45,-1,'deal violet_08',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',46,-1,'deal red_01',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',47,-1,'deal yellow_19',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',48,-1,'deal green_04',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',49,-1,'start b',1794977656976);
INSERT INTO "events" VALUES('gx9bahpfr4',50,1,'play red_06',1794977657067);
INSERT INTO "events" VALUES('gx9bahpfr4',51,1,'done',1794977657099);
INSERT INTO "events" VALUES('gx9bahpfr4',52,2,'play red_21',1794977657268);
INSERT INTO "events" VALUES('gx9bahpfr4',53,2,'done',1794977657379);
INSERT INTO "events" VALUES('gx9bahpfr4',54,0,'withdraw',1794977657474);
INSERT INTO "events" VALUES('gx9bahpfr4',55,-1,'deal violet_17',1794977657474);
INSERT INTO "events" VALUES('gx9bahpfr4',56,0,'take red_01',1794977657513);
INSERT INTO "events" VALUES('gx9bahpfr4',57,0,'take violet_08',1794977657562);
INSERT INTO "events" VALUES('gx9bahpfr4',58,1,'withdraw',1794977657671);
INSERT INTO "events" VALUES('gx9bahpfr4',59,1,'palace ghazni',1794977657757);
INSERT INTO "events" VALUES('gx9bahpfr4',60,1,'take yellow_19',1794977657815);
INSERT INTO "events" VALUES('gx9bahpfr4',61,1,'take green_04',1794977657931);
INSERT INTO "events" VALUES('gx9bahpfr4',62,2,'play red_02',1794977658027);
INSERT INTO "events" VALUES('gx9bahpfr4',63,2,'done',1794977658091);
INSERT INTO "events" VALUES('gx9bahpfr4',64,2,'withdraw',1794977658248);
INSERT INTO "events" VALUES('gx9bahpfr4',65,2,'palace kabul',1794977658291);
INSERT INTO "events" VALUES('gx9bahpfr4',66,2,'crown kabul',1794977658332);
INSERT INTO "events" VALUES('gx9bahpfr4',67,-1,'deal green_20',1794977658332);
INSERT INTO "events" VALUES('gx9bahpfr4',68,-1,'deal violet_03',1794977658332);
INSERT INTO "events" VALUES('gx9bahpfr4',69,-1,'deal yellow_09',1794977658332);
INSERT INTO "events" VALUES('gx9bahpfr4',70,-1,'deal white_05',1794977658332);
INSERT INTO "events" VALUES('gx9bahpfr4',71,-1,'deal violet_14',1794977658332);
INSERT INTO "events" VALUES('gx9bahpfr4',72,2,'withdraw',1794977658387);
INSERT INTO "events" VALUES('gx9bahpfr4',73,-1,'deal violet_01',1794977658387);
INSERT INTO "events" VALUES('gx9bahpfr4',74,2,'take violet_03',1794977658432);
INSERT INTO "events" VALUES('gx9bahpfr4',75,2,'take yellow_09',1794977658488);
INSERT INTO "events" VALUES('gx9bahpfr4',76,0,'play violet_17',1794977658517);
INSERT INTO "events" VALUES('gx9bahpfr4',77,0,'done',1794977658629);
INSERT INTO "events" VALUES('gx9bahpfr4',78,1,'play yellow_21',1794977658898);
INSERT INTO "events" VALUES('gx9bahpfr4',79,1,'done',1794977659045);
INSERT INTO "events" VALUES('gx9bahpfr4',80,0,'play violet_04',1794977659127);
INSERT INTO "events" VALUES('gx9bahpfr4',81,0,'done',1794977659231);
INSERT INTO "events" VALUES('gx9bahpfr4',82,1,'withdraw',1794977659256);
INSERT INTO "events" VALUES('gx9bahpfr4',83,1,'take green_20',1794977659264);
INSERT INTO "events" VALUES('gx9bahpfr4',84,1,'take white_05',1794977659277);
INSERT INTO "events" VALUES('gx9bahpfr4',85,0,'withdraw',1794977659292);
INSERT INTO "events" VALUES('gx9bahpfr4',86,0,'palace ajmer',1794977659324);
INSERT INTO "events" VALUES('gx9bahpfr4',87,0,'palace amber',1794977659397);
INSERT INTO "events" VALUES('gx9bahpfr4',88,-1,'deal violet_13',1794977659397);
INSERT INTO "events" VALUES('gx9bahpfr4',89,-1,'deal green_10',1794977659397);
INSERT INTO "events" VALUES('gx9bahpfr4',90,-1,'deal red_20',1794977659397);
INSERT INTO "events" VALUES('gx9bahpfr4',91,-1,'deal yellow_04',1794977659397);
INSERT INTO "events" VALUES('gx9bahpfr4',92,-1,'deal white_04',1794977659397);
INSERT INTO "events" VALUES('gx9bahpfr4',93,0,'play red_19',1794977659439);
INSERT INTO "events" VALUES('gx9bahpfr4',94,0,'done',1794977659467);
INSERT INTO "events" VALUES('gx9bahpfr4',95,1,'play green_20',1794977659503);
INSERT INTO "events" VALUES('gx9bahpfr4',96,1,'done',1794977659563);
INSERT INTO "events" VALUES('gx9bahpfr4',97,2,'play red_16',1794977659618);
INSERT INTO "events" VALUES('gx9bahpfr4',98,2,'done',1794977659676);
INSERT INTO "events" VALUES('gx9bahpfr4',99,0,'withdraw',1794977659728);
INSERT INTO "events" VALUES('gx9bahpfr4',100,0,'palace nasarpur',1794977659775);
INSERT INTO "events" VALUES('gx9bahpfr4',101,0,'take violet_13',1794977659819);
INSERT INTO "events" VALUES('gx9bahpfr4',102,0,'take white_04',1794977659859);
INSERT INTO "events" VALUES('gx9bahpfr4',103,1,'play green_04',1794977659903);
INSERT INTO "events" VALUES('gx9bahpfr4',104,1,'done',1794977660146);
INSERT INTO "events" VALUES('gx9bahpfr4',105,2,'play red_12',1794977660187);
INSERT INTO "events" VALUES('gx9bahpfr4',106,2,'done',1794977660228);
INSERT INTO "events" VALUES('gx9bahpfr4',107,1,'play green_03',1794977660275);
INSERT INTO "events" VALUES('gx9bahpfr4',108,1,'done',1794977660372);
INSERT INTO "events" VALUES('gx9bahpfr4',109,2,'withdraw',1794977660436);
INSERT INTO "events" VALUES('gx9bahpfr4',110,2,'take red_20',1794977660464);
INSERT INTO "events" VALUES('gx9bahpfr4',111,2,'take green_10',1794977660498);
INSERT INTO "events" VALUES('gx9bahpfr4',112,1,'withdraw',1794977660535);
INSERT INTO "events" VALUES('gx9bahpfr4',113,1,'palace sehwan',1794977660576);
INSERT INTO "events" VALUES('gx9bahpfr4',114,1,'crown thatta',1794977660619);
INSERT INTO "events" VALUES('gx9bahpfr4',115,1,'palace umarkot',1794977660655);
INSERT INTO "events" VALUES('gx9bahpfr4',116,-1,'deal violet_02',1794977660655);
INSERT INTO "events" VALUES('gx9bahpfr4',117,-1,'deal green_01',1794977660655);
INSERT INTO "events" VALUES('gx9bahpfr4',118,-1,'deal yellow_14',1794977660655);
INSERT INTO "events" VALUES('gx9bahpfr4',119,-1,'deal red_07',1794977660655);
INSERT INTO "events" VALUES('gx9bahpfr4',120,-1,'deal green_18',1794977660655);
INSERT INTO "events" VALUES('gx9bahpfr4',121,1,'play green_09',1794977660691);
INSERT INTO "events" VALUES('gx9bahpfr4',122,1,'add white_05',1794977660732);
INSERT INTO "events" VALUES('gx9bahpfr4',123,2,'play violet_01',1794977660753);
INSERT INTO "events" VALUES('gx9bahpfr4',124,2,'done',1794977660778);
INSERT INTO "events" VALUES('gx9bahpfr4',125,0,'play violet_14',1794977660807);
INSERT INTO "events" VALUES('gx9bahpfr4',126,0,'add white_11',1794977660832);
INSERT INTO "events" VALUES('gx9bahpfr4',127,1,'withdraw',1794977660855);
INSERT INTO "events" VALUES('gx9bahpfr4',128,1,'palace uch',1794977660877);
INSERT INTO "events" VALUES('gx9bahpfr4',129,1,'crown multan',1794977660901);
INSERT INTO "events" VALUES('gx9bahpfr4',130,1,'take red_07',1794977660926);
INSERT INTO "events" VALUES('gx9bahpfr4',131,1,'take green_18',1794977660950);
INSERT INTO "events" VALUES('gx9bahpfr4',132,2,'play violet_03',1794977660980);
INSERT INTO "events" VALUES('gx9bahpfr4',133,2,'done',1794977661008);
INSERT INTO "events" VALUES('gx9bahpfr4',134,0,'withdraw',1794977661034);
INSERT INTO "events" VALUES('gx9bahpfr4',135,0,'palace dera_ghazi_khan',1794977661063);
INSERT INTO "events" VALUES('gx9bahpfr4',136,0,'take green_01',1794977661107);
INSERT INTO "events" VALUES('gx9bahpfr4',137,0,'take yellow_14',1794977661137);
INSERT INTO "events" VALUES('gx9bahpfr4',138,2,'withdraw',1794977661151);
INSERT INTO "events" VALUES('gx9bahpfr4',139,2,'palace bhakkar',1794977661205);
INSERT INTO "events" VALUES('gx9bahpfr4',140,-1,'deal red_13',1794977661205);
INSERT INTO "events" VALUES('gx9bahpfr4',141,-1,'deal white_08',1794977661205);
INSERT INTO "events" VALUES('gx9bahpfr4',142,-1,'deal white_02',1794977661205);
INSERT INTO "events" VALUES('gx9bahpfr4',143,-1,'deal violet_10',1794977661205);
INSERT INTO "events" VALUES('gx9bahpfr4',144,-1,'deal green_08',1794977661205);
INSERT INTO "events" VALUES('gx9bahpfr4',145,2,'play violet_02',1794977661337);
INSERT INTO "events" VALUES('gx9bahpfr4',146,2,'done',1794977661346);
INSERT INTO "events" VALUES('gx9bahpfr4',147,0,'play red_15',1794977661354);
INSERT INTO "events" VALUES('gx9bahpfr4',148,0,'done',1794977661364);
INSERT INTO "events" VALUES('gx9bahpfr4',149,1,'play yellow_02',1794977661372);
INSERT INTO "events" VALUES('gx9bahpfr4',150,1,'done',1794977661380);
INSERT INTO "events" VALUES('gx9bahpfr4',151,2,'withdraw',1794977661391);
INSERT INTO "events" VALUES('gx9bahpfr4',152,2,'take white_02',1794977661399);
INSERT INTO "events" VALUES('gx9bahpfr4',153,2,'take violet_10',1794977661406);
INSERT INTO "events" VALUES('gx9bahpfr4',154,0,'withdraw',1794977661419);
INSERT INTO "events" VALUES('gx9bahpfr4',155,0,'crown allahabad',1794977661478);
INSERT INTO "events" VALUES('gx9bahpfr4',156,0,'take white_08',1794977661547);
INSERT INTO "events" VALUES('gx9bahpfr4',157,0,'take red_13',1794977661579);
INSERT INTO "events" VALUES('gx9bahpfr4',158,1,'play red_07',1794977661775);
INSERT INTO "events" VALUES('gx9bahpfr4',159,1,'play yellow_04',1794977661812);
INSERT INTO "events" VALUES('gx9bahpfr4',160,1,'done',1794977661907);
INSERT INTO "events" VALUES('gx9bahpfr4',161,1,'play yellow_19',1794977661973);
INSERT INTO "events" VALUES('gx9bahpfr4',162,1,'done',1794977662048);
INSERT INTO "events" VALUES('gx9bahpfr4',163,1,'withdraw',1794977662163);
INSERT INTO "events" VALUES('gx9bahpfr4',164,1,'palace kalinjar',1794977662221);
INSERT INTO "events" VALUES('gx9bahpfr4',165,1,'palace jaunpur',1794977662335);
INSERT INTO "events" VALUES('gx9bahpfr4',166,-1,'deal green_12',1794977662335);
INSERT INTO "events" VALUES('gx9bahpfr4',167,-1,'deal green_15',1794977662335);
INSERT INTO "events" VALUES('gx9bahpfr4',168,-1,'deal red_17',1794977662335);
INSERT INTO "events" VALUES('gx9bahpfr4',169,-1,'deal white_06',1794977662335);
INSERT INTO "events" VALUES('gx9bahpfr4',170,-1,'deal violet_06',1794977662335);
INSERT INTO "events" VALUES('gx9bahpfr4',171,-1,'deal yellow_12',1794977662335);
INSERT INTO "events" VALUES('gx9bahpfr4',172,0,'withdraw',1794977662416);
INSERT INTO "events" VALUES('gx9bahpfr4',173,-1,'deal green_07',1794977662416);
INSERT INTO "events" VALUES('gx9bahpfr4',174,0,'take white_06',1794977662609);
INSERT INTO "events" VALUES('gx9bahpfr4',175,0,'take yellow_12',1794977662654);
INSERT INTO "events" VALUES('gx9bahpfr4',176,1,'play green_18',1794977662680);
INSERT INTO "events" VALUES('gx9bahpfr4',177,1,'add special_grand_mogul',1794977662712);
INSERT INTO "events" VALUES('gx9bahpfr4',178,2,'play red_20',1794977662739);
INSERT INTO "events" VALUES('gx9bahpfr4',179,2,'done',1794977662771);
INSERT INTO "events" VALUES('gx9bahpfr4',180,1,'play green_08',1794977662811);
INSERT INTO "events" VALUES('gx9bahpfr4',181,1,'add special_elephant',1794977662888);
INSERT INTO "events" VALUES('gx9bahpfr4',182,2,'withdraw',1794977662935);
INSERT INTO "events" VALUES('gx9bahpfr4',183,2,'take green_15',1794977662966);
INSERT INTO "events" VALUES('gx9bahpfr4',184,2,'take red_17',1794977663039);
INSERT INTO "events" VALUES('gx9bahpfr4',185,1,'withdraw',1794977663054);
INSERT INTO "events" VALUES('gx9bahpfr4',186,1,'crown rohtas',1794977663181);
INSERT INTO "events" VALUES('gx9bahpfr4',187,1,'palace lahore',1794977663327);
INSERT INTO "events" VALUES('gx9bahpfr4',188,1,'palace jalandhar',1794977663337);
INSERT INTO "events" VALUES('gx9bahpfr4',189,-1,'deal violet_09',1794977663337);
INSERT INTO "events" VALUES('gx9bahpfr4',190,-1,'deal yellow_16',1794977663337);
INSERT INTO "events" VALUES('gx9bahpfr4',191,-1,'deal white_03',1794977663337);
INSERT INTO "events" VALUES('gx9bahpfr4',192,-1,'deal white_10',1794977663337);
INSERT INTO "events" VALUES('gx9bahpfr4',193,-1,'deal white_12',1794977663337);
INSERT INTO "events" VALUES('gx9bahpfr4',194,1,'play green_12',1794977663344);
INSERT INTO "events" VALUES('gx9bahpfr4',195,1,'add special_colour_change',1794977663352);
INSERT INTO "events" VALUES('gx9bahpfr4',196,2,'withdraw',1794977663360);
INSERT INTO "events" VALUES('gx9bahpfr4',197,-1,'deal yellow_15',1794977663360);
INSERT INTO "events" VALUES('gx9bahpfr4',198,2,'take white_10',1794977663368);
INSERT INTO "events" VALUES('gx9bahpfr4',199,2,'take yellow_16',1794977663385);
INSERT INTO "events" VALUES('gx9bahpfr4',200,0,'play yellow_12',1794977663423);
INSERT INTO "events" VALUES('gx9bahpfr4',201,0,'done',1794977663432);
INSERT INTO "events" VALUES('gx9bahpfr4',202,1,'play violet_06',1794977663444);
INSERT INTO "events" VALUES('gx9bahpfr4',203,1,'done',1794977663458);
INSERT INTO "events" VALUES('gx9bahpfr4',204,0,'play yellow_07',1794977663470);
INSERT INTO "events" VALUES('gx9bahpfr4',205,0,'add white_08',1794977663528);
INSERT INTO "events" VALUES('gx9bahpfr4',206,1,'play violet_07',1794977663545);
INSERT INTO "events" VALUES('gx9bahpfr4',207,1,'add special_grand_mogul',1794977663574);
INSERT INTO "events" VALUES('gx9bahpfr4',208,0,'play yellow_14',1794977663611);
INSERT INTO "events" VALUES('gx9bahpfr4',209,0,'done',1794977663755);
INSERT INTO "events" VALUES('gx9bahpfr4',210,1,'withdraw',1794977663787);
INSERT INTO "events" VALUES('gx9bahpfr4',211,1,'palace srinagar',1794977663812);
INSERT INTO "events" VALUES('gx9bahpfr4',212,1,'crown baramulla',1794977663865);
INSERT INTO "events" VALUES('gx9bahpfr4',213,1,'take violet_09',1794977663919);
INSERT INTO "events" VALUES('gx9bahpfr4',214,1,'take white_03',1794977663927);
INSERT INTO "events" VALUES('gx9bahpfr4',215,0,'withdraw',1794977663935);
INSERT INTO "events" VALUES('gx9bahpfr4',216,0,'palace baramulla',1794977663942);
INSERT INTO "events" VALUES('gx9bahpfr4',217,-1,'deal white_01',1794977663942);
INSERT INTO "events" VALUES('gx9bahpfr4',218,-1,'deal red_03',1794977663942);
INSERT INTO "events" VALUES('gx9bahpfr4',219,-1,'deal red_10',1794977663942);
INSERT INTO "events" VALUES('gx9bahpfr4',220,-1,'deal violet_19',1794977663942);
INSERT INTO "events" VALUES('gx9bahpfr4',221,-1,'deal yellow_11',1794977663942);
INSERT INTO "events" VALUES('gx9bahpfr4',222,2,'play red_17',1794977663949);
INSERT INTO "events" VALUES('gx9bahpfr4',223,2,'done',1794977663957);
INSERT INTO "events" VALUES('gx9bahpfr4',224,0,'play red_01',1794977663987);
INSERT INTO "events" VALUES('gx9bahpfr4',225,0,'add white_12',1794977664356);
INSERT INTO "events" VALUES('gx9bahpfr4',226,1,'withdraw',1794977664428);
INSERT INTO "events" VALUES('gx9bahpfr4',227,-1,'deal green_21',1794977664428);
INSERT INTO "events" VALUES('gx9bahpfr4',228,1,'take red_03',1794977664502);
INSERT INTO "events" VALUES('gx9bahpfr4',229,1,'take red_10',1794977664689);
INSERT INTO "events" VALUES('gx9bahpfr4',230,2,'withdraw',1794977664698);
INSERT INTO "events" VALUES('gx9bahpfr4',231,2,'palace mandu',1794977664709);
INSERT INTO "events" VALUES('gx9bahpfr4',232,2,'palace chanderi',1794977664718);
INSERT INTO "events" VALUES('gx9bahpfr4',233,2,'take yellow_11',1794977664732);
INSERT INTO "events" VALUES('gx9bahpfr4',234,2,'take white_01',1794977664804);
INSERT INTO "events" VALUES('gx9bahpfr4',235,0,'withdraw',1794977664987);
INSERT INTO "events" VALUES('gx9bahpfr4',236,-1,'deal violet_20',1794977664987);
INSERT INTO "events" VALUES('gx9bahpfr4',237,-1,'deal yellow_03',1794977664987);
INSERT INTO "events" VALUES('gx9bahpfr4',238,-1,'deal red_04',1794977664987);
INSERT INTO "events" VALUES('gx9bahpfr4',239,-1,'deal red_14',1794977664987);
INSERT INTO "events" VALUES('gx9bahpfr4',240,-1,'deal yellow_18',1794977664987);
INSERT INTO "events" VALUES('gx9bahpfr4',241,0,'play violet_19',1794977665034);
INSERT INTO "events" VALUES('gx9bahpfr4',242,0,'add white_06',1794977665075);
INSERT INTO "events" VALUES('gx9bahpfr4',243,1,'play green_21',1794977665119);
INSERT INTO "events" VALUES('gx9bahpfr4',244,1,'add special_elephant',1794977665167);
INSERT INTO "events" VALUES('gx9bahpfr4',245,2,'play violet_10',1794977665239);
INSERT INTO "events" VALUES('gx9bahpfr4',246,2,'add white_10',1794977665286);
INSERT INTO "events" VALUES('gx9bahpfr4',247,0,'withdraw',1794977665300);
INSERT INTO "events" VALUES('gx9bahpfr4',248,0,'palace junagadh',1794977665375);
INSERT INTO "events" VALUES('gx9bahpfr4',249,0,'take red_14',1794977665468);
INSERT INTO "events" VALUES('gx9bahpfr4',250,0,'take yellow_03',1794977665589);
INSERT INTO "events" VALUES('gx9bahpfr4',251,1,'play violet_09',1794977665656);
INSERT INTO "events" VALUES('gx9bahpfr4',252,2,'withdraw',1794977666070);
INSERT INTO "events" VALUES('gx9bahpfr4',253,2,'take yellow_18',1794977666122);
INSERT INTO "events" VALUES('gx9bahpfr4',254,2,'take red_04',1794977666177);
INSERT INTO "events" VALUES('gx9bahpfr4',255,1,'withdraw',1794977666223);
INSERT INTO "events" VALUES('gx9bahpfr4',256,1,'palace patan',1794977666251);
INSERT INTO "events" VALUES('gx9bahpfr4',257,1,'palace ahmadabad',1794977666284);
INSERT INTO "events" VALUES('gx9bahpfr4',258,1,'crown ahmadabad',1794977666315);
INSERT INTO "events" VALUES('gx9bahpfr4',259,-1,'deal green_13',1794977666315);
INSERT INTO "events" VALUES('gx9bahpfr4',260,-1,'deal violet_18',1794977666315);
INSERT INTO "events" VALUES('gx9bahpfr4',261,-1,'deal red_11',1794977666315);
INSERT INTO "events" VALUES('gx9bahpfr4',262,-1,'deal green_16',1794977666315);
INSERT INTO "events" VALUES('gx9bahpfr4',263,-1,'deal violet_11',1794977666315);
INSERT INTO "events" VALUES('gx9bahpfr4',264,1,'play red_03',1794977666357);
INSERT INTO "events" VALUES('gx9bahpfr4',265,1,'add special_grand_mogul',1794977666503);
INSERT INTO "events" VALUES('gx9bahpfr4',266,2,'play red_04',1794977666514);
INSERT INTO "events" VALUES('gx9bahpfr4',267,2,'done',1794977666522);
INSERT INTO "events" VALUES('gx9bahpfr4',268,0,'play red_14',1794977666534);
INSERT INTO "events" VALUES('gx9bahpfr4',269,0,'add special_plus_two',1794977666575);
INSERT INTO "events" VALUES('gx9bahpfr4',270,1,'withdraw',1794977666663);
INSERT INTO "events" VALUES('gx9bahpfr4',271,1,'crown saharanpur',1794977666912);
INSERT INTO "events" VALUES('gx9bahpfr4',272,1,'take violet_11',1794977667275);
INSERT INTO "events" VALUES('gx9bahpfr4',273,1,'take green_16',1794977667285);
INSERT INTO "events" VALUES('gx9bahpfr4',274,2,'withdraw',1794977667440);
INSERT INTO "events" VALUES('gx9bahpfr4',275,2,'palace saharanpur',1794977667487);
INSERT INTO "events" VALUES('gx9bahpfr4',276,2,'take red_11',1794977667531);
INSERT INTO "events" VALUES('gx9bahpfr4',277,2,'take violet_18',1794977667851);
INSERT INTO "events" VALUES('gx9bahpfr4',278,0,'play red_13',1794977667879);
INSERT INTO "events" VALUES('gx9bahpfr4',279,0,'done',1794977667935);
INSERT INTO "events" VALUES('gx9bahpfr4',280,0,'withdraw',1794977668039);
INSERT INTO "events" VALUES('gx9bahpfr4',281,0,'palace badaun',1794977668058);
INSERT INTO "events" VALUES('gx9bahpfr4',282,-1,'deal yellow_10',1794977668058);
INSERT INTO "events" VALUES('gx9bahpfr4',283,-1,'deal red_08',1794977668058);
INSERT INTO "events" VALUES('gx9bahpfr4',284,-1,'deal red_05',1794977668058);
INSERT INTO "events" VALUES('gx9bahpfr4',285,-1,'deal yellow_01',1794977668058);
INSERT INTO "events" VALUES('gx9bahpfr4',286,-1,'deal violet_16',1794977668058);
INSERT INTO "events" VALUES('gx9bahpfr4',287,2,'play yellow_08',1794977668073);
INSERT INTO "events" VALUES('gx9bahpfr4',288,2,'add white_01',1794977668243);
INSERT INTO "events" VALUES('gx9bahpfr4',289,0,'play yellow_13',1794977668439);
INSERT INTO "events" VALUES('gx9bahpfr4',290,0,'done',1794977668619);
INSERT INTO "events" VALUES('gx9bahpfr4',291,1,'play violet_11',1794977668670);
INSERT INTO "events" VALUES('gx9bahpfr4',292,1,'add special_elephant',1794977668785);
INSERT INTO "events" VALUES('gx9bahpfr4',293,2,'play yellow_17',1794977668849);
INSERT INTO "events" VALUES('gx9bahpfr4',294,2,'add white_02',1794977668922);
INSERT INTO "events" VALUES('gx9bahpfr4',295,0,'play yellow_03',1794977669015);
INSERT INTO "events" VALUES('gx9bahpfr4',296,0,'done',1794977669038);
INSERT INTO "events" VALUES('gx9bahpfr4',297,1,'play red_10',1794977669071);
INSERT INTO "events" VALUES('gx9bahpfr4',298,2,'play yellow_15',1794977669331);
INSERT INTO "events" VALUES('gx9bahpfr4',299,2,'add special_grand_mogul',1794977669472);
INSERT INTO "events" VALUES('gx9bahpfr4',300,0,'withdraw',1794977669537);
INSERT INTO "events" VALUES('gx9bahpfr4',301,0,'palace khairabad',1794977669657);
INSERT INTO "events" VALUES('gx9bahpfr4',302,0,'take violet_16',1794977669781);
INSERT INTO "events" VALUES('gx9bahpfr4',303,0,'take red_05',1794977669853);
INSERT INTO "events" VALUES('gx9bahpfr4',304,1,'withdraw',1794977669876);
INSERT INTO "events" VALUES('gx9bahpfr4',305,1,'palace lucknow',1794977669896);
INSERT INTO "events" VALUES('gx9bahpfr4',306,-1,'deal red_09',1794977669896);
INSERT INTO "events" VALUES('gx9bahpfr4',307,1,'take yellow_10',1794977670019);
INSERT INTO "events" VALUES('gx9bahpfr4',308,1,'take red_08',1794977670259);
INSERT INTO "events" VALUES('gx9bahpfr4',309,2,'play yellow_16',1794977670401);
INSERT INTO "events" VALUES('gx9bahpfr4',310,2,'done',1794977670737);
INSERT INTO "events" VALUES('gx9bahpfr4',311,2,'withdraw',1794977671006);
INSERT INTO "events" VALUES('gx9bahpfr4',312,2,'crown khairabad',1794977671019);
INSERT INTO "events" VALUES('gx9bahpfr4',313,2,'palace gorakhpur',1794977671040);
INSERT INTO "events" VALUES('gx9bahpfr4',314,-1,'deal green_05',1794977671040);
INSERT INTO "events" VALUES('gx9bahpfr4',315,-1,'deal yellow_20',1794977671040);
INSERT INTO "events" VALUES('gx9bahpfr4',316,-1,'deal red_18',1794977671040);
INSERT INTO "events" VALUES('gx9bahpfr4',317,-1,'deal green_14',1794977671040);
INSERT INTO "events" VALUES('gx9bahpfr4',318,-1,'deal yellow_06',1794977671040);
INSERT INTO "events" VALUES('gx9bahpfr4',319,0,'play violet_08',1794977671067);
INSERT INTO "events" VALUES('gx9bahpfr4',320,0,'done',1794977671107);
INSERT INTO "events" VALUES('gx9bahpfr4',321,1,'play violet_20',1794977671123);
INSERT INTO "events" VALUES('gx9bahpfr4',322,1,'add special_colour_change',1794977671167);
INSERT INTO "events" VALUES('gx9bahpfr4',323,2,'play yellow_11',1794977671344);
INSERT INTO "events" VALUES('gx9bahpfr4',324,2,'add special_grand_mogul',1794977671441);
INSERT INTO "events" VALUES('gx9bahpfr4',325,0,'play violet_16',1794977671473);
INSERT INTO "events" VALUES('gx9bahpfr4',326,0,'done',1794977671520);
INSERT INTO "events" VALUES('gx9bahpfr4',327,1,'play yellow_10',1794977671571);
INSERT INTO "events" VALUES('gx9bahpfr4',328,1,'done',1794977671595);
INSERT INTO "events" VALUES('gx9bahpfr4',329,2,'play yellow_01',1794977671618);
INSERT INTO "events" VALUES('gx9bahpfr4',330,2,'done',1794977671657);
INSERT INTO "events" VALUES('gx9bahpfr4',331,0,'play violet_13',1794977671723);
INSERT INTO "events" VALUES('gx9bahpfr4',332,0,'done',1794977671763);
INSERT INTO "events" VALUES('gx9bahpfr4',333,1,'withdraw',1794977671795);
INSERT INTO "events" VALUES('gx9bahpfr4',334,1,'palace agra',1794977671827);
INSERT INTO "events" VALUES('gx9bahpfr4',335,1,'take green_14',1794977671955);
INSERT INTO "events" VALUES('gx9bahpfr4',336,1,'take yellow_06',1794977672051);
INSERT INTO "events" VALUES('gx9bahpfr4',337,2,'play yellow_18',1794977672095);
INSERT INTO "events" VALUES('gx9bahpfr4',338,2,'done',1794977672224);
INSERT INTO "events" VALUES('gx9bahpfr4',339,0,'withdraw',1794977672355);
INSERT INTO "events" VALUES('gx9bahpfr4',340,0,'palace gwalior',1794977672374);
INSERT INTO "events" VALUES('gx9bahpfr4',341,0,'palace kalpi',1794977672386);
INSERT INTO "events" VALUES('gx9bahpfr4',342,0,'take green_05',1794977672397);
INSERT INTO "events" VALUES('gx9bahpfr4',343,0,'take yellow_20',1794977672431);
INSERT INTO "events" VALUES('gx9bahpfr4',344,2,'withdraw',1794977672476);
INSERT INTO "events" VALUES('gx9bahpfr4',345,2,'crown kalpi',1794977673035);
INSERT INTO "events" VALUES('5ha5cz9ca5',0,-1,'lay province_tile_01 lahore_province',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',1,-1,'lay province_tile_02 kabul_province',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',2,-1,'lay province_tile_03 thatta_province',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',3,-1,'lay province_tile_04 gujarat_province',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',4,-1,'lay province_tile_05 ajmer_province',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',5,-1,'lay province_tile_06 multan_province',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',6,-1,'lay province_tile_07 malwa_province',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',7,-1,'lay province_tile_08 delhi_province',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',8,-1,'lay province_tile_09 allahabad_province',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',9,-1,'lay province_tile_10 awadh_province',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',10,-1,'lay province_tile_11 kashmir_province',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',11,-1,'bonus draw_card_5 kabul',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',12,-1,'bonus tea_1 peshawar',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',13,-1,'bonus tea_2 srinagar',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',14,-1,'bonus draw_card_4 jammu',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',15,-1,'bonus plus_two_4 multan',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',16,-1,'bonus jewels_1 lahore',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',17,-1,'bonus plus_two_3 delhi',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',18,-1,'bonus plus_two_5 umarkot',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',19,-1,'bonus draw_card_1 thatta',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',20,-1,'bonus draw_card_3 jodhpur',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',21,-1,'bonus spice_1 lucknow',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',22,-1,'bonus draw_card_2 junagadh',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',23,-1,'bonus plus_two_1 mandu',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',24,-1,'bonus plus_two_2 benares',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',25,-1,'bonus jewels_2 kalinjar',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',26,-1,'deal yellow_01',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',27,-1,'deal yellow_18',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',28,-1,'deal red_14',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',29,-1,'deal violet_17',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',30,-1,'deal yellow_15',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',31,-1,'deal white_02',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',32,-1,'deal green_09',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',33,-1,'deal violet_21',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',34,-1,'deal yellow_10',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',35,-1,'deal violet_06',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',36,-1,'deal violet_15',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',37,-1,'deal white_05',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',38,-1,'deal yellow_14',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',39,-1,'deal yellow_02',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',40,-1,'deal green_08',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',41,-1,'deal yellow_19',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',42,-1,'deal violet_02',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',43,-1,'deal red_01',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',44,-1,'deal yellow_03',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',45,-1,'deal red_06',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',46,-1,'deal green_19',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',47,-1,'deal green_02',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',48,-1,'deal violet_07',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',49,-1,'start b',1794977673226);
INSERT INTO "events" VALUES('5ha5cz9ca5',50,1,'play green_09',1794977673323);
INSERT INTO "events" VALUES('5ha5cz9ca5',51,1,'add white_05',1794977673522);
INSERT INTO "events" VALUES('5ha5cz9ca5',52,2,'play yellow_14',1794977673752);
INSERT INTO "events" VALUES('5ha5cz9ca5',53,2,'done',1794977673859);
INSERT INTO "events" VALUES('5ha5cz9ca5',54,0,'play yellow_01',1794977674028);
INSERT INTO "events" VALUES('5ha5cz9ca5',55,0,'add white_02',1794977674046);
INSERT INTO "events" VALUES('5ha5cz9ca5',56,1,'withdraw',1794977674080);
INSERT INTO "events" VALUES('5ha5cz9ca5',57,1,'palace rohtas',1794977674135);
INSERT INTO "events" VALUES('5ha5cz9ca5',58,1,'crown rohtas',1794977674168);
INSERT INTO "events" VALUES('4myca2avqa',0,-1,'lay province_tile_01 kashmir_province',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',1,-1,'lay province_tile_02 awadh_province',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',2,-1,'lay province_tile_03 thatta_province',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',3,-1,'lay province_tile_04 delhi_province',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',4,-1,'lay province_tile_05 allahabad_province',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',5,-1,'lay province_tile_06 multan_province',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',6,-1,'lay province_tile_07 lahore_province',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',7,-1,'lay province_tile_08 ajmer_province',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',8,-1,'lay province_tile_09 gujarat_province',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',9,-1,'lay province_tile_10 kabul_province',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',10,-1,'lay province_tile_11 malwa_province',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',11,-1,'bonus draw_card_2 kabul',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',12,-1,'bonus plus_two_5 peshawar',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',13,-1,'bonus plus_two_3 srinagar',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',14,-1,'bonus draw_card_1 jammu',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',15,-1,'bonus draw_card_4 multan',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',16,-1,'bonus jewels_2 lahore',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',17,-1,'bonus plus_two_2 delhi',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',18,-1,'bonus spice_1 umarkot',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',19,-1,'bonus jewels_1 thatta',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',20,-1,'bonus tea_2 jodhpur',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',21,-1,'bonus plus_two_4 lucknow',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',22,-1,'bonus tea_1 junagadh',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',23,-1,'bonus plus_two_1 mandu',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',24,-1,'bonus draw_card_5 benares',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',25,-1,'bonus draw_card_3 kalinjar',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',26,-1,'deal white_09',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',27,-1,'deal yellow_21',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',28,-1,'deal green_13',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',29,-1,'deal green_01',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',30,-1,'deal red_16',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',31,-1,'deal red_03',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',32,-1,'deal yellow_16',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',33,-1,'deal red_01',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',34,-1,'deal violet_21',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',35,-1,'deal white_01',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',36,-1,'deal red_19',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',37,-1,'deal white_07',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',38,-1,'deal red_11',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',39,-1,'deal green_11',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',40,-1,'deal red_05',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',41,-1,'deal green_06',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',42,-1,'deal violet_18',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',43,-1,'deal green_07',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',44,-1,'deal white_03',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',45,-1,'deal yellow_05',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',46,-1,'deal green_14',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',47,-1,'deal violet_15',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',48,-1,'deal red_04',1794977674419);
INSERT INTO "events" VALUES('4myca2avqa',49,-1,'start a',1794977674419);
CREATE TABLE facts (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
CREATE TABLE passkeys (
	id VARCHAR(400) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	public_key TEXT NOT NULL, 
	uses BIGINT NOT NULL, added BIGINT, used BIGINT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "passkeys" VALUES('key','b33fd9e871330376e71bfd4d','public',3,NULL,NULL);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	password VARCHAR(200), 
	token VARCHAR(64), 
	settings JSON NOT NULL, 
	created BIGINT NOT NULL, sessions INTEGER DEFAULT 0 NOT NULL, look VARCHAR(160), 
	PRIMARY KEY (id), 
	UNIQUE (login), 
	UNIQUE (token)
);
INSERT INTO "people" VALUES('b33fd9e871330376e71bfd4d','Ann','ann','x','53a461a3a2abae1962ca14bbb5ac385d4abf44f6a8648f3389e076a457db217d','{}',1794977656774,0,'ann');
INSERT INTO "people" VALUES('75fa6adc454f88a96f52a0b5','Боб',NULL,NULL,'563361d15e273993d0c5d8306bc33ad0442ca24afd3468f36347d693f680aafc','{}',1794977656792,0,NULL);
CREATE TABLE records (
	id VARCHAR(16) NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE requests (
	"table" VARCHAR(16) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	id VARCHAR(40) NOT NULL, 
	at BIGINT NOT NULL, content VARCHAR(32), 
	PRIMARY KEY ("table", person, id), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r1',1794977657068,'a76aeb09dda7046a5537869a6666ec68');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r2',1794977657099,'062b9be74f810b7ca1e3b52427fae0fd');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r3',1794977657269,'fa87d3e1b5e8d73f66e7f663bced7156');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r4',1794977657380,'012c88eb9e320e1010afee07f048403d');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r5',1794977657479,'c79fdcf5bf3246229a88c6808779e833');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r6',1794977657514,'7cf96bc336f5ccba4f4391b633004f05');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r7',1794977657563,'6748b917405fb95f9bbd885793e5a257');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r8',1794977657672,'2cf171641f0fb8d29dcba915a8ea9318');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r9',1794977657758,'29d90e1ef40cfa405e66be50d3606953');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r10',1794977657816,'a1e98525af7a547a0d8d8ac074ae8cd1');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r11',1794977657938,'d1ef1b87aac5cd10d2e70ede107b19f8');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r12',1794977658027,'62bc28f8d65c324d48c6a11df0a10f28');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r13',1794977658092,'fc725199af7dcdb40b6307d4ba64b0a8');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r14',1794977658248,'0824afa3b67bdd6c7ce7d80651fd10dc');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r15',1794977658292,'8afad5d8a560772e4633d9203af4588d');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r16',1794977658333,'e3fbed342924ba1b75f23c4950031ab7');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r17',1794977658388,'083b05f427798737f166ad9d55283d5c');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r18',1794977658433,'535c4d6c214a646e1e5113242f840b77');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r19',1794977658488,'d5ea49fd268e85487737943705c0eedb');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r20',1794977658518,'04effd86b2108f33bbb9e1e436243235');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r21',1794977658629,'b66638fb6e3471b4dab8f3f180f124b3');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r22',1794977658899,'cc19ff0ff726050b2331dfa863b6a897');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r23',1794977659046,'ae42ed67974a86bf6a21da31f3a4bd55');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r24',1794977659127,'68f77d81dd929ef198916f434da6caa1');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r25',1794977659232,'74634d8d94ed621581a8e8d841a9729e');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r26',1794977659257,'844d602477a44a0c78d7e301d9aa269a');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r27',1794977659264,'41de1e3e3bf67d3c9dc6a707fabc593b');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r28',1794977659280,'2f8a92f755ac3c9951995fb2408aea98');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r29',1794977659299,'e9e641b5b76c8d57f62eea7d8fdd0948');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r30',1794977659324,'c6d2d37c3edc52a89cd91f599fddbf90');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r31',1794977659398,'d699f4a2661dc474a30109e948a3be7f');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r32',1794977659439,'df831affc4738039e39c03fa2eb42d26');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r33',1794977659467,'854d062729ffb8d0e4e5fdafd9cfcb45');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r34',1794977659504,'dd537fb7dae452b6fd9aad4baa4448ca');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r35',1794977659563,'cf1a34add01c640bec3a92132c901d13');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r36',1794977659618,'45a7b63a2e8d7f0e46ec2b24e14aebac');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r37',1794977659676,'6958688d8378a40338306b67cbb6a015');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r38',1794977659729,'147e6351f64ed4de0301ce5fb90eb489');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r39',1794977659775,'7495523d2ef3c5dbd33682e4503d6693');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r40',1794977659820,'bc6a3419f71be0f0ce130fed0ffa2b1e');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r41',1794977659860,'202cd110b6270f932359941d24a46eab');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r42',1794977659903,'82913d1513a5d82134743c719c0ba279');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r43',1794977660151,'eaa9ce2a1a46fb215431879ee076ea4a');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r44',1794977660188,'d526c10a930f5db674508f6033bf947f');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r45',1794977660228,'06d10aadf6554d900ccb157d139fa545');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r46',1794977660275,'7ae448e56eccf3ead943ff31c3943d03');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r47',1794977660372,'002023691857ab57d8ba2f7fca5a92aa');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r48',1794977660436,'330446a032c01d6b445129eff1103ae9');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r49',1794977660464,'e8832759e590f5c1142d61f0e6e788b5');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r50',1794977660498,'644a80e25d1b086c1467ce8e3c3250a4');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r51',1794977660536,'445caa8f988db065938e7cd5c99135d1');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r52',1794977660576,'4d7c1d0511b46ccb639aabbc1dbff72c');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r53',1794977660620,'90726f4ade97fe2be376bdd04595f6d3');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r54',1794977660655,'08e685e49d525a6a80355f33be562531');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r55',1794977660692,'efb743d5931198355d9e77ecf35f000d');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r56',1794977660732,'4c173c7a3e50cf89d2494372e5022a8e');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r57',1794977660753,'20073e277283ea508fc72283b0d5564e');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r58',1794977660778,'aebf92f82ff3d61945932a2a1e67aac5');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r59',1794977660807,'7bb25f08036077f16f392e0cb2059c74');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r60',1794977660832,'a11668003309df5b106f7b137e66a45a');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r61',1794977660856,'4d094e840356d263ab7d1e821951d878');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r62',1794977660877,'d054231d1c60df3b9ed95b6077a27401');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r63',1794977660902,'d7dabd356f72cf69fe59ac0b85e33e13');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r64',1794977660926,'948d50505a38e51ae268a313355c3efa');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r65',1794977660951,'f5f9aa232d24489a81861166e5911b7d');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r66',1794977660980,'adb2c9bf3fe8f3ee726e4863ecf3824c');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r67',1794977661008,'a4223a52ef992428f41de719d6c94dbe');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r68',1794977661034,'0cc6cb464f8fd99c7a4063fcd5896b03');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r69',1794977661064,'d6a0d59d0dc058ce57285d433520f725');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r70',1794977661108,'4653dc8f8358687949b1bc2f07f03c2b');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r71',1794977661138,'b83a94d31665deb400d0fd0e196d60eb');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r72',1794977661152,'2670f352b0937cf66e12533271eaad61');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r73',1794977661206,'28588993640cf8eb7e0ce695af17fced');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r74',1794977661337,'81200475f168e259e9583000646542ba');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r75',1794977661346,'fd0488bacf2e8bc796f3e2164036f342');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r76',1794977661354,'97f52fc8844234ae0627850867340f9c');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r77',1794977661364,'d6ce38e71ebb22d8a377bfd990299136');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r78',1794977661373,'3417f487153ed9bfe586bc8aa089595b');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r79',1794977661381,'4e08f70f61c2e97057e64cb6e77cb4f3');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r80',1794977661391,'512e3f7476cea3d2e1118fbb49c6f175');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r81',1794977661399,'8062f31e29d298003451d01c33c5e352');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r82',1794977661407,'c39586a8f4812f1940f07a7ecf785325');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r83',1794977661420,'656332fcbe70fe6a2bda46dd2e7e2c9c');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r84',1794977661479,'f3cd2e6ea02029f5ad297939d8f3d966');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r85',1794977661547,'1291074c304fe6ffff8aec06112e81ea');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r86',1794977661580,'ed38fa6f99384e71c9c31d705bd50027');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r87',1794977661775,'0ca86d8f2f4b9a3efaf0e0d134536748');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r88',1794977661812,'40e364a97f89abdfff2603463e530939');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r89',1794977661907,'9b585ab60e76a96e2be5fc81f4e731ed');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r90',1794977661974,'56ec87ccd9404ad12857348ff447156e');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r91',1794977662049,'195833832a0a429ce0a9b78e09e6c35c');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r92',1794977662163,'1cd7fb85318937e325828a622644a45f');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r93',1794977662221,'67e82a8b2eeac06a5c1f4435a5fae7a1');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r94',1794977662335,'a99150a0a4a5b54592e4eebfbce56d17');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r95',1794977662417,'6366b3bfb96e29cb3de4e21bbd2dac51');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r96',1794977662610,'3f0983e0246c40bfeab4fc8e9499f393');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r97',1794977662654,'d7b95d86b2f0a76c59199f34788030da');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r98',1794977662681,'318f1eb5fc374b7317cc552d0469ee63');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r99',1794977662713,'1cd4ed27af8e1a28afaf2ff97da241c6');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r100',1794977662740,'2626ec8e7be399b6743098fb4cc42841');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r101',1794977662772,'3747a203d12d60797a175b43b9148984');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r102',1794977662812,'04089c34c821de190744ab0ff02ecdca');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r103',1794977662888,'1d64d336a8a9f3d39724bf2b1d332e55');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r104',1794977662936,'798f957ee0b46695d8dc952b5d4b2e71');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r105',1794977662966,'865bce6bce9abb1cadddd095a6c30a75');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r106',1794977663039,'2ab4607b5bfe87ef61e38fcf2377c4d6');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r107',1794977663099,'fc7fdea718a243bf60ebde91eaef6db2');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r108',1794977663182,'922bfdbe2256dcfff5899cbd68f7ebac');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r109',1794977663327,'caea631f3763e9d6cd821b8d7919dea9');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r110',1794977663337,'5e0c9c04f235fb9f158b631528c97d65');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r111',1794977663345,'c0285ceeb3d66990ccc28bfd6ae17aa0');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r112',1794977663352,'1b7415dcb93ca7734232536ae28b84b9');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r113',1794977663360,'21adb864c32a9766b36d3e9cec348dfa');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r114',1794977663369,'37e02810655376e60962563774c485c8');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r115',1794977663385,'53dda6b580adaf4c8c595700487c2a5e');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r116',1794977663423,'b8445baad9276eb9fb05d3127ce55d73');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r117',1794977663432,'6902250f6c67fc4f0630b2b4324a1403');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r118',1794977663445,'50eafdd30973c3768fff8342842bfa48');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r119',1794977663459,'16bdb7c574042651b606abd4f53d2340');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r120',1794977663470,'5bf1a4f913e42d41ea21d54f447bf622');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r121',1794977663529,'c7d5bcf86f095abb391b1285c9ba4958');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r122',1794977663545,'90ebf9fa94f05b00d7db03d2bc44e649');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r123',1794977663578,'3f5684bfb88be18ab4bac9026ae41b30');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r124',1794977663620,'477e4c79fb7ceb4057afd4e82575287d');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r125',1794977663756,'cd657c0ca5e5183f0813e8f3664e58ca');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r126',1794977663788,'5aef7edfaf0698bdae62738d9bfd5e97');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r127',1794977663814,'849b61910bb0682de23745dbad14096f');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r128',1794977663866,'ae8deee9f2d730f4a644591244056504');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r129',1794977663920,'7b404a3716f74030ea3c18d1b3d58c7c');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r130',1794977663927,'50552e83470275ddd38a5a432897a50b');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r131',1794977663935,'08708c1adf0aa79aa9cb7e10a776f89d');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r132',1794977663942,'04f9ab42ed3b226c5f1961b98367bdc0');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r133',1794977663950,'298e5b756ce64a2d09f7f798bbb4ce06');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r134',1794977663957,'cff6297ebe0bf9eb0491f52a07c55005');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r135',1794977663987,'f750cb0dd32120f2811faf88ff6ea446');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r136',1794977664363,'a7a201d86114bf172bb7d505cf8f63aa');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r137',1794977664429,'ada6d44e496cc8a7106d7576792a0c3e');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r138',1794977664509,'8e421a83d5903698081eafb4093c80dc');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r139',1794977664690,'1b4392fe29b5b2ada9ede8855029734a');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r140',1794977664698,'48c56d4427b4c6523387fa79c2d40f50');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r141',1794977664710,'843d925f1691d9fade06ae39280db252');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r142',1794977664719,'455c2736a218c730bda529fe4be02804');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r143',1794977664732,'d7e2464350a8fe1aad94dc0bdb62720f');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r144',1794977664806,'931d15eafbc176f9063ce235b3042c7e');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r145',1794977664988,'28cb73173a1482aadd8b8ad806bc8fa2');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r146',1794977665036,'307c35bff82d93368aa23d7ea9f80492');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r147',1794977665075,'fa76b7e7dcdc6580eeba636eb3d85542');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r148',1794977665121,'94297ec303b433a73f68b054c12268fb');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r149',1794977665167,'2c8a945ad11f7bbea5ff659deae5c237');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r150',1794977665240,'35ddd5b59b014c1d55f5448d581700df');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r151',1794977665287,'93c05212b035e2939b45e706e4b9f6b1');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r152',1794977665301,'6cc97f6f4c31c2ad7a65d984aace9df5');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r153',1794977665375,'56c411d29da8d2ab80aeb86842f1fee4');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r154',1794977665469,'d147884a275b53fc4cd5ff72c203fe63');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r155',1794977665590,'8af799a6602c867e597b2f786bb8f34c');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r156',1794977665656,'0d9a97d016fc6fbd5eb8488a79a3e967');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r157',1794977666070,'d9b716d42ec3f3e52114fff6d8103727');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r158',1794977666127,'13f4cea5c0c756ab8f73f1d30cb0eba4');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r159',1794977666178,'5dfe4a208d0fec2898ca435ef6c8a996');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r160',1794977666224,'7e8c642ec817857efab984a04c9c3bb5');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r161',1794977666251,'147903fd86d6126be65e2d94606d6cdf');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r162',1794977666285,'d8d6f441250b0d1066f3c71612af04d1');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r163',1794977666316,'5526df9a8078cc9193168a6258883859');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r164',1794977666358,'2207af9e8f3c7663b88dad9f24f20a34');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r165',1794977666503,'1afb209f04e38d78ddc58f1c810820a2');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r166',1794977666514,'6a43de3ee554c863561ad18d38333659');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r167',1794977666523,'6c46c403a58b50e974db1d341f7113a1');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r168',1794977666534,'deebefd5c138ee7e2be6ad8dfe4ee813');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r169',1794977666576,'316b3054641e8119d2f7aa7cb76b7e73');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r170',1794977666663,'ff8cc41552964a23a8d81a408a44f99e');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r171',1794977666912,'e78b6c5dab288be03d5f7774c5c8b75c');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r172',1794977667275,'e7293314976586f11369c5f416dd1dae');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r173',1794977667285,'efea7abcca95dd6395e4f28d1143d414');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r174',1794977667440,'fdd2e27f29103024b6ada18161e93456');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r175',1794977667487,'875e2f71c91658f08ab37b8d939125a0');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r176',1794977667531,'f5cc85476a8d37e6ec03f018af74880f');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r177',1794977667851,'8837a2f719bb150e442aeb82fde949e4');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r178',1794977667879,'85cfbb95a3106ad876f1eec7561bc8af');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r179',1794977667936,'71b8fb86d7232806443abf2c991032bf');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r180',1794977668040,'4cf89f7ae6c139ed1a37c1219c335174');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r181',1794977668059,'b50410290c80295904a7e4e892eadbdc');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r182',1794977668073,'2be2ee26b910d06e6d175b60820a7620');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r183',1794977668244,'578bad505d3ffddac23a358b9353c725');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r184',1794977668440,'bbf93cc71c579bf49caed1a745a555cb');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r185',1794977668620,'9ac115ac61fd289aaece8ce1ece9ae67');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r186',1794977668671,'975fd8c5ca194712b3905072205a086f');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r187',1794977668786,'312a93854d0f6fd00c1250bd02d50ea2');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r188',1794977668863,'5b5485585603d26058b047cbf47d26c6');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r189',1794977668922,'fd49be33c50d39d8081f1dc6b792d869');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r190',1794977669016,'9fc57c7614665106468a55d5b18917b0');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r191',1794977669039,'1407558d618efee7b7e98a633deb2647');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r192',1794977669071,'f05be6d41a8bbdfe6ac5db180c114694');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r193',1794977669332,'20303cf088666dbbe90cb214b3ce45b8');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r194',1794977669472,'49f341baba5526b800660da630a3cf11');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r195',1794977669537,'45fdc03b643d2f6301fb49b326e0b628');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r196',1794977669657,'0ddd1947d625ac81216f047a1108c980');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r197',1794977669781,'89f57f0144537ff09d93e79f80615799');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r198',1794977669853,'73d102c15f748a01ecda3651c46976f0');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r199',1794977669877,'8877a4330026539561a80b680c27fa81');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r200',1794977669897,'4505b6ef47851de01dd5889060afe55c');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r201',1794977670019,'be750bba1b8e89f9d0e08921d571e8d7');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r202',1794977670259,'3506a356d2d16ce881123554dd696bc4');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r203',1794977670401,'2fcc8f577009cdda27b7e0ca2f2530ad');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r204',1794977670737,'5a7f4bd258341699cf2d92e4b49bd4b7');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r205',1794977671007,'ebdacdaf035255b942bb3404f72b5a67');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r206',1794977671019,'28c7159e9832f9b78e608dcf72834195');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r207',1794977671041,'5c6a422dbb8ee45e50ef298298395416');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r208',1794977671067,'3bc8dabf459a3910f81a7f6e4fa15a06');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r209',1794977671107,'0b77de44c4182d6f8570f4502c111ccb');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r210',1794977671123,'49310db58a639131f9e5eb8dced83b69');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r211',1794977671168,'a85365af600e1126b2557f218d4c8d8d');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r212',1794977671345,'7da67164630f3a19197c24e98c6f21c6');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r213',1794977671441,'85c761e8ec27337d067d83e43b100870');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r214',1794977671474,'999e8b8cccdfcee917611255f00400d1');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r215',1794977671520,'9737c49ac79b4e0a1c9c640da180a7d4');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r216',1794977671571,'768036cfc7959c36cee625a454355f4a');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r217',1794977671595,'b7ec5bf6cb1cfb3c563f9b0716f94d61');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r218',1794977671618,'3d61d803c4d9c8ff70c18820acfcaf79');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r219',1794977671658,'b9d835d351bf99925a1c3f7fb513ef27');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r220',1794977671724,'f890a72dbfdf1a325b141c02350e3686');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r221',1794977671763,'8cad11daa993d646ef4e6c0d03f50400');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r222',1794977671796,'6c1424006c4a5aa6ce1af6765a7ef8af');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r223',1794977671827,'f7d602299ef16fbe2c48cd991f5e9f69');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r224',1794977671959,'7df4469bc8c8bdaa5293b46a959bb518');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r225',1794977672051,'6aa81428cbd204b0e11f616706d8d16e');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r226',1794977672096,'c37a5aa4df56bbbb7fe58c71baf0c7b3');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r227',1794977672224,'cba960b7f38196b6355eeb6b501bae9c');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r228',1794977672356,'168c8eec140c140de50cf2e755e7a406');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r229',1794977672375,'30a477201b16b0da2f968c8fcc8b5961');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r230',1794977672386,'d2aadb8d4e0825f4c409b2b8eebd0b16');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r231',1794977672397,'bcf3cdee27ae0cc3c402102d53f59750');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r232',1794977672431,'cc18f390f7ebc15c67321cdd0a98e553');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r233',1794977672476,'bb9611498e22ebc72884bb69ea502c39');
INSERT INTO "requests" VALUES('gx9bahpfr4','b33fd9e871330376e71bfd4d','r234',1794977673037,'cc87f375dcf6ba65fc389d6f42919e8d');
INSERT INTO "requests" VALUES('5ha5cz9ca5','b33fd9e871330376e71bfd4d','r0',1794977673345,'e356be82a185d8236109b0105fb4779c');
INSERT INTO "requests" VALUES('5ha5cz9ca5','b33fd9e871330376e71bfd4d','r1',1794977673527,'bcdcb8c4d2019a81f466a481c5d47d7f');
INSERT INTO "requests" VALUES('5ha5cz9ca5','b33fd9e871330376e71bfd4d','r2',1794977673752,'daa9e39f3c57c5caa35f3d1036ed0bc8');
INSERT INTO "requests" VALUES('5ha5cz9ca5','b33fd9e871330376e71bfd4d','r3',1794977673860,'c9f17b7e32d7dcfde234da136098443f');
INSERT INTO "requests" VALUES('5ha5cz9ca5','b33fd9e871330376e71bfd4d','r4',1794977674028,'686c7085aa06103d32a12db500b28583');
INSERT INTO "requests" VALUES('5ha5cz9ca5','b33fd9e871330376e71bfd4d','r5',1794977674047,'7deaf0e99f845339cc932e3a5f65fa05');
INSERT INTO "requests" VALUES('5ha5cz9ca5','b33fd9e871330376e71bfd4d','r6',1794977674080,'403cacc2c53b2a83df68d8b98288699b');
INSERT INTO "requests" VALUES('5ha5cz9ca5','b33fd9e871330376e71bfd4d','r7',1794977674135,'0cf6a6a73f5a3d5bce54d040c79186a4');
INSERT INTO "requests" VALUES('5ha5cz9ca5','b33fd9e871330376e71bfd4d','r8',1794977674169,'ed782d4901bfe78a7e58199454d62e35');
INSERT INTO "requests" VALUES('5ha5cz9ca5','b33fd9e871330376e71bfd4d','d1',1794977674222,'1bb9d45c62cd05223f8a0aa7e4a924af');
CREATE TABLE seats (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	person VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(40), 
	stand_in VARCHAR(40), 
	seen BIGINT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('gx9bahpfr4',0,'person','b33fd9e871330376e71bfd4d','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('gx9bahpfr4',1,'person','b33fd9e871330376e71bfd4d','Ann 2',NULL,NULL,0);
INSERT INTO "seats" VALUES('gx9bahpfr4',2,'person','b33fd9e871330376e71bfd4d','Ann 3',NULL,NULL,0);
INSERT INTO "seats" VALUES('5ha5cz9ca5',0,'person','b33fd9e871330376e71bfd4d','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('5ha5cz9ca5',1,'person','b33fd9e871330376e71bfd4d','Ann 2',NULL,NULL,0);
INSERT INTO "seats" VALUES('5ha5cz9ca5',2,'person','b33fd9e871330376e71bfd4d','Ann 3',NULL,NULL,0);
INSERT INTO "seats" VALUES('qvhwwhfnee',0,'person','75fa6adc454f88a96f52a0b5','Боб',NULL,NULL,0);
INSERT INTO "seats" VALUES('qvhwwhfnee',1,'open',NULL,'?',NULL,NULL,0);
INSERT INTO "seats" VALUES('qvhwwhfnee',2,'bot',NULL,'Bulbul','greedy',NULL,0);
INSERT INTO "seats" VALUES('4myca2avqa',0,'person','b33fd9e871330376e71bfd4d','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('4myca2avqa',1,'bot',NULL,'Hoopoe','greedy',NULL,0);
INSERT INTO "seats" VALUES('4myca2avqa',2,'bot',NULL,'Bulbul','random',NULL,0);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	version BIGINT NOT NULL, 
	host VARCHAR(32), 
	header JSON NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	choices JSON NOT NULL, 
	waiting_for INTEGER NOT NULL, 
	scores JSON, 
	edition TEXT, 
	created BIGINT NOT NULL, 
	moved BIGINT NOT NULL, serai VARCHAR(40), winners JSON, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('gx9bahpfr4','taj_mahal','finished',235,'b33fd9e871330376e71bfd4d','{"game": "taj_mahal", "rules": 2, "data": "185dae1892dc8c29", "seats": ["Ann", "Ann 2", "Ann 3"], "edition": "", "options": {"two_players": "off"}, "luck": "sealed", "commitment": "460c34336714c61b63bd0549277ea9c7259bfe6cef843f2f98dc0c63902fd2c5"}','a61eaba34ba5ee5e7bdf8248507f5450a81833512ce222750fecdaf74da4ad8f','{"pace": "live", "undo": "friendly", "listed": false, "absence_hours": 0, "absence_bot": "greedy"}',-2,'[36, 49, 20]',NULL,1794977656944,1794977673035,'0.1.0','[1]');
INSERT INTO "tables" VALUES('5ha5cz9ca5','taj_mahal','playing',10,'b33fd9e871330376e71bfd4d','{"game": "taj_mahal", "rules": 2, "data": "185dae1892dc8c29", "seats": ["Ann", "Ann 2", "Ann 3"], "edition": "", "options": {"two_players": "off"}, "luck": "sealed", "commitment": "b14ccd937a6e6c8faa228aa33321f4ac2296e9ace6c2671045e6ff7841594cb9"}','5c005ad60420d84bd508b6f4c895fe79fd1f2a21ba423b8e73bc7158f2be0981','{"pace": "live", "undo": "friendly", "listed": false, "absence_hours": 0, "absence_bot": "greedy"}',1,'null',NULL,1794977673217,1794977674168,'0.1.0','null');
INSERT INTO "tables" VALUES('qvhwwhfnee','taj_mahal','gathering',0,'75fa6adc454f88a96f52a0b5','{"options": {"two_players": "off"}}','7d1712274f930ea532eaeb3041269ee6dbb795eb05ab5a36a91e32e112085f90','{"pace": "live", "undo": "strict", "listed": true, "absence_hours": 0, "absence_bot": "greedy"}',-2,'null',NULL,1794977674341,1794977674341,NULL,'null');
INSERT INTO "tables" VALUES('4myca2avqa','taj_mahal','playing',1,'b33fd9e871330376e71bfd4d','{"game": "taj_mahal", "rules": 2, "data": "185dae1892dc8c29", "seats": ["Ann", "Hoopoe", "Bulbul"], "edition": "", "options": {"two_players": "off"}, "luck": "sealed", "commitment": "7e7b964f3d6b73929a7c524ae30cbe97a77ee70aa7afad31034698095725d68c"}','a3e8a2bd524a2026992b5d1b68f94578db6e69b5b41a2b1554b528a6951026ad','{"pace": "live", "undo": "friendly", "listed": false, "absence_hours": 0, "absence_bot": "greedy"}',0,'null',NULL,1794977674406,1794977674419,'0.1.0','null');
CREATE INDEX ix_passkeys_person ON passkeys (person);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_moved ON tables (moved);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_records_at ON records (at);
CREATE UNIQUE INDEX ix_people_look ON people (look);
COMMIT;
