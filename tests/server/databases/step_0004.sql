BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "chat" VALUES('kfqztm86z2',0,'088210c05518c7bdbd84ed18','Ann','привет',1794864396789);
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
INSERT INTO "drafts" VALUES('kfqztm86z2',1,10,'["take green_17"]');
CREATE TABLE events (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR(80) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "events" VALUES('s8k2zmepd9',0,-1,'lay province_tile_01 thatta_province',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',1,-1,'lay province_tile_02 multan_province',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',2,-1,'lay province_tile_03 ajmer_province',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',3,-1,'lay province_tile_04 kashmir_province',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',4,-1,'lay province_tile_05 lahore_province',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',5,-1,'lay province_tile_06 delhi_province',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',6,-1,'lay province_tile_07 malwa_province',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',7,-1,'lay province_tile_08 kabul_province',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',8,-1,'lay province_tile_09 allahabad_province',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',9,-1,'lay province_tile_10 awadh_province',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',10,-1,'lay province_tile_11 gujarat_province',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',11,-1,'bonus plus_two_5 kabul',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',12,-1,'bonus plus_two_2 peshawar',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',13,-1,'bonus plus_two_1 srinagar',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',14,-1,'bonus draw_card_3 jammu',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',15,-1,'bonus draw_card_5 multan',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',16,-1,'bonus draw_card_4 lahore',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',17,-1,'bonus tea_1 delhi',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',18,-1,'bonus draw_card_1 umarkot',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',19,-1,'bonus spice_1 thatta',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',20,-1,'bonus draw_card_2 jodhpur',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',21,-1,'bonus plus_two_4 lucknow',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',22,-1,'bonus jewels_1 junagadh',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',23,-1,'bonus tea_2 mandu',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',24,-1,'bonus plus_two_3 benares',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',25,-1,'bonus jewels_2 kalinjar',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',26,-1,'deal white_03',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',27,-1,'deal white_01',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',28,-1,'deal green_10',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',29,-1,'deal violet_05',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',30,-1,'deal red_09',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',31,-1,'deal green_02',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',32,-1,'deal white_10',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',33,-1,'deal green_20',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',34,-1,'deal violet_08',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',35,-1,'deal white_09',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',36,-1,'deal violet_07',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',37,-1,'deal red_11',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',38,-1,'deal yellow_12',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',39,-1,'deal yellow_10',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',40,-1,'deal red_04',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',41,-1,'deal violet_03',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',42,-1,'deal green_14',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',43,-1,'deal yellow_21',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',44,-1,'deal white_11',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',45,-1,'deal green_11',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',46,-1,'deal white_12',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',47,-1,'deal red_16',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',48,-1,'deal green_12',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',49,-1,'start b',1794864392827);
INSERT INTO "events" VALUES('s8k2zmepd9',50,1,'withdraw',1794864392859);
INSERT INTO "events" VALUES('s8k2zmepd9',51,-1,'deal red_13',1794864392859);
INSERT INTO "events" VALUES('s8k2zmepd9',52,1,'take green_11',1794864392878);
INSERT INTO "events" VALUES('s8k2zmepd9',53,1,'take green_12',1794864392897);
INSERT INTO "events" VALUES('s8k2zmepd9',54,2,'withdraw',1794864392917);
INSERT INTO "events" VALUES('s8k2zmepd9',55,-1,'deal green_13',1794864392917);
INSERT INTO "events" VALUES('s8k2zmepd9',56,2,'take white_11',1794864392937);
INSERT INTO "events" VALUES('s8k2zmepd9',57,2,'take white_12',1794864392964);
INSERT INTO "events" VALUES('s8k2zmepd9',58,0,'withdraw',1794864392982);
INSERT INTO "events" VALUES('s8k2zmepd9',59,-1,'deal violet_06',1794864392982);
INSERT INTO "events" VALUES('s8k2zmepd9',60,-1,'deal red_10',1794864392982);
INSERT INTO "events" VALUES('s8k2zmepd9',61,-1,'deal violet_18',1794864392982);
INSERT INTO "events" VALUES('s8k2zmepd9',62,-1,'deal yellow_14',1794864392982);
INSERT INTO "events" VALUES('s8k2zmepd9',63,-1,'deal violet_15',1794864392982);
INSERT INTO "events" VALUES('s8k2zmepd9',64,-1,'deal yellow_13',1794864392982);
INSERT INTO "events" VALUES('s8k2zmepd9',65,2,'withdraw',1794864392996);
INSERT INTO "events" VALUES('s8k2zmepd9',66,-1,'deal violet_09',1794864392996);
INSERT INTO "events" VALUES('s8k2zmepd9',67,2,'take yellow_13',1794864393034);
INSERT INTO "events" VALUES('s8k2zmepd9',68,2,'take violet_18',1794864393097);
INSERT INTO "events" VALUES('s8k2zmepd9',69,0,'withdraw',1794864393112);
INSERT INTO "events" VALUES('s8k2zmepd9',70,-1,'deal red_12',1794864393112);
INSERT INTO "events" VALUES('s8k2zmepd9',71,0,'take yellow_14',1794864393143);
INSERT INTO "events" VALUES('s8k2zmepd9',72,0,'take violet_15',1794864393195);
INSERT INTO "events" VALUES('s8k2zmepd9',73,1,'withdraw',1794864393232);
INSERT INTO "events" VALUES('s8k2zmepd9',74,-1,'deal violet_20',1794864393232);
INSERT INTO "events" VALUES('s8k2zmepd9',75,-1,'deal yellow_04',1794864393232);
INSERT INTO "events" VALUES('s8k2zmepd9',76,-1,'deal yellow_16',1794864393232);
INSERT INTO "events" VALUES('s8k2zmepd9',77,-1,'deal green_06',1794864393232);
INSERT INTO "events" VALUES('s8k2zmepd9',78,-1,'deal green_05',1794864393232);
INSERT INTO "events" VALUES('s8k2zmepd9',79,-1,'deal green_04',1794864393232);
INSERT INTO "events" VALUES('s8k2zmepd9',80,0,'withdraw',1794864393264);
INSERT INTO "events" VALUES('s8k2zmepd9',81,-1,'deal white_06',1794864393264);
INSERT INTO "events" VALUES('s8k2zmepd9',82,0,'take green_05',1794864393298);
INSERT INTO "events" VALUES('s8k2zmepd9',83,0,'take yellow_04',1794864393323);
INSERT INTO "events" VALUES('s8k2zmepd9',84,1,'play violet_08',1794864393348);
INSERT INTO "events" VALUES('s8k2zmepd9',85,1,'add white_10',1794864393375);
INSERT INTO "events" VALUES('s8k2zmepd9',86,2,'withdraw',1794864393404);
INSERT INTO "events" VALUES('s8k2zmepd9',87,-1,'deal green_09',1794864393404);
INSERT INTO "events" VALUES('s8k2zmepd9',88,2,'take green_04',1794864393503);
INSERT INTO "events" VALUES('s8k2zmepd9',89,2,'take yellow_16',1794864393532);
INSERT INTO "events" VALUES('s8k2zmepd9',90,1,'withdraw',1794864393615);
INSERT INTO "events" VALUES('s8k2zmepd9',91,1,'palace jodhpur',1794864393679);
INSERT INTO "events" VALUES('s8k2zmepd9',92,-1,'deal violet_12',1794864393679);
INSERT INTO "events" VALUES('s8k2zmepd9',93,-1,'deal yellow_08',1794864393679);
INSERT INTO "events" VALUES('s8k2zmepd9',94,-1,'deal yellow_02',1794864393679);
INSERT INTO "events" VALUES('s8k2zmepd9',95,-1,'deal violet_17',1794864393679);
INSERT INTO "events" VALUES('s8k2zmepd9',96,-1,'deal white_08',1794864393679);
INSERT INTO "events" VALUES('s8k2zmepd9',97,-1,'deal yellow_18',1794864393679);
INSERT INTO "events" VALUES('s8k2zmepd9',98,1,'withdraw',1794864393882);
INSERT INTO "events" VALUES('s8k2zmepd9',99,-1,'deal yellow_03',1794864393882);
INSERT INTO "events" VALUES('s8k2zmepd9',100,1,'take yellow_02',1794864393898);
INSERT INTO "events" VALUES('s8k2zmepd9',101,1,'take yellow_08',1794864393933);
INSERT INTO "events" VALUES('s8k2zmepd9',102,2,'withdraw',1794864393983);
INSERT INTO "events" VALUES('s8k2zmepd9',103,-1,'deal violet_01',1794864393983);
INSERT INTO "events" VALUES('s8k2zmepd9',104,2,'take violet_17',1794864394001);
INSERT INTO "events" VALUES('s8k2zmepd9',105,2,'take yellow_18',1794864394028);
INSERT INTO "events" VALUES('s8k2zmepd9',106,0,'withdraw',1794864394051);
INSERT INTO "events" VALUES('s8k2zmepd9',107,-1,'deal green_15',1794864394051);
INSERT INTO "events" VALUES('s8k2zmepd9',108,-1,'deal green_17',1794864394051);
INSERT INTO "events" VALUES('s8k2zmepd9',109,-1,'deal yellow_09',1794864394051);
INSERT INTO "events" VALUES('s8k2zmepd9',110,-1,'deal white_05',1794864394051);
INSERT INTO "events" VALUES('s8k2zmepd9',111,-1,'deal red_03',1794864394051);
INSERT INTO "events" VALUES('s8k2zmepd9',112,-1,'deal green_19',1794864394051);
INSERT INTO "events" VALUES('s8k2zmepd9',113,2,'withdraw',1794864394078);
INSERT INTO "events" VALUES('s8k2zmepd9',114,-1,'deal red_05',1794864394078);
INSERT INTO "events" VALUES('s8k2zmepd9',115,2,'take green_19',1794864394108);
INSERT INTO "events" VALUES('s8k2zmepd9',116,2,'take white_05',1794864394136);
INSERT INTO "events" VALUES('s8k2zmepd9',117,0,'withdraw',1794864394164);
INSERT INTO "events" VALUES('s8k2zmepd9',118,-1,'deal violet_10',1794864394164);
INSERT INTO "events" VALUES('s8k2zmepd9',119,0,'take red_03',1794864394188);
INSERT INTO "events" VALUES('s8k2zmepd9',120,0,'take green_17',1794864394214);
INSERT INTO "events" VALUES('s8k2zmepd9',121,1,'withdraw',1794864394241);
INSERT INTO "events" VALUES('s8k2zmepd9',122,-1,'deal green_16',1794864394241);
INSERT INTO "events" VALUES('s8k2zmepd9',123,-1,'deal green_03',1794864394241);
INSERT INTO "events" VALUES('s8k2zmepd9',124,-1,'deal red_02',1794864394241);
INSERT INTO "events" VALUES('s8k2zmepd9',125,-1,'deal yellow_19',1794864394241);
INSERT INTO "events" VALUES('s8k2zmepd9',126,-1,'deal violet_14',1794864394241);
INSERT INTO "events" VALUES('s8k2zmepd9',127,-1,'deal white_04',1794864394241);
INSERT INTO "events" VALUES('s8k2zmepd9',128,0,'withdraw',1794864394265);
INSERT INTO "events" VALUES('s8k2zmepd9',129,-1,'deal green_08',1794864394265);
INSERT INTO "events" VALUES('s8k2zmepd9',130,0,'take red_02',1794864394292);
INSERT INTO "events" VALUES('s8k2zmepd9',131,0,'take violet_14',1794864394324);
INSERT INTO "events" VALUES('s8k2zmepd9',132,1,'withdraw',1794864394388);
INSERT INTO "events" VALUES('s8k2zmepd9',133,-1,'deal red_19',1794864394388);
INSERT INTO "events" VALUES('s8k2zmepd9',134,1,'take white_04',1794864394415);
INSERT INTO "events" VALUES('s8k2zmepd9',135,1,'take green_03',1794864394467);
INSERT INTO "events" VALUES('s8k2zmepd9',136,2,'withdraw',1794864394497);
INSERT INTO "events" VALUES('s8k2zmepd9',137,-1,'deal red_17',1794864394497);
INSERT INTO "events" VALUES('s8k2zmepd9',138,-1,'deal white_07',1794864394497);
INSERT INTO "events" VALUES('s8k2zmepd9',139,-1,'deal green_07',1794864394497);
INSERT INTO "events" VALUES('s8k2zmepd9',140,-1,'deal red_18',1794864394497);
INSERT INTO "events" VALUES('s8k2zmepd9',141,-1,'deal red_21',1794864394497);
INSERT INTO "events" VALUES('s8k2zmepd9',142,-1,'deal red_07',1794864394497);
INSERT INTO "events" VALUES('s8k2zmepd9',143,1,'withdraw',1794864394528);
INSERT INTO "events" VALUES('s8k2zmepd9',144,-1,'deal yellow_20',1794864394528);
INSERT INTO "events" VALUES('s8k2zmepd9',145,1,'take red_21',1794864394560);
INSERT INTO "events" VALUES('s8k2zmepd9',146,1,'take red_07',1794864394627);
INSERT INTO "events" VALUES('s8k2zmepd9',147,2,'play violet_17',1794864394676);
INSERT INTO "events" VALUES('s8k2zmepd9',148,2,'done',1794864394742);
INSERT INTO "events" VALUES('s8k2zmepd9',149,0,'withdraw',1794864394774);
INSERT INTO "events" VALUES('s8k2zmepd9',150,-1,'deal violet_21',1794864394774);
INSERT INTO "events" VALUES('s8k2zmepd9',151,0,'take white_07',1794864394784);
INSERT INTO "events" VALUES('s8k2zmepd9',152,0,'take green_07',1794864394799);
INSERT INTO "events" VALUES('s8k2zmepd9',153,2,'withdraw',1794864394843);
INSERT INTO "events" VALUES('s8k2zmepd9',154,2,'palace chanderi',1794864394889);
INSERT INTO "events" VALUES('s8k2zmepd9',155,2,'palace ujjain',1794864394959);
INSERT INTO "events" VALUES('s8k2zmepd9',156,-1,'deal red_08',1794864394959);
INSERT INTO "events" VALUES('s8k2zmepd9',157,-1,'deal yellow_11',1794864394959);
INSERT INTO "events" VALUES('s8k2zmepd9',158,-1,'deal yellow_05',1794864394959);
INSERT INTO "events" VALUES('s8k2zmepd9',159,-1,'deal green_18',1794864394959);
INSERT INTO "events" VALUES('s8k2zmepd9',160,-1,'deal white_02',1794864394959);
INSERT INTO "events" VALUES('s8k2zmepd9',161,2,'withdraw',1794864395018);
INSERT INTO "events" VALUES('s8k2zmepd9',162,-1,'deal yellow_07',1794864395018);
INSERT INTO "events" VALUES('s8k2zmepd9',163,2,'take white_02',1794864395043);
INSERT INTO "events" VALUES('s8k2zmepd9',164,2,'take green_18',1794864395054);
INSERT INTO "events" VALUES('s8k2zmepd9',165,0,'play green_17',1794864395084);
INSERT INTO "events" VALUES('s8k2zmepd9',166,0,'add white_06',1794864395145);
INSERT INTO "events" VALUES('s8k2zmepd9',167,1,'withdraw',1794864395199);
INSERT INTO "events" VALUES('s8k2zmepd9',168,-1,'deal violet_13',1794864395199);
INSERT INTO "events" VALUES('s8k2zmepd9',169,1,'take red_08',1794864395231);
INSERT INTO "events" VALUES('s8k2zmepd9',170,1,'take yellow_11',1794864395319);
INSERT INTO "events" VALUES('s8k2zmepd9',171,0,'withdraw',1794864395397);
INSERT INTO "events" VALUES('s8k2zmepd9',172,0,'palace jalalabad',1794864395413);
INSERT INTO "events" VALUES('s8k2zmepd9',173,0,'palace peshawar',1794864395437);
INSERT INTO "events" VALUES('s8k2zmepd9',174,-1,'deal yellow_06',1794864395437);
INSERT INTO "events" VALUES('s8k2zmepd9',175,-1,'deal yellow_01',1794864395437);
INSERT INTO "events" VALUES('s8k2zmepd9',176,-1,'deal violet_16',1794864395437);
INSERT INTO "events" VALUES('s8k2zmepd9',177,-1,'deal red_06',1794864395437);
INSERT INTO "events" VALUES('s8k2zmepd9',178,-1,'deal red_15',1794864395437);
INSERT INTO "events" VALUES('s8k2zmepd9',179,0,'withdraw',1794864395453);
INSERT INTO "events" VALUES('s8k2zmepd9',180,-1,'deal red_20',1794864395453);
INSERT INTO "events" VALUES('s8k2zmepd9',181,0,'take red_06',1794864395481);
INSERT INTO "events" VALUES('s8k2zmepd9',182,0,'take red_15',1794864395506);
INSERT INTO "events" VALUES('s8k2zmepd9',183,1,'withdraw',1794864395512);
INSERT INTO "events" VALUES('s8k2zmepd9',184,-1,'deal green_21',1794864395512);
INSERT INTO "events" VALUES('s8k2zmepd9',185,1,'take violet_16',1794864395518);
INSERT INTO "events" VALUES('s8k2zmepd9',186,1,'take yellow_06',1794864395524);
INSERT INTO "events" VALUES('s8k2zmepd9',187,2,'play yellow_19',1794864395531);
INSERT INTO "events" VALUES('s8k2zmepd9',188,2,'add white_05',1794864395537);
INSERT INTO "events" VALUES('s8k2zmepd9',189,2,'withdraw',1794864395542);
INSERT INTO "events" VALUES('s8k2zmepd9',190,2,'crown jaunpur',1794864395557);
INSERT INTO "events" VALUES('s8k2zmepd9',191,2,'palace kalinjar',1794864395588);
INSERT INTO "events" VALUES('s8k2zmepd9',192,-1,'deal violet_04',1794864395588);
INSERT INTO "events" VALUES('s8k2zmepd9',193,-1,'deal yellow_15',1794864395588);
INSERT INTO "events" VALUES('s8k2zmepd9',194,-1,'deal yellow_17',1794864395588);
INSERT INTO "events" VALUES('s8k2zmepd9',195,-1,'deal violet_11',1794864395588);
INSERT INTO "events" VALUES('s8k2zmepd9',196,-1,'deal red_14',1794864395588);
INSERT INTO "events" VALUES('s8k2zmepd9',197,1,'withdraw',1794864395608);
INSERT INTO "events" VALUES('s8k2zmepd9',198,-1,'deal green_01',1794864395608);
INSERT INTO "events" VALUES('s8k2zmepd9',199,1,'take violet_11',1794864395623);
INSERT INTO "events" VALUES('s8k2zmepd9',200,1,'take violet_04',1794864395643);
INSERT INTO "events" VALUES('s8k2zmepd9',201,2,'play yellow_13',1794864395657);
INSERT INTO "events" VALUES('s8k2zmepd9',202,2,'done',1794864395675);
INSERT INTO "events" VALUES('s8k2zmepd9',203,0,'withdraw',1794864395746);
INSERT INTO "events" VALUES('s8k2zmepd9',204,-1,'deal violet_19',1794864395746);
INSERT INTO "events" VALUES('s8k2zmepd9',205,0,'take yellow_15',1794864395752);
INSERT INTO "events" VALUES('s8k2zmepd9',206,0,'take yellow_17',1794864395776);
INSERT INTO "events" VALUES('s8k2zmepd9',207,2,'play yellow_18',1794864395811);
INSERT INTO "events" VALUES('s8k2zmepd9',208,2,'done',1794864395848);
INSERT INTO "events" VALUES('s8k2zmepd9',209,2,'withdraw',1794864395867);
INSERT INTO "events" VALUES('s8k2zmepd9',210,2,'crown gorakhpur',1794864395921);
INSERT INTO "events" VALUES('s8k2zmepd9',211,2,'palace gorakhpur',1794864395942);
INSERT INTO "events" VALUES('s8k2zmepd9',212,2,'palace khairabad',1794864395979);
INSERT INTO "events" VALUES('s8k2zmepd9',213,-1,'deal red_01',1794864395979);
INSERT INTO "events" VALUES('s8k2zmepd9',214,-1,'deal violet_02',1794864395979);
INSERT INTO "events" VALUES('s8k2zmepd9',215,-1,'deal yellow_13',1794864395979);
INSERT INTO "events" VALUES('s8k2zmepd9',216,-1,'deal yellow_19',1794864395979);
INSERT INTO "events" VALUES('s8k2zmepd9',217,-1,'deal white_06',1794864395979);
INSERT INTO "events" VALUES('s8k2zmepd9',218,2,'play yellow_16',1794864396003);
INSERT INTO "events" VALUES('s8k2zmepd9',219,2,'add white_12',1794864396035);
INSERT INTO "events" VALUES('s8k2zmepd9',220,0,'withdraw',1794864396067);
INSERT INTO "events" VALUES('s8k2zmepd9',221,-1,'deal violet_08',1794864396067);
INSERT INTO "events" VALUES('s8k2zmepd9',222,0,'take yellow_19',1794864396108);
INSERT INTO "events" VALUES('s8k2zmepd9',223,0,'take red_01',1794864396161);
INSERT INTO "events" VALUES('s8k2zmepd9',224,1,'withdraw',1794864396171);
INSERT INTO "events" VALUES('s8k2zmepd9',225,-1,'deal yellow_18',1794864396171);
INSERT INTO "events" VALUES('s8k2zmepd9',226,1,'take yellow_13',1794864396197);
INSERT INTO "events" VALUES('s8k2zmepd9',227,1,'take violet_02',1794864396214);
INSERT INTO "events" VALUES('s8k2zmepd9',228,2,'play yellow_07',1794864396220);
INSERT INTO "events" VALUES('s8k2zmepd9',229,2,'done',1794864396226);
INSERT INTO "events" VALUES('s8k2zmepd9',230,2,'play yellow_01',1794864396231);
INSERT INTO "events" VALUES('s8k2zmepd9',231,2,'add white_11',1794864396236);
INSERT INTO "events" VALUES('s8k2zmepd9',232,2,'withdraw',1794864396242);
INSERT INTO "events" VALUES('s8k2zmepd9',233,2,'crown surat',1794864396247);
INSERT INTO "events" VALUES('s8k2zmepd9',234,2,'palace surat',1794864396253);
INSERT INTO "events" VALUES('s8k2zmepd9',235,-1,'deal white_10',1794864396253);
INSERT INTO "events" VALUES('s8k2zmepd9',236,-1,'deal violet_17',1794864396253);
INSERT INTO "events" VALUES('s8k2zmepd9',237,-1,'deal green_17',1794864396253);
INSERT INTO "events" VALUES('s8k2zmepd9',238,-1,'deal white_05',1794864396253);
INSERT INTO "events" VALUES('s8k2zmepd9',239,-1,'deal white_12',1794864396253);
INSERT INTO "events" VALUES('s8k2zmepd9',240,0,'play violet_08',1794864396261);
INSERT INTO "events" VALUES('s8k2zmepd9',241,0,'add white_07',1794864396273);
INSERT INTO "events" VALUES('s8k2zmepd9',242,1,'play yellow_20',1794864396285);
INSERT INTO "events" VALUES('s8k2zmepd9',243,1,'done',1794864396298);
INSERT INTO "events" VALUES('s8k2zmepd9',244,2,'withdraw',1794864396310);
INSERT INTO "events" VALUES('s8k2zmepd9',245,-1,'deal yellow_07',1794864396310);
INSERT INTO "events" VALUES('s8k2zmepd9',246,2,'take green_17',1794864396326);
INSERT INTO "events" VALUES('s8k2zmepd9',247,2,'take white_12',1794864396357);
INSERT INTO "events" VALUES('s8k2zmepd9',248,0,'play violet_15',1794864396371);
INSERT INTO "events" VALUES('s8k2zmepd9',249,0,'add white_03',1794864396387);
INSERT INTO "events" VALUES('s8k2zmepd9',250,1,'withdraw',1794864396401);
INSERT INTO "events" VALUES('s8k2zmepd9',251,1,'palace agra',1794864396422);
INSERT INTO "events" VALUES('s8k2zmepd9',252,1,'take white_05',1794864396437);
INSERT INTO "events" VALUES('s8k2zmepd9',253,1,'take white_10',1794864396452);
INSERT INTO "events" VALUES('s8k2zmepd9',254,0,'withdraw',1794864396480);
INSERT INTO "events" VALUES('s8k2zmepd9',255,0,'palace kalpi',1794864396506);
INSERT INTO "events" VALUES('s8k2zmepd9',256,0,'crown agra',1794864396521);
INSERT INTO "events" VALUES('s8k2zmepd9',257,0,'palace kannauj',1794864396538);
INSERT INTO "events" VALUES('kfqztm86z2',0,-1,'lay province_tile_01 kabul_province',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',1,-1,'lay province_tile_02 multan_province',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',2,-1,'lay province_tile_03 lahore_province',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',3,-1,'lay province_tile_04 delhi_province',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',4,-1,'lay province_tile_05 allahabad_province',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',5,-1,'lay province_tile_06 kashmir_province',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',6,-1,'lay province_tile_07 ajmer_province',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',7,-1,'lay province_tile_08 awadh_province',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',8,-1,'lay province_tile_09 gujarat_province',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',9,-1,'lay province_tile_10 malwa_province',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',10,-1,'lay province_tile_11 thatta_province',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',11,-1,'bonus draw_card_3 kabul',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',12,-1,'bonus draw_card_1 peshawar',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',13,-1,'bonus plus_two_1 srinagar',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',14,-1,'bonus draw_card_2 jammu',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',15,-1,'bonus plus_two_5 multan',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',16,-1,'bonus draw_card_5 lahore',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',17,-1,'bonus jewels_2 delhi',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',18,-1,'bonus plus_two_2 umarkot',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',19,-1,'bonus plus_two_3 thatta',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',20,-1,'bonus draw_card_4 jodhpur',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',21,-1,'bonus tea_2 lucknow',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',22,-1,'bonus tea_1 junagadh',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',23,-1,'bonus jewels_1 mandu',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',24,-1,'bonus plus_two_4 benares',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',25,-1,'bonus spice_1 kalinjar',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',26,-1,'deal violet_17',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',27,-1,'deal red_18',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',28,-1,'deal red_20',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',29,-1,'deal white_03',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',30,-1,'deal white_06',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',31,-1,'deal white_10',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',32,-1,'deal white_05',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',33,-1,'deal yellow_10',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',34,-1,'deal violet_11',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',35,-1,'deal violet_13',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',36,-1,'deal red_19',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',37,-1,'deal green_15',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',38,-1,'deal yellow_02',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',39,-1,'deal violet_07',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',40,-1,'deal red_09',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',41,-1,'deal violet_04',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',42,-1,'deal yellow_14',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',43,-1,'deal white_12',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',44,-1,'deal green_08',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',45,-1,'deal yellow_01',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',46,-1,'deal yellow_09',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',47,-1,'deal white_01',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',48,-1,'deal red_11',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',49,-1,'start a',1794864396560);
INSERT INTO "events" VALUES('kfqztm86z2',50,0,'withdraw',1794864396578);
INSERT INTO "events" VALUES('kfqztm86z2',51,-1,'deal violet_14',1794864396578);
INSERT INTO "events" VALUES('kfqztm86z2',52,0,'take white_01',1794864396592);
INSERT INTO "events" VALUES('kfqztm86z2',53,0,'take yellow_09',1794864396606);
INSERT INTO "events" VALUES('kfqztm86z2',54,1,'withdraw',1794864396618);
INSERT INTO "events" VALUES('kfqztm86z2',55,-1,'deal red_16',1794864396618);
INSERT INTO "events" VALUES('kfqztm86z2',56,1,'take yellow_01',1794864396637);
INSERT INTO "events" VALUES('kfqztm86z2',57,1,'take green_08',1794864396654);
INSERT INTO "events" VALUES('kfqztm86z2',58,2,'withdraw',1794864396672);
INSERT INTO "events" VALUES('kfqztm86z2',59,-1,'deal green_19',1794864396672);
INSERT INTO "events" VALUES('kfqztm86z2',60,-1,'deal green_17',1794864396672);
INSERT INTO "events" VALUES('kfqztm86z2',61,-1,'deal yellow_15',1794864396672);
INSERT INTO "events" VALUES('kfqztm86z2',62,-1,'deal red_07',1794864396672);
INSERT INTO "events" VALUES('kfqztm86z2',63,-1,'deal violet_06',1794864396672);
INSERT INTO "events" VALUES('kfqztm86z2',64,-1,'deal violet_09',1794864396672);
INSERT INTO "events" VALUES('kfqztm86z2',65,1,'withdraw',1794864396699);
INSERT INTO "events" VALUES('kfqztm86z2',66,-1,'deal violet_05',1794864396699);
INSERT INTO "events" VALUES('kfqztm86z2',67,1,'take violet_09',1794864396720);
INSERT INTO "events" VALUES('fs3688z4qx',0,-1,'lay province_tile_01 delhi_province',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',1,-1,'lay province_tile_02 malwa_province',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',2,-1,'lay province_tile_03 lahore_province',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',3,-1,'lay province_tile_04 gujarat_province',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',4,-1,'lay province_tile_05 multan_province',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',5,-1,'lay province_tile_06 kashmir_province',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',6,-1,'lay province_tile_07 allahabad_province',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',7,-1,'lay province_tile_08 thatta_province',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',8,-1,'lay province_tile_09 awadh_province',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',9,-1,'lay province_tile_10 kabul_province',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',10,-1,'lay province_tile_11 ajmer_province',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',11,-1,'bonus tea_1 kabul',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',12,-1,'bonus plus_two_4 peshawar',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',13,-1,'bonus tea_2 srinagar',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',14,-1,'bonus draw_card_5 jammu',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',15,-1,'bonus jewels_2 multan',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',16,-1,'bonus draw_card_4 lahore',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',17,-1,'bonus jewels_1 delhi',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',18,-1,'bonus plus_two_5 umarkot',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',19,-1,'bonus plus_two_2 thatta',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',20,-1,'bonus draw_card_1 jodhpur',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',21,-1,'bonus plus_two_3 lucknow',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',22,-1,'bonus plus_two_1 junagadh',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',23,-1,'bonus spice_1 mandu',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',24,-1,'bonus draw_card_2 benares',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',25,-1,'bonus draw_card_3 kalinjar',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',26,-1,'deal violet_14',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',27,-1,'deal yellow_08',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',28,-1,'deal violet_20',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',29,-1,'deal red_07',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',30,-1,'deal yellow_17',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',31,-1,'deal violet_03',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',32,-1,'deal yellow_11',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',33,-1,'deal violet_07',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',34,-1,'deal violet_13',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',35,-1,'deal green_09',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',36,-1,'deal green_15',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',37,-1,'deal green_11',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',38,-1,'deal yellow_04',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',39,-1,'deal red_05',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',40,-1,'deal red_15',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',41,-1,'deal green_07',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',42,-1,'deal yellow_12',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',43,-1,'deal white_10',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',44,-1,'deal green_04',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',45,-1,'deal red_19',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',46,-1,'deal red_02',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',47,-1,'deal violet_02',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',48,-1,'deal violet_08',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',49,-1,'start c',1794864396816);
INSERT INTO "events" VALUES('fs3688z4qx',50,2,'play red_15',1794864397882);
INSERT INTO "events" VALUES('fs3688z4qx',51,2,'add white_10',1794864397885);
CREATE TABLE facts (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "facts" VALUES('cookie secret','rAxWnmAXbFrrPWPvAd2wLkLGiq7UuzpNQwN-TJsHIBo');
CREATE TABLE passkeys (
	id VARCHAR(400) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	public_key TEXT NOT NULL, 
	uses BIGINT NOT NULL, added BIGINT, used BIGINT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "passkeys" VALUES('key','088210c05518c7bdbd84ed18','public',3,NULL,NULL);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	password VARCHAR(200), 
	token VARCHAR(64), 
	settings JSON NOT NULL, 
	created BIGINT NOT NULL, sessions INTEGER DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login), 
	UNIQUE (token)
);
INSERT INTO "people" VALUES('088210c05518c7bdbd84ed18','Ann','ann','x','5ff278e3a0805499a234b135047211f73238c69210f496f3f0650450b478e105','{}',1794864392384,0);
INSERT INTO "people" VALUES('1125a087aa4d9a8836ea1f70','Боб',NULL,NULL,'d76d70b580d68a83240f194311f526d363ef23dc2315257fd7b0afdc9faa4604','{}',1794864392400,0);
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
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table", person, id), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r0',1794864392859);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r1',1794864392878);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r2',1794864392898);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r3',1794864392918);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r4',1794864392937);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r5',1794864392965);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r6',1794864392982);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r7',1794864392996);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r8',1794864393034);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r9',1794864393098);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r10',1794864393113);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r11',1794864393143);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r12',1794864393196);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r13',1794864393233);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r14',1794864393264);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r15',1794864393299);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r16',1794864393324);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r17',1794864393349);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r18',1794864393376);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r19',1794864393405);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r20',1794864393503);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r21',1794864393532);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r22',1794864393616);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r23',1794864393844);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r24',1794864393882);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r25',1794864393898);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r26',1794864393934);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r27',1794864393984);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r28',1794864394002);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r29',1794864394029);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r30',1794864394052);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r31',1794864394078);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r32',1794864394109);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r33',1794864394136);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r34',1794864394165);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r35',1794864394189);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r36',1794864394214);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r37',1794864394241);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r38',1794864394266);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r39',1794864394293);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r40',1794864394324);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r41',1794864394388);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r42',1794864394424);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r43',1794864394467);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r44',1794864394497);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r45',1794864394528);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r46',1794864394560);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r47',1794864394629);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r48',1794864394676);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r49',1794864394743);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r50',1794864394775);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r51',1794864394784);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r52',1794864394800);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r53',1794864394844);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r54',1794864394890);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r55',1794864394960);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r56',1794864395018);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r57',1794864395044);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r58',1794864395054);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r59',1794864395085);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r60',1794864395146);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r61',1794864395199);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r62',1794864395232);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r63',1794864395321);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r64',1794864395398);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r65',1794864395414);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r66',1794864395438);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r67',1794864395454);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r68',1794864395482);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r69',1794864395506);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r70',1794864395513);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r71',1794864395519);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r72',1794864395525);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r73',1794864395531);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r74',1794864395537);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r75',1794864395543);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r76',1794864395558);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r77',1794864395588);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r78',1794864395608);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r79',1794864395628);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r80',1794864395644);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r81',1794864395657);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r82',1794864395684);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r83',1794864395746);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r84',1794864395753);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r85',1794864395776);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r86',1794864395812);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r87',1794864395848);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r88',1794864395868);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r89',1794864395921);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r90',1794864395943);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r91',1794864395980);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r92',1794864396004);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r93',1794864396036);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r94',1794864396068);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r95',1794864396109);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r96',1794864396162);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r97',1794864396171);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r98',1794864396198);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r99',1794864396215);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r100',1794864396220);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r101',1794864396226);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r102',1794864396232);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r103',1794864396237);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r104',1794864396242);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r105',1794864396248);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r106',1794864396253);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r107',1794864396261);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r108',1794864396274);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r109',1794864396285);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r110',1794864396298);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r111',1794864396310);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r112',1794864396326);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r113',1794864396357);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r114',1794864396372);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r115',1794864396388);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r116',1794864396402);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r117',1794864396422);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r118',1794864396438);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r119',1794864396453);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r120',1794864396480);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r121',1794864396507);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r122',1794864396521);
INSERT INTO "requests" VALUES('s8k2zmepd9','088210c05518c7bdbd84ed18','r123',1794864396539);
INSERT INTO "requests" VALUES('kfqztm86z2','088210c05518c7bdbd84ed18','r124',1794864396579);
INSERT INTO "requests" VALUES('kfqztm86z2','088210c05518c7bdbd84ed18','r125',1794864396593);
INSERT INTO "requests" VALUES('kfqztm86z2','088210c05518c7bdbd84ed18','r126',1794864396606);
INSERT INTO "requests" VALUES('kfqztm86z2','088210c05518c7bdbd84ed18','r127',1794864396618);
INSERT INTO "requests" VALUES('kfqztm86z2','088210c05518c7bdbd84ed18','r128',1794864396637);
INSERT INTO "requests" VALUES('kfqztm86z2','088210c05518c7bdbd84ed18','r129',1794864396655);
INSERT INTO "requests" VALUES('kfqztm86z2','088210c05518c7bdbd84ed18','r130',1794864396673);
INSERT INTO "requests" VALUES('kfqztm86z2','088210c05518c7bdbd84ed18','r131',1794864396700);
INSERT INTO "requests" VALUES('kfqztm86z2','088210c05518c7bdbd84ed18','r132',1794864396721);
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
INSERT INTO "seats" VALUES('s8k2zmepd9',0,'person','088210c05518c7bdbd84ed18','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('s8k2zmepd9',1,'person','088210c05518c7bdbd84ed18','Ann 2',NULL,NULL,0);
INSERT INTO "seats" VALUES('s8k2zmepd9',2,'person','088210c05518c7bdbd84ed18','Ann 3',NULL,NULL,0);
INSERT INTO "seats" VALUES('kfqztm86z2',0,'person','088210c05518c7bdbd84ed18','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('kfqztm86z2',1,'person','088210c05518c7bdbd84ed18','Ann 2',NULL,NULL,0);
INSERT INTO "seats" VALUES('kfqztm86z2',2,'person','088210c05518c7bdbd84ed18','Ann 3',NULL,NULL,0);
INSERT INTO "seats" VALUES('nu8r2tt6sh',0,'person','1125a087aa4d9a8836ea1f70','Боб',NULL,NULL,0);
INSERT INTO "seats" VALUES('nu8r2tt6sh',1,'open',NULL,'?',NULL,NULL,0);
INSERT INTO "seats" VALUES('nu8r2tt6sh',2,'bot',NULL,'Bulbul','greedy',NULL,0);
INSERT INTO "seats" VALUES('fs3688z4qx',0,'person','088210c05518c7bdbd84ed18','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('fs3688z4qx',1,'bot',NULL,'Hoopoe','greedy',NULL,0);
INSERT INTO "seats" VALUES('fs3688z4qx',2,'bot',NULL,'Bulbul','random',NULL,0);
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
	moved BIGINT NOT NULL, serai VARCHAR(40), 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('s8k2zmepd9','taj_mahal','finished',125,'088210c05518c7bdbd84ed18','{"game": "taj_mahal", "rules": 2, "data": "185dae1892dc8c29", "seats": ["Ann", "Ann 2", "Ann 3"], "edition": "", "options": {"two_players": "off"}, "luck": "sealed", "commitment": "de91e1711bbbb8019da62b08d5d778039f9e02318452be323203e453f51490c4"}','9d677564e3ebb9755e7615ee4e5207dca4e18d32132858787ae0f94fd20d37eb','{"pace": "live", "undo": "friendly", "listed": false, "absence_hours": 0, "absence_bot": "greedy"}',-2,'[21, 20, 22]',NULL,1794864392793,1794864396538,'0.1.0');
INSERT INTO "tables" VALUES('kfqztm86z2','taj_mahal','playing',10,'088210c05518c7bdbd84ed18','{"game": "taj_mahal", "rules": 2, "data": "185dae1892dc8c29", "seats": ["Ann", "Ann 2", "Ann 3"], "edition": "", "options": {"two_players": "off"}, "luck": "sealed", "commitment": "2dcc0a41943975347df28f1d63f83566d5bd949646d9dea0d023a82cbba89014"}','9c554a84975177cdd7c62ca5fd4ef5a1cfcbc1dfd84a8edc523b3e2991d93b1a','{"pace": "live", "undo": "friendly", "listed": false, "absence_hours": 0, "absence_bot": "greedy"}',1,'null',NULL,1794864396552,1794864396720,'0.1.0');
INSERT INTO "tables" VALUES('nu8r2tt6sh','taj_mahal','gathering',0,'1125a087aa4d9a8836ea1f70','{"options": {"two_players": "off"}}','accfd828ab490f09474b4e03630cdae552f6f07aa3eb4f72de69bf86b761a70c','{"pace": "live", "undo": "strict", "listed": true, "absence_hours": 0, "absence_bot": "greedy"}',-2,'null',NULL,1794864396765,1794864396765,NULL);
INSERT INTO "tables" VALUES('fs3688z4qx','taj_mahal','playing',3,'088210c05518c7bdbd84ed18','{"game": "taj_mahal", "rules": 2, "data": "185dae1892dc8c29", "seats": ["Ann", "Hoopoe", "Bulbul"], "edition": "", "options": {"two_players": "off"}, "luck": "sealed", "commitment": "c13956afd61da11b27023a612da1114feab391f25a741814c79e7c9a70ff26a8"}','570ab07bcfb72aace4013c5b0abf7cc9ac0781b53b9471ce589b8afd4b65a4df','{"pace": "live", "undo": "friendly", "listed": false, "absence_hours": 0, "absence_bot": "greedy"}',0,'null',NULL,1794864396804,1794864397885,'0.1.0');
CREATE INDEX ix_passkeys_person ON passkeys (person);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_moved ON tables (moved);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_records_at ON records (at);
COMMIT;
