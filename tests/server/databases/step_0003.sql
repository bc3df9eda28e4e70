BEGIN TRANSACTION;
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
INSERT INTO "chat" VALUES('wzd89ecgte',0,'ca546394d053313fe437395b','Ann','привет',1794860132345);
CREATE TABLE drafts (
	"table" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	version BIGINT NOT NULL, 
	lines JSON NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "drafts" VALUES('wzd89ecgte',1,10,'["take violet_20"]');
CREATE TABLE events (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR(80) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "events" VALUES('fzef7vve9d',0,-1,'lay province_tile_01 gujarat_province',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',1,-1,'lay province_tile_02 kashmir_province',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',2,-1,'lay province_tile_03 multan_province',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',3,-1,'lay province_tile_04 malwa_province',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',4,-1,'lay province_tile_05 delhi_province',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',5,-1,'lay province_tile_06 ajmer_province',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',6,-1,'lay province_tile_07 thatta_province',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',7,-1,'lay province_tile_08 lahore_province',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',8,-1,'lay province_tile_09 awadh_province',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',9,-1,'lay province_tile_10 allahabad_province',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',10,-1,'lay province_tile_11 kabul_province',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',11,-1,'bonus jewels_1 kabul',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',12,-1,'bonus draw_card_4 peshawar',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',13,-1,'bonus spice_1 srinagar',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',14,-1,'bonus plus_two_1 jammu',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',15,-1,'bonus jewels_2 multan',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',16,-1,'bonus plus_two_4 lahore',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',17,-1,'bonus tea_1 delhi',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',18,-1,'bonus plus_two_5 umarkot',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',19,-1,'bonus plus_two_2 thatta',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',20,-1,'bonus tea_2 jodhpur',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',21,-1,'bonus draw_card_2 lucknow',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',22,-1,'bonus draw_card_3 junagadh',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',23,-1,'bonus draw_card_5 mandu',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',24,-1,'bonus plus_two_3 benares',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',25,-1,'bonus draw_card_1 kalinjar',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',26,-1,'deal red_09',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',27,-1,'deal violet_19',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',28,-1,'deal yellow_21',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',29,-1,'deal yellow_13',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',30,-1,'deal white_06',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',31,-1,'deal green_10',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',32,-1,'deal yellow_20',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',33,-1,'deal yellow_02',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',34,-1,'deal red_16',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',35,-1,'deal red_17',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',36,-1,'deal yellow_04',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',37,-1,'deal green_09',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',38,-1,'deal violet_07',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',39,-1,'deal yellow_11',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',40,-1,'deal violet_04',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',41,-1,'deal green_13',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',42,-1,'deal white_11',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',43,-1,'deal violet_12',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',44,-1,'deal yellow_08',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',45,-1,'deal violet_13',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',46,-1,'deal yellow_18',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',47,-1,'deal green_04',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',48,-1,'deal white_01',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',49,-1,'start b',1794860130548);
INSERT INTO "events" VALUES('fzef7vve9d',50,1,'withdraw',1794860130564);
INSERT INTO "events" VALUES('fzef7vve9d',51,-1,'deal green_14',1794860130564);
INSERT INTO "events" VALUES('fzef7vve9d',52,1,'take violet_13',1794860130574);
INSERT INTO "events" VALUES('fzef7vve9d',53,1,'take white_01',1794860130588);
INSERT INTO "events" VALUES('fzef7vve9d',54,2,'withdraw',1794860130602);
INSERT INTO "events" VALUES('fzef7vve9d',55,-1,'deal red_06',1794860130602);
INSERT INTO "events" VALUES('fzef7vve9d',56,2,'take yellow_08',1794860130618);
INSERT INTO "events" VALUES('fzef7vve9d',57,2,'take yellow_18',1794860130633);
INSERT INTO "events" VALUES('fzef7vve9d',58,0,'withdraw',1794860130642);
INSERT INTO "events" VALUES('fzef7vve9d',59,-1,'deal white_02',1794860130642);
INSERT INTO "events" VALUES('fzef7vve9d',60,-1,'deal red_02',1794860130642);
INSERT INTO "events" VALUES('fzef7vve9d',61,-1,'deal green_15',1794860130642);
INSERT INTO "events" VALUES('fzef7vve9d',62,-1,'deal green_17',1794860130642);
INSERT INTO "events" VALUES('fzef7vve9d',63,-1,'deal violet_05',1794860130642);
INSERT INTO "events" VALUES('fzef7vve9d',64,-1,'deal violet_20',1794860130642);
INSERT INTO "events" VALUES('fzef7vve9d',65,2,'withdraw',1794860130658);
INSERT INTO "events" VALUES('fzef7vve9d',66,-1,'deal violet_16',1794860130658);
INSERT INTO "events" VALUES('fzef7vve9d',67,2,'take violet_20',1794860130673);
INSERT INTO "events" VALUES('fzef7vve9d',68,2,'take green_15',1794860130685);
INSERT INTO "events" VALUES('fzef7vve9d',69,0,'withdraw',1794860130697);
INSERT INTO "events" VALUES('fzef7vve9d',70,-1,'deal green_16',1794860130697);
INSERT INTO "events" VALUES('fzef7vve9d',71,0,'take green_17',1794860130712);
INSERT INTO "events" VALUES('fzef7vve9d',72,0,'take violet_05',1794860130726);
INSERT INTO "events" VALUES('fzef7vve9d',73,1,'withdraw',1794860130741);
INSERT INTO "events" VALUES('fzef7vve9d',74,-1,'deal white_03',1794860130741);
INSERT INTO "events" VALUES('fzef7vve9d',75,-1,'deal green_21',1794860130741);
INSERT INTO "events" VALUES('fzef7vve9d',76,-1,'deal yellow_07',1794860130741);
INSERT INTO "events" VALUES('fzef7vve9d',77,-1,'deal yellow_19',1794860130741);
INSERT INTO "events" VALUES('fzef7vve9d',78,-1,'deal green_08',1794860130741);
INSERT INTO "events" VALUES('fzef7vve9d',79,-1,'deal red_21',1794860130741);
INSERT INTO "events" VALUES('fzef7vve9d',80,0,'withdraw',1794860130749);
INSERT INTO "events" VALUES('fzef7vve9d',81,-1,'deal red_18',1794860130749);
INSERT INTO "events" VALUES('fzef7vve9d',82,0,'take green_08',1794860130762);
INSERT INTO "events" VALUES('fzef7vve9d',83,0,'take green_21',1794860130777);
INSERT INTO "events" VALUES('fzef7vve9d',84,1,'play yellow_02',1794860130788);
INSERT INTO "events" VALUES('fzef7vve9d',85,1,'add white_01',1794860130802);
INSERT INTO "events" VALUES('fzef7vve9d',86,2,'withdraw',1794860130820);
INSERT INTO "events" VALUES('fzef7vve9d',87,-1,'deal red_15',1794860130820);
INSERT INTO "events" VALUES('fzef7vve9d',88,2,'take red_21',1794860130833);
INSERT INTO "events" VALUES('fzef7vve9d',89,2,'take yellow_07',1794860130842);
INSERT INTO "events" VALUES('fzef7vve9d',90,1,'withdraw',1794860130861);
INSERT INTO "events" VALUES('fzef7vve9d',91,1,'palace bhakkar',1794860130884);
INSERT INTO "events" VALUES('fzef7vve9d',92,-1,'deal violet_03',1794860130884);
INSERT INTO "events" VALUES('fzef7vve9d',93,-1,'deal yellow_10',1794860130884);
INSERT INTO "events" VALUES('fzef7vve9d',94,-1,'deal white_05',1794860130884);
INSERT INTO "events" VALUES('fzef7vve9d',95,-1,'deal red_14',1794860130884);
INSERT INTO "events" VALUES('fzef7vve9d',96,-1,'deal violet_09',1794860130884);
INSERT INTO "events" VALUES('fzef7vve9d',97,1,'withdraw',1794860130901);
INSERT INTO "events" VALUES('fzef7vve9d',98,-1,'deal red_13',1794860130901);
INSERT INTO "events" VALUES('fzef7vve9d',99,1,'take yellow_10',1794860130918);
INSERT INTO "events" VALUES('fzef7vve9d',100,1,'take violet_03',1794860130932);
INSERT INTO "events" VALUES('fzef7vve9d',101,2,'withdraw',1794860130947);
INSERT INTO "events" VALUES('fzef7vve9d',102,-1,'deal green_05',1794860130947);
INSERT INTO "events" VALUES('fzef7vve9d',103,2,'take white_05',1794860130967);
INSERT INTO "events" VALUES('fzef7vve9d',104,2,'take violet_09',1794860130978);
INSERT INTO "events" VALUES('fzef7vve9d',105,0,'withdraw',1794860130995);
INSERT INTO "events" VALUES('fzef7vve9d',106,-1,'deal yellow_03',1794860130995);
INSERT INTO "events" VALUES('fzef7vve9d',107,-1,'deal green_06',1794860130995);
INSERT INTO "events" VALUES('fzef7vve9d',108,-1,'deal yellow_17',1794860130995);
INSERT INTO "events" VALUES('fzef7vve9d',109,-1,'deal green_18',1794860130995);
INSERT INTO "events" VALUES('fzef7vve9d',110,-1,'deal green_01',1794860130995);
INSERT INTO "events" VALUES('fzef7vve9d',111,-1,'deal yellow_05',1794860130995);
INSERT INTO "events" VALUES('fzef7vve9d',112,2,'withdraw',1794860131010);
INSERT INTO "events" VALUES('fzef7vve9d',113,-1,'deal red_10',1794860131010);
INSERT INTO "events" VALUES('fzef7vve9d',114,2,'take yellow_05',1794860131025);
INSERT INTO "events" VALUES('fzef7vve9d',115,2,'take green_18',1794860131033);
INSERT INTO "events" VALUES('fzef7vve9d',116,0,'withdraw',1794860131046);
INSERT INTO "events" VALUES('fzef7vve9d',117,-1,'deal yellow_14',1794860131046);
INSERT INTO "events" VALUES('fzef7vve9d',118,0,'take green_01',1794860131056);
INSERT INTO "events" VALUES('fzef7vve9d',119,0,'take green_06',1794860131069);
INSERT INTO "events" VALUES('fzef7vve9d',120,1,'withdraw',1794860131078);
INSERT INTO "events" VALUES('fzef7vve9d',121,-1,'deal red_20',1794860131078);
INSERT INTO "events" VALUES('fzef7vve9d',122,-1,'deal green_07',1794860131078);
INSERT INTO "events" VALUES('fzef7vve9d',123,-1,'deal violet_10',1794860131078);
INSERT INTO "events" VALUES('fzef7vve9d',124,-1,'deal violet_08',1794860131078);
INSERT INTO "events" VALUES('fzef7vve9d',125,-1,'deal red_19',1794860131078);
INSERT INTO "events" VALUES('fzef7vve9d',126,-1,'deal violet_06',1794860131078);
INSERT INTO "events" VALUES('fzef7vve9d',127,0,'withdraw',1794860131095);
INSERT INTO "events" VALUES('fzef7vve9d',128,-1,'deal red_05',1794860131095);
INSERT INTO "events" VALUES('fzef7vve9d',129,0,'take violet_10',1794860131105);
INSERT INTO "events" VALUES('fzef7vve9d',130,0,'take red_19',1794860131120);
INSERT INTO "events" VALUES('fzef7vve9d',131,1,'withdraw',1794860131133);
INSERT INTO "events" VALUES('fzef7vve9d',132,-1,'deal white_08',1794860131133);
INSERT INTO "events" VALUES('fzef7vve9d',133,1,'take violet_06',1794860131150);
INSERT INTO "events" VALUES('fzef7vve9d',134,1,'take green_07',1794860131161);
INSERT INTO "events" VALUES('fzef7vve9d',135,2,'withdraw',1794860131177);
INSERT INTO "events" VALUES('fzef7vve9d',136,-1,'deal violet_15',1794860131177);
INSERT INTO "events" VALUES('fzef7vve9d',137,-1,'deal red_07',1794860131177);
INSERT INTO "events" VALUES('fzef7vve9d',138,-1,'deal yellow_06',1794860131177);
INSERT INTO "events" VALUES('fzef7vve9d',139,-1,'deal green_12',1794860131177);
INSERT INTO "events" VALUES('fzef7vve9d',140,-1,'deal violet_01',1794860131177);
INSERT INTO "events" VALUES('fzef7vve9d',141,-1,'deal red_08',1794860131177);
INSERT INTO "events" VALUES('fzef7vve9d',142,1,'withdraw',1794860131193);
INSERT INTO "events" VALUES('fzef7vve9d',143,-1,'deal yellow_15',1794860131193);
INSERT INTO "events" VALUES('fzef7vve9d',144,1,'take violet_01',1794860131204);
INSERT INTO "events" VALUES('fzef7vve9d',145,1,'take red_08',1794860131218);
INSERT INTO "events" VALUES('fzef7vve9d',146,2,'play green_05',1794860131231);
INSERT INTO "events" VALUES('fzef7vve9d',147,2,'done',1794860131245);
INSERT INTO "events" VALUES('fzef7vve9d',148,0,'play green_21',1794860131259);
INSERT INTO "events" VALUES('fzef7vve9d',149,0,'add white_02',1794860131271);
INSERT INTO "events" VALUES('fzef7vve9d',150,2,'withdraw',1794860131283);
INSERT INTO "events" VALUES('fzef7vve9d',151,2,'take red_07',1794860131294);
INSERT INTO "events" VALUES('fzef7vve9d',152,2,'take yellow_06',1794860131304);
INSERT INTO "events" VALUES('fzef7vve9d',153,0,'withdraw',1794860131319);
INSERT INTO "events" VALUES('fzef7vve9d',154,0,'crown sehwan',1794860131331);
INSERT INTO "events" VALUES('fzef7vve9d',155,0,'palace thatta',1794860131349);
INSERT INTO "events" VALUES('fzef7vve9d',156,0,'palace nasarpur',1794860131358);
INSERT INTO "events" VALUES('fzef7vve9d',157,-1,'deal green_20',1794860131358);
INSERT INTO "events" VALUES('fzef7vve9d',158,-1,'deal red_11',1794860131358);
INSERT INTO "events" VALUES('fzef7vve9d',159,-1,'deal white_10',1794860131358);
INSERT INTO "events" VALUES('fzef7vve9d',160,-1,'deal violet_17',1794860131358);
INSERT INTO "events" VALUES('fzef7vve9d',161,-1,'deal violet_21',1794860131358);
INSERT INTO "events" VALUES('fzef7vve9d',162,2,'play violet_20',1794860131369);
INSERT INTO "events" VALUES('fzef7vve9d',163,2,'done',1794860131381);
INSERT INTO "events" VALUES('fzef7vve9d',164,0,'play yellow_13',1794860131391);
INSERT INTO "events" VALUES('fzef7vve9d',165,0,'done',1794860131404);
INSERT INTO "events" VALUES('fzef7vve9d',166,1,'withdraw',1794860131418);
INSERT INTO "events" VALUES('fzef7vve9d',167,-1,'deal white_09',1794860131418);
INSERT INTO "events" VALUES('fzef7vve9d',168,1,'take white_10',1794860131430);
INSERT INTO "events" VALUES('fzef7vve9d',169,1,'take red_11',1794860131444);
INSERT INTO "events" VALUES('fzef7vve9d',170,2,'play violet_08',1794860131453);
INSERT INTO "events" VALUES('fzef7vve9d',171,2,'add white_11',1794860131466);
INSERT INTO "events" VALUES('fzef7vve9d',172,0,'play yellow_21',1794860131482);
INSERT INTO "events" VALUES('fzef7vve9d',173,0,'done',1794860131500);
INSERT INTO "events" VALUES('fzef7vve9d',174,2,'withdraw',1794860131513);
INSERT INTO "events" VALUES('fzef7vve9d',175,2,'palace jalandhar',1794860131521);
INSERT INTO "events" VALUES('fzef7vve9d',176,2,'palace lahore',1794860131533);
INSERT INTO "events" VALUES('fzef7vve9d',177,2,'take violet_17',1794860131549);
INSERT INTO "events" VALUES('fzef7vve9d',178,2,'take violet_21',1794860131560);
INSERT INTO "events" VALUES('fzef7vve9d',179,0,'withdraw',1794860131576);
INSERT INTO "events" VALUES('fzef7vve9d',180,0,'palace rohtas',1794860131587);
INSERT INTO "events" VALUES('fzef7vve9d',181,-1,'deal green_03',1794860131587);
INSERT INTO "events" VALUES('fzef7vve9d',182,-1,'deal green_02',1794860131587);
INSERT INTO "events" VALUES('fzef7vve9d',183,-1,'deal violet_14',1794860131587);
INSERT INTO "events" VALUES('fzef7vve9d',184,-1,'deal red_12',1794860131587);
INSERT INTO "events" VALUES('fzef7vve9d',185,-1,'deal violet_02',1794860131587);
INSERT INTO "events" VALUES('fzef7vve9d',186,0,'play violet_10',1794860131601);
INSERT INTO "events" VALUES('fzef7vve9d',187,0,'done',1794860131613);
INSERT INTO "events" VALUES('fzef7vve9d',188,1,'withdraw',1794860131624);
INSERT INTO "events" VALUES('fzef7vve9d',189,-1,'deal white_12',1794860131624);
INSERT INTO "events" VALUES('fzef7vve9d',190,1,'take green_03',1794860131641);
INSERT INTO "events" VALUES('fzef7vve9d',191,1,'take red_12',1794860131653);
INSERT INTO "events" VALUES('fzef7vve9d',192,2,'withdraw',1794860131663);
INSERT INTO "events" VALUES('fzef7vve9d',193,-1,'deal red_04',1794860131663);
INSERT INTO "events" VALUES('fzef7vve9d',194,2,'take violet_02',1794860131678);
INSERT INTO "events" VALUES('fzef7vve9d',195,2,'take violet_14',1794860131690);
INSERT INTO "events" VALUES('fzef7vve9d',196,0,'withdraw',1794860131709);
INSERT INTO "events" VALUES('fzef7vve9d',197,0,'palace lucknow',1794860131721);
INSERT INTO "events" VALUES('fzef7vve9d',198,-1,'deal yellow_12',1794860131721);
INSERT INTO "events" VALUES('fzef7vve9d',199,-1,'deal white_04',1794860131721);
INSERT INTO "events" VALUES('fzef7vve9d',200,-1,'deal green_19',1794860131721);
INSERT INTO "events" VALUES('fzef7vve9d',201,-1,'deal violet_18',1794860131721);
INSERT INTO "events" VALUES('fzef7vve9d',202,-1,'deal yellow_01',1794860131721);
INSERT INTO "events" VALUES('fzef7vve9d',203,-1,'deal red_03',1794860131721);
INSERT INTO "events" VALUES('fzef7vve9d',204,1,'play violet_03',1794860131736);
INSERT INTO "events" VALUES('fzef7vve9d',205,1,'add white_03',1794860131751);
INSERT INTO "events" VALUES('fzef7vve9d',206,2,'play red_21',1794860131767);
INSERT INTO "events" VALUES('fzef7vve9d',207,2,'add white_05',1794860131779);
INSERT INTO "events" VALUES('fzef7vve9d',208,0,'withdraw',1794860131797);
INSERT INTO "events" VALUES('fzef7vve9d',209,-1,'deal green_11',1794860131797);
INSERT INTO "events" VALUES('fzef7vve9d',210,0,'take yellow_01',1794860131838);
INSERT INTO "events" VALUES('fzef7vve9d',211,0,'take white_04',1794860131858);
INSERT INTO "events" VALUES('fzef7vve9d',212,1,'withdraw',1794860131870);
INSERT INTO "events" VALUES('fzef7vve9d',213,1,'palace benares',1794860131881);
INSERT INTO "events" VALUES('fzef7vve9d',214,1,'take green_19',1794860131895);
INSERT INTO "events" VALUES('fzef7vve9d',215,1,'take violet_18',1794860131905);
INSERT INTO "events" VALUES('fzef7vve9d',216,2,'withdraw',1794860131917);
INSERT INTO "events" VALUES('fzef7vve9d',217,2,'crown kalinjar',1794860131930);
INSERT INTO "events" VALUES('fzef7vve9d',218,2,'palace jaunpur',1794860131945);
INSERT INTO "events" VALUES('fzef7vve9d',219,-1,'deal red_01',1794860131945);
INSERT INTO "events" VALUES('fzef7vve9d',220,-1,'deal white_07',1794860131945);
INSERT INTO "events" VALUES('fzef7vve9d',221,-1,'deal yellow_09',1794860131945);
INSERT INTO "events" VALUES('fzef7vve9d',222,-1,'deal violet_11',1794860131945);
INSERT INTO "events" VALUES('fzef7vve9d',223,-1,'deal yellow_16',1794860131945);
INSERT INTO "events" VALUES('fzef7vve9d',224,2,'withdraw',1794860131960);
INSERT INTO "events" VALUES('fzef7vve9d',225,-1,'deal green_21',1794860131960);
INSERT INTO "events" VALUES('fzef7vve9d',226,2,'take violet_11',1794860131968);
INSERT INTO "events" VALUES('fzef7vve9d',227,2,'take yellow_16',1794860131981);
INSERT INTO "events" VALUES('fzef7vve9d',228,0,'withdraw',1794860131991);
INSERT INTO "events" VALUES('fzef7vve9d',229,-1,'deal violet_08',1794860131991);
INSERT INTO "events" VALUES('fzef7vve9d',230,0,'take red_01',1794860132003);
INSERT INTO "events" VALUES('fzef7vve9d',231,0,'take yellow_09',1794860132018);
INSERT INTO "events" VALUES('fzef7vve9d',232,1,'play yellow_19',1794860132030);
INSERT INTO "events" VALUES('fzef7vve9d',233,1,'add white_12',1794860132043);
INSERT INTO "events" VALUES('fzef7vve9d',234,1,'withdraw',1794860132057);
INSERT INTO "events" VALUES('fzef7vve9d',235,1,'crown peshawar',1794860132067);
INSERT INTO "events" VALUES('fzef7vve9d',236,1,'palace jalalabad',1794860132080);
INSERT INTO "events" VALUES('fzef7vve9d',237,-1,'deal violet_20',1794860132080);
INSERT INTO "events" VALUES('fzef7vve9d',238,-1,'deal violet_03',1794860132080);
INSERT INTO "events" VALUES('fzef7vve9d',239,-1,'deal green_05',1794860132080);
INSERT INTO "events" VALUES('fzef7vve9d',240,-1,'deal white_03',1794860132080);
INSERT INTO "events" VALUES('fzef7vve9d',241,-1,'deal white_01',1794860132080);
INSERT INTO "events" VALUES('fzef7vve9d',242,0,'withdraw',1794860132091);
INSERT INTO "events" VALUES('fzef7vve9d',243,-1,'deal yellow_13',1794860132091);
INSERT INTO "events" VALUES('fzef7vve9d',244,0,'take violet_03',1794860132105);
INSERT INTO "events" VALUES('fzef7vve9d',245,0,'take green_05',1794860132118);
INSERT INTO "events" VALUES('fzef7vve9d',246,1,'withdraw',1794860132130);
INSERT INTO "events" VALUES('fzef7vve9d',247,-1,'deal red_21',1794860132130);
INSERT INTO "events" VALUES('fzef7vve9d',248,1,'take violet_20',1794860132142);
INSERT INTO "events" VALUES('fzef7vve9d',249,1,'take white_03',1794860132152);
INSERT INTO "events" VALUES('fzef7vve9d',250,2,'withdraw',1794860132167);
INSERT INTO "events" VALUES('fzef7vve9d',251,-1,'deal violet_10',1794860132167);
INSERT INTO "events" VALUES('wzd89ecgte',0,-1,'lay province_tile_01 awadh_province',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',1,-1,'lay province_tile_02 kashmir_province',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',2,-1,'lay province_tile_03 multan_province',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',3,-1,'lay province_tile_04 delhi_province',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',4,-1,'lay province_tile_05 malwa_province',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',5,-1,'lay province_tile_06 thatta_province',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',6,-1,'lay province_tile_07 kabul_province',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',7,-1,'lay province_tile_08 lahore_province',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',8,-1,'lay province_tile_09 gujarat_province',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',9,-1,'lay province_tile_10 allahabad_province',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',10,-1,'lay province_tile_11 ajmer_province',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',11,-1,'bonus plus_two_2 kabul',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',12,-1,'bonus draw_card_1 peshawar',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',13,-1,'bonus plus_two_4 srinagar',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',14,-1,'bonus draw_card_2 jammu',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',15,-1,'bonus draw_card_5 multan',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',16,-1,'bonus tea_2 lahore',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',17,-1,'bonus draw_card_3 delhi',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',18,-1,'bonus plus_two_5 umarkot',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',19,-1,'bonus draw_card_4 thatta',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',20,-1,'bonus jewels_1 jodhpur',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',21,-1,'bonus plus_two_3 lucknow',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',22,-1,'bonus spice_1 junagadh',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',23,-1,'bonus jewels_2 mandu',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',24,-1,'bonus plus_two_1 benares',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',25,-1,'bonus tea_1 kalinjar',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',26,-1,'deal green_16',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',27,-1,'deal green_13',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',28,-1,'deal red_20',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',29,-1,'deal yellow_21',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',30,-1,'deal white_03',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',31,-1,'deal red_06',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',32,-1,'deal green_04',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',33,-1,'deal red_15',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',34,-1,'deal green_06',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',35,-1,'deal yellow_18',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',36,-1,'deal white_06',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',37,-1,'deal red_01',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',38,-1,'deal green_09',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',39,-1,'deal violet_18',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',40,-1,'deal yellow_13',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',41,-1,'deal yellow_20',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',42,-1,'deal yellow_12',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',43,-1,'deal yellow_10',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',44,-1,'deal red_04',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',45,-1,'deal red_09',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',46,-1,'deal green_07',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',47,-1,'deal green_01',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',48,-1,'deal violet_02',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',49,-1,'start a',1794860132192);
INSERT INTO "events" VALUES('wzd89ecgte',50,0,'withdraw',1794860132209);
INSERT INTO "events" VALUES('wzd89ecgte',51,-1,'deal green_03',1794860132209);
INSERT INTO "events" VALUES('wzd89ecgte',52,0,'take green_07',1794860132226);
INSERT INTO "events" VALUES('wzd89ecgte',53,0,'take green_01',1794860132238);
INSERT INTO "events" VALUES('wzd89ecgte',54,1,'withdraw',1794860132248);
INSERT INTO "events" VALUES('wzd89ecgte',55,-1,'deal red_16',1794860132248);
INSERT INTO "events" VALUES('wzd89ecgte',56,1,'take red_09',1794860132260);
INSERT INTO "events" VALUES('wzd89ecgte',57,1,'take violet_02',1794860132272);
INSERT INTO "events" VALUES('wzd89ecgte',58,2,'withdraw',1794860132286);
INSERT INTO "events" VALUES('wzd89ecgte',59,-1,'deal green_05',1794860132286);
INSERT INTO "events" VALUES('wzd89ecgte',60,-1,'deal violet_20',1794860132286);
INSERT INTO "events" VALUES('wzd89ecgte',61,-1,'deal green_17',1794860132286);
INSERT INTO "events" VALUES('wzd89ecgte',62,-1,'deal violet_01',1794860132286);
INSERT INTO "events" VALUES('wzd89ecgte',63,-1,'deal red_18',1794860132286);
INSERT INTO "events" VALUES('wzd89ecgte',64,-1,'deal green_18',1794860132286);
INSERT INTO "events" VALUES('wzd89ecgte',65,1,'withdraw',1794860132298);
INSERT INTO "events" VALUES('wzd89ecgte',66,-1,'deal green_20',1794860132298);
INSERT INTO "events" VALUES('wzd89ecgte',67,1,'take green_17',1794860132313);
INSERT INTO "events" VALUES('fgq536vtzy',0,-1,'lay province_tile_01 ajmer_province',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',1,-1,'lay province_tile_02 gujarat_province',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',2,-1,'lay province_tile_03 awadh_province',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',3,-1,'lay province_tile_04 lahore_province',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',4,-1,'lay province_tile_05 kashmir_province',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',5,-1,'lay province_tile_06 malwa_province',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',6,-1,'lay province_tile_07 kabul_province',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',7,-1,'lay province_tile_08 thatta_province',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',8,-1,'lay province_tile_09 delhi_province',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',9,-1,'lay province_tile_10 allahabad_province',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',10,-1,'lay province_tile_11 multan_province',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',11,-1,'bonus plus_two_3 kabul',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',12,-1,'bonus plus_two_4 peshawar',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',13,-1,'bonus jewels_1 srinagar',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',14,-1,'bonus draw_card_2 jammu',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',15,-1,'bonus draw_card_4 multan',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',16,-1,'bonus jewels_2 lahore',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',17,-1,'bonus tea_2 delhi',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',18,-1,'bonus draw_card_3 umarkot',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',19,-1,'bonus plus_two_5 thatta',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',20,-1,'bonus draw_card_1 jodhpur',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',21,-1,'bonus draw_card_5 lucknow',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',22,-1,'bonus tea_1 junagadh',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',23,-1,'bonus plus_two_1 mandu',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',24,-1,'bonus spice_1 benares',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',25,-1,'bonus plus_two_2 kalinjar',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',26,-1,'deal violet_15',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',27,-1,'deal white_05',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',28,-1,'deal violet_19',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',29,-1,'deal yellow_07',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',30,-1,'deal yellow_11',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',31,-1,'deal green_06',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',32,-1,'deal red_05',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',33,-1,'deal red_09',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',34,-1,'deal green_07',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',35,-1,'deal violet_18',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',36,-1,'deal green_13',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',37,-1,'deal yellow_14',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',38,-1,'deal violet_05',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',39,-1,'deal white_06',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',40,-1,'deal red_03',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',41,-1,'deal red_14',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',42,-1,'deal violet_04',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',43,-1,'deal violet_16',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',44,-1,'deal red_13',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',45,-1,'deal white_08',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',46,-1,'deal white_09',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',47,-1,'deal red_16',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',48,-1,'deal violet_07',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',49,-1,'start b',1794860132358);
INSERT INTO "events" VALUES('fgq536vtzy',50,1,'play yellow_14',1794860132846);
INSERT INTO "events" VALUES('fgq536vtzy',51,1,'done',1794860132849);
INSERT INTO "events" VALUES('fgq536vtzy',52,2,'withdraw',1794860132850);
INSERT INTO "events" VALUES('fgq536vtzy',53,-1,'deal violet_03',1794860132850);
INSERT INTO "events" VALUES('fgq536vtzy',54,2,'take white_09',1794860132852);
INSERT INTO "events" VALUES('fgq536vtzy',55,2,'take violet_07',1794860132853);
CREATE TABLE facts (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "facts" VALUES('schema','3');
INSERT INTO "facts" VALUES('cookie secret','9F9ccLySFeWNnSHubnDEX6VQFlfCep7CQr0RddzOXF8');
CREATE TABLE passkeys (
	id VARCHAR(400) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	public_key TEXT NOT NULL, 
	uses BIGINT NOT NULL, 
	added BIGINT, 
	used BIGINT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "passkeys" VALUES('key','ca546394d053313fe437395b','public',3,NULL,NULL);
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
INSERT INTO "people" VALUES('ca546394d053313fe437395b','Ann','ann','x','8339c0cc3c42b4e2c9be79130e591509fd76fa0d12ab65408e6ed22b5458405f','{}',1794860130444);
INSERT INTO "people" VALUES('f0a454ee9562bb2454525da5','Боб',NULL,NULL,'59e8d159c0f8bae0dc367f2551d3cef44e454b17337ceaf9c8865e8b553ac39f','{}',1794860130447);
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
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r0',1794860130565);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r1',1794860130575);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r2',1794860130589);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r3',1794860130603);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r4',1794860130619);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r5',1794860130633);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r6',1794860130643);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r7',1794860130658);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r8',1794860130673);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r9',1794860130686);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r10',1794860130698);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r11',1794860130713);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r12',1794860130727);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r13',1794860130741);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r14',1794860130750);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r15',1794860130763);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r16',1794860130778);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r17',1794860130789);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r18',1794860130802);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r19',1794860130821);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r20',1794860130834);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r21',1794860130843);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r22',1794860130863);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r23',1794860130884);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r24',1794860130901);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r25',1794860130919);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r26',1794860130933);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r27',1794860130948);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r28',1794860130968);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r29',1794860130979);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r30',1794860130996);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r31',1794860131011);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r32',1794860131026);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r33',1794860131033);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r34',1794860131046);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r35',1794860131057);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r36',1794860131070);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r37',1794860131079);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r38',1794860131095);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r39',1794860131105);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r40',1794860131121);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r41',1794860131134);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r42',1794860131150);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r43',1794860131161);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r44',1794860131177);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r45',1794860131194);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r46',1794860131205);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r47',1794860131218);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r48',1794860131232);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r49',1794860131245);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r50',1794860131259);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r51',1794860131272);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r52',1794860131283);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r53',1794860131295);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r54',1794860131305);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r55',1794860131319);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r56',1794860131331);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r57',1794860131350);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r58',1794860131359);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r59',1794860131369);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r60',1794860131382);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r61',1794860131391);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r62',1794860131404);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r63',1794860131419);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r64',1794860131430);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r65',1794860131445);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r66',1794860131453);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r67',1794860131466);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r68',1794860131483);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r69',1794860131501);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r70',1794860131513);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r71',1794860131521);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r72',1794860131534);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r73',1794860131549);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r74',1794860131560);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r75',1794860131577);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r76',1794860131587);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r77',1794860131602);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r78',1794860131614);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r79',1794860131625);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r80',1794860131642);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r81',1794860131654);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r82',1794860131664);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r83',1794860131679);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r84',1794860131691);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r85',1794860131710);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r86',1794860131722);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r87',1794860131737);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r88',1794860131751);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r89',1794860131768);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r90',1794860131780);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r91',1794860131798);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r92',1794860131839);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r93',1794860131859);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r94',1794860131871);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r95',1794860131881);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r96',1794860131896);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r97',1794860131906);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r98',1794860131918);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r99',1794860131930);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r100',1794860131945);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r101',1794860131961);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r102',1794860131969);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r103',1794860131981);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r104',1794860131991);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r105',1794860132003);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r106',1794860132018);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r107',1794860132031);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r108',1794860132044);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r109',1794860132057);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r110',1794860132067);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r111',1794860132080);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r112',1794860132092);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r113',1794860132106);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r114',1794860132118);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r115',1794860132130);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r116',1794860132142);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r117',1794860132153);
INSERT INTO "requests" VALUES('fzef7vve9d','ca546394d053313fe437395b','r118',1794860132168);
INSERT INTO "requests" VALUES('wzd89ecgte','ca546394d053313fe437395b','r119',1794860132210);
INSERT INTO "requests" VALUES('wzd89ecgte','ca546394d053313fe437395b','r120',1794860132227);
INSERT INTO "requests" VALUES('wzd89ecgte','ca546394d053313fe437395b','r121',1794860132238);
INSERT INTO "requests" VALUES('wzd89ecgte','ca546394d053313fe437395b','r122',1794860132249);
INSERT INTO "requests" VALUES('wzd89ecgte','ca546394d053313fe437395b','r123',1794860132261);
INSERT INTO "requests" VALUES('wzd89ecgte','ca546394d053313fe437395b','r124',1794860132272);
INSERT INTO "requests" VALUES('wzd89ecgte','ca546394d053313fe437395b','r125',1794860132286);
INSERT INTO "requests" VALUES('wzd89ecgte','ca546394d053313fe437395b','r126',1794860132299);
INSERT INTO "requests" VALUES('wzd89ecgte','ca546394d053313fe437395b','r127',1794860132314);
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
INSERT INTO "seats" VALUES('fzef7vve9d',0,'person','ca546394d053313fe437395b','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('fzef7vve9d',1,'person','ca546394d053313fe437395b','Ann 2',NULL,NULL,0);
INSERT INTO "seats" VALUES('fzef7vve9d',2,'person','ca546394d053313fe437395b','Ann 3',NULL,NULL,0);
INSERT INTO "seats" VALUES('wzd89ecgte',0,'person','ca546394d053313fe437395b','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('wzd89ecgte',1,'person','ca546394d053313fe437395b','Ann 2',NULL,NULL,0);
INSERT INTO "seats" VALUES('wzd89ecgte',2,'person','ca546394d053313fe437395b','Ann 3',NULL,NULL,0);
INSERT INTO "seats" VALUES('66kv4n4mah',0,'person','f0a454ee9562bb2454525da5','Боб',NULL,NULL,0);
INSERT INTO "seats" VALUES('66kv4n4mah',1,'open',NULL,'?',NULL,NULL,0);
INSERT INTO "seats" VALUES('66kv4n4mah',2,'bot',NULL,'Bulbul','greedy',NULL,0);
INSERT INTO "seats" VALUES('fgq536vtzy',0,'person','ca546394d053313fe437395b','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('fgq536vtzy',1,'bot',NULL,'Hoopoe','greedy',NULL,0);
INSERT INTO "seats" VALUES('fgq536vtzy',2,'bot',NULL,'Bulbul','random',NULL,0);
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
	moved BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('fzef7vve9d','taj_mahal','finished',120,'ca546394d053313fe437395b','{"game": "taj_mahal", "rules": 2, "data": "185dae1892dc8c29", "seats": ["Ann", "Ann 2", "Ann 3"], "edition": "", "options": {"two_players": "off"}, "luck": "sealed", "commitment": "7f2bdaae7a1e242f85e54fd4b9573f0d61fc948548aa133301f4133605c5bcc7"}','955837dc7840e71944b5a1ea2f33872560ee32386994d0563c421527f45332ea','{"pace": "live", "undo": "friendly", "listed": false, "absence_hours": 0, "absence_bot": "greedy"}',-2,'[22, 27, 22]',NULL,1794860130542,1794860132167);
INSERT INTO "tables" VALUES('wzd89ecgte','taj_mahal','playing',10,'ca546394d053313fe437395b','{"game": "taj_mahal", "rules": 2, "data": "185dae1892dc8c29", "seats": ["Ann", "Ann 2", "Ann 3"], "edition": "", "options": {"two_players": "off"}, "luck": "sealed", "commitment": "f6f71c8bd9e4cbec1313de039b6da76d1b92f4004773403ce3b9e0471f7cad70"}','7b31e24197d122f3de6e48113f4110a48cd142c80d4d81c2bf9abedb40c2286b','{"pace": "live", "undo": "friendly", "listed": false, "absence_hours": 0, "absence_bot": "greedy"}',1,'null',NULL,1794860132182,1794860132313);
INSERT INTO "tables" VALUES('66kv4n4mah','taj_mahal','gathering',0,'f0a454ee9562bb2454525da5','{"options": {"two_players": "off"}}','35912ec63c22ced4351a01ff838be857729b082028d10c013117db8b02e7ccb4','{"pace": "live", "undo": "strict", "listed": true, "absence_hours": 0, "absence_bot": "greedy"}',-2,'null',NULL,1794860132338,1794860132338);
INSERT INTO "tables" VALUES('fgq536vtzy','taj_mahal','playing',6,'ca546394d053313fe437395b','{"game": "taj_mahal", "rules": 2, "data": "185dae1892dc8c29", "seats": ["Ann", "Hoopoe", "Bulbul"], "edition": "", "options": {"two_players": "off"}, "luck": "sealed", "commitment": "c871e377329699f38ffcaf411c494069869a3a1d7c9d65224c9126798a19732e"}','afdcc308d39ffc4c6b8216d002aec42658c4f930c83cd003bd7bca83a1b112e3','{"pace": "live", "undo": "friendly", "listed": false, "absence_hours": 0, "absence_bot": "greedy"}',0,'null',NULL,1794860132355,1794860132853);
CREATE INDEX ix_records_at ON records (at);
CREATE INDEX ix_passkeys_person ON passkeys (person);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_moved ON tables (moved);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
