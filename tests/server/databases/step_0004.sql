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
INSERT INTO "chat" VALUES('agc3wvjh7w',0,'ccbfb5df2afe16b62efeca1a','Ann','привет',1794860149304);
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
INSERT INTO "drafts" VALUES('agc3wvjh7w',0,10,'["take yellow_17"]');
CREATE TABLE events (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR(80) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "events" VALUES('xyr4t4nztz',0,-1,'lay province_tile_01 awadh_province',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',1,-1,'lay province_tile_02 multan_province',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',2,-1,'lay province_tile_03 gujarat_province',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',3,-1,'lay province_tile_04 thatta_province',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',4,-1,'lay province_tile_05 allahabad_province',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',5,-1,'lay province_tile_06 ajmer_province',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',6,-1,'lay province_tile_07 delhi_province',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',7,-1,'lay province_tile_08 lahore_province',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',8,-1,'lay province_tile_09 kashmir_province',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',9,-1,'lay province_tile_10 malwa_province',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',10,-1,'lay province_tile_11 kabul_province',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',11,-1,'bonus plus_two_3 kabul',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',12,-1,'bonus plus_two_2 peshawar',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',13,-1,'bonus draw_card_2 srinagar',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',14,-1,'bonus jewels_1 jammu',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',15,-1,'bonus draw_card_5 multan',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',16,-1,'bonus draw_card_1 lahore',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',17,-1,'bonus plus_two_5 delhi',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',18,-1,'bonus plus_two_1 umarkot',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',19,-1,'bonus plus_two_4 thatta',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',20,-1,'bonus draw_card_3 jodhpur',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',21,-1,'bonus spice_1 lucknow',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',22,-1,'bonus jewels_2 junagadh',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',23,-1,'bonus tea_1 mandu',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',24,-1,'bonus draw_card_4 benares',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',25,-1,'bonus tea_2 kalinjar',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',26,-1,'deal violet_02',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',27,-1,'deal violet_03',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',28,-1,'deal red_20',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',29,-1,'deal violet_10',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',30,-1,'deal yellow_19',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',31,-1,'deal yellow_18',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',32,-1,'deal violet_16',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',33,-1,'deal yellow_11',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',34,-1,'deal red_06',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',35,-1,'deal red_11',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',36,-1,'deal green_15',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',37,-1,'deal green_04',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',38,-1,'deal red_10',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',39,-1,'deal white_11',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',40,-1,'deal violet_08',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',41,-1,'deal violet_17',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',42,-1,'deal violet_05',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',43,-1,'deal violet_19',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',44,-1,'deal green_03',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',45,-1,'deal violet_07',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',46,-1,'deal yellow_02',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',47,-1,'deal red_18',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',48,-1,'deal yellow_17',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',49,-1,'start c',1794860147544);
INSERT INTO "events" VALUES('xyr4t4nztz',50,2,'withdraw',1794860147562);
INSERT INTO "events" VALUES('xyr4t4nztz',51,-1,'deal white_12',1794860147562);
INSERT INTO "events" VALUES('xyr4t4nztz',52,2,'take violet_07',1794860147572);
INSERT INTO "events" VALUES('xyr4t4nztz',53,2,'take yellow_17',1794860147593);
INSERT INTO "events" VALUES('xyr4t4nztz',54,0,'withdraw',1794860147605);
INSERT INTO "events" VALUES('xyr4t4nztz',55,-1,'deal green_19',1794860147605);
INSERT INTO "events" VALUES('xyr4t4nztz',56,0,'take green_03',1794860147618);
INSERT INTO "events" VALUES('xyr4t4nztz',57,0,'take yellow_02',1794860147634);
INSERT INTO "events" VALUES('xyr4t4nztz',58,1,'withdraw',1794860147642);
INSERT INTO "events" VALUES('xyr4t4nztz',59,-1,'deal white_08',1794860147642);
INSERT INTO "events" VALUES('xyr4t4nztz',60,-1,'deal red_14',1794860147642);
INSERT INTO "events" VALUES('xyr4t4nztz',61,-1,'deal red_21',1794860147642);
INSERT INTO "events" VALUES('xyr4t4nztz',62,-1,'deal white_06',1794860147642);
INSERT INTO "events" VALUES('xyr4t4nztz',63,-1,'deal green_16',1794860147642);
INSERT INTO "events" VALUES('xyr4t4nztz',64,-1,'deal yellow_08',1794860147642);
INSERT INTO "events" VALUES('xyr4t4nztz',65,0,'withdraw',1794860147657);
INSERT INTO "events" VALUES('xyr4t4nztz',66,-1,'deal green_12',1794860147657);
INSERT INTO "events" VALUES('xyr4t4nztz',67,0,'take yellow_08',1794860147669);
INSERT INTO "events" VALUES('xyr4t4nztz',68,0,'take red_21',1794860147684);
INSERT INTO "events" VALUES('xyr4t4nztz',69,1,'withdraw',1794860147697);
INSERT INTO "events" VALUES('xyr4t4nztz',70,-1,'deal yellow_21',1794860147697);
INSERT INTO "events" VALUES('xyr4t4nztz',71,1,'take white_06',1794860147708);
INSERT INTO "events" VALUES('xyr4t4nztz',72,1,'take green_16',1794860147720);
INSERT INTO "events" VALUES('xyr4t4nztz',73,2,'withdraw',1794860147735);
INSERT INTO "events" VALUES('xyr4t4nztz',74,-1,'deal red_12',1794860147735);
INSERT INTO "events" VALUES('xyr4t4nztz',75,-1,'deal violet_20',1794860147735);
INSERT INTO "events" VALUES('xyr4t4nztz',76,-1,'deal violet_09',1794860147735);
INSERT INTO "events" VALUES('xyr4t4nztz',77,-1,'deal violet_21',1794860147735);
INSERT INTO "events" VALUES('xyr4t4nztz',78,-1,'deal violet_12',1794860147735);
INSERT INTO "events" VALUES('xyr4t4nztz',79,-1,'deal green_01',1794860147735);
INSERT INTO "events" VALUES('xyr4t4nztz',80,1,'withdraw',1794860147748);
INSERT INTO "events" VALUES('xyr4t4nztz',81,-1,'deal violet_14',1794860147748);
INSERT INTO "events" VALUES('xyr4t4nztz',82,1,'take violet_12',1794860147761);
INSERT INTO "events" VALUES('xyr4t4nztz',83,1,'take violet_20',1794860147775);
INSERT INTO "events" VALUES('xyr4t4nztz',84,2,'play violet_08',1794860147793);
INSERT INTO "events" VALUES('xyr4t4nztz',85,2,'add white_11',1794860147808);
INSERT INTO "events" VALUES('xyr4t4nztz',86,0,'withdraw',1794860147821);
INSERT INTO "events" VALUES('xyr4t4nztz',87,-1,'deal red_16',1794860147821);
INSERT INTO "events" VALUES('xyr4t4nztz',88,0,'take green_01',1794860147841);
INSERT INTO "events" VALUES('xyr4t4nztz',89,0,'take violet_09',1794860147852);
INSERT INTO "events" VALUES('xyr4t4nztz',90,2,'withdraw',1794860147860);
INSERT INTO "events" VALUES('xyr4t4nztz',91,2,'palace junagadh',1794860147868);
INSERT INTO "events" VALUES('xyr4t4nztz',92,-1,'deal yellow_16',1794860147868);
INSERT INTO "events" VALUES('xyr4t4nztz',93,-1,'deal green_02',1794860147868);
INSERT INTO "events" VALUES('xyr4t4nztz',94,-1,'deal yellow_05',1794860147868);
INSERT INTO "events" VALUES('xyr4t4nztz',95,-1,'deal yellow_15',1794860147868);
INSERT INTO "events" VALUES('xyr4t4nztz',96,-1,'deal red_04',1794860147868);
INSERT INTO "events" VALUES('xyr4t4nztz',97,2,'withdraw',1794860147881);
INSERT INTO "events" VALUES('xyr4t4nztz',98,-1,'deal green_10',1794860147881);
INSERT INTO "events" VALUES('xyr4t4nztz',99,2,'take green_02',1794860147888);
INSERT INTO "events" VALUES('xyr4t4nztz',100,2,'take yellow_16',1794860147901);
INSERT INTO "events" VALUES('xyr4t4nztz',101,0,'withdraw',1794860147908);
INSERT INTO "events" VALUES('xyr4t4nztz',102,-1,'deal green_17',1794860147908);
INSERT INTO "events" VALUES('xyr4t4nztz',103,0,'take yellow_05',1794860147919);
INSERT INTO "events" VALUES('xyr4t4nztz',104,0,'take red_04',1794860147932);
INSERT INTO "events" VALUES('xyr4t4nztz',105,1,'withdraw',1794860147946);
INSERT INTO "events" VALUES('xyr4t4nztz',106,-1,'deal green_14',1794860147946);
INSERT INTO "events" VALUES('xyr4t4nztz',107,-1,'deal green_06',1794860147946);
INSERT INTO "events" VALUES('xyr4t4nztz',108,-1,'deal white_03',1794860147946);
INSERT INTO "events" VALUES('xyr4t4nztz',109,-1,'deal violet_13',1794860147946);
INSERT INTO "events" VALUES('xyr4t4nztz',110,-1,'deal violet_06',1794860147946);
INSERT INTO "events" VALUES('xyr4t4nztz',111,-1,'deal red_17',1794860147946);
INSERT INTO "events" VALUES('xyr4t4nztz',112,0,'withdraw',1794860147952);
INSERT INTO "events" VALUES('xyr4t4nztz',113,-1,'deal red_05',1794860147952);
INSERT INTO "events" VALUES('xyr4t4nztz',114,0,'take red_17',1794860147964);
INSERT INTO "events" VALUES('xyr4t4nztz',115,0,'take violet_13',1794860147973);
INSERT INTO "events" VALUES('xyr4t4nztz',116,1,'withdraw',1794860147980);
INSERT INTO "events" VALUES('xyr4t4nztz',117,-1,'deal red_01',1794860147980);
INSERT INTO "events" VALUES('xyr4t4nztz',118,1,'take violet_06',1794860147988);
INSERT INTO "events" VALUES('xyr4t4nztz',119,1,'take green_06',1794860147996);
INSERT INTO "events" VALUES('xyr4t4nztz',120,2,'withdraw',1794860148005);
INSERT INTO "events" VALUES('xyr4t4nztz',121,-1,'deal yellow_20',1794860148005);
INSERT INTO "events" VALUES('xyr4t4nztz',122,-1,'deal white_04',1794860148005);
INSERT INTO "events" VALUES('xyr4t4nztz',123,-1,'deal violet_04',1794860148005);
INSERT INTO "events" VALUES('xyr4t4nztz',124,-1,'deal white_02',1794860148005);
INSERT INTO "events" VALUES('xyr4t4nztz',125,-1,'deal green_05',1794860148005);
INSERT INTO "events" VALUES('xyr4t4nztz',126,-1,'deal green_07',1794860148005);
INSERT INTO "events" VALUES('xyr4t4nztz',127,1,'withdraw',1794860148012);
INSERT INTO "events" VALUES('xyr4t4nztz',128,-1,'deal yellow_14',1794860148012);
INSERT INTO "events" VALUES('xyr4t4nztz',129,1,'take violet_04',1794860148022);
INSERT INTO "events" VALUES('xyr4t4nztz',130,1,'take green_05',1794860148029);
INSERT INTO "events" VALUES('xyr4t4nztz',131,2,'withdraw',1794860148036);
INSERT INTO "events" VALUES('xyr4t4nztz',132,-1,'deal red_13',1794860148036);
INSERT INTO "events" VALUES('xyr4t4nztz',133,2,'take green_07',1794860148050);
INSERT INTO "events" VALUES('xyr4t4nztz',134,2,'take white_04',1794860148057);
INSERT INTO "events" VALUES('xyr4t4nztz',135,0,'withdraw',1794860148071);
INSERT INTO "events" VALUES('xyr4t4nztz',136,-1,'deal yellow_04',1794860148071);
INSERT INTO "events" VALUES('xyr4t4nztz',137,-1,'deal green_20',1794860148071);
INSERT INTO "events" VALUES('xyr4t4nztz',138,-1,'deal yellow_09',1794860148071);
INSERT INTO "events" VALUES('xyr4t4nztz',139,-1,'deal violet_11',1794860148071);
INSERT INTO "events" VALUES('xyr4t4nztz',140,-1,'deal green_08',1794860148071);
INSERT INTO "events" VALUES('xyr4t4nztz',141,-1,'deal yellow_03',1794860148071);
INSERT INTO "events" VALUES('xyr4t4nztz',142,2,'withdraw',1794860148079);
INSERT INTO "events" VALUES('xyr4t4nztz',143,-1,'deal white_10',1794860148079);
INSERT INTO "events" VALUES('xyr4t4nztz',144,2,'take green_08',1794860148089);
INSERT INTO "events" VALUES('xyr4t4nztz',145,2,'take yellow_03',1794860148100);
INSERT INTO "events" VALUES('xyr4t4nztz',146,0,'play violet_09',1794860148107);
INSERT INTO "events" VALUES('xyr4t4nztz',147,0,'done',1794860148120);
INSERT INTO "events" VALUES('xyr4t4nztz',148,1,'withdraw',1794860148130);
INSERT INTO "events" VALUES('xyr4t4nztz',149,-1,'deal violet_18',1794860148130);
INSERT INTO "events" VALUES('xyr4t4nztz',150,1,'take green_20',1794860148142);
INSERT INTO "events" VALUES('xyr4t4nztz',151,1,'take yellow_09',1794860148150);
INSERT INTO "events" VALUES('xyr4t4nztz',152,0,'withdraw',1794860148164);
INSERT INTO "events" VALUES('xyr4t4nztz',153,0,'palace saharanpur',1794860148178);
INSERT INTO "events" VALUES('xyr4t4nztz',154,-1,'deal red_07',1794860148178);
INSERT INTO "events" VALUES('xyr4t4nztz',155,-1,'deal red_02',1794860148178);
INSERT INTO "events" VALUES('xyr4t4nztz',156,-1,'deal red_03',1794860148178);
INSERT INTO "events" VALUES('xyr4t4nztz',157,-1,'deal green_13',1794860148178);
INSERT INTO "events" VALUES('xyr4t4nztz',158,-1,'deal green_11',1794860148178);
INSERT INTO "events" VALUES('xyr4t4nztz',159,0,'withdraw',1794860148193);
INSERT INTO "events" VALUES('xyr4t4nztz',160,-1,'deal violet_15',1794860148193);
INSERT INTO "events" VALUES('xyr4t4nztz',161,0,'take red_03',1794860148204);
INSERT INTO "events" VALUES('xyr4t4nztz',162,0,'take green_11',1794860148214);
INSERT INTO "events" VALUES('xyr4t4nztz',163,1,'withdraw',1794860148225);
INSERT INTO "events" VALUES('xyr4t4nztz',164,-1,'deal green_18',1794860148225);
INSERT INTO "events" VALUES('xyr4t4nztz',165,1,'take red_02',1794860148237);
INSERT INTO "events" VALUES('xyr4t4nztz',166,1,'take green_13',1794860148245);
INSERT INTO "events" VALUES('xyr4t4nztz',167,2,'withdraw',1794860148257);
INSERT INTO "events" VALUES('xyr4t4nztz',168,-1,'deal red_15',1794860148257);
INSERT INTO "events" VALUES('xyr4t4nztz',169,-1,'deal yellow_06',1794860148257);
INSERT INTO "events" VALUES('xyr4t4nztz',170,-1,'deal red_09',1794860148257);
INSERT INTO "events" VALUES('xyr4t4nztz',171,-1,'deal white_07',1794860148257);
INSERT INTO "events" VALUES('xyr4t4nztz',172,-1,'deal yellow_12',1794860148257);
INSERT INTO "events" VALUES('xyr4t4nztz',173,-1,'deal yellow_07',1794860148257);
INSERT INTO "events" VALUES('xyr4t4nztz',174,1,'withdraw',1794860148271);
INSERT INTO "events" VALUES('xyr4t4nztz',175,-1,'deal white_01',1794860148271);
INSERT INTO "events" VALUES('xyr4t4nztz',176,1,'take yellow_07',1794860148285);
INSERT INTO "events" VALUES('xyr4t4nztz',177,1,'take yellow_12',1794860148296);
INSERT INTO "events" VALUES('xyr4t4nztz',178,2,'withdraw',1794860148310);
INSERT INTO "events" VALUES('xyr4t4nztz',179,-1,'deal red_08',1794860148310);
INSERT INTO "events" VALUES('xyr4t4nztz',180,2,'take red_09',1794860148317);
INSERT INTO "events" VALUES('xyr4t4nztz',181,2,'take yellow_06',1794860148332);
INSERT INTO "events" VALUES('xyr4t4nztz',182,0,'play green_01',1794860148345);
INSERT INTO "events" VALUES('xyr4t4nztz',183,0,'add white_02',1794860148358);
INSERT INTO "events" VALUES('xyr4t4nztz',184,0,'play green_19',1794860148369);
INSERT INTO "events" VALUES('xyr4t4nztz',185,0,'done',1794860148382);
INSERT INTO "events" VALUES('xyr4t4nztz',186,0,'withdraw',1794860148401);
INSERT INTO "events" VALUES('xyr4t4nztz',187,0,'palace kishtwar',1794860148413);
INSERT INTO "events" VALUES('xyr4t4nztz',188,0,'palace jammu',1794860148435);
INSERT INTO "events" VALUES('xyr4t4nztz',189,0,'palace srinagar',1794860148454);
INSERT INTO "events" VALUES('xyr4t4nztz',190,-1,'deal violet_01',1794860148454);
INSERT INTO "events" VALUES('xyr4t4nztz',191,-1,'deal green_21',1794860148454);
INSERT INTO "events" VALUES('xyr4t4nztz',192,-1,'deal yellow_10',1794860148454);
INSERT INTO "events" VALUES('xyr4t4nztz',193,-1,'deal yellow_01',1794860148454);
INSERT INTO "events" VALUES('xyr4t4nztz',194,-1,'deal white_05',1794860148454);
INSERT INTO "events" VALUES('xyr4t4nztz',195,-1,'deal green_09',1794860148454);
INSERT INTO "events" VALUES('xyr4t4nztz',196,2,'withdraw',1794860148466);
INSERT INTO "events" VALUES('xyr4t4nztz',197,-1,'deal white_09',1794860148466);
INSERT INTO "events" VALUES('xyr4t4nztz',198,2,'take white_05',1794860148482);
INSERT INTO "events" VALUES('xyr4t4nztz',199,2,'take green_21',1794860148501);
INSERT INTO "events" VALUES('xyr4t4nztz',200,0,'play green_12',1794860148516);
INSERT INTO "events" VALUES('xyr4t4nztz',201,0,'add special_colour_change',1794860148535);
INSERT INTO "events" VALUES('xyr4t4nztz',202,1,'withdraw',1794860148553);
INSERT INTO "events" VALUES('xyr4t4nztz',203,-1,'deal yellow_13',1794860148553);
INSERT INTO "events" VALUES('xyr4t4nztz',204,1,'take yellow_10',1794860148566);
INSERT INTO "events" VALUES('xyr4t4nztz',205,1,'take yellow_01',1794860148579);
INSERT INTO "events" VALUES('xyr4t4nztz',206,0,'play red_21',1794860148593);
INSERT INTO "events" VALUES('xyr4t4nztz',207,0,'done',1794860148612);
INSERT INTO "events" VALUES('xyr4t4nztz',208,0,'withdraw',1794860148624);
INSERT INTO "events" VALUES('xyr4t4nztz',209,0,'crown raisen',1794860148646);
INSERT INTO "events" VALUES('xyr4t4nztz',210,0,'palace raisen',1794860148664);
INSERT INTO "events" VALUES('xyr4t4nztz',211,0,'palace ujjain',1794860148681);
INSERT INTO "events" VALUES('xyr4t4nztz',212,-1,'deal red_19',1794860148681);
INSERT INTO "events" VALUES('xyr4t4nztz',213,-1,'deal green_01',1794860148681);
INSERT INTO "events" VALUES('xyr4t4nztz',214,-1,'deal red_21',1794860148681);
INSERT INTO "events" VALUES('xyr4t4nztz',215,-1,'deal green_12',1794860148681);
INSERT INTO "events" VALUES('xyr4t4nztz',216,-1,'deal white_11',1794860148681);
INSERT INTO "events" VALUES('xyr4t4nztz',217,0,'play yellow_05',1794860148694);
INSERT INTO "events" VALUES('xyr4t4nztz',218,0,'add special_colour_change',1794860148712);
INSERT INTO "events" VALUES('xyr4t4nztz',219,1,'withdraw',1794860148736);
INSERT INTO "events" VALUES('xyr4t4nztz',220,-1,'deal green_19',1794860148736);
INSERT INTO "events" VALUES('xyr4t4nztz',221,1,'take green_12',1794860148746);
INSERT INTO "events" VALUES('xyr4t4nztz',222,1,'take red_19',1794860148774);
INSERT INTO "events" VALUES('xyr4t4nztz',223,2,'withdraw',1794860148799);
INSERT INTO "events" VALUES('xyr4t4nztz',224,-1,'deal violet_09',1794860148799);
INSERT INTO "events" VALUES('xyr4t4nztz',225,2,'take red_21',1794860148814);
INSERT INTO "events" VALUES('xyr4t4nztz',226,2,'take green_01',1794860148833);
INSERT INTO "events" VALUES('xyr4t4nztz',227,0,'play red_05',1794860148848);
INSERT INTO "events" VALUES('xyr4t4nztz',228,0,'add special_plus_two',1794860148861);
INSERT INTO "events" VALUES('xyr4t4nztz',229,0,'play red_17',1794860148878);
INSERT INTO "events" VALUES('xyr4t4nztz',230,0,'add white_07',1794860148888);
INSERT INTO "events" VALUES('xyr4t4nztz',231,0,'withdraw',1794860148900);
INSERT INTO "events" VALUES('xyr4t4nztz',232,0,'palace ghazni',1794860148916);
INSERT INTO "events" VALUES('xyr4t4nztz',233,0,'palace peshawar',1794860148929);
INSERT INTO "events" VALUES('xyr4t4nztz',234,-1,'deal white_02',1794860148929);
INSERT INTO "events" VALUES('xyr4t4nztz',235,-1,'deal violet_08',1794860148929);
INSERT INTO "events" VALUES('xyr4t4nztz',236,-1,'deal yellow_05',1794860148929);
INSERT INTO "events" VALUES('xyr4t4nztz',237,-1,'deal white_07',1794860148929);
INSERT INTO "events" VALUES('xyr4t4nztz',238,-1,'deal red_17',1794860148929);
INSERT INTO "events" VALUES('xyr4t4nztz',239,1,'withdraw',1794860148947);
INSERT INTO "events" VALUES('xyr4t4nztz',240,-1,'deal red_05',1794860148947);
INSERT INTO "events" VALUES('xyr4t4nztz',241,1,'take violet_08',1794860148961);
INSERT INTO "events" VALUES('xyr4t4nztz',242,1,'take red_17',1794860148977);
INSERT INTO "events" VALUES('xyr4t4nztz',243,2,'play violet_21',1794860148992);
INSERT INTO "events" VALUES('xyr4t4nztz',244,2,'add white_05',1794860149008);
INSERT INTO "events" VALUES('xyr4t4nztz',245,0,'withdraw',1794860149023);
INSERT INTO "events" VALUES('xyr4t4nztz',246,0,'take yellow_05',1794860149036);
INSERT INTO "events" VALUES('xyr4t4nztz',247,0,'take white_07',1794860149050);
INSERT INTO "events" VALUES('xyr4t4nztz',248,2,'play violet_05',1794860149066);
INSERT INTO "events" VALUES('xyr4t4nztz',249,2,'add white_12',1794860149078);
INSERT INTO "events" VALUES('xyr4t4nztz',250,2,'withdraw',1794860149089);
INSERT INTO "events" VALUES('xyr4t4nztz',251,2,'palace kalpi',1794860149098);
INSERT INTO "events" VALUES('xyr4t4nztz',252,2,'palace gwalior',1794860149110);
INSERT INTO "events" VALUES('xyr4t4nztz',253,2,'crown mathura',1794860149122);
INSERT INTO "events" VALUES('agc3wvjh7w',0,-1,'lay province_tile_01 malwa_province',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',1,-1,'lay province_tile_02 lahore_province',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',2,-1,'lay province_tile_03 thatta_province',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',3,-1,'lay province_tile_04 ajmer_province',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',4,-1,'lay province_tile_05 kashmir_province',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',5,-1,'lay province_tile_06 allahabad_province',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',6,-1,'lay province_tile_07 multan_province',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',7,-1,'lay province_tile_08 gujarat_province',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',8,-1,'lay province_tile_09 delhi_province',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',9,-1,'lay province_tile_10 awadh_province',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',10,-1,'lay province_tile_11 kabul_province',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',11,-1,'bonus tea_1 kabul',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',12,-1,'bonus plus_two_4 peshawar',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',13,-1,'bonus draw_card_5 srinagar',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',14,-1,'bonus tea_2 jammu',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',15,-1,'bonus spice_1 multan',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',16,-1,'bonus plus_two_5 lahore',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',17,-1,'bonus jewels_1 delhi',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',18,-1,'bonus draw_card_2 umarkot',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',19,-1,'bonus draw_card_1 thatta',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',20,-1,'bonus draw_card_3 jodhpur',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',21,-1,'bonus plus_two_3 lucknow',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',22,-1,'bonus plus_two_2 junagadh',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',23,-1,'bonus draw_card_4 mandu',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',24,-1,'bonus plus_two_1 benares',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',25,-1,'bonus jewels_2 kalinjar',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',26,-1,'deal red_19',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',27,-1,'deal green_13',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',28,-1,'deal white_05',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',29,-1,'deal yellow_07',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',30,-1,'deal yellow_03',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',31,-1,'deal red_09',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',32,-1,'deal violet_12',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',33,-1,'deal green_05',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',34,-1,'deal red_04',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',35,-1,'deal yellow_20',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',36,-1,'deal white_11',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',37,-1,'deal violet_04',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',38,-1,'deal yellow_21',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',39,-1,'deal green_17',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',40,-1,'deal violet_13',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',41,-1,'deal green_15',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',42,-1,'deal violet_17',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',43,-1,'deal yellow_06',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',44,-1,'deal white_07',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',45,-1,'deal green_16',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',46,-1,'deal violet_21',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',47,-1,'deal violet_09',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',48,-1,'deal violet_16',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',49,-1,'start c',1794860149150);
INSERT INTO "events" VALUES('agc3wvjh7w',50,2,'withdraw',1794860149165);
INSERT INTO "events" VALUES('agc3wvjh7w',51,-1,'deal white_10',1794860149165);
INSERT INTO "events" VALUES('agc3wvjh7w',52,2,'take violet_16',1794860149182);
INSERT INTO "events" VALUES('agc3wvjh7w',53,2,'take green_16',1794860149195);
INSERT INTO "events" VALUES('agc3wvjh7w',54,0,'withdraw',1794860149208);
INSERT INTO "events" VALUES('agc3wvjh7w',55,-1,'deal yellow_09',1794860149208);
INSERT INTO "events" VALUES('agc3wvjh7w',56,0,'take white_07',1794860149223);
INSERT INTO "events" VALUES('agc3wvjh7w',57,0,'take violet_21',1794860149237);
INSERT INTO "events" VALUES('agc3wvjh7w',58,1,'withdraw',1794860149249);
INSERT INTO "events" VALUES('agc3wvjh7w',59,-1,'deal yellow_01',1794860149249);
INSERT INTO "events" VALUES('agc3wvjh7w',60,-1,'deal yellow_17',1794860149249);
INSERT INTO "events" VALUES('agc3wvjh7w',61,-1,'deal yellow_16',1794860149249);
INSERT INTO "events" VALUES('agc3wvjh7w',62,-1,'deal violet_01',1794860149249);
INSERT INTO "events" VALUES('agc3wvjh7w',63,-1,'deal white_09',1794860149249);
INSERT INTO "events" VALUES('agc3wvjh7w',64,-1,'deal green_21',1794860149249);
INSERT INTO "events" VALUES('agc3wvjh7w',65,0,'withdraw',1794860149262);
INSERT INTO "events" VALUES('agc3wvjh7w',66,-1,'deal green_18',1794860149262);
INSERT INTO "events" VALUES('agc3wvjh7w',67,0,'take green_21',1794860149274);
INSERT INTO "events" VALUES('amamfg39zb',0,-1,'lay province_tile_01 allahabad_province',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',1,-1,'lay province_tile_02 lahore_province',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',2,-1,'lay province_tile_03 kabul_province',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',3,-1,'lay province_tile_04 awadh_province',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',4,-1,'lay province_tile_05 multan_province',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',5,-1,'lay province_tile_06 delhi_province',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',6,-1,'lay province_tile_07 thatta_province',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',7,-1,'lay province_tile_08 malwa_province',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',8,-1,'lay province_tile_09 ajmer_province',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',9,-1,'lay province_tile_10 kashmir_province',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',10,-1,'lay province_tile_11 gujarat_province',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',11,-1,'bonus plus_two_4 kabul',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',12,-1,'bonus draw_card_5 peshawar',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',13,-1,'bonus plus_two_5 srinagar',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',14,-1,'bonus draw_card_2 jammu',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',15,-1,'bonus draw_card_3 multan',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',16,-1,'bonus jewels_2 lahore',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',17,-1,'bonus spice_1 delhi',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',18,-1,'bonus draw_card_4 umarkot',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',19,-1,'bonus jewels_1 thatta',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',20,-1,'bonus draw_card_1 jodhpur',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',21,-1,'bonus plus_two_2 lucknow',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',22,-1,'bonus tea_1 junagadh',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',23,-1,'bonus plus_two_3 mandu',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',24,-1,'bonus plus_two_1 benares',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',25,-1,'bonus tea_2 kalinjar',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',26,-1,'deal white_02',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',27,-1,'deal yellow_02',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',28,-1,'deal violet_04',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',29,-1,'deal yellow_09',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',30,-1,'deal red_21',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',31,-1,'deal white_10',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',32,-1,'deal yellow_06',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',33,-1,'deal violet_14',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',34,-1,'deal green_17',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',35,-1,'deal violet_03',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',36,-1,'deal red_14',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',37,-1,'deal green_21',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',38,-1,'deal white_07',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',39,-1,'deal violet_12',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',40,-1,'deal green_11',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',41,-1,'deal red_13',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',42,-1,'deal red_09',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',43,-1,'deal violet_10',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',44,-1,'deal yellow_19',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',45,-1,'deal violet_05',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',46,-1,'deal violet_20',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',47,-1,'deal red_05',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',48,-1,'deal yellow_13',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',49,-1,'start c',1794860149322);
INSERT INTO "events" VALUES('amamfg39zb',50,2,'play violet_12',1794860149961);
INSERT INTO "events" VALUES('amamfg39zb',51,2,'done',1794860149964);
CREATE TABLE facts (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "facts" VALUES('cookie secret','bVTiC01-cMHvSPP9DMYUKBv3asHJmKpfZUOtdD-KIEY');
CREATE TABLE passkeys (
	id VARCHAR(400) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	public_key TEXT NOT NULL, 
	uses BIGINT NOT NULL, added BIGINT, used BIGINT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "passkeys" VALUES('key','341b9478fd739de6d63b16cb','public',3,NULL,NULL);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	password VARCHAR(200), 
	token VARCHAR(64), 
	settings JSON NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login), 
	UNIQUE (token)
);
INSERT INTO "people" VALUES('ccbfb5df2afe16b62efeca1a','Ann',NULL,NULL,'22337885ec4ed1fe37a39d2142b60273e32992e83a1f99a429e94a0d29e002ab','{}',1794860147409);
INSERT INTO "people" VALUES('341b9478fd739de6d63b16cb','Боб','ann','x','85e0f9fedd105ba1865059c86f7d45a0ea5e94e48f6f9cb797e5d5166409b5e1','{}',1794860147414);
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
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r0',1794860147562);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r1',1794860147573);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r2',1794860147593);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r3',1794860147605);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r4',1794860147618);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r5',1794860147634);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r6',1794860147642);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r7',1794860147657);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r8',1794860147669);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r9',1794860147685);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r10',1794860147698);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r11',1794860147709);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r12',1794860147720);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r13',1794860147736);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r14',1794860147749);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r15',1794860147762);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r16',1794860147775);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r17',1794860147793);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r18',1794860147809);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r19',1794860147822);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r20',1794860147842);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r21',1794860147852);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r22',1794860147861);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r23',1794860147869);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r24',1794860147881);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r25',1794860147889);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r26',1794860147902);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r27',1794860147909);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r28',1794860147920);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r29',1794860147933);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r30',1794860147946);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r31',1794860147953);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r32',1794860147964);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r33',1794860147973);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r34',1794860147981);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r35',1794860147989);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r36',1794860147997);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r37',1794860148006);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r38',1794860148013);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r39',1794860148022);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r40',1794860148029);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r41',1794860148036);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r42',1794860148051);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r43',1794860148058);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r44',1794860148072);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r45',1794860148079);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r46',1794860148089);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r47',1794860148100);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r48',1794860148108);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r49',1794860148121);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r50',1794860148130);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r51',1794860148142);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r52',1794860148151);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r53',1794860148164);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r54',1794860148178);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r55',1794860148193);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r56',1794860148204);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r57',1794860148215);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r58',1794860148226);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r59',1794860148237);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r60',1794860148245);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r61',1794860148258);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r62',1794860148272);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r63',1794860148286);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r64',1794860148297);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r65',1794860148310);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r66',1794860148318);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r67',1794860148333);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r68',1794860148345);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r69',1794860148359);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r70',1794860148370);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r71',1794860148383);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r72',1794860148402);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r73',1794860148414);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r74',1794860148436);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r75',1794860148454);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r76',1794860148467);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r77',1794860148483);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r78',1794860148501);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r79',1794860148516);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r80',1794860148535);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r81',1794860148554);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r82',1794860148567);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r83',1794860148580);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r84',1794860148594);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r85',1794860148612);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r86',1794860148625);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r87',1794860148647);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r88',1794860148665);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r89',1794860148681);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r90',1794860148695);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r91',1794860148713);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r92',1794860148737);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r93',1794860148747);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r94',1794860148774);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r95',1794860148800);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r96',1794860148814);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r97',1794860148834);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r98',1794860148848);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r99',1794860148861);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r100',1794860148878);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r101',1794860148889);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r102',1794860148900);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r103',1794860148917);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r104',1794860148930);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r105',1794860148948);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r106',1794860148961);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r107',1794860148978);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r108',1794860148992);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r109',1794860149009);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r110',1794860149023);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r111',1794860149036);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r112',1794860149051);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r113',1794860149067);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r114',1794860149079);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r115',1794860149090);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r116',1794860149099);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r117',1794860149111);
INSERT INTO "requests" VALUES('xyr4t4nztz','ccbfb5df2afe16b62efeca1a','r118',1794860149124);
INSERT INTO "requests" VALUES('agc3wvjh7w','ccbfb5df2afe16b62efeca1a','r119',1794860149166);
INSERT INTO "requests" VALUES('agc3wvjh7w','ccbfb5df2afe16b62efeca1a','r120',1794860149183);
INSERT INTO "requests" VALUES('agc3wvjh7w','ccbfb5df2afe16b62efeca1a','r121',1794860149195);
INSERT INTO "requests" VALUES('agc3wvjh7w','ccbfb5df2afe16b62efeca1a','r122',1794860149209);
INSERT INTO "requests" VALUES('agc3wvjh7w','ccbfb5df2afe16b62efeca1a','r123',1794860149223);
INSERT INTO "requests" VALUES('agc3wvjh7w','ccbfb5df2afe16b62efeca1a','r124',1794860149238);
INSERT INTO "requests" VALUES('agc3wvjh7w','ccbfb5df2afe16b62efeca1a','r125',1794860149250);
INSERT INTO "requests" VALUES('agc3wvjh7w','ccbfb5df2afe16b62efeca1a','r126',1794860149262);
INSERT INTO "requests" VALUES('agc3wvjh7w','ccbfb5df2afe16b62efeca1a','r127',1794860149274);
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
INSERT INTO "seats" VALUES('xyr4t4nztz',0,'person','ccbfb5df2afe16b62efeca1a','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('xyr4t4nztz',1,'person','ccbfb5df2afe16b62efeca1a','Ann 2',NULL,NULL,0);
INSERT INTO "seats" VALUES('xyr4t4nztz',2,'person','ccbfb5df2afe16b62efeca1a','Ann 3',NULL,NULL,0);
INSERT INTO "seats" VALUES('agc3wvjh7w',0,'person','ccbfb5df2afe16b62efeca1a','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('agc3wvjh7w',1,'person','ccbfb5df2afe16b62efeca1a','Ann 2',NULL,NULL,0);
INSERT INTO "seats" VALUES('agc3wvjh7w',2,'person','ccbfb5df2afe16b62efeca1a','Ann 3',NULL,NULL,0);
INSERT INTO "seats" VALUES('9b46553nvr',0,'person','341b9478fd739de6d63b16cb','Боб',NULL,NULL,0);
INSERT INTO "seats" VALUES('9b46553nvr',1,'open',NULL,'?',NULL,NULL,0);
INSERT INTO "seats" VALUES('9b46553nvr',2,'bot',NULL,'Bulbul','greedy',NULL,0);
INSERT INTO "seats" VALUES('amamfg39zb',0,'person','ccbfb5df2afe16b62efeca1a','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('amamfg39zb',1,'bot',NULL,'Hoopoe','greedy',NULL,0);
INSERT INTO "seats" VALUES('amamfg39zb',2,'bot',NULL,'Bulbul','random',NULL,0);
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
INSERT INTO "tables" VALUES('xyr4t4nztz','taj_mahal','finished',120,'ccbfb5df2afe16b62efeca1a','{"game": "taj_mahal", "rules": 2, "data": "185dae1892dc8c29", "seats": ["Ann", "Ann 2", "Ann 3"], "edition": "", "options": {"two_players": "off"}, "luck": "sealed", "commitment": "2a3af97268c414fe5fea3e8c5ab7a45d016beae08a3c1f4fceffd99e1650c3fb"}','6c81e17cbe5ed3cf5eefd4d88ef5a26b9e8b9b9e126856a7f96407c1024a5a09','{"pace": "live", "undo": "friendly", "listed": false, "absence_hours": 0, "absence_bot": "greedy"}',-2,'[36, 14, 23]',NULL,1794860147530,1794860149122,'0.1.0');
INSERT INTO "tables" VALUES('agc3wvjh7w','taj_mahal','playing',10,'ccbfb5df2afe16b62efeca1a','{"game": "taj_mahal", "rules": 2, "data": "185dae1892dc8c29", "seats": ["Ann", "Ann 2", "Ann 3"], "edition": "", "options": {"two_players": "off"}, "luck": "sealed", "commitment": "cfbbf8d000087ece08938b2f17db87045f9e1105975324167fcb7ceceee8b0be"}','14e0668dc5d58e5e6868407119ea47fc593996ea16cb59db014e19106b770288','{"pace": "live", "undo": "friendly", "listed": false, "absence_hours": 0, "absence_bot": "greedy"}',0,'null',NULL,1794860149134,1794860149274,'0.1.0');
INSERT INTO "tables" VALUES('9b46553nvr','taj_mahal','gathering',0,'341b9478fd739de6d63b16cb','{"options": {"two_players": "off"}}','9ea2a941e0d765938a7e9dd657506e12b0c2a4f3a2e7864c360d3ca14700de83','{"pace": "live", "undo": "strict", "listed": true, "absence_hours": 0, "absence_bot": "greedy"}',-2,'null',NULL,1794860149292,1794860149292,NULL);
INSERT INTO "tables" VALUES('amamfg39zb','taj_mahal','playing',3,'ccbfb5df2afe16b62efeca1a','{"game": "taj_mahal", "rules": 2, "data": "185dae1892dc8c29", "seats": ["Ann", "Hoopoe", "Bulbul"], "edition": "", "options": {"two_players": "off"}, "luck": "sealed", "commitment": "3d2e113b796cde28e8787526efab68429c7455ce1bd7252eff7a353431e54b64"}','4120bb75875d42cbf3e7b6e8ccc8ecf6edffe6679ab303d46d6daa81df7c9ccd','{"pace": "live", "undo": "friendly", "listed": false, "absence_hours": 0, "absence_bot": "greedy"}',0,'null',NULL,1794860149313,1794860149964,'0.1.0');
CREATE INDEX ix_passkeys_person ON passkeys (person);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_moved ON tables (moved);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_records_at ON records (at);
COMMIT;
