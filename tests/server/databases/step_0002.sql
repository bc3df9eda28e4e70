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
INSERT INTO "chat" VALUES('7zsyxgnt6g',0,'b522b1a6b21f33e862149b35','Ann','привет',1794860128140);
CREATE TABLE drafts (
	"table" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	version BIGINT NOT NULL, 
	lines JSON NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "drafts" VALUES('7zsyxgnt6g',0,10,'["take yellow_05"]');
CREATE TABLE events (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR(80) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "events" VALUES('8u8w6ax3wp',0,-1,'lay province_tile_01 ajmer_province',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',1,-1,'lay province_tile_02 delhi_province',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',2,-1,'lay province_tile_03 thatta_province',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',3,-1,'lay province_tile_04 kabul_province',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',4,-1,'lay province_tile_05 multan_province',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',5,-1,'lay province_tile_06 gujarat_province',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',6,-1,'lay province_tile_07 malwa_province',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',7,-1,'lay province_tile_08 awadh_province',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',8,-1,'lay province_tile_09 kashmir_province',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',9,-1,'lay province_tile_10 allahabad_province',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',10,-1,'lay province_tile_11 lahore_province',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',11,-1,'bonus plus_two_3 kabul',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',12,-1,'bonus draw_card_3 peshawar',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',13,-1,'bonus draw_card_1 srinagar',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',14,-1,'bonus draw_card_2 jammu',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',15,-1,'bonus jewels_1 multan',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',16,-1,'bonus spice_1 lahore',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',17,-1,'bonus draw_card_4 delhi',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',18,-1,'bonus tea_2 umarkot',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',19,-1,'bonus tea_1 thatta',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',20,-1,'bonus plus_two_1 jodhpur',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',21,-1,'bonus draw_card_5 lucknow',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',22,-1,'bonus plus_two_2 junagadh',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',23,-1,'bonus plus_two_5 mandu',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',24,-1,'bonus plus_two_4 benares',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',25,-1,'bonus jewels_2 kalinjar',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',26,-1,'deal white_02',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',27,-1,'deal violet_07',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',28,-1,'deal violet_14',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',29,-1,'deal violet_18',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',30,-1,'deal yellow_12',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',31,-1,'deal green_05',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',32,-1,'deal violet_21',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',33,-1,'deal green_11',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',34,-1,'deal red_07',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',35,-1,'deal violet_13',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',36,-1,'deal white_06',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',37,-1,'deal red_10',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',38,-1,'deal white_12',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',39,-1,'deal red_19',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',40,-1,'deal white_10',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',41,-1,'deal green_06',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',42,-1,'deal green_07',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',43,-1,'deal green_19',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',44,-1,'deal violet_05',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',45,-1,'deal green_20',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',46,-1,'deal red_01',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',47,-1,'deal red_04',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',48,-1,'deal yellow_07',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',49,-1,'start b',1794860126972);
INSERT INTO "events" VALUES('8u8w6ax3wp',50,1,'withdraw',1794860127001);
INSERT INTO "events" VALUES('8u8w6ax3wp',51,-1,'deal yellow_21',1794860127001);
INSERT INTO "events" VALUES('8u8w6ax3wp',52,1,'take green_20',1794860127008);
INSERT INTO "events" VALUES('8u8w6ax3wp',53,1,'take yellow_07',1794860127013);
INSERT INTO "events" VALUES('8u8w6ax3wp',54,2,'withdraw',1794860127019);
INSERT INTO "events" VALUES('8u8w6ax3wp',55,-1,'deal violet_16',1794860127019);
INSERT INTO "events" VALUES('8u8w6ax3wp',56,2,'take violet_05',1794860127026);
INSERT INTO "events" VALUES('8u8w6ax3wp',57,2,'take red_01',1794860127032);
INSERT INTO "events" VALUES('8u8w6ax3wp',58,0,'withdraw',1794860127037);
INSERT INTO "events" VALUES('8u8w6ax3wp',59,-1,'deal yellow_01',1794860127037);
INSERT INTO "events" VALUES('8u8w6ax3wp',60,-1,'deal red_09',1794860127037);
INSERT INTO "events" VALUES('8u8w6ax3wp',61,-1,'deal green_01',1794860127037);
INSERT INTO "events" VALUES('8u8w6ax3wp',62,-1,'deal green_15',1794860127037);
INSERT INTO "events" VALUES('8u8w6ax3wp',63,-1,'deal green_13',1794860127037);
INSERT INTO "events" VALUES('8u8w6ax3wp',64,-1,'deal red_05',1794860127037);
INSERT INTO "events" VALUES('8u8w6ax3wp',65,2,'withdraw',1794860127042);
INSERT INTO "events" VALUES('8u8w6ax3wp',66,-1,'deal white_03',1794860127042);
INSERT INTO "events" VALUES('8u8w6ax3wp',67,2,'take red_05',1794860127046);
INSERT INTO "events" VALUES('8u8w6ax3wp',68,2,'take green_01',1794860127051);
INSERT INTO "events" VALUES('8u8w6ax3wp',69,0,'withdraw',1794860127056);
INSERT INTO "events" VALUES('8u8w6ax3wp',70,-1,'deal yellow_15',1794860127056);
INSERT INTO "events" VALUES('8u8w6ax3wp',71,0,'take green_15',1794860127061);
INSERT INTO "events" VALUES('8u8w6ax3wp',72,0,'take green_13',1794860127066);
INSERT INTO "events" VALUES('8u8w6ax3wp',73,1,'withdraw',1794860127071);
INSERT INTO "events" VALUES('8u8w6ax3wp',74,-1,'deal violet_01',1794860127071);
INSERT INTO "events" VALUES('8u8w6ax3wp',75,-1,'deal white_11',1794860127071);
INSERT INTO "events" VALUES('8u8w6ax3wp',76,-1,'deal violet_09',1794860127071);
INSERT INTO "events" VALUES('8u8w6ax3wp',77,-1,'deal red_08',1794860127071);
INSERT INTO "events" VALUES('8u8w6ax3wp',78,-1,'deal violet_10',1794860127071);
INSERT INTO "events" VALUES('8u8w6ax3wp',79,-1,'deal green_04',1794860127071);
INSERT INTO "events" VALUES('8u8w6ax3wp',80,0,'withdraw',1794860127077);
INSERT INTO "events" VALUES('8u8w6ax3wp',81,-1,'deal white_01',1794860127077);
INSERT INTO "events" VALUES('8u8w6ax3wp',82,0,'take violet_10',1794860127082);
INSERT INTO "events" VALUES('8u8w6ax3wp',83,0,'take white_11',1794860127086);
INSERT INTO "events" VALUES('8u8w6ax3wp',84,1,'play green_11',1794860127092);
INSERT INTO "events" VALUES('8u8w6ax3wp',85,1,'add white_06',1794860127098);
INSERT INTO "events" VALUES('8u8w6ax3wp',86,2,'withdraw',1794860127103);
INSERT INTO "events" VALUES('8u8w6ax3wp',87,-1,'deal white_08',1794860127103);
INSERT INTO "events" VALUES('8u8w6ax3wp',88,2,'take green_04',1794860127108);
INSERT INTO "events" VALUES('8u8w6ax3wp',89,2,'take violet_09',1794860127113);
INSERT INTO "events" VALUES('8u8w6ax3wp',90,1,'withdraw',1794860127118);
INSERT INTO "events" VALUES('8u8w6ax3wp',91,1,'palace thatta',1794860127123);
INSERT INTO "events" VALUES('8u8w6ax3wp',92,-1,'deal violet_03',1794860127123);
INSERT INTO "events" VALUES('8u8w6ax3wp',93,-1,'deal red_16',1794860127123);
INSERT INTO "events" VALUES('8u8w6ax3wp',94,-1,'deal violet_19',1794860127123);
INSERT INTO "events" VALUES('8u8w6ax3wp',95,-1,'deal violet_15',1794860127123);
INSERT INTO "events" VALUES('8u8w6ax3wp',96,-1,'deal yellow_18',1794860127123);
INSERT INTO "events" VALUES('8u8w6ax3wp',97,1,'withdraw',1794860127129);
INSERT INTO "events" VALUES('8u8w6ax3wp',98,-1,'deal yellow_16',1794860127129);
INSERT INTO "events" VALUES('8u8w6ax3wp',99,1,'take red_16',1794860127133);
INSERT INTO "events" VALUES('8u8w6ax3wp',100,1,'take violet_03',1794860127138);
INSERT INTO "events" VALUES('8u8w6ax3wp',101,2,'withdraw',1794860127143);
INSERT INTO "events" VALUES('8u8w6ax3wp',102,-1,'deal green_21',1794860127143);
INSERT INTO "events" VALUES('8u8w6ax3wp',103,2,'take violet_19',1794860127148);
INSERT INTO "events" VALUES('8u8w6ax3wp',104,2,'take yellow_18',1794860127155);
INSERT INTO "events" VALUES('8u8w6ax3wp',105,0,'withdraw',1794860127166);
INSERT INTO "events" VALUES('8u8w6ax3wp',106,-1,'deal red_20',1794860127166);
INSERT INTO "events" VALUES('8u8w6ax3wp',107,-1,'deal red_13',1794860127166);
INSERT INTO "events" VALUES('8u8w6ax3wp',108,-1,'deal red_03',1794860127166);
INSERT INTO "events" VALUES('8u8w6ax3wp',109,-1,'deal white_05',1794860127166);
INSERT INTO "events" VALUES('8u8w6ax3wp',110,-1,'deal violet_20',1794860127166);
INSERT INTO "events" VALUES('8u8w6ax3wp',111,-1,'deal green_18',1794860127166);
INSERT INTO "events" VALUES('8u8w6ax3wp',112,2,'withdraw',1794860127173);
INSERT INTO "events" VALUES('8u8w6ax3wp',113,-1,'deal yellow_19',1794860127173);
INSERT INTO "events" VALUES('8u8w6ax3wp',114,2,'take green_18',1794860127180);
INSERT INTO "events" VALUES('8u8w6ax3wp',115,2,'take white_05',1794860127188);
INSERT INTO "events" VALUES('8u8w6ax3wp',116,0,'withdraw',1794860127195);
INSERT INTO "events" VALUES('8u8w6ax3wp',117,-1,'deal yellow_13',1794860127195);
INSERT INTO "events" VALUES('8u8w6ax3wp',118,0,'take violet_20',1794860127203);
INSERT INTO "events" VALUES('8u8w6ax3wp',119,0,'take red_13',1794860127211);
INSERT INTO "events" VALUES('8u8w6ax3wp',120,1,'withdraw',1794860127220);
INSERT INTO "events" VALUES('8u8w6ax3wp',121,-1,'deal red_21',1794860127220);
INSERT INTO "events" VALUES('8u8w6ax3wp',122,-1,'deal yellow_02',1794860127220);
INSERT INTO "events" VALUES('8u8w6ax3wp',123,-1,'deal violet_06',1794860127220);
INSERT INTO "events" VALUES('8u8w6ax3wp',124,-1,'deal violet_11',1794860127220);
INSERT INTO "events" VALUES('8u8w6ax3wp',125,-1,'deal green_12',1794860127220);
INSERT INTO "events" VALUES('8u8w6ax3wp',126,-1,'deal green_08',1794860127220);
INSERT INTO "events" VALUES('8u8w6ax3wp',127,0,'withdraw',1794860127229);
INSERT INTO "events" VALUES('8u8w6ax3wp',128,-1,'deal green_17',1794860127229);
INSERT INTO "events" VALUES('8u8w6ax3wp',129,0,'take violet_06',1794860127236);
INSERT INTO "events" VALUES('8u8w6ax3wp',130,0,'take green_12',1794860127243);
INSERT INTO "events" VALUES('8u8w6ax3wp',131,1,'withdraw',1794860127252);
INSERT INTO "events" VALUES('8u8w6ax3wp',132,-1,'deal green_14',1794860127252);
INSERT INTO "events" VALUES('8u8w6ax3wp',133,1,'take green_08',1794860127260);
INSERT INTO "events" VALUES('8u8w6ax3wp',134,1,'take yellow_02',1794860127268);
INSERT INTO "events" VALUES('8u8w6ax3wp',135,2,'withdraw',1794860127276);
INSERT INTO "events" VALUES('8u8w6ax3wp',136,-1,'deal red_14',1794860127276);
INSERT INTO "events" VALUES('8u8w6ax3wp',137,-1,'deal green_03',1794860127276);
INSERT INTO "events" VALUES('8u8w6ax3wp',138,-1,'deal yellow_10',1794860127276);
INSERT INTO "events" VALUES('8u8w6ax3wp',139,-1,'deal white_09',1794860127276);
INSERT INTO "events" VALUES('8u8w6ax3wp',140,-1,'deal yellow_04',1794860127276);
INSERT INTO "events" VALUES('8u8w6ax3wp',141,-1,'deal violet_17',1794860127276);
INSERT INTO "events" VALUES('8u8w6ax3wp',142,1,'withdraw',1794860127284);
INSERT INTO "events" VALUES('8u8w6ax3wp',143,-1,'deal yellow_11',1794860127284);
INSERT INTO "events" VALUES('8u8w6ax3wp',144,1,'take yellow_04',1794860127292);
INSERT INTO "events" VALUES('8u8w6ax3wp',145,1,'take violet_17',1794860127300);
INSERT INTO "events" VALUES('8u8w6ax3wp',146,2,'play yellow_19',1794860127308);
INSERT INTO "events" VALUES('8u8w6ax3wp',147,2,'add white_05',1794860127316);
INSERT INTO "events" VALUES('8u8w6ax3wp',148,0,'play red_20',1794860127324);
INSERT INTO "events" VALUES('8u8w6ax3wp',149,0,'add white_11',1794860127332);
INSERT INTO "events" VALUES('8u8w6ax3wp',150,2,'withdraw',1794860127340);
INSERT INTO "events" VALUES('8u8w6ax3wp',151,2,'palace raisen',1794860127348);
INSERT INTO "events" VALUES('8u8w6ax3wp',152,2,'crown chanderi',1794860127356);
INSERT INTO "events" VALUES('8u8w6ax3wp',153,2,'take green_03',1794860127363);
INSERT INTO "events" VALUES('8u8w6ax3wp',154,2,'take white_09',1794860127373);
INSERT INTO "events" VALUES('8u8w6ax3wp',155,0,'withdraw',1794860127382);
INSERT INTO "events" VALUES('8u8w6ax3wp',156,0,'palace chanderi',1794860127390);
INSERT INTO "events" VALUES('8u8w6ax3wp',157,-1,'deal yellow_20',1794860127390);
INSERT INTO "events" VALUES('8u8w6ax3wp',158,-1,'deal yellow_08',1794860127390);
INSERT INTO "events" VALUES('8u8w6ax3wp',159,-1,'deal green_10',1794860127390);
INSERT INTO "events" VALUES('8u8w6ax3wp',160,-1,'deal yellow_03',1794860127390);
INSERT INTO "events" VALUES('8u8w6ax3wp',161,-1,'deal green_09',1794860127390);
INSERT INTO "events" VALUES('8u8w6ax3wp',162,2,'play green_04',1794860127399);
INSERT INTO "events" VALUES('8u8w6ax3wp',163,2,'add white_09',1794860127408);
INSERT INTO "events" VALUES('8u8w6ax3wp',164,0,'play yellow_12',1794860127416);
INSERT INTO "events" VALUES('8u8w6ax3wp',165,0,'done',1794860127423);
INSERT INTO "events" VALUES('8u8w6ax3wp',166,1,'withdraw',1794860127433);
INSERT INTO "events" VALUES('8u8w6ax3wp',167,-1,'deal yellow_06',1794860127433);
INSERT INTO "events" VALUES('8u8w6ax3wp',168,1,'take green_10',1794860127441);
INSERT INTO "events" VALUES('8u8w6ax3wp',169,1,'take yellow_08',1794860127448);
INSERT INTO "events" VALUES('8u8w6ax3wp',170,2,'play green_03',1794860127456);
INSERT INTO "events" VALUES('8u8w6ax3wp',171,2,'add white_12',1794860127463);
INSERT INTO "events" VALUES('8u8w6ax3wp',172,0,'play yellow_01',1794860127471);
INSERT INTO "events" VALUES('8u8w6ax3wp',173,0,'done',1794860127479);
INSERT INTO "events" VALUES('8u8w6ax3wp',174,2,'withdraw',1794860127488);
INSERT INTO "events" VALUES('8u8w6ax3wp',175,2,'palace gorakhpur',1794860127497);
INSERT INTO "events" VALUES('8u8w6ax3wp',176,2,'take yellow_03',1794860127507);
INSERT INTO "events" VALUES('8u8w6ax3wp',177,2,'take green_09',1794860127516);
INSERT INTO "events" VALUES('8u8w6ax3wp',178,0,'withdraw',1794860127524);
INSERT INTO "events" VALUES('8u8w6ax3wp',179,0,'palace lucknow',1794860127536);
INSERT INTO "events" VALUES('8u8w6ax3wp',180,-1,'deal red_18',1794860127536);
INSERT INTO "events" VALUES('8u8w6ax3wp',181,-1,'deal red_06',1794860127536);
INSERT INTO "events" VALUES('8u8w6ax3wp',182,-1,'deal green_16',1794860127536);
INSERT INTO "events" VALUES('8u8w6ax3wp',183,-1,'deal violet_02',1794860127536);
INSERT INTO "events" VALUES('8u8w6ax3wp',184,-1,'deal yellow_09',1794860127536);
INSERT INTO "events" VALUES('8u8w6ax3wp',185,-1,'deal red_02',1794860127536);
INSERT INTO "events" VALUES('8u8w6ax3wp',186,0,'play violet_18',1794860127548);
INSERT INTO "events" VALUES('8u8w6ax3wp',187,0,'add white_02',1794860127556);
INSERT INTO "events" VALUES('8u8w6ax3wp',188,1,'play green_14',1794860127564);
INSERT INTO "events" VALUES('8u8w6ax3wp',189,1,'done',1794860127572);
INSERT INTO "events" VALUES('8u8w6ax3wp',190,2,'withdraw',1794860127579);
INSERT INTO "events" VALUES('8u8w6ax3wp',191,-1,'deal white_04',1794860127579);
INSERT INTO "events" VALUES('8u8w6ax3wp',192,2,'take violet_02',1794860127588);
INSERT INTO "events" VALUES('8u8w6ax3wp',193,2,'take red_02',1794860127597);
INSERT INTO "events" VALUES('8u8w6ax3wp',194,0,'withdraw',1794860127604);
INSERT INTO "events" VALUES('8u8w6ax3wp',195,0,'crown kishtwar',1794860127612);
INSERT INTO "events" VALUES('8u8w6ax3wp',196,0,'palace kishtwar',1794860127621);
INSERT INTO "events" VALUES('8u8w6ax3wp',197,0,'take red_06',1794860127632);
INSERT INTO "events" VALUES('8u8w6ax3wp',198,0,'take yellow_09',1794860127644);
INSERT INTO "events" VALUES('8u8w6ax3wp',199,1,'withdraw',1794860127653);
INSERT INTO "events" VALUES('8u8w6ax3wp',200,1,'palace jammu',1794860127664);
INSERT INTO "events" VALUES('8u8w6ax3wp',201,-1,'deal red_12',1794860127664);
INSERT INTO "events" VALUES('8u8w6ax3wp',202,-1,'deal red_15',1794860127664);
INSERT INTO "events" VALUES('8u8w6ax3wp',203,-1,'deal red_17',1794860127664);
INSERT INTO "events" VALUES('8u8w6ax3wp',204,-1,'deal green_02',1794860127664);
INSERT INTO "events" VALUES('8u8w6ax3wp',205,-1,'deal red_11',1794860127664);
INSERT INTO "events" VALUES('8u8w6ax3wp',206,-1,'deal yellow_14',1794860127664);
INSERT INTO "events" VALUES('8u8w6ax3wp',207,1,'withdraw',1794860127681);
INSERT INTO "events" VALUES('8u8w6ax3wp',208,-1,'deal yellow_05',1794860127681);
INSERT INTO "events" VALUES('8u8w6ax3wp',209,1,'take red_15',1794860127689);
INSERT INTO "events" VALUES('8u8w6ax3wp',210,1,'take green_02',1794860127696);
INSERT INTO "events" VALUES('8u8w6ax3wp',211,2,'play violet_16',1794860127741);
INSERT INTO "events" VALUES('8u8w6ax3wp',212,2,'add white_03',1794860127757);
INSERT INTO "events" VALUES('8u8w6ax3wp',213,0,'withdraw',1794860127782);
INSERT INTO "events" VALUES('8u8w6ax3wp',214,-1,'deal yellow_17',1794860127782);
INSERT INTO "events" VALUES('8u8w6ax3wp',215,0,'take red_11',1794860127792);
INSERT INTO "events" VALUES('8u8w6ax3wp',216,0,'take red_17',1794860127819);
INSERT INTO "events" VALUES('8u8w6ax3wp',217,2,'withdraw',1794860127830);
INSERT INTO "events" VALUES('8u8w6ax3wp',218,2,'crown benares',1794860127838);
INSERT INTO "events" VALUES('8u8w6ax3wp',219,2,'palace benares',1794860127852);
INSERT INTO "events" VALUES('8u8w6ax3wp',220,-1,'deal violet_08',1794860127852);
INSERT INTO "events" VALUES('8u8w6ax3wp',221,-1,'deal violet_04',1794860127852);
INSERT INTO "events" VALUES('8u8w6ax3wp',222,-1,'deal violet_12',1794860127852);
INSERT INTO "events" VALUES('8u8w6ax3wp',223,-1,'deal white_07',1794860127852);
INSERT INTO "events" VALUES('8u8w6ax3wp',224,-1,'deal green_03',1794860127852);
INSERT INTO "events" VALUES('8u8w6ax3wp',225,2,'play red_14',1794860127867);
INSERT INTO "events" VALUES('8u8w6ax3wp',226,2,'add white_04',1794860127875);
INSERT INTO "events" VALUES('8u8w6ax3wp',227,0,'play red_13',1794860127890);
INSERT INTO "events" VALUES('8u8w6ax3wp',228,0,'done',1794860127905);
INSERT INTO "events" VALUES('8u8w6ax3wp',229,1,'play violet_01',1794860127922);
INSERT INTO "events" VALUES('8u8w6ax3wp',230,1,'done',1794860127935);
INSERT INTO "events" VALUES('8u8w6ax3wp',231,2,'withdraw',1794860127947);
INSERT INTO "events" VALUES('8u8w6ax3wp',232,2,'palace sialkot',1794860127969);
INSERT INTO "events" VALUES('8u8w6ax3wp',233,2,'take violet_04',1794860127978);
INSERT INTO "events" VALUES('8u8w6ax3wp',234,2,'take violet_12',1794860127987);
INSERT INTO "events" VALUES('8u8w6ax3wp',235,0,'withdraw',1794860128001);
INSERT INTO "events" VALUES('8u8w6ax3wp',236,0,'take green_03',1794860128009);
INSERT INTO "events" VALUES('8u8w6ax3wp',237,0,'take violet_08',1794860128024);
INSERT INTO "events" VALUES('8u8w6ax3wp',238,1,'withdraw',1794860128037);
INSERT INTO "events" VALUES('8u8w6ax3wp',239,-1,'deal red_20',1794860128037);
INSERT INTO "events" VALUES('8u8w6ax3wp',240,-1,'deal green_04',1794860128037);
INSERT INTO "events" VALUES('8u8w6ax3wp',241,-1,'deal white_11',1794860128037);
INSERT INTO "events" VALUES('8u8w6ax3wp',242,-1,'deal white_03',1794860128037);
INSERT INTO "events" VALUES('8u8w6ax3wp',243,-1,'deal white_06',1794860128037);
INSERT INTO "events" VALUES('8u8w6ax3wp',244,0,'withdraw',1794860128048);
INSERT INTO "events" VALUES('8u8w6ax3wp',245,-1,'deal white_09',1794860128048);
INSERT INTO "events" VALUES('8u8w6ax3wp',246,0,'take white_03',1794860128053);
INSERT INTO "events" VALUES('8u8w6ax3wp',247,0,'take white_11',1794860128058);
INSERT INTO "events" VALUES('8u8w6ax3wp',248,1,'withdraw',1794860128063);
INSERT INTO "events" VALUES('8u8w6ax3wp',249,-1,'deal white_02',1794860128063);
INSERT INTO "events" VALUES('8u8w6ax3wp',250,1,'take green_04',1794860128068);
INSERT INTO "events" VALUES('8u8w6ax3wp',251,1,'take red_20',1794860128073);
INSERT INTO "events" VALUES('8u8w6ax3wp',252,2,'withdraw',1794860128079);
INSERT INTO "events" VALUES('8u8w6ax3wp',253,-1,'deal violet_18',1794860128079);
INSERT INTO "events" VALUES('7zsyxgnt6g',0,-1,'lay province_tile_01 gujarat_province',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',1,-1,'lay province_tile_02 lahore_province',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',2,-1,'lay province_tile_03 multan_province',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',3,-1,'lay province_tile_04 delhi_province',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',4,-1,'lay province_tile_05 kabul_province',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',5,-1,'lay province_tile_06 malwa_province',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',6,-1,'lay province_tile_07 kashmir_province',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',7,-1,'lay province_tile_08 ajmer_province',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',8,-1,'lay province_tile_09 thatta_province',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',9,-1,'lay province_tile_10 allahabad_province',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',10,-1,'lay province_tile_11 awadh_province',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',11,-1,'bonus plus_two_2 kabul',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',12,-1,'bonus plus_two_5 peshawar',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',13,-1,'bonus plus_two_3 srinagar',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',14,-1,'bonus jewels_2 jammu',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',15,-1,'bonus plus_two_4 multan',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',16,-1,'bonus draw_card_4 lahore',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',17,-1,'bonus draw_card_1 delhi',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',18,-1,'bonus jewels_1 umarkot',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',19,-1,'bonus draw_card_2 thatta',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',20,-1,'bonus tea_1 jodhpur',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',21,-1,'bonus draw_card_3 lucknow',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',22,-1,'bonus plus_two_1 junagadh',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',23,-1,'bonus draw_card_5 mandu',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',24,-1,'bonus tea_2 benares',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',25,-1,'bonus spice_1 kalinjar',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',26,-1,'deal green_21',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',27,-1,'deal violet_07',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',28,-1,'deal violet_14',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',29,-1,'deal red_01',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',30,-1,'deal white_07',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',31,-1,'deal white_09',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',32,-1,'deal red_07',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',33,-1,'deal violet_18',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',34,-1,'deal green_03',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',35,-1,'deal violet_13',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',36,-1,'deal red_12',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',37,-1,'deal yellow_15',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',38,-1,'deal green_04',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',39,-1,'deal yellow_03',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',40,-1,'deal green_10',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',41,-1,'deal yellow_16',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',42,-1,'deal green_18',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',43,-1,'deal yellow_11',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',44,-1,'deal red_08',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',45,-1,'deal green_12',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',46,-1,'deal yellow_14',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',47,-1,'deal red_04',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',48,-1,'deal red_21',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',49,-1,'start c',1794860128086);
INSERT INTO "events" VALUES('7zsyxgnt6g',50,2,'withdraw',1794860128091);
INSERT INTO "events" VALUES('7zsyxgnt6g',51,-1,'deal red_16',1794860128091);
INSERT INTO "events" VALUES('7zsyxgnt6g',52,2,'take red_21',1794860128096);
INSERT INTO "events" VALUES('7zsyxgnt6g',53,2,'take red_08',1794860128100);
INSERT INTO "events" VALUES('7zsyxgnt6g',54,0,'withdraw',1794860128105);
INSERT INTO "events" VALUES('7zsyxgnt6g',55,-1,'deal red_02',1794860128105);
INSERT INTO "events" VALUES('7zsyxgnt6g',56,0,'take red_04',1794860128110);
INSERT INTO "events" VALUES('7zsyxgnt6g',57,0,'take yellow_14',1794860128114);
INSERT INTO "events" VALUES('7zsyxgnt6g',58,1,'withdraw',1794860128119);
INSERT INTO "events" VALUES('7zsyxgnt6g',59,-1,'deal red_05',1794860128119);
INSERT INTO "events" VALUES('7zsyxgnt6g',60,-1,'deal yellow_05',1794860128119);
INSERT INTO "events" VALUES('7zsyxgnt6g',61,-1,'deal violet_05',1794860128119);
INSERT INTO "events" VALUES('7zsyxgnt6g',62,-1,'deal green_01',1794860128119);
INSERT INTO "events" VALUES('7zsyxgnt6g',63,-1,'deal red_14',1794860128119);
INSERT INTO "events" VALUES('7zsyxgnt6g',64,-1,'deal violet_17',1794860128119);
INSERT INTO "events" VALUES('7zsyxgnt6g',65,0,'withdraw',1794860128124);
INSERT INTO "events" VALUES('7zsyxgnt6g',66,-1,'deal green_19',1794860128124);
INSERT INTO "events" VALUES('7zsyxgnt6g',67,0,'take red_14',1794860128128);
INSERT INTO "events" VALUES('f8gx2267qs',0,-1,'lay province_tile_01 allahabad_province',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',1,-1,'lay province_tile_02 awadh_province',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',2,-1,'lay province_tile_03 lahore_province',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',3,-1,'lay province_tile_04 kabul_province',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',4,-1,'lay province_tile_05 malwa_province',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',5,-1,'lay province_tile_06 kashmir_province',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',6,-1,'lay province_tile_07 thatta_province',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',7,-1,'lay province_tile_08 delhi_province',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',8,-1,'lay province_tile_09 ajmer_province',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',9,-1,'lay province_tile_10 multan_province',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',10,-1,'lay province_tile_11 gujarat_province',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',11,-1,'bonus draw_card_5 kabul',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',12,-1,'bonus plus_two_1 peshawar',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',13,-1,'bonus plus_two_5 srinagar',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',14,-1,'bonus draw_card_2 jammu',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',15,-1,'bonus draw_card_4 multan',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',16,-1,'bonus plus_two_2 lahore',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',17,-1,'bonus plus_two_4 delhi',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',18,-1,'bonus spice_1 umarkot',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',19,-1,'bonus tea_2 thatta',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',20,-1,'bonus draw_card_3 jodhpur',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',21,-1,'bonus jewels_1 lucknow',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',22,-1,'bonus jewels_2 junagadh',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',23,-1,'bonus plus_two_3 mandu',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',24,-1,'bonus tea_1 benares',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',25,-1,'bonus draw_card_1 kalinjar',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',26,-1,'deal yellow_05',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',27,-1,'deal yellow_10',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',28,-1,'deal green_19',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',29,-1,'deal red_14',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',30,-1,'deal red_18',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',31,-1,'deal violet_03',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',32,-1,'deal green_05',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',33,-1,'deal red_07',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',34,-1,'deal violet_11',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',35,-1,'deal green_11',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',36,-1,'deal green_04',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',37,-1,'deal white_01',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',38,-1,'deal red_06',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',39,-1,'deal violet_16',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',40,-1,'deal green_15',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',41,-1,'deal yellow_12',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',42,-1,'deal green_02',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',43,-1,'deal green_13',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',44,-1,'deal yellow_03',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',45,-1,'deal violet_05',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',46,-1,'deal green_09',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',47,-1,'deal yellow_11',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',48,-1,'deal green_01',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',49,-1,'start c',1794860128147);
INSERT INTO "events" VALUES('f8gx2267qs',50,2,'play green_02',1794860128675);
INSERT INTO "events" VALUES('f8gx2267qs',51,2,'done',1794860128681);
CREATE TABLE facts (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "facts" VALUES('schema','2');
INSERT INTO "facts" VALUES('cookie secret','nVccfq4KyvJRi-tuj662UyL0-upLG6jZoGTsQs9Q2YQ');
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
INSERT INTO "passkeys" VALUES('key','0406f4395de059331139c502','public',3,NULL,NULL);
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
INSERT INTO "people" VALUES('b522b1a6b21f33e862149b35','Ann',NULL,NULL,'c3b2770a827b0ba9284cfdbf5a059103ee1a1c83cc1cb009787943fff3c6e7dc','{}',1794860126740);
INSERT INTO "people" VALUES('0406f4395de059331139c502','Боб','ann','x','3d25036d8848a2420b03a38e741809d5e44cb9dbdb506258618f3639b18d2de1','{}',1794860126750);
CREATE TABLE records (
	id VARCHAR(16) NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE requests (
	"table" VARCHAR(16) NOT NULL, 
	id VARCHAR(40) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table", id), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r0',1794860127002);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r1',1794860127008);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r2',1794860127013);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r3',1794860127020);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r4',1794860127027);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r5',1794860127032);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r6',1794860127037);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r7',1794860127042);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r8',1794860127047);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r9',1794860127051);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r10',1794860127056);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r11',1794860127061);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r12',1794860127066);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r13',1794860127071);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r14',1794860127077);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r15',1794860127082);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r16',1794860127087);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r17',1794860127092);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r18',1794860127098);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r19',1794860127103);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r20',1794860127108);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r21',1794860127113);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r22',1794860127118);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r23',1794860127123);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r24',1794860127129);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r25',1794860127134);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r26',1794860127138);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r27',1794860127143);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r28',1794860127148);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r29',1794860127156);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r30',1794860127166);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r31',1794860127174);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r32',1794860127180);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r33',1794860127188);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r34',1794860127195);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r35',1794860127204);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r36',1794860127212);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r37',1794860127220);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r38',1794860127229);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r39',1794860127236);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r40',1794860127244);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r41',1794860127252);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r42',1794860127260);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r43',1794860127268);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r44',1794860127276);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r45',1794860127284);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r46',1794860127292);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r47',1794860127300);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r48',1794860127308);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r49',1794860127316);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r50',1794860127324);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r51',1794860127332);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r52',1794860127340);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r53',1794860127348);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r54',1794860127356);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r55',1794860127364);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r56',1794860127373);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r57',1794860127382);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r58',1794860127391);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r59',1794860127399);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r60',1794860127408);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r61',1794860127416);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r62',1794860127424);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r63',1794860127433);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r64',1794860127442);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r65',1794860127448);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r66',1794860127456);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r67',1794860127464);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r68',1794860127472);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r69',1794860127479);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r70',1794860127488);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r71',1794860127497);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r72',1794860127508);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r73',1794860127516);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r74',1794860127524);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r75',1794860127536);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r76',1794860127548);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r77',1794860127556);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r78',1794860127564);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r79',1794860127572);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r80',1794860127579);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r81',1794860127588);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r82',1794860127597);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r83',1794860127604);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r84',1794860127613);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r85',1794860127621);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r86',1794860127632);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r87',1794860127644);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r88',1794860127653);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r89',1794860127665);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r90',1794860127681);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r91',1794860127690);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r92',1794860127697);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r93',1794860127741);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r94',1794860127758);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r95',1794860127782);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r96',1794860127793);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r97',1794860127819);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r98',1794860127830);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r99',1794860127838);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r100',1794860127853);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r101',1794860127867);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r102',1794860127876);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r103',1794860127890);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r104',1794860127905);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r105',1794860127922);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r106',1794860127935);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r107',1794860127947);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r108',1794860127970);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r109',1794860127979);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r110',1794860127988);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r111',1794860128002);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r112',1794860128009);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r113',1794860128024);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r114',1794860128038);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r115',1794860128049);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r116',1794860128054);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r117',1794860128059);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r118',1794860128064);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r119',1794860128068);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r120',1794860128073);
INSERT INTO "requests" VALUES('8u8w6ax3wp','r121',1794860128080);
INSERT INTO "requests" VALUES('7zsyxgnt6g','r122',1794860128091);
INSERT INTO "requests" VALUES('7zsyxgnt6g','r123',1794860128096);
INSERT INTO "requests" VALUES('7zsyxgnt6g','r124',1794860128101);
INSERT INTO "requests" VALUES('7zsyxgnt6g','r125',1794860128105);
INSERT INTO "requests" VALUES('7zsyxgnt6g','r126',1794860128110);
INSERT INTO "requests" VALUES('7zsyxgnt6g','r127',1794860128115);
INSERT INTO "requests" VALUES('7zsyxgnt6g','r128',1794860128119);
INSERT INTO "requests" VALUES('7zsyxgnt6g','r129',1794860128124);
INSERT INTO "requests" VALUES('7zsyxgnt6g','r130',1794860128129);
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
INSERT INTO "seats" VALUES('8u8w6ax3wp',0,'person','b522b1a6b21f33e862149b35','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('8u8w6ax3wp',1,'person','b522b1a6b21f33e862149b35','Ann 2',NULL,NULL,0);
INSERT INTO "seats" VALUES('8u8w6ax3wp',2,'person','b522b1a6b21f33e862149b35','Ann 3',NULL,NULL,0);
INSERT INTO "seats" VALUES('7zsyxgnt6g',0,'person','b522b1a6b21f33e862149b35','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('7zsyxgnt6g',1,'person','b522b1a6b21f33e862149b35','Ann 2',NULL,NULL,0);
INSERT INTO "seats" VALUES('7zsyxgnt6g',2,'person','b522b1a6b21f33e862149b35','Ann 3',NULL,NULL,0);
INSERT INTO "seats" VALUES('d59w8ffz8z',0,'person','0406f4395de059331139c502','Боб',NULL,NULL,0);
INSERT INTO "seats" VALUES('d59w8ffz8z',1,'open',NULL,'?',NULL,NULL,0);
INSERT INTO "seats" VALUES('d59w8ffz8z',2,'bot',NULL,'Bulbul','greedy',NULL,0);
INSERT INTO "seats" VALUES('f8gx2267qs',0,'person','b522b1a6b21f33e862149b35','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('f8gx2267qs',1,'bot',NULL,'Hoopoe','greedy',NULL,0);
INSERT INTO "seats" VALUES('f8gx2267qs',2,'bot',NULL,'Bulbul','random',NULL,0);
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
INSERT INTO "tables" VALUES('8u8w6ax3wp','taj_mahal','finished',123,'b522b1a6b21f33e862149b35','{"game": "taj_mahal", "rules": 1, "data": "b55625f8ded0e678", "seats": ["Ann", "Ann 2", "Ann 3"], "edition": "", "options": {"two_players": "off"}, "luck": "sealed", "commitment": "ca9a33312759b7af7d7492b6ebab377bdc6041c8144891103bb0da1bca964898"}','315d979667780d92852bb3b43646689a6d2895a96381965eee93a7e637e98df6','{"pace": "live", "undo": "friendly", "listed": false, "absence_hours": 0, "absence_bot": "greedy"}',-2,'[17, 25, 22]',NULL,1794860126968,1794860128079);
INSERT INTO "tables" VALUES('7zsyxgnt6g','taj_mahal','playing',10,'b522b1a6b21f33e862149b35','{"game": "taj_mahal", "rules": 1, "data": "b55625f8ded0e678", "seats": ["Ann", "Ann 2", "Ann 3"], "edition": "", "options": {"two_players": "off"}, "luck": "sealed", "commitment": "1a49a56da924dae6998ae874ac3533a10f27ef78c7d9dcfb2fc97260570e7214"}','02b2b5354cef4b1a29a8e5f2f19f7c5850ecce313b939db87e34738c90fb8ecc','{"pace": "live", "undo": "friendly", "listed": false, "absence_hours": 0, "absence_bot": "greedy"}',0,'null',NULL,1794860128084,1794860128128);
INSERT INTO "tables" VALUES('d59w8ffz8z','taj_mahal','gathering',0,'0406f4395de059331139c502','{"options": {"two_players": "off"}}','d562c4e5c06b080e1c1de8786e0777c63e10a5e16a489d01fcce4c24f0accfa2','{"pace": "live", "undo": "friendly", "listed": true, "absence_hours": 0, "absence_bot": "greedy"}',-2,'null',NULL,1794860128136,1794860128136);
INSERT INTO "tables" VALUES('f8gx2267qs','taj_mahal','playing',3,'b522b1a6b21f33e862149b35','{"game": "taj_mahal", "rules": 1, "data": "b55625f8ded0e678", "seats": ["Ann", "Hoopoe", "Bulbul"], "edition": "", "options": {"two_players": "off"}, "luck": "sealed", "commitment": "d4bd94018dd2ba1a095ffb67ceb7c3bf319d26ed9814d0dbb5e5f1a606a65b0f"}','480ae1d6fe1ae4100a9575ca1d2c270b2da16f10cef06739b0c07eb945fd7add','{"pace": "live", "undo": "friendly", "listed": false, "absence_hours": 0, "absence_bot": "greedy"}',0,'null',NULL,1794860128145,1794860128681);
CREATE INDEX ix_records_at ON records (at);
CREATE INDEX ix_passkeys_person ON passkeys (person);
CREATE INDEX ix_tables_moved ON tables (moved);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
