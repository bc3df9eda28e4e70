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
INSERT INTO "chat" VALUES('39wzqp6gj9',0,'afdd123815c8d5943b327d09','Ann','привет',1794860144789);
CREATE TABLE drafts (
	"table" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	version BIGINT NOT NULL, 
	lines JSON NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "drafts" VALUES('39wzqp6gj9',2,10,'["take violet_19"]');
CREATE TABLE events (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR(80) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "events" VALUES('e4mu22qh9d',0,-1,'lay province_tile_01 awadh_province',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',1,-1,'lay province_tile_02 ajmer_province',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',2,-1,'lay province_tile_03 kashmir_province',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',3,-1,'lay province_tile_04 thatta_province',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',4,-1,'lay province_tile_05 multan_province',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',5,-1,'lay province_tile_06 delhi_province',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',6,-1,'lay province_tile_07 lahore_province',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',7,-1,'lay province_tile_08 kabul_province',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',8,-1,'lay province_tile_09 allahabad_province',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',9,-1,'lay province_tile_10 gujarat_province',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',10,-1,'lay province_tile_11 malwa_province',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',11,-1,'bonus draw_card_5 kabul',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',12,-1,'bonus plus_two_1 peshawar',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',13,-1,'bonus draw_card_3 srinagar',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',14,-1,'bonus plus_two_4 jammu',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',15,-1,'bonus spice_1 multan',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',16,-1,'bonus draw_card_2 lahore',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',17,-1,'bonus draw_card_1 delhi',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',18,-1,'bonus draw_card_4 umarkot',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',19,-1,'bonus plus_two_2 thatta',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',20,-1,'bonus jewels_2 jodhpur',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',21,-1,'bonus plus_two_3 lucknow',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',22,-1,'bonus plus_two_5 junagadh',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',23,-1,'bonus jewels_1 mandu',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',24,-1,'bonus tea_2 benares',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',25,-1,'bonus tea_1 kalinjar',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',26,-1,'deal violet_14',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',27,-1,'deal green_17',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',28,-1,'deal red_06',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',29,-1,'deal white_02',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',30,-1,'deal white_10',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',31,-1,'deal green_02',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',32,-1,'deal yellow_07',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',33,-1,'deal white_05',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',34,-1,'deal white_08',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',35,-1,'deal violet_07',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',36,-1,'deal violet_19',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',37,-1,'deal red_18',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',38,-1,'deal yellow_16',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',39,-1,'deal red_20',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',40,-1,'deal violet_20',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',41,-1,'deal red_13',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',42,-1,'deal red_17',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',43,-1,'deal red_15',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',44,-1,'deal yellow_10',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',45,-1,'deal yellow_13',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',46,-1,'deal yellow_04',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',47,-1,'deal red_07',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',48,-1,'deal green_08',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',49,-1,'start c',1794860143293);
INSERT INTO "events" VALUES('e4mu22qh9d',50,2,'withdraw',1794860143303);
INSERT INTO "events" VALUES('e4mu22qh9d',51,-1,'deal violet_10',1794860143303);
INSERT INTO "events" VALUES('e4mu22qh9d',52,2,'take yellow_13',1794860143319);
INSERT INTO "events" VALUES('e4mu22qh9d',53,2,'take green_08',1794860143333);
INSERT INTO "events" VALUES('e4mu22qh9d',54,0,'withdraw',1794860143343);
INSERT INTO "events" VALUES('e4mu22qh9d',55,-1,'deal yellow_19',1794860143343);
INSERT INTO "events" VALUES('e4mu22qh9d',56,0,'take yellow_10',1794860143351);
INSERT INTO "events" VALUES('e4mu22qh9d',57,0,'take yellow_04',1794860143362);
INSERT INTO "events" VALUES('e4mu22qh9d',58,1,'withdraw',1794860143374);
INSERT INTO "events" VALUES('e4mu22qh9d',59,-1,'deal violet_11',1794860143374);
INSERT INTO "events" VALUES('e4mu22qh9d',60,-1,'deal yellow_21',1794860143374);
INSERT INTO "events" VALUES('e4mu22qh9d',61,-1,'deal yellow_18',1794860143374);
INSERT INTO "events" VALUES('e4mu22qh9d',62,-1,'deal red_14',1794860143374);
INSERT INTO "events" VALUES('e4mu22qh9d',63,-1,'deal green_15',1794860143374);
INSERT INTO "events" VALUES('e4mu22qh9d',64,-1,'deal violet_18',1794860143374);
INSERT INTO "events" VALUES('e4mu22qh9d',65,0,'withdraw',1794860143383);
INSERT INTO "events" VALUES('e4mu22qh9d',66,-1,'deal red_08',1794860143383);
INSERT INTO "events" VALUES('e4mu22qh9d',67,0,'take violet_18',1794860143395);
INSERT INTO "events" VALUES('e4mu22qh9d',68,0,'take yellow_18',1794860143406);
INSERT INTO "events" VALUES('e4mu22qh9d',69,1,'withdraw',1794860143420);
INSERT INTO "events" VALUES('e4mu22qh9d',70,-1,'deal red_05',1794860143420);
INSERT INTO "events" VALUES('e4mu22qh9d',71,1,'take red_14',1794860143428);
INSERT INTO "events" VALUES('e4mu22qh9d',72,1,'take green_15',1794860143441);
INSERT INTO "events" VALUES('e4mu22qh9d',73,2,'withdraw',1794860143450);
INSERT INTO "events" VALUES('e4mu22qh9d',74,-1,'deal violet_09',1794860143450);
INSERT INTO "events" VALUES('e4mu22qh9d',75,-1,'deal violet_05',1794860143450);
INSERT INTO "events" VALUES('e4mu22qh9d',76,-1,'deal green_07',1794860143450);
INSERT INTO "events" VALUES('e4mu22qh9d',77,-1,'deal green_20',1794860143450);
INSERT INTO "events" VALUES('e4mu22qh9d',78,-1,'deal green_06',1794860143450);
INSERT INTO "events" VALUES('e4mu22qh9d',79,-1,'deal yellow_11',1794860143450);
INSERT INTO "events" VALUES('e4mu22qh9d',80,1,'withdraw',1794860143460);
INSERT INTO "events" VALUES('e4mu22qh9d',81,-1,'deal yellow_15',1794860143460);
INSERT INTO "events" VALUES('e4mu22qh9d',82,1,'take green_06',1794860143470);
INSERT INTO "events" VALUES('e4mu22qh9d',83,1,'take violet_05',1794860143479);
INSERT INTO "events" VALUES('e4mu22qh9d',84,2,'play red_20',1794860143488);
INSERT INTO "events" VALUES('e4mu22qh9d',85,2,'done',1794860143497);
INSERT INTO "events" VALUES('e4mu22qh9d',86,0,'withdraw',1794860143508);
INSERT INTO "events" VALUES('e4mu22qh9d',87,-1,'deal red_01',1794860143508);
INSERT INTO "events" VALUES('e4mu22qh9d',88,0,'take yellow_11',1794860143517);
INSERT INTO "events" VALUES('e4mu22qh9d',89,0,'take green_07',1794860143529);
INSERT INTO "events" VALUES('e4mu22qh9d',90,2,'withdraw',1794860143539);
INSERT INTO "events" VALUES('e4mu22qh9d',91,2,'crown kishtwar',1794860143551);
INSERT INTO "events" VALUES('e4mu22qh9d',92,2,'palace baramulla',1794860143562);
INSERT INTO "events" VALUES('e4mu22qh9d',93,-1,'deal violet_13',1794860143562);
INSERT INTO "events" VALUES('e4mu22qh9d',94,-1,'deal violet_17',1794860143562);
INSERT INTO "events" VALUES('e4mu22qh9d',95,-1,'deal white_12',1794860143562);
INSERT INTO "events" VALUES('e4mu22qh9d',96,-1,'deal green_03',1794860143562);
INSERT INTO "events" VALUES('e4mu22qh9d',97,-1,'deal violet_06',1794860143562);
INSERT INTO "events" VALUES('e4mu22qh9d',98,2,'play yellow_16',1794860143574);
INSERT INTO "events" VALUES('e4mu22qh9d',99,2,'done',1794860143584);
INSERT INTO "events" VALUES('e4mu22qh9d',100,0,'withdraw',1794860143596);
INSERT INTO "events" VALUES('e4mu22qh9d',101,-1,'deal green_18',1794860143596);
INSERT INTO "events" VALUES('e4mu22qh9d',102,0,'take violet_17',1794860143605);
INSERT INTO "events" VALUES('e4mu22qh9d',103,0,'take violet_13',1794860143614);
INSERT INTO "events" VALUES('e4mu22qh9d',104,1,'withdraw',1794860143625);
INSERT INTO "events" VALUES('e4mu22qh9d',105,-1,'deal white_06',1794860143625);
INSERT INTO "events" VALUES('e4mu22qh9d',106,1,'take violet_06',1794860143636);
INSERT INTO "events" VALUES('e4mu22qh9d',107,1,'take white_12',1794860143644);
INSERT INTO "events" VALUES('e4mu22qh9d',108,2,'withdraw',1794860143655);
INSERT INTO "events" VALUES('e4mu22qh9d',109,2,'crown nasarpur',1794860143664);
INSERT INTO "events" VALUES('e4mu22qh9d',110,-1,'deal green_04',1794860143664);
INSERT INTO "events" VALUES('e4mu22qh9d',111,-1,'deal yellow_14',1794860143664);
INSERT INTO "events" VALUES('e4mu22qh9d',112,-1,'deal white_03',1794860143664);
INSERT INTO "events" VALUES('e4mu22qh9d',113,-1,'deal violet_15',1794860143664);
INSERT INTO "events" VALUES('e4mu22qh9d',114,-1,'deal green_09',1794860143664);
INSERT INTO "events" VALUES('e4mu22qh9d',115,0,'withdraw',1794860143675);
INSERT INTO "events" VALUES('e4mu22qh9d',116,-1,'deal green_10',1794860143675);
INSERT INTO "events" VALUES('e4mu22qh9d',117,0,'take green_09',1794860143687);
INSERT INTO "events" VALUES('e4mu22qh9d',118,0,'take green_04',1794860143696);
INSERT INTO "events" VALUES('e4mu22qh9d',119,1,'withdraw',1794860143707);
INSERT INTO "events" VALUES('e4mu22qh9d',120,-1,'deal yellow_02',1794860143707);
INSERT INTO "events" VALUES('e4mu22qh9d',121,1,'take violet_15',1794860143716);
INSERT INTO "events" VALUES('e4mu22qh9d',122,1,'take yellow_14',1794860143724);
INSERT INTO "events" VALUES('e4mu22qh9d',123,2,'withdraw',1794860143736);
INSERT INTO "events" VALUES('e4mu22qh9d',124,-1,'deal yellow_12',1794860143736);
INSERT INTO "events" VALUES('e4mu22qh9d',125,-1,'deal green_19',1794860143736);
INSERT INTO "events" VALUES('e4mu22qh9d',126,-1,'deal white_11',1794860143736);
INSERT INTO "events" VALUES('e4mu22qh9d',127,-1,'deal green_13',1794860143736);
INSERT INTO "events" VALUES('e4mu22qh9d',128,-1,'deal violet_04',1794860143736);
INSERT INTO "events" VALUES('e4mu22qh9d',129,-1,'deal green_11',1794860143736);
INSERT INTO "events" VALUES('e4mu22qh9d',130,1,'withdraw',1794860143745);
INSERT INTO "events" VALUES('e4mu22qh9d',131,-1,'deal white_04',1794860143745);
INSERT INTO "events" VALUES('e4mu22qh9d',132,1,'take green_13',1794860143755);
INSERT INTO "events" VALUES('e4mu22qh9d',133,1,'take green_11',1794860143764);
INSERT INTO "events" VALUES('e4mu22qh9d',134,2,'withdraw',1794860143776);
INSERT INTO "events" VALUES('e4mu22qh9d',135,-1,'deal yellow_08',1794860143776);
INSERT INTO "events" VALUES('e4mu22qh9d',136,2,'take white_11',1794860143787);
INSERT INTO "events" VALUES('e4mu22qh9d',137,2,'take violet_04',1794860143801);
INSERT INTO "events" VALUES('e4mu22qh9d',138,0,'withdraw',1794860143811);
INSERT INTO "events" VALUES('e4mu22qh9d',139,-1,'deal red_02',1794860143811);
INSERT INTO "events" VALUES('e4mu22qh9d',140,-1,'deal yellow_01',1794860143811);
INSERT INTO "events" VALUES('e4mu22qh9d',141,-1,'deal green_05',1794860143811);
INSERT INTO "events" VALUES('e4mu22qh9d',142,-1,'deal yellow_09',1794860143811);
INSERT INTO "events" VALUES('e4mu22qh9d',143,-1,'deal violet_01',1794860143811);
INSERT INTO "events" VALUES('e4mu22qh9d',144,-1,'deal yellow_17',1794860143811);
INSERT INTO "events" VALUES('e4mu22qh9d',145,2,'play yellow_12',1794860143820);
INSERT INTO "events" VALUES('e4mu22qh9d',146,2,'add white_03',1794860143828);
INSERT INTO "events" VALUES('e4mu22qh9d',147,0,'withdraw',1794860143843);
INSERT INTO "events" VALUES('e4mu22qh9d',148,-1,'deal red_16',1794860143843);
INSERT INTO "events" VALUES('e4mu22qh9d',149,0,'take yellow_09',1794860143852);
INSERT INTO "events" VALUES('e4mu22qh9d',150,0,'take yellow_17',1794860143862);
INSERT INTO "events" VALUES('e4mu22qh9d',151,1,'play violet_15',1794860143873);
INSERT INTO "events" VALUES('e4mu22qh9d',152,1,'add white_06',1794860143885);
INSERT INTO "events" VALUES('e4mu22qh9d',153,2,'withdraw',1794860143896);
INSERT INTO "events" VALUES('e4mu22qh9d',154,2,'palace rohtas',1794860143904);
INSERT INTO "events" VALUES('e4mu22qh9d',155,2,'palace sialkot',1794860143916);
INSERT INTO "events" VALUES('e4mu22qh9d',156,2,'take violet_01',1794860143924);
INSERT INTO "events" VALUES('e4mu22qh9d',157,2,'take green_05',1794860143936);
INSERT INTO "events" VALUES('e4mu22qh9d',158,1,'withdraw',1794860143945);
INSERT INTO "events" VALUES('e4mu22qh9d',159,1,'crown jalandhar',1794860143957);
INSERT INTO "events" VALUES('e4mu22qh9d',160,-1,'deal green_21',1794860143957);
INSERT INTO "events" VALUES('e4mu22qh9d',161,-1,'deal violet_08',1794860143957);
INSERT INTO "events" VALUES('e4mu22qh9d',162,-1,'deal yellow_20',1794860143957);
INSERT INTO "events" VALUES('e4mu22qh9d',163,-1,'deal red_19',1794860143957);
INSERT INTO "events" VALUES('e4mu22qh9d',164,-1,'deal white_01',1794860143957);
INSERT INTO "events" VALUES('e4mu22qh9d',165,0,'withdraw',1794860143969);
INSERT INTO "events" VALUES('e4mu22qh9d',166,-1,'deal yellow_03',1794860143969);
INSERT INTO "events" VALUES('e4mu22qh9d',167,0,'take red_19',1794860143981);
INSERT INTO "events" VALUES('e4mu22qh9d',168,0,'take white_01',1794860143996);
INSERT INTO "events" VALUES('e4mu22qh9d',169,1,'withdraw',1794860144003);
INSERT INTO "events" VALUES('e4mu22qh9d',170,-1,'deal white_07',1794860144003);
INSERT INTO "events" VALUES('e4mu22qh9d',171,1,'take yellow_20',1794860144010);
INSERT INTO "events" VALUES('e4mu22qh9d',172,1,'take green_21',1794860144015);
INSERT INTO "events" VALUES('e4mu22qh9d',173,2,'play green_03',1794860144021);
INSERT INTO "events" VALUES('e4mu22qh9d',174,2,'add special_plus_two',1794860144027);
INSERT INTO "events" VALUES('e4mu22qh9d',175,2,'withdraw',1794860144033);
INSERT INTO "events" VALUES('e4mu22qh9d',176,2,'palace ghazni',1794860144039);
INSERT INTO "events" VALUES('e4mu22qh9d',177,-1,'deal red_21',1794860144039);
INSERT INTO "events" VALUES('e4mu22qh9d',178,-1,'deal red_11',1794860144039);
INSERT INTO "events" VALUES('e4mu22qh9d',179,-1,'deal violet_03',1794860144039);
INSERT INTO "events" VALUES('e4mu22qh9d',180,-1,'deal red_10',1794860144039);
INSERT INTO "events" VALUES('e4mu22qh9d',181,-1,'deal violet_21',1794860144039);
INSERT INTO "events" VALUES('e4mu22qh9d',182,1,'withdraw',1794860144044);
INSERT INTO "events" VALUES('e4mu22qh9d',183,-1,'deal violet_16',1794860144044);
INSERT INTO "events" VALUES('e4mu22qh9d',184,1,'take red_10',1794860144050);
INSERT INTO "events" VALUES('e4mu22qh9d',185,1,'take red_21',1794860144055);
INSERT INTO "events" VALUES('e4mu22qh9d',186,2,'play yellow_21',1794860144061);
INSERT INTO "events" VALUES('e4mu22qh9d',187,2,'add special_plus_two',1794860144067);
INSERT INTO "events" VALUES('e4mu22qh9d',188,0,'withdraw',1794860144072);
INSERT INTO "events" VALUES('e4mu22qh9d',189,-1,'deal red_04',1794860144072);
INSERT INTO "events" VALUES('e4mu22qh9d',190,0,'take red_11',1794860144077);
INSERT INTO "events" VALUES('e4mu22qh9d',191,0,'take violet_03',1794860144083);
INSERT INTO "events" VALUES('e4mu22qh9d',192,2,'play yellow_08',1794860144097);
INSERT INTO "events" VALUES('e4mu22qh9d',193,2,'done',1794860144104);
INSERT INTO "events" VALUES('e4mu22qh9d',194,2,'withdraw',1794860144120);
INSERT INTO "events" VALUES('e4mu22qh9d',195,2,'palace kalinjar',1794860144133);
INSERT INTO "events" VALUES('e4mu22qh9d',196,2,'palace benares',1794860144152);
INSERT INTO "events" VALUES('e4mu22qh9d',197,2,'palace jaunpur',1794860144189);
INSERT INTO "events" VALUES('e4mu22qh9d',198,-1,'deal red_03',1794860144189);
INSERT INTO "events" VALUES('e4mu22qh9d',199,-1,'deal red_09',1794860144189);
INSERT INTO "events" VALUES('e4mu22qh9d',200,-1,'deal violet_02',1794860144189);
INSERT INTO "events" VALUES('e4mu22qh9d',201,-1,'deal green_14',1794860144189);
INSERT INTO "events" VALUES('e4mu22qh9d',202,-1,'deal yellow_05',1794860144189);
INSERT INTO "events" VALUES('e4mu22qh9d',203,2,'withdraw',1794860144208);
INSERT INTO "events" VALUES('e4mu22qh9d',204,-1,'deal green_01',1794860144208);
INSERT INTO "events" VALUES('e4mu22qh9d',205,2,'take green_14',1794860144218);
INSERT INTO "events" VALUES('e4mu22qh9d',206,2,'take violet_02',1794860144230);
INSERT INTO "events" VALUES('e4mu22qh9d',207,0,'withdraw',1794860144239);
INSERT INTO "events" VALUES('e4mu22qh9d',208,-1,'deal red_12',1794860144239);
INSERT INTO "events" VALUES('e4mu22qh9d',209,0,'take red_03',1794860144248);
INSERT INTO "events" VALUES('e4mu22qh9d',210,0,'take yellow_05',1794860144262);
INSERT INTO "events" VALUES('e4mu22qh9d',211,1,'withdraw',1794860144274);
INSERT INTO "events" VALUES('e4mu22qh9d',212,-1,'deal yellow_06',1794860144274);
INSERT INTO "events" VALUES('e4mu22qh9d',213,-1,'deal green_12',1794860144274);
INSERT INTO "events" VALUES('e4mu22qh9d',214,-1,'deal violet_12',1794860144274);
INSERT INTO "events" VALUES('e4mu22qh9d',215,-1,'deal white_09',1794860144274);
INSERT INTO "events" VALUES('e4mu22qh9d',216,-1,'deal green_16',1794860144274);
INSERT INTO "events" VALUES('e4mu22qh9d',217,-1,'deal yellow_21',1794860144274);
INSERT INTO "events" VALUES('e4mu22qh9d',218,0,'play violet_18',1794860144284);
INSERT INTO "events" VALUES('e4mu22qh9d',219,0,'add white_10',1794860144296);
INSERT INTO "events" VALUES('e4mu22qh9d',220,1,'withdraw',1794860144306);
INSERT INTO "events" VALUES('e4mu22qh9d',221,-1,'deal yellow_08',1794860144306);
INSERT INTO "events" VALUES('e4mu22qh9d',222,1,'take green_16',1794860144316);
INSERT INTO "events" VALUES('e4mu22qh9d',223,1,'take green_12',1794860144328);
INSERT INTO "events" VALUES('e4mu22qh9d',224,2,'withdraw',1794860144340);
INSERT INTO "events" VALUES('e4mu22qh9d',225,-1,'deal yellow_16',1794860144340);
INSERT INTO "events" VALUES('e4mu22qh9d',226,2,'take white_09',1794860144357);
INSERT INTO "events" VALUES('e4mu22qh9d',227,2,'take yellow_21',1794860144372);
INSERT INTO "events" VALUES('e4mu22qh9d',228,0,'play violet_03',1794860144389);
INSERT INTO "events" VALUES('e4mu22qh9d',229,0,'done',1794860144406);
INSERT INTO "events" VALUES('e4mu22qh9d',230,0,'withdraw',1794860144416);
INSERT INTO "events" VALUES('e4mu22qh9d',231,0,'crown raisen',1794860144430);
INSERT INTO "events" VALUES('e4mu22qh9d',232,0,'palace raisen',1794860144439);
INSERT INTO "events" VALUES('e4mu22qh9d',233,0,'palace mandu',1794860144453);
INSERT INTO "events" VALUES('e4mu22qh9d',234,-1,'deal yellow_12',1794860144453);
INSERT INTO "events" VALUES('e4mu22qh9d',235,-1,'deal red_20',1794860144453);
INSERT INTO "events" VALUES('e4mu22qh9d',236,-1,'deal violet_15',1794860144453);
INSERT INTO "events" VALUES('e4mu22qh9d',237,-1,'deal white_03',1794860144453);
INSERT INTO "events" VALUES('e4mu22qh9d',238,-1,'deal white_06',1794860144453);
INSERT INTO "events" VALUES('e4mu22qh9d',239,1,'play red_14',1794860144463);
INSERT INTO "events" VALUES('e4mu22qh9d',240,1,'add white_08',1794860144475);
INSERT INTO "events" VALUES('e4mu22qh9d',241,2,'withdraw',1794860144487);
INSERT INTO "events" VALUES('e4mu22qh9d',242,-1,'deal green_03',1794860144487);
INSERT INTO "events" VALUES('e4mu22qh9d',243,2,'take red_20',1794860144497);
INSERT INTO "events" VALUES('e4mu22qh9d',244,2,'take violet_15',1794860144504);
INSERT INTO "events" VALUES('e4mu22qh9d',245,0,'withdraw',1794860144519);
INSERT INTO "events" VALUES('e4mu22qh9d',246,-1,'deal violet_18',1794860144519);
INSERT INTO "events" VALUES('e4mu22qh9d',247,0,'take yellow_12',1794860144532);
INSERT INTO "events" VALUES('e4mu22qh9d',248,0,'take white_06',1794860144544);
INSERT INTO "events" VALUES('e4mu22qh9d',249,1,'play red_07',1794860144556);
INSERT INTO "events" VALUES('e4mu22qh9d',250,1,'add white_04',1794860144568);
INSERT INTO "events" VALUES('e4mu22qh9d',251,1,'withdraw',1794860144582);
INSERT INTO "events" VALUES('e4mu22qh9d',252,1,'palace agra',1794860144591);
INSERT INTO "events" VALUES('e4mu22qh9d',253,1,'palace gwalior',1794860144603);
INSERT INTO "events" VALUES('39wzqp6gj9',0,-1,'lay province_tile_01 kabul_province',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',1,-1,'lay province_tile_02 lahore_province',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',2,-1,'lay province_tile_03 thatta_province',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',3,-1,'lay province_tile_04 awadh_province',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',4,-1,'lay province_tile_05 delhi_province',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',5,-1,'lay province_tile_06 kashmir_province',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',6,-1,'lay province_tile_07 multan_province',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',7,-1,'lay province_tile_08 malwa_province',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',8,-1,'lay province_tile_09 ajmer_province',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',9,-1,'lay province_tile_10 allahabad_province',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',10,-1,'lay province_tile_11 gujarat_province',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',11,-1,'bonus spice_1 kabul',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',12,-1,'bonus plus_two_5 peshawar',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',13,-1,'bonus draw_card_5 srinagar',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',14,-1,'bonus jewels_1 jammu',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',15,-1,'bonus draw_card_1 multan',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',16,-1,'bonus tea_2 lahore',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',17,-1,'bonus plus_two_4 delhi',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',18,-1,'bonus plus_two_3 umarkot',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',19,-1,'bonus plus_two_2 thatta',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',20,-1,'bonus tea_1 jodhpur',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',21,-1,'bonus draw_card_3 lucknow',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',22,-1,'bonus draw_card_4 junagadh',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',23,-1,'bonus jewels_2 mandu',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',24,-1,'bonus draw_card_2 benares',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',25,-1,'bonus plus_two_1 kalinjar',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',26,-1,'deal red_05',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',27,-1,'deal yellow_06',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',28,-1,'deal violet_20',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',29,-1,'deal red_01',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',30,-1,'deal green_17',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',31,-1,'deal violet_09',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',32,-1,'deal yellow_12',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',33,-1,'deal yellow_07',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',34,-1,'deal violet_16',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',35,-1,'deal yellow_20',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',36,-1,'deal yellow_03',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',37,-1,'deal red_09',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',38,-1,'deal violet_06',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',39,-1,'deal yellow_19',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',40,-1,'deal yellow_01',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',41,-1,'deal white_04',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',42,-1,'deal green_21',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',43,-1,'deal red_04',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',44,-1,'deal yellow_21',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',45,-1,'deal violet_05',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',46,-1,'deal yellow_10',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',47,-1,'deal green_09',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',48,-1,'deal red_02',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',49,-1,'start b',1794860144631);
INSERT INTO "events" VALUES('39wzqp6gj9',50,1,'withdraw',1794860144651);
INSERT INTO "events" VALUES('39wzqp6gj9',51,-1,'deal white_02',1794860144651);
INSERT INTO "events" VALUES('39wzqp6gj9',52,1,'take red_02',1794860144668);
INSERT INTO "events" VALUES('39wzqp6gj9',53,1,'take yellow_10',1794860144679);
INSERT INTO "events" VALUES('39wzqp6gj9',54,2,'withdraw',1794860144692);
INSERT INTO "events" VALUES('39wzqp6gj9',55,-1,'deal red_12',1794860144692);
INSERT INTO "events" VALUES('39wzqp6gj9',56,2,'take green_09',1794860144703);
INSERT INTO "events" VALUES('39wzqp6gj9',57,2,'take yellow_21',1794860144712);
INSERT INTO "events" VALUES('39wzqp6gj9',58,0,'withdraw',1794860144727);
INSERT INTO "events" VALUES('39wzqp6gj9',59,-1,'deal red_13',1794860144727);
INSERT INTO "events" VALUES('39wzqp6gj9',60,-1,'deal violet_19',1794860144727);
INSERT INTO "events" VALUES('39wzqp6gj9',61,-1,'deal red_07',1794860144727);
INSERT INTO "events" VALUES('39wzqp6gj9',62,-1,'deal violet_18',1794860144727);
INSERT INTO "events" VALUES('39wzqp6gj9',63,-1,'deal white_05',1794860144727);
INSERT INTO "events" VALUES('39wzqp6gj9',64,-1,'deal violet_03',1794860144727);
INSERT INTO "events" VALUES('39wzqp6gj9',65,2,'withdraw',1794860144744);
INSERT INTO "events" VALUES('39wzqp6gj9',66,-1,'deal violet_02',1794860144744);
INSERT INTO "events" VALUES('39wzqp6gj9',67,2,'take white_05',1794860144753);
INSERT INTO "events" VALUES('js4wjcrkvu',0,-1,'lay province_tile_01 awadh_province',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',1,-1,'lay province_tile_02 delhi_province',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',2,-1,'lay province_tile_03 gujarat_province',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',3,-1,'lay province_tile_04 allahabad_province',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',4,-1,'lay province_tile_05 multan_province',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',5,-1,'lay province_tile_06 kashmir_province',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',6,-1,'lay province_tile_07 ajmer_province',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',7,-1,'lay province_tile_08 kabul_province',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',8,-1,'lay province_tile_09 lahore_province',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',9,-1,'lay province_tile_10 malwa_province',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',10,-1,'lay province_tile_11 thatta_province',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',11,-1,'bonus spice_1 kabul',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',12,-1,'bonus plus_two_5 peshawar',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',13,-1,'bonus draw_card_2 srinagar',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',14,-1,'bonus tea_2 jammu',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',15,-1,'bonus tea_1 multan',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',16,-1,'bonus plus_two_2 lahore',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',17,-1,'bonus plus_two_1 delhi',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',18,-1,'bonus draw_card_5 umarkot',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',19,-1,'bonus draw_card_1 thatta',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',20,-1,'bonus draw_card_4 jodhpur',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',21,-1,'bonus plus_two_3 lucknow',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',22,-1,'bonus draw_card_3 junagadh',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',23,-1,'bonus jewels_1 mandu',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',24,-1,'bonus jewels_2 benares',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',25,-1,'bonus plus_two_4 kalinjar',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',26,-1,'deal yellow_04',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',27,-1,'deal yellow_07',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',28,-1,'deal yellow_12',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',29,-1,'deal yellow_01',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',30,-1,'deal red_03',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',31,-1,'deal white_07',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',32,-1,'deal white_02',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',33,-1,'deal yellow_09',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',34,-1,'deal white_11',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',35,-1,'deal green_08',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',36,-1,'deal red_17',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',37,-1,'deal white_09',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',38,-1,'deal yellow_03',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',39,-1,'deal yellow_20',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',40,-1,'deal violet_20',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',41,-1,'deal red_07',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',42,-1,'deal yellow_11',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',43,-1,'deal red_19',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',44,-1,'deal violet_01',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',45,-1,'deal green_13',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',46,-1,'deal green_07',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',47,-1,'deal yellow_10',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',48,-1,'deal green_18',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',49,-1,'start b',1794860144806);
INSERT INTO "events" VALUES('js4wjcrkvu',50,1,'play red_17',1794860145804);
INSERT INTO "events" VALUES('js4wjcrkvu',51,1,'done',1794860145810);
INSERT INTO "events" VALUES('js4wjcrkvu',52,2,'play red_07',1794860145814);
INSERT INTO "events" VALUES('js4wjcrkvu',53,2,'done',1794860145820);
CREATE TABLE facts (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "facts" VALUES('schema','1');
INSERT INTO "facts" VALUES('cookie secret','knioaY_ZokNetReHrWAbORBZqQjZ-idHi_lT0Uyf6NI');
CREATE TABLE passkeys (
	id VARCHAR(400) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	public_key TEXT NOT NULL, 
	uses BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "passkeys" VALUES('key','afdd123815c8d5943b327d09','public',3);
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
INSERT INTO "people" VALUES('afdd123815c8d5943b327d09','Ann','ann','x','dfe3bbd92de82206e13876d4a3b2f4eb633344c698e5fac49e2856c71c8180fb','{}',1794860143173);
INSERT INTO "people" VALUES('b3ef29ec6553d6852658367d','Боб',NULL,NULL,'d2c294e86643639d553284b5f3a83099a0d1781850eedb0156e4f093b0937f87','{}',1794860143178);
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
INSERT INTO "requests" VALUES('e4mu22qh9d','r0',1794860143304);
INSERT INTO "requests" VALUES('e4mu22qh9d','r1',1794860143319);
INSERT INTO "requests" VALUES('e4mu22qh9d','r2',1794860143334);
INSERT INTO "requests" VALUES('e4mu22qh9d','r3',1794860143344);
INSERT INTO "requests" VALUES('e4mu22qh9d','r4',1794860143352);
INSERT INTO "requests" VALUES('e4mu22qh9d','r5',1794860143363);
INSERT INTO "requests" VALUES('e4mu22qh9d','r6',1794860143374);
INSERT INTO "requests" VALUES('e4mu22qh9d','r7',1794860143383);
INSERT INTO "requests" VALUES('e4mu22qh9d','r8',1794860143395);
INSERT INTO "requests" VALUES('e4mu22qh9d','r9',1794860143406);
INSERT INTO "requests" VALUES('e4mu22qh9d','r10',1794860143420);
INSERT INTO "requests" VALUES('e4mu22qh9d','r11',1794860143429);
INSERT INTO "requests" VALUES('e4mu22qh9d','r12',1794860143441);
INSERT INTO "requests" VALUES('e4mu22qh9d','r13',1794860143451);
INSERT INTO "requests" VALUES('e4mu22qh9d','r14',1794860143461);
INSERT INTO "requests" VALUES('e4mu22qh9d','r15',1794860143470);
INSERT INTO "requests" VALUES('e4mu22qh9d','r16',1794860143480);
INSERT INTO "requests" VALUES('e4mu22qh9d','r17',1794860143489);
INSERT INTO "requests" VALUES('e4mu22qh9d','r18',1794860143498);
INSERT INTO "requests" VALUES('e4mu22qh9d','r19',1794860143508);
INSERT INTO "requests" VALUES('e4mu22qh9d','r20',1794860143518);
INSERT INTO "requests" VALUES('e4mu22qh9d','r21',1794860143530);
INSERT INTO "requests" VALUES('e4mu22qh9d','r22',1794860143540);
INSERT INTO "requests" VALUES('e4mu22qh9d','r23',1794860143551);
INSERT INTO "requests" VALUES('e4mu22qh9d','r24',1794860143562);
INSERT INTO "requests" VALUES('e4mu22qh9d','r25',1794860143574);
INSERT INTO "requests" VALUES('e4mu22qh9d','r26',1794860143585);
INSERT INTO "requests" VALUES('e4mu22qh9d','r27',1794860143596);
INSERT INTO "requests" VALUES('e4mu22qh9d','r28',1794860143605);
INSERT INTO "requests" VALUES('e4mu22qh9d','r29',1794860143615);
INSERT INTO "requests" VALUES('e4mu22qh9d','r30',1794860143625);
INSERT INTO "requests" VALUES('e4mu22qh9d','r31',1794860143636);
INSERT INTO "requests" VALUES('e4mu22qh9d','r32',1794860143645);
INSERT INTO "requests" VALUES('e4mu22qh9d','r33',1794860143656);
INSERT INTO "requests" VALUES('e4mu22qh9d','r34',1794860143665);
INSERT INTO "requests" VALUES('e4mu22qh9d','r35',1794860143676);
INSERT INTO "requests" VALUES('e4mu22qh9d','r36',1794860143688);
INSERT INTO "requests" VALUES('e4mu22qh9d','r37',1794860143697);
INSERT INTO "requests" VALUES('e4mu22qh9d','r38',1794860143707);
INSERT INTO "requests" VALUES('e4mu22qh9d','r39',1794860143716);
INSERT INTO "requests" VALUES('e4mu22qh9d','r40',1794860143724);
INSERT INTO "requests" VALUES('e4mu22qh9d','r41',1794860143736);
INSERT INTO "requests" VALUES('e4mu22qh9d','r42',1794860143745);
INSERT INTO "requests" VALUES('e4mu22qh9d','r43',1794860143756);
INSERT INTO "requests" VALUES('e4mu22qh9d','r44',1794860143764);
INSERT INTO "requests" VALUES('e4mu22qh9d','r45',1794860143776);
INSERT INTO "requests" VALUES('e4mu22qh9d','r46',1794860143788);
INSERT INTO "requests" VALUES('e4mu22qh9d','r47',1794860143801);
INSERT INTO "requests" VALUES('e4mu22qh9d','r48',1794860143812);
INSERT INTO "requests" VALUES('e4mu22qh9d','r49',1794860143820);
INSERT INTO "requests" VALUES('e4mu22qh9d','r50',1794860143828);
INSERT INTO "requests" VALUES('e4mu22qh9d','r51',1794860143844);
INSERT INTO "requests" VALUES('e4mu22qh9d','r52',1794860143853);
INSERT INTO "requests" VALUES('e4mu22qh9d','r53',1794860143863);
INSERT INTO "requests" VALUES('e4mu22qh9d','r54',1794860143873);
INSERT INTO "requests" VALUES('e4mu22qh9d','r55',1794860143885);
INSERT INTO "requests" VALUES('e4mu22qh9d','r56',1794860143896);
INSERT INTO "requests" VALUES('e4mu22qh9d','r57',1794860143904);
INSERT INTO "requests" VALUES('e4mu22qh9d','r58',1794860143917);
INSERT INTO "requests" VALUES('e4mu22qh9d','r59',1794860143924);
INSERT INTO "requests" VALUES('e4mu22qh9d','r60',1794860143936);
INSERT INTO "requests" VALUES('e4mu22qh9d','r61',1794860143947);
INSERT INTO "requests" VALUES('e4mu22qh9d','r62',1794860143957);
INSERT INTO "requests" VALUES('e4mu22qh9d','r63',1794860143969);
INSERT INTO "requests" VALUES('e4mu22qh9d','r64',1794860143982);
INSERT INTO "requests" VALUES('e4mu22qh9d','r65',1794860143996);
INSERT INTO "requests" VALUES('e4mu22qh9d','r66',1794860144003);
INSERT INTO "requests" VALUES('e4mu22qh9d','r67',1794860144010);
INSERT INTO "requests" VALUES('e4mu22qh9d','r68',1794860144016);
INSERT INTO "requests" VALUES('e4mu22qh9d','r69',1794860144021);
INSERT INTO "requests" VALUES('e4mu22qh9d','r70',1794860144028);
INSERT INTO "requests" VALUES('e4mu22qh9d','r71',1794860144033);
INSERT INTO "requests" VALUES('e4mu22qh9d','r72',1794860144039);
INSERT INTO "requests" VALUES('e4mu22qh9d','r73',1794860144045);
INSERT INTO "requests" VALUES('e4mu22qh9d','r74',1794860144050);
INSERT INTO "requests" VALUES('e4mu22qh9d','r75',1794860144055);
INSERT INTO "requests" VALUES('e4mu22qh9d','r76',1794860144061);
INSERT INTO "requests" VALUES('e4mu22qh9d','r77',1794860144067);
INSERT INTO "requests" VALUES('e4mu22qh9d','r78',1794860144073);
INSERT INTO "requests" VALUES('e4mu22qh9d','r79',1794860144078);
INSERT INTO "requests" VALUES('e4mu22qh9d','r80',1794860144086);
INSERT INTO "requests" VALUES('e4mu22qh9d','r81',1794860144097);
INSERT INTO "requests" VALUES('e4mu22qh9d','r82',1794860144105);
INSERT INTO "requests" VALUES('e4mu22qh9d','r83',1794860144120);
INSERT INTO "requests" VALUES('e4mu22qh9d','r84',1794860144133);
INSERT INTO "requests" VALUES('e4mu22qh9d','r85',1794860144153);
INSERT INTO "requests" VALUES('e4mu22qh9d','r86',1794860144189);
INSERT INTO "requests" VALUES('e4mu22qh9d','r87',1794860144209);
INSERT INTO "requests" VALUES('e4mu22qh9d','r88',1794860144218);
INSERT INTO "requests" VALUES('e4mu22qh9d','r89',1794860144230);
INSERT INTO "requests" VALUES('e4mu22qh9d','r90',1794860144240);
INSERT INTO "requests" VALUES('e4mu22qh9d','r91',1794860144249);
INSERT INTO "requests" VALUES('e4mu22qh9d','r92',1794860144262);
INSERT INTO "requests" VALUES('e4mu22qh9d','r93',1794860144274);
INSERT INTO "requests" VALUES('e4mu22qh9d','r94',1794860144284);
INSERT INTO "requests" VALUES('e4mu22qh9d','r95',1794860144296);
INSERT INTO "requests" VALUES('e4mu22qh9d','r96',1794860144307);
INSERT INTO "requests" VALUES('e4mu22qh9d','r97',1794860144316);
INSERT INTO "requests" VALUES('e4mu22qh9d','r98',1794860144328);
INSERT INTO "requests" VALUES('e4mu22qh9d','r99',1794860144341);
INSERT INTO "requests" VALUES('e4mu22qh9d','r100',1794860144357);
INSERT INTO "requests" VALUES('e4mu22qh9d','r101',1794860144373);
INSERT INTO "requests" VALUES('e4mu22qh9d','r102',1794860144389);
INSERT INTO "requests" VALUES('e4mu22qh9d','r103',1794860144406);
INSERT INTO "requests" VALUES('e4mu22qh9d','r104',1794860144417);
INSERT INTO "requests" VALUES('e4mu22qh9d','r105',1794860144431);
INSERT INTO "requests" VALUES('e4mu22qh9d','r106',1794860144440);
INSERT INTO "requests" VALUES('e4mu22qh9d','r107',1794860144453);
INSERT INTO "requests" VALUES('e4mu22qh9d','r108',1794860144464);
INSERT INTO "requests" VALUES('e4mu22qh9d','r109',1794860144475);
INSERT INTO "requests" VALUES('e4mu22qh9d','r110',1794860144487);
INSERT INTO "requests" VALUES('e4mu22qh9d','r111',1794860144498);
INSERT INTO "requests" VALUES('e4mu22qh9d','r112',1794860144504);
INSERT INTO "requests" VALUES('e4mu22qh9d','r113',1794860144520);
INSERT INTO "requests" VALUES('e4mu22qh9d','r114',1794860144532);
INSERT INTO "requests" VALUES('e4mu22qh9d','r115',1794860144544);
INSERT INTO "requests" VALUES('e4mu22qh9d','r116',1794860144557);
INSERT INTO "requests" VALUES('e4mu22qh9d','r117',1794860144569);
INSERT INTO "requests" VALUES('e4mu22qh9d','r118',1794860144583);
INSERT INTO "requests" VALUES('e4mu22qh9d','r119',1794860144591);
INSERT INTO "requests" VALUES('e4mu22qh9d','r120',1794860144606);
INSERT INTO "requests" VALUES('39wzqp6gj9','r121',1794860144652);
INSERT INTO "requests" VALUES('39wzqp6gj9','r122',1794860144668);
INSERT INTO "requests" VALUES('39wzqp6gj9','r123',1794860144680);
INSERT INTO "requests" VALUES('39wzqp6gj9','r124',1794860144692);
INSERT INTO "requests" VALUES('39wzqp6gj9','r125',1794860144704);
INSERT INTO "requests" VALUES('39wzqp6gj9','r126',1794860144713);
INSERT INTO "requests" VALUES('39wzqp6gj9','r127',1794860144728);
INSERT INTO "requests" VALUES('39wzqp6gj9','r128',1794860144744);
INSERT INTO "requests" VALUES('39wzqp6gj9','r129',1794860144754);
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
INSERT INTO "seats" VALUES('e4mu22qh9d',0,'person','afdd123815c8d5943b327d09','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('e4mu22qh9d',1,'person','afdd123815c8d5943b327d09','Ann 2',NULL,NULL,0);
INSERT INTO "seats" VALUES('e4mu22qh9d',2,'person','afdd123815c8d5943b327d09','Ann 3',NULL,NULL,0);
INSERT INTO "seats" VALUES('39wzqp6gj9',0,'person','afdd123815c8d5943b327d09','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('39wzqp6gj9',1,'person','afdd123815c8d5943b327d09','Ann 2',NULL,NULL,0);
INSERT INTO "seats" VALUES('39wzqp6gj9',2,'person','afdd123815c8d5943b327d09','Ann 3',NULL,NULL,0);
INSERT INTO "seats" VALUES('wtv57yhs3v',0,'person','b3ef29ec6553d6852658367d','Боб',NULL,NULL,0);
INSERT INTO "seats" VALUES('wtv57yhs3v',1,'open',NULL,'?',NULL,NULL,0);
INSERT INTO "seats" VALUES('wtv57yhs3v',2,'bot',NULL,'Bulbul','greedy',NULL,0);
INSERT INTO "seats" VALUES('js4wjcrkvu',0,'person','afdd123815c8d5943b327d09','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('js4wjcrkvu',1,'bot',NULL,'Hoopoe','greedy',NULL,0);
INSERT INTO "seats" VALUES('js4wjcrkvu',2,'bot',NULL,'Bulbul','random',NULL,0);
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
INSERT INTO "tables" VALUES('e4mu22qh9d','taj_mahal','finished',122,'afdd123815c8d5943b327d09','{"game": "taj_mahal", "rules": 1, "data": "b55625f8ded0e678", "seats": ["Ann", "Ann 2", "Ann 3"], "edition": "", "options": {"two_players": "off"}, "luck": "sealed", "commitment": "9da3d78e3c7f0d94166dc8db559e99afa1054e7cbe1b151de9113b92b267a7fe"}','6921bd5fd8c4bb4250db3d54e6169f3e7b804b83421876a80375e6946cba5cf8','{"pace": "live", "undo": "friendly", "listed": false, "absence_hours": 0, "absence_bot": "greedy"}',-2,'[17, 24, 38]',NULL,1794860143283,1794860144603);
INSERT INTO "tables" VALUES('39wzqp6gj9','taj_mahal','playing',10,'afdd123815c8d5943b327d09','{"game": "taj_mahal", "rules": 1, "data": "b55625f8ded0e678", "seats": ["Ann", "Ann 2", "Ann 3"], "edition": "", "options": {"two_players": "off"}, "luck": "sealed", "commitment": "62d730eafae044e91f8a6d02229b3cdee07e4643814cfcccb533c64c3fd6f9db"}','a1d098b582668c62fcbf2945e051649900ddd85dfa3d27e8255a38dd1460ffa7','{"pace": "live", "undo": "friendly", "listed": false, "absence_hours": 0, "absence_bot": "greedy"}',2,'null',NULL,1794860144622,1794860144753);
INSERT INTO "tables" VALUES('wtv57yhs3v','taj_mahal','gathering',0,'b3ef29ec6553d6852658367d','{"options": {"two_players": "off"}}','bdc5fca08e92b42e914535bd93c543747a13f5ddbc99a1998f2ad11df94a59b6','{"pace": "live", "undo": "friendly", "listed": true, "absence_hours": 0, "absence_bot": "greedy"}',-2,'null',NULL,1794860144780,1794860144780);
INSERT INTO "tables" VALUES('js4wjcrkvu','taj_mahal','playing',5,'afdd123815c8d5943b327d09','{"game": "taj_mahal", "rules": 1, "data": "b55625f8ded0e678", "seats": ["Ann", "Hoopoe", "Bulbul"], "edition": "", "options": {"two_players": "off"}, "luck": "sealed", "commitment": "bfb478f77b50aa8899b436b3ad61440e5f664c1ec6b8126c9347224e0bb57250"}','cc5d1ee726bee025db62a40ae611e8784422fa94458a007346394bf354a9ded8','{"pace": "live", "undo": "friendly", "listed": false, "absence_hours": 0, "absence_bot": "greedy"}',0,'null',NULL,1794860144798,1794860145820);
CREATE INDEX ix_records_at ON records (at);
CREATE INDEX ix_passkeys_person ON passkeys (person);
CREATE INDEX ix_tables_moved ON tables (moved);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
