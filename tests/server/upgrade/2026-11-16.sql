BEGIN TRANSACTION;
CREATE TABLE beats (node TEXT NOT NULL PRIMARY KEY, time BIGINT NOT NULL);
INSERT INTO "beats" VALUES('YkkBPyk45HB3',1794823224435);
CREATE TABLE entries (
  table_id TEXT NOT NULL,
  version BIGINT NOT NULL,
  time BIGINT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, version));
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',1,1794823218608,'{"kind":"open","by":"80BLbhUyNXEA","plan":{"game":"coal-baron","options":{},"seats":[{"kind":"person","person":"80BLbhUyNXEA","name":"Ada"},{"kind":"open"}],"title":"running","listed":false,"by_turn":false,"clock":"none","seconds":0,"increment":0}}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',2,1794823218619,'{"kind":"sit","by":"w_1_54nhyirt","id":"auto-1","seat":1,"name":"Bea"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',3,1794823218621,'{"kind":"start","by":"80BLbhUyNXEA","id":"auto-2","seed":"13156565485210488403","rules":2}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',4,1794823218627,'{"kind":"chat","by":"80BLbhUyNXEA","id":"auto-3","text":"Glück auf!","name":"Ada"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',5,1794823218679,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-4","seat":0,"ply":0,"text":"take engine-GG"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',6,1794823218704,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-5","seat":1,"ply":1,"text":"take carriage-KK"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',7,1794823218738,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-6","seat":0,"ply":2,"text":"take truck-K"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',8,1794823218779,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-7","seat":1,"ply":3,"text":"take barrow-BB"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',9,1794823218796,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-8","seat":0,"ply":4,"text":"take carriage-G"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',10,1794823218864,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-9","seat":1,"ply":5,"text":"take engine-YY"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',11,1794823218877,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-10","seat":1,"ply":6,"text":"place O3"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',12,1794823218899,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-11","seat":0,"ply":7,"text":"place money4"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',13,1794823219001,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-12","seat":1,"ply":8,"text":"place bank"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',14,1794823219076,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-13","seat":0,"ply":9,"text":"place O2"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',15,1794823219239,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-14","seat":1,"ply":10,"text":"place Fdraw"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',16,1794823219416,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-15","seat":1,"ply":11,"text":"buy black-1-dark"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',17,1794823219437,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-16","seat":1,"ply":12,"text":"top"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',18,1794823219486,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-17","seat":1,"ply":13,"text":"return yellow-2-light"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',19,1794823219553,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-18","seat":1,"ply":14,"text":"return brown-1-dark"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',20,1794823219632,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-19","seat":1,"ply":15,"text":"return brown-1-light"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',21,1794823219704,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-20","seat":0,"ply":16,"text":"place money4"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',22,1794823219764,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-21","seat":1,"ply":17,"text":"place F3"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',23,1794823219810,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-22","seat":0,"ply":18,"text":"place F3"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',24,1794823219855,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-23","seat":1,"ply":19,"text":"place bank"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',25,1794823219903,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-24","seat":0,"ply":20,"text":"place money6"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',26,1794823219947,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-25","seat":1,"ply":21,"text":"place money4"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',27,1794823219996,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-26","seat":0,"ply":22,"text":"place F5"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',28,1794823220075,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-27","seat":1,"ply":23,"text":"place O2"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',29,1794823220134,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-28","seat":0,"ply":24,"text":"place O4"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',30,1794823220173,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-29","seat":1,"ply":25,"text":"place money6"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',31,1794823220215,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-30","seat":0,"ply":26,"text":"place Fdraw"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',32,1794823220232,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-31","seat":0,"ply":27,"text":"buy black-1-light"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',33,1794823220242,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-32","seat":0,"ply":28,"text":"bottom"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',34,1794823220250,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-33","seat":0,"ply":29,"text":"return gray-1-dark"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',35,1794823220257,'{"kind":"undo","by":"80BLbhUyNXEA","id":"auto-34","seat":0,"ply":29}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',36,1794823220265,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-35","seat":0,"ply":29,"text":"return yellow-1-light"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',37,1794823220273,'{"kind":"undo","by":"80BLbhUyNXEA","id":"auto-36","seat":0,"ply":29}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',38,1794823220281,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-37","seat":0,"ply":29,"text":"return yellow-1-light"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',39,1794823220288,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-38","seat":0,"ply":30,"text":"return gray-1-dark"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',40,1794823220296,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-39","seat":0,"ply":31,"text":"return gray-2-light"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',41,1794823220367,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-40","seat":1,"ply":32,"text":"place F3"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',42,1794823220430,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-41","seat":0,"ply":33,"text":"place Fdraw"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',43,1794823220455,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-42","seat":0,"ply":34,"text":"buy black-1-light"}');
INSERT INTO "entries" VALUES('syliMQjHLULRI4P0xY6uGg',44,1794823220490,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-43","seat":0,"ply":35,"text":"top"}');
INSERT INTO "entries" VALUES('7Lq4KOhh2Wxd6w2NNPxMhg',1,1794823220505,'{"kind":"open","by":"80BLbhUyNXEA","plan":{"game":"coal-baron","options":{},"seats":[{"kind":"person","person":"80BLbhUyNXEA","name":"Ada"},{"kind":"open"}],"title":"waiting","listed":false,"by_turn":false,"clock":"none","seconds":0,"increment":0}}');
INSERT INTO "entries" VALUES('7Lq4KOhh2Wxd6w2NNPxMhg',2,1794823220506,'{"kind":"sit","by":"w_1_54nhyirt","id":"auto-44","seat":1,"name":"Bea"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',1,1794823220510,'{"kind":"open","by":"80BLbhUyNXEA","plan":{"game":"card-game","options":{},"seats":[{"kind":"person","person":"80BLbhUyNXEA","name":"Ada"},{"kind":"open"}],"title":"running","listed":false,"by_turn":false,"clock":"none","seconds":0,"increment":0}}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',2,1794823220511,'{"kind":"sit","by":"w_1_54nhyirt","id":"auto-45","seat":1,"name":"Bea"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',3,1794823220512,'{"kind":"start","by":"80BLbhUyNXEA","id":"auto-46","seed":"11307595120395322190","rules":1}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',4,1794823220514,'{"kind":"chat","by":"80BLbhUyNXEA","id":"auto-47","text":"Glück auf!","name":"Ada"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',5,1794823220518,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-48","seat":1,"ply":0,"text":"place lorry-right"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',6,1794823220525,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-49","seat":0,"ply":1,"text":"place objective"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',7,1794823220534,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-50","seat":1,"ply":2,"text":"place lorry-left"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',8,1794823220541,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-51","seat":0,"ply":3,"text":"place wagon-right"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',9,1794823220551,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-52","seat":1,"ply":4,"text":"place lorry-left"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',10,1794823220557,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-53","seat":1,"ply":5,"text":"pay 2"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',11,1794823220564,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-54","seat":0,"ply":6,"text":"place share"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',12,1794823220574,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-55","seat":1,"ply":7,"text":"place mine-0-1"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',13,1794823220581,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-56","seat":1,"ply":8,"text":"store"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',14,1794823220589,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-57","seat":0,"ply":9,"text":"place lorry-left"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',15,1794823220594,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-58","seat":0,"ply":10,"text":"pay 3"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',16,1794823220614,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-59","seat":1,"ply":11,"text":"place order"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',17,1794823220651,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-60","seat":0,"ply":12,"text":"place objective"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',18,1794823220673,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-61","seat":0,"ply":13,"text":"pay 1+1"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',19,1794823220730,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-62","seat":1,"ply":14,"text":"place mine-2-3"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',20,1794823220791,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-63","seat":0,"ply":15,"text":"place mine-2-3"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',21,1794823220804,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-64","seat":1,"ply":16,"text":"place share"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',22,1794823220814,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-65","seat":0,"ply":17,"text":"place wild"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',23,1794823220821,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-66","seat":0,"ply":18,"text":"stack lorry-right"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',24,1794823220826,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-67","seat":0,"ply":19,"text":"keep tower-1-2"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',25,1794823220832,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-68","seat":0,"ply":20,"text":"return clover-1-2"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',26,1794823220839,'{"kind":"undo","by":"80BLbhUyNXEA","id":"auto-69","seat":0,"ply":20}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',27,1794823220845,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-70","seat":0,"ply":20,"text":"return clover-1-2"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',28,1794823220851,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-71","seat":0,"ply":21,"text":"return wheel-2-0"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',29,1794823220899,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-72","seat":1,"ply":22,"text":"place share"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',30,1794823220944,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-73","seat":0,"ply":23,"text":"pass"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',31,1794823221013,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-74","seat":1,"ply":24,"text":"pass"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',32,1794823221095,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-75","seat":1,"ply":25,"text":"place share"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',33,1794823221163,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-76","seat":0,"ply":26,"text":"place share"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',34,1794823221215,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-77","seat":0,"ply":27,"text":"pay 2"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',35,1794823221312,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-78","seat":1,"ply":28,"text":"place wagon-left"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',36,1794823221383,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-79","seat":1,"ply":29,"text":"dock 3"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',37,1794823221398,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-80","seat":0,"ply":30,"text":"place wagon-left"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',38,1794823221406,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-81","seat":0,"ply":31,"text":"pay 2"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',39,1794823221414,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-82","seat":0,"ply":32,"text":"dock 1"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',40,1794823221432,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-83","seat":1,"ply":33,"text":"place order"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',41,1794823221443,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-84","seat":0,"ply":34,"text":"place innovation"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',42,1794823221453,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-85","seat":0,"ply":35,"text":"play free-lorry"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',43,1794823221463,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-86","seat":0,"ply":36,"text":"stack lorry-right"}');
INSERT INTO "entries" VALUES('iwrW_QN4lXp3wagEeWy-dw',44,1794823221515,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-87","seat":1,"ply":37,"text":"place lorry-left"}');
INSERT INTO "entries" VALUES('3TDump7-nTTNTXoh8BKQFg',1,1794823221541,'{"kind":"open","by":"80BLbhUyNXEA","plan":{"game":"card-game","options":{},"seats":[{"kind":"person","person":"80BLbhUyNXEA","name":"Ada"},{"kind":"open"}],"title":"waiting","listed":false,"by_turn":false,"clock":"none","seconds":0,"increment":0}}');
INSERT INTO "entries" VALUES('3TDump7-nTTNTXoh8BKQFg',2,1794823221557,'{"kind":"sit","by":"w_1_54nhyirt","id":"auto-88","seat":1,"name":"Bea"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',1,1794823221655,'{"kind":"open","by":"80BLbhUyNXEA","plan":{"game":"schichtwechsel","options":{},"seats":[{"kind":"person","person":"80BLbhUyNXEA","name":"Ada"},{"kind":"open"}],"title":"running","listed":false,"by_turn":false,"clock":"none","seconds":0,"increment":0}}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',2,1794823221700,'{"kind":"sit","by":"w_1_54nhyirt","id":"auto-89","seat":1,"name":"Bea"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',3,1794823221783,'{"kind":"start","by":"80BLbhUyNXEA","id":"auto-90","seed":"7681677062900237512","rules":1}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',4,1794823221832,'{"kind":"chat","by":"80BLbhUyNXEA","id":"auto-91","text":"Glück auf!","name":"Ada"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',5,1794823221879,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-92","seat":0,"ply":0,"text":"give 0"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',6,1794823221927,'{"kind":"undo","by":"80BLbhUyNXEA","id":"auto-93","seat":0,"ply":0}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',7,1794823221980,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-94","seat":0,"ply":0,"text":"give 1"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',8,1794823222055,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-95","seat":1,"ply":1,"text":"cube coal K3"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',9,1794823222147,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-96","seat":1,"ply":2,"text":"cube spoil K4"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',10,1794823222231,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-97","seat":1,"ply":3,"text":"cube spoil K2"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',11,1794823222311,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-98","seat":0,"ply":4,"text":"cube coal K5"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',12,1794823222391,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-99","seat":0,"ply":5,"text":"cube coal K1"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',13,1794823222432,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-100","seat":0,"ply":6,"text":"cube coal K3"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',14,1794823222555,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-101","seat":1,"ply":7,"text":"tile overman"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',15,1794823222661,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-102","seat":0,"ply":8,"text":"tile haulier"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',16,1794823222731,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-103","seat":0,"ply":9,"text":"cube spoil K4"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',17,1794823222855,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-104","seat":1,"ply":10,"text":"cube coal K5"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',18,1794823222983,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-105","seat":0,"ply":11,"text":"card route-M1"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',19,1794823223083,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-106","seat":0,"ply":12,"text":"pay WW"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',20,1794823223240,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-107","seat":1,"ply":13,"text":"pass"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',21,1794823223392,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-108","seat":0,"ply":14,"text":"card load-L"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',22,1794823223421,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-109","seat":0,"ply":15,"text":"pay C"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',23,1794823223430,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-110","seat":0,"ply":16,"text":"card route-S"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',24,1794823223446,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-111","seat":0,"ply":17,"text":"pay W"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',25,1794823223469,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-112","seat":0,"ply":18,"text":"option a"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',26,1794823223491,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-113","seat":0,"ply":19,"text":"card cart-S"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',27,1794823223510,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-114","seat":0,"ply":20,"text":"stop"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',28,1794823223517,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-115","seat":0,"ply":21,"text":"give 1"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',29,1794823223534,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-116","seat":1,"ply":22,"text":"cube spoil K1"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',30,1794823223546,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-117","seat":1,"ply":23,"text":"cube coal K3"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',31,1794823223557,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-118","seat":1,"ply":24,"text":"cube coal K6"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',32,1794823223565,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-119","seat":0,"ply":25,"text":"cube spoil K6"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',33,1794823223573,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-120","seat":0,"ply":26,"text":"cube coal K5"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',34,1794823223580,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-121","seat":0,"ply":27,"text":"cube coal K3"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',35,1794823223587,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-122","seat":0,"ply":28,"text":"tile gatekeeper"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',36,1794823223606,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-123","seat":1,"ply":29,"text":"tile coal-merchant"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',37,1794823223615,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-124","seat":0,"ply":30,"text":"card route-M1"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',38,1794823223622,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-125","seat":0,"ply":31,"text":"pay WP"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',39,1794823223664,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-126","seat":1,"ply":32,"text":"card personal"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',40,1794823223731,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-127","seat":1,"ply":33,"text":"pay C"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',41,1794823223778,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-128","seat":0,"ply":34,"text":"card route-S"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',42,1794823223808,'{"kind":"move","by":"80BLbhUyNXEA","id":"auto-129","seat":0,"ply":35,"text":"option b"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',43,1794823223895,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-130","seat":1,"ply":36,"text":"card route-S"}');
INSERT INTO "entries" VALUES('Rco7JnpzAlreUbSZH1Npvw',44,1794823223983,'{"kind":"move","by":"w_1_54nhyirt","id":"auto-131","seat":1,"ply":37,"text":"pay P"}');
INSERT INTO "entries" VALUES('PfHzH7VL4va4oVf4DuesuA',1,1794823224005,'{"kind":"open","by":"80BLbhUyNXEA","plan":{"game":"schichtwechsel","options":{},"seats":[{"kind":"person","person":"80BLbhUyNXEA","name":"Ada"},{"kind":"open"}],"title":"waiting","listed":false,"by_turn":false,"clock":"none","seconds":0,"increment":0}}');
INSERT INTO "entries" VALUES('PfHzH7VL4va4oVf4DuesuA',2,1794823224024,'{"kind":"sit","by":"w_1_54nhyirt","id":"auto-132","seat":1,"name":"Bea"}');
CREATE TABLE logins (
  login_key TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  created BIGINT NOT NULL,
  about TEXT NOT NULL);
INSERT INTO "logins" VALUES('f460efec37ef75e722dfa071fcb5246d80576e547b1c774b045b4d950c2d948b','80BLbhUyNXEA',1794823216415,'A program');
INSERT INTO "logins" VALUES('81618710e7023cce71b3ab396cea0e01d86b7e43ad55be499b8483b44386acd5','w_1_54nhyirt',1794823216419,'A program');
CREATE TABLE members (
  table_id TEXT NOT NULL,
  place SMALLINT NOT NULL,
  person TEXT NOT NULL,
  to_move SMALLINT NOT NULL,
  PRIMARY KEY (table_id, place));
INSERT INTO "members" VALUES('syliMQjHLULRI4P0xY6uGg',0,'80BLbhUyNXEA',1);
INSERT INTO "members" VALUES('syliMQjHLULRI4P0xY6uGg',1,'w_1_54nhyirt',0);
INSERT INTO "members" VALUES('7Lq4KOhh2Wxd6w2NNPxMhg',0,'80BLbhUyNXEA',0);
INSERT INTO "members" VALUES('7Lq4KOhh2Wxd6w2NNPxMhg',1,'w_1_54nhyirt',0);
INSERT INTO "members" VALUES('iwrW_QN4lXp3wagEeWy-dw',0,'80BLbhUyNXEA',1);
INSERT INTO "members" VALUES('iwrW_QN4lXp3wagEeWy-dw',1,'w_1_54nhyirt',0);
INSERT INTO "members" VALUES('3TDump7-nTTNTXoh8BKQFg',0,'80BLbhUyNXEA',0);
INSERT INTO "members" VALUES('3TDump7-nTTNTXoh8BKQFg',1,'w_1_54nhyirt',0);
INSERT INTO "members" VALUES('Rco7JnpzAlreUbSZH1Npvw',0,'80BLbhUyNXEA',0);
INSERT INTO "members" VALUES('Rco7JnpzAlreUbSZH1Npvw',1,'w_1_54nhyirt',1);
INSERT INTO "members" VALUES('PfHzH7VL4va4oVf4DuesuA',0,'80BLbhUyNXEA',0);
INSERT INTO "members" VALUES('PfHzH7VL4va4oVf4DuesuA',1,'w_1_54nhyirt',0);
CREATE TABLE people (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  preferences TEXT NOT NULL,
  login TEXT NOT NULL,
  login_name TEXT UNIQUE,
  password TEXT NOT NULL,
  created BIGINT NOT NULL);
INSERT INTO "people" VALUES('80BLbhUyNXEA','Ada','en','{}','Ada','ada','$argon2id$v=19$m=65536,t=2,p=1$n06yxLFlgX3HxYTUmRG4mQ$MViDk4f+n+sJYMDNLVhMR3Lax0lrHAMrXLj2XK+X1Lo',1794823216414);
INSERT INTO "people" VALUES('w_1_54nhyirt','Bea','en','{}','Bea','bea','$argon2id$v=19$m=65536,t=2,p=1$tNVCaAen0/Yt0IVumns2yg$pRxjv3PXEoYMWVGECEU1xiN27ZeiDbJycHOb+Ya0B2I',1794823216418);
CREATE TABLE pithead_schema (version BIGINT NOT NULL PRIMARY KEY);
INSERT INTO "pithead_schema" VALUES(1);
CREATE TABLE secrets (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "secrets" VALUES('cookies','XW36uY-Kfs1ee63cAENJEAwaPy5MzMzNPHHFuewA5DM');
CREATE TABLE tables (
  table_id TEXT NOT NULL PRIMARY KEY,
  version BIGINT NOT NULL,
  changed BIGINT NOT NULL,
  status SMALLINT NOT NULL,
  listed SMALLINT NOT NULL,
  bot_to_move SMALLINT NOT NULL,
  deadline BIGINT,
  host TEXT NOT NULL,
  card TEXT NOT NULL);
INSERT INTO "tables" VALUES('syliMQjHLULRI4P0xY6uGg',44,1794823220490,1,0,0,NULL,'80BLbhUyNXEA','{"game":"coal-baron","title":"running","by_turn":false,"ply":36,"actor":0,"seats":[{"kind":"person","name":"Ada"},{"kind":"person","name":"Bea"}]}');
INSERT INTO "tables" VALUES('7Lq4KOhh2Wxd6w2NNPxMhg',2,1794823220506,0,0,0,NULL,'80BLbhUyNXEA','{"game":"coal-baron","title":"waiting","by_turn":false,"ply":0,"seats":[{"kind":"person","name":"Ada"},{"kind":"person","name":"Bea"}]}');
INSERT INTO "tables" VALUES('iwrW_QN4lXp3wagEeWy-dw',44,1794823221515,1,0,0,NULL,'80BLbhUyNXEA','{"game":"card-game","title":"running","by_turn":false,"ply":38,"actor":0,"seats":[{"kind":"person","name":"Ada"},{"kind":"person","name":"Bea"}]}');
INSERT INTO "tables" VALUES('3TDump7-nTTNTXoh8BKQFg',2,1794823221557,0,0,0,NULL,'80BLbhUyNXEA','{"game":"card-game","title":"waiting","by_turn":false,"ply":0,"seats":[{"kind":"person","name":"Ada"},{"kind":"person","name":"Bea"}]}');
INSERT INTO "tables" VALUES('Rco7JnpzAlreUbSZH1Npvw',44,1794823223983,1,0,0,NULL,'80BLbhUyNXEA','{"game":"schichtwechsel","title":"running","by_turn":false,"ply":38,"actor":1,"seats":[{"kind":"person","name":"Ada"},{"kind":"person","name":"Bea"}]}');
INSERT INTO "tables" VALUES('PfHzH7VL4va4oVf4DuesuA',2,1794823224024,0,0,0,NULL,'80BLbhUyNXEA','{"game":"schichtwechsel","title":"waiting","by_turn":false,"ply":0,"seats":[{"kind":"person","name":"Ada"},{"kind":"person","name":"Bea"}]}');
CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1 AND status <= 1;
CREATE INDEX tables_hosted ON tables (host) WHERE status <= 1;
CREATE INDEX tables_timed ON tables (deadline) WHERE status = 1 AND deadline IS NOT NULL;
CREATE INDEX tables_of_bots ON tables (table_id) WHERE status = 1 AND bot_to_move = 1;
CREATE INDEX members_person ON members (person, table_id);
CREATE INDEX logins_person ON logins (person);
COMMIT;
