BEGIN TRANSACTION;
CREATE TABLE analysed (
  table_id TEXT NOT NULL,
  ply BIGINT NOT NULL,
  slip BIGINT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, ply));
CREATE TABLE analyses (
  table_id TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL,
  asked BIGINT NOT NULL,
  state SMALLINT NOT NULL,
  iterations BIGINT NOT NULL,
  plies BIGINT NOT NULL,
  node TEXT NOT NULL,
  until BIGINT NOT NULL,
  spent BIGINT NOT NULL);
CREATE TABLE beats (node TEXT NOT NULL PRIMARY KEY, time BIGINT NOT NULL);
INSERT INTO "beats" VALUES('qUSjxNQG76bA',1794919480229);
CREATE TABLE entries (
  table_id TEXT NOT NULL,
  version BIGINT NOT NULL,
  time BIGINT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, version));
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',1,1794919426810,'{"kind":"open","by":"U6I-5S6ykbNt","plan":{"game":"coal-baron","options":{},"seats":[{"kind":"person","person":"U6I-5S6ykbNt","name":"Ada"},{"kind":"open"}],"title":"running","listed":false,"by_turn":false,"clock":"none","seconds":0,"increment":0}}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',2,1794919426829,'{"kind":"sit","by":"Eaxui3CmkxVl","id":"auto-1","seat":1,"name":"Bea"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',3,1794919426830,'{"kind":"start","by":"U6I-5S6ykbNt","id":"auto-2","seed":"4363167755806180627","rules":2}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',4,1794919426838,'{"kind":"chat","by":"U6I-5S6ykbNt","id":"auto-3","text":"Glück auf!","name":"Ada"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',5,1794919426859,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-4","seat":0,"ply":0,"text":"take engine-BBB"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',6,1794919426877,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-5","seat":1,"ply":1,"text":"take carriage-BB"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',7,1794919426891,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-6","seat":0,"ply":2,"text":"take truck-KKK"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',8,1794919426910,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-7","seat":1,"ply":3,"text":"take barrow-B"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',9,1794919426919,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-8","seat":0,"ply":4,"text":"take barrow-BBB"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',10,1794919426935,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-9","seat":1,"ply":5,"text":"take engine-G"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',11,1794919426948,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-10","seat":1,"ply":6,"text":"place O3"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',12,1794919426970,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-11","seat":0,"ply":7,"text":"place money4"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',13,1794919426994,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-12","seat":1,"ply":8,"text":"place bank"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',14,1794919427041,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-13","seat":0,"ply":9,"text":"place O2"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',15,1794919427145,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-14","seat":1,"ply":10,"text":"place Fdraw"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',16,1794919427253,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-15","seat":1,"ply":11,"text":"buy black-2-light"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',17,1794919427383,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-16","seat":1,"ply":12,"text":"top"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',18,1794919427433,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-17","seat":1,"ply":13,"text":"return yellow-1-light"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',19,1794919427476,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-18","seat":1,"ply":14,"text":"return gray-2-light"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',20,1794919427541,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-19","seat":1,"ply":15,"text":"return yellow-2-dark"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',21,1794919427601,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-20","seat":0,"ply":16,"text":"place money4"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',22,1794919427649,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-21","seat":1,"ply":17,"text":"place F3"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',23,1794919427682,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-22","seat":0,"ply":18,"text":"place F3"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',24,1794919427806,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-23","seat":1,"ply":19,"text":"place O2"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',25,1794919428003,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-24","seat":0,"ply":20,"text":"place bank"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',26,1794919428089,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-25","seat":1,"ply":21,"text":"place Odraw"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',27,1794919428213,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-26","seat":1,"ply":22,"text":"take barrow-Y"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',28,1794919428343,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-27","seat":1,"ply":23,"text":"bottom"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',29,1794919428494,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-28","seat":1,"ply":24,"text":"return truck-K"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',30,1794919428606,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-29","seat":1,"ply":25,"text":"return truck-KK"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',31,1794919429205,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-30","seat":1,"ply":26,"text":"return engine-Y"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',32,1794919429821,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-31","seat":0,"ply":27,"text":"place F2"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',33,1794919430029,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-32","seat":1,"ply":28,"text":"place Odraw"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',34,1794919430194,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-33","seat":1,"ply":29,"text":"take barrow-YBGK"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',35,1794919430337,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-34","seat":1,"ply":30,"text":"top"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',36,1794919430533,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-35","seat":1,"ply":31,"text":"return engine-YBGK"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',37,1794919430717,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-36","seat":1,"ply":32,"text":"return engine-GGG"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',38,1794919430925,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-37","seat":1,"ply":33,"text":"return engine-B"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',39,1794919431065,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-38","seat":0,"ply":34,"text":"place money6"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',40,1794919431377,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-39","seat":1,"ply":35,"text":"place money4"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',41,1794919431573,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-40","seat":0,"ply":36,"text":"place money6"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',42,1794919431745,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-41","seat":1,"ply":37,"text":"place Odraw"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',43,1794919431953,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-42","seat":1,"ply":38,"text":"take carriage-B"}');
INSERT INTO "entries" VALUES('3Yxni8wLirz5EtSNiOI7qw',44,1794919432242,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-43","seat":1,"ply":39,"text":"top"}');
INSERT INTO "entries" VALUES('BES5ud338g03kzkXb65U6g',1,1794919432313,'{"kind":"open","by":"U6I-5S6ykbNt","plan":{"game":"coal-baron","options":{},"seats":[{"kind":"person","person":"U6I-5S6ykbNt","name":"Ada"},{"kind":"open"}],"title":"waiting","listed":false,"by_turn":false,"clock":"none","seconds":0,"increment":0}}');
INSERT INTO "entries" VALUES('BES5ud338g03kzkXb65U6g',2,1794919432418,'{"kind":"sit","by":"Eaxui3CmkxVl","id":"auto-44","seat":1,"name":"Bea"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',1,1794919432529,'{"kind":"open","by":"U6I-5S6ykbNt","plan":{"game":"card-game","options":{"decks":"4/2/4:2/2/2/1:6+10","seen-cards":"shown"},"seats":[{"kind":"person","person":"U6I-5S6ykbNt","name":"Ada"},{"kind":"open"}],"title":"running","listed":false,"by_turn":false,"clock":"none","seconds":0,"increment":0}}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',2,1794919432531,'{"kind":"sit","by":"Eaxui3CmkxVl","id":"auto-45","seat":1,"name":"Bea"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',3,1794919432544,'{"kind":"start","by":"U6I-5S6ykbNt","id":"auto-46","seed":"17005913061166437129","rules":2}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',4,1794919432578,'{"kind":"chat","by":"U6I-5S6ykbNt","id":"auto-47","text":"Glück auf!","name":"Ada"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',5,1794919432641,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-48","seat":1,"ply":0,"text":"place lorry-right"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',6,1794919432729,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-49","seat":0,"ply":1,"text":"place objective"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',7,1794919432828,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-50","seat":1,"ply":2,"text":"place lorry-left"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',8,1794919432841,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-51","seat":0,"ply":3,"text":"place wagon-right"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',9,1794919432858,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-52","seat":0,"ply":4,"text":"dock 1"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',10,1794919432881,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-53","seat":1,"ply":5,"text":"place share"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',11,1794919432907,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-54","seat":0,"ply":6,"text":"place share"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',12,1794919432919,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-55","seat":0,"ply":7,"text":"pay 2"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',13,1794919432937,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-56","seat":1,"ply":8,"text":"place wild"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',14,1794919432953,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-57","seat":1,"ply":9,"text":"pay 2"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',15,1794919432970,'{"kind":"undo","by":"Eaxui3CmkxVl","id":"auto-58","seat":1,"ply":9}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',16,1794919432986,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-59","seat":1,"ply":9,"text":"pay 2"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',17,1794919433004,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-60","seat":1,"ply":10,"text":"stack lorry-left"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',18,1794919433016,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-61","seat":1,"ply":11,"text":"keep clover-1-2"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',19,1794919433053,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-62","seat":1,"ply":12,"text":"return tower-1-1"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',20,1794919433084,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-63","seat":1,"ply":13,"text":"return wheel-1-1"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',21,1794919433116,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-64","seat":0,"ply":14,"text":"place objective"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',22,1794919433136,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-65","seat":0,"ply":15,"text":"pay 2"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',23,1794919433214,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-66","seat":1,"ply":16,"text":"pass"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',24,1794919433342,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-67","seat":0,"ply":17,"text":"pass"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',25,1794919433678,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-68","seat":1,"ply":18,"text":"pass"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',26,1794919434125,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-69","seat":0,"ply":19,"text":"place mine-0-1"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',27,1794919434385,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-70","seat":0,"ply":20,"text":"place order"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',28,1794919434626,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-71","seat":0,"ply":21,"text":"place mine-0-1"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',29,1794919434865,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-72","seat":0,"ply":22,"text":"pay 2"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',30,1794919434900,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-73","seat":0,"ply":23,"text":"place innovation"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',31,1794919434918,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-74","seat":0,"ply":24,"text":"play free-order"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',32,1794919434935,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-75","seat":0,"ply":25,"text":"place share"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',33,1794919435030,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-76","seat":0,"ply":26,"text":"place share"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',34,1794919435047,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-77","seat":0,"ply":27,"text":"place mine-0-1"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',35,1794919435063,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-78","seat":0,"ply":28,"text":"place lorry-left"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',36,1794919435077,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-79","seat":0,"ply":29,"text":"pass"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',37,1794919435100,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-80","seat":0,"ply":30,"text":"place wagon-right"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',38,1794919435134,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-81","seat":0,"ply":31,"text":"dock 1"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',39,1794919435182,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-82","seat":1,"ply":32,"text":"place order"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',40,1794919435211,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-83","seat":0,"ply":33,"text":"place innovation"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',41,1794919435285,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-84","seat":1,"ply":34,"text":"place mine-0-1"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',42,1794919435334,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-85","seat":1,"ply":35,"text":"stop"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',43,1794919435573,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-86","seat":0,"ply":36,"text":"place lorry-left"}');
INSERT INTO "entries" VALUES('lBSvLvc33g6mtLMw9eiqPQ',44,1794919435801,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-87","seat":0,"ply":37,"text":"pay workers-5"}');
INSERT INTO "entries" VALUES('PydgQzUkT5iHO8r9R0BhXw',1,1794919435893,'{"kind":"open","by":"U6I-5S6ykbNt","plan":{"game":"card-game","options":{"decks":"4/2/4:2/2/2/1:6+10","seen-cards":"shown"},"seats":[{"kind":"person","person":"U6I-5S6ykbNt","name":"Ada"},{"kind":"open"}],"title":"waiting","listed":false,"by_turn":false,"clock":"none","seconds":0,"increment":0}}');
INSERT INTO "entries" VALUES('PydgQzUkT5iHO8r9R0BhXw',2,1794919435913,'{"kind":"sit","by":"Eaxui3CmkxVl","id":"auto-88","seat":1,"name":"Bea"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',1,1794919436017,'{"kind":"open","by":"U6I-5S6ykbNt","plan":{"game":"schichtwechsel","options":{"round-cards":"per-group","track-points":"highest","box":"second"},"seats":[{"kind":"person","person":"U6I-5S6ykbNt","name":"Ada"},{"kind":"open"}],"title":"running","listed":false,"by_turn":false,"clock":"none","seconds":0,"increment":0}}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',2,1794919436026,'{"kind":"sit","by":"Eaxui3CmkxVl","id":"auto-89","seat":1,"name":"Bea"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',3,1794919436034,'{"kind":"start","by":"U6I-5S6ykbNt","id":"auto-90","seed":"16046750613144275079","rules":2}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',4,1794919436066,'{"kind":"chat","by":"U6I-5S6ykbNt","id":"auto-91","text":"Glück auf!","name":"Ada"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',5,1794919436091,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-92","seat":1,"ply":0,"text":"give 0"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',6,1794919436158,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-93","seat":0,"ply":1,"text":"cube coal K2"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',7,1794919436243,'{"kind":"undo","by":"U6I-5S6ykbNt","id":"auto-94","seat":0,"ply":1}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',8,1794919436284,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-95","seat":0,"ply":1,"text":"cube coal K3"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',9,1794919436305,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-96","seat":0,"ply":2,"text":"cube coal K5"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',10,1794919436327,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-97","seat":0,"ply":3,"text":"cube spoil K2"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',11,1794919436363,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-98","seat":1,"ply":4,"text":"cube spoil K4"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',12,1794919436380,'{"kind":"undo","by":"Eaxui3CmkxVl","id":"auto-99","seat":1,"ply":4}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',13,1794919436413,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-100","seat":1,"ply":4,"text":"cube spoil K6"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',14,1794919436439,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-101","seat":1,"ply":5,"text":"cube coal K4"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',15,1794919436473,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-102","seat":1,"ply":6,"text":"cube coal K5"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',16,1794919436490,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-103","seat":0,"ply":7,"text":"tile coal-merchant"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',17,1794919436503,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-104","seat":1,"ply":8,"text":"tile haulier"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',18,1794919436516,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-105","seat":1,"ply":9,"text":"cube spoil K1"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',19,1794919436536,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-106","seat":1,"ply":10,"text":"card coke-S"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',20,1794919436558,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-107","seat":1,"ply":11,"text":"pay P"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',21,1794919436573,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-108","seat":0,"ply":12,"text":"card personal"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',22,1794919436585,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-109","seat":0,"ply":13,"text":"pay C"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',23,1794919436620,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-110","seat":1,"ply":14,"text":"card cart-M"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',24,1794919436663,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-111","seat":1,"ply":15,"text":"pay WW"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',25,1794919436688,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-112","seat":1,"ply":16,"text":"stop"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',26,1794919436721,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-113","seat":0,"ply":17,"text":"card load-L"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',27,1794919436762,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-114","seat":1,"ply":18,"text":"card cart-S"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',28,1794919436784,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-115","seat":1,"ply":19,"text":"pay C"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',29,1794919436807,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-116","seat":1,"ply":20,"text":"stop"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',30,1794919436843,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-117","seat":0,"ply":21,"text":"card load-M"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',31,1794919436881,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-118","seat":1,"ply":22,"text":"card route-S"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',32,1794919436906,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-119","seat":1,"ply":23,"text":"option b"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',33,1794919436926,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-120","seat":0,"ply":24,"text":"card coke-S"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',34,1794919436951,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-121","seat":1,"ply":25,"text":"give 1"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',35,1794919436999,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-122","seat":1,"ply":26,"text":"cube coal K5"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',36,1794919437036,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-123","seat":1,"ply":27,"text":"cube coal K3"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',37,1794919437067,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-124","seat":1,"ply":28,"text":"cube coal K3"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',38,1794919437089,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-125","seat":0,"ply":29,"text":"cube spoil K6"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',39,1794919437112,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-126","seat":0,"ply":30,"text":"cube spoil K4"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',40,1794919437154,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-127","seat":1,"ply":31,"text":"tile gatekeeper"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',41,1794919437188,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-128","seat":0,"ply":32,"text":"tile overman"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',42,1794919437227,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-129","seat":0,"ply":33,"text":"cube coal K3"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',43,1794919437278,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-130","seat":1,"ply":34,"text":"card route-S"}');
INSERT INTO "entries" VALUES('iRKBxuK6v3BOAE6sXPwwhw',44,1794919437314,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-131","seat":1,"ply":35,"text":"pay P"}');
INSERT INTO "entries" VALUES('Agyk1vpfDLTqtQVsc_fRyA',1,1794919437316,'{"kind":"open","by":"U6I-5S6ykbNt","plan":{"game":"schichtwechsel","options":{"round-cards":"per-group","track-points":"highest","box":"second"},"seats":[{"kind":"person","person":"U6I-5S6ykbNt","name":"Ada"},{"kind":"open"}],"title":"waiting","listed":false,"by_turn":false,"clock":"none","seconds":0,"increment":0}}');
INSERT INTO "entries" VALUES('Agyk1vpfDLTqtQVsc_fRyA',2,1794919437317,'{"kind":"sit","by":"Eaxui3CmkxVl","id":"auto-132","seat":1,"name":"Bea"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',1,1794919437319,'{"kind":"open","by":"U6I-5S6ykbNt","plan":{"game":"coal-baron","options":{},"seats":[{"kind":"person","person":"U6I-5S6ykbNt","name":"Ada"},{"kind":"open"}],"title":"to be named","listed":false,"by_turn":false,"clock":"none","seconds":0,"increment":0}}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',2,1794919437320,'{"kind":"sit","by":"Eaxui3CmkxVl","id":"auto-133","seat":1,"name":"Bea"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',3,1794919437321,'{"kind":"seat","by":"U6I-5S6ykbNt","id":"auto-134","seat":1,"sitting":{"kind":"bot","level":"easy"}}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',4,1794919437322,'{"kind":"seat","by":"U6I-5S6ykbNt","id":"auto-135","seat":1,"sitting":{"kind":"open"}}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',5,1794919437323,'{"kind":"sit","by":"Eaxui3CmkxVl","id":"auto-136","seat":1,"name":"Bea"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',6,1794919437324,'{"kind":"settings","by":"U6I-5S6ykbNt","id":"auto-137","text":"changed","on":true}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',7,1794919437324,'{"kind":"start","by":"U6I-5S6ykbNt","id":"auto-138","seed":"3447215561054348715","rules":2}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',8,1794919437325,'{"kind":"confirm-turns","by":"U6I-5S6ykbNt","id":"auto-139","on":true}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',9,1794919437326,'{"kind":"mute","by":"Eaxui3CmkxVl","id":"auto-140","person":"U6I-5S6ykbNt","on":true}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',10,1794919437332,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-141","seat":0,"ply":0,"text":"take barrow-BB"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',11,1794919437338,'{"kind":"confirm","by":"U6I-5S6ykbNt","id":"auto-142","seat":0}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',12,1794919437357,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-143","seat":1,"ply":1,"text":"take barrow-K"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',13,1794919437365,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-144","seat":0,"ply":2,"text":"take carriage-B"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',14,1794919437378,'{"kind":"confirm","by":"U6I-5S6ykbNt","id":"auto-145","seat":0}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',15,1794919437429,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-146","seat":1,"ply":3,"text":"take engine-GG"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',16,1794919437475,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-147","seat":0,"ply":4,"text":"take carriage-YY"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',17,1794919437509,'{"kind":"confirm","by":"U6I-5S6ykbNt","id":"auto-148","seat":0}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',18,1794919437527,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-149","seat":1,"ply":5,"text":"take barrow-GG"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',19,1794919437553,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-150","seat":1,"ply":6,"text":"place F5"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',20,1794919437585,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-151","seat":0,"ply":7,"text":"place bank"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',21,1794919437602,'{"kind":"undo","by":"U6I-5S6ykbNt","id":"auto-152","seat":0,"ply":7}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',22,1794919437629,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-153","seat":0,"ply":7,"text":"place O3"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',23,1794919437661,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-154","seat":1,"ply":8,"text":"place O4"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',24,1794919437685,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-155","seat":0,"ply":9,"text":"place F1"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',25,1794919437707,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-156","seat":1,"ply":10,"text":"place O3"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',26,1794919437728,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-157","seat":0,"ply":11,"text":"place M10"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',27,1794919437746,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-158","seat":0,"ply":12,"text":"cage 2"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',28,1794919437758,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-159","seat":0,"ply":13,"text":"cage 0"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',29,1794919437785,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-160","seat":0,"ply":14,"text":"cage 1"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',30,1794919437803,'{"kind":"undo","by":"U6I-5S6ykbNt","id":"auto-161","seat":0,"ply":14}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',31,1794919437826,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-162","seat":0,"ply":14,"text":"cage 1"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',32,1794919437857,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-163","seat":0,"ply":15,"text":"cage 4"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',33,1794919437879,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-164","seat":0,"ply":16,"text":"cage 3"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',34,1794919437897,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-165","seat":0,"ply":17,"text":"load gray"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',35,1794919438078,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-166","seat":0,"ply":18,"text":"cage 4"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',36,1794919438197,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-167","seat":0,"ply":19,"text":"load black"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',37,1794919438342,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-168","seat":0,"ply":20,"text":"cage 1"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',38,1794919438513,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-169","seat":0,"ply":21,"text":"cage 4"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',39,1794919438597,'{"kind":"confirm","by":"U6I-5S6ykbNt","id":"auto-170","seat":0}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',40,1794919438765,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-171","seat":1,"ply":22,"text":"place bank"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',41,1794919438951,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-172","seat":0,"ply":23,"text":"place F2"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',42,1794919439010,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-173","seat":1,"ply":24,"text":"place M6"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',43,1794919439043,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-174","seat":1,"ply":25,"text":"stop"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',44,1794919439068,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-175","seat":0,"ply":26,"text":"place bank"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',45,1794919439091,'{"kind":"confirm","by":"U6I-5S6ykbNt","id":"auto-176","seat":0}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',46,1794919439141,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-177","seat":1,"ply":27,"text":"place F5"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',47,1794919439245,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-178","seat":0,"ply":28,"text":"place O2"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',48,1794919439399,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-179","seat":1,"ply":29,"text":"place O3"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',49,1794919439529,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-180","seat":0,"ply":30,"text":"place Odraw"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',50,1794919439530,'{"kind":"leave","by":"Eaxui3CmkxVl","id":"auto-181"}');
INSERT INTO "entries" VALUES('xOXgwMugIWru62Trb0MuhA',51,1794919439538,'{"kind":"return","by":"Eaxui3CmkxVl","id":"auto-182","seat":1}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',1,1794919439546,'{"kind":"open","by":"U6I-5S6ykbNt","plan":{"game":"coal-baron","options":{},"seats":[{"kind":"person","person":"U6I-5S6ykbNt","name":"Ada"},{"kind":"open"}],"title":"over","listed":false,"by_turn":false,"clock":"none","seconds":0,"increment":0}}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',2,1794919439554,'{"kind":"sit","by":"Eaxui3CmkxVl","id":"auto-183","seat":1,"name":"Bea"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',3,1794919439564,'{"kind":"start","by":"U6I-5S6ykbNt","id":"auto-184","seed":"14393584410953576085","rules":2}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',4,1794919439574,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-185","seat":1,"ply":0,"text":"take engine-KK"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',5,1794919439587,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-186","seat":0,"ply":1,"text":"take barrow-GG"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',6,1794919439603,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-187","seat":1,"ply":2,"text":"take carriage-YYY"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',7,1794919439615,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-188","seat":0,"ply":3,"text":"take carriage-BB"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',8,1794919439634,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-189","seat":1,"ply":4,"text":"take truck-K"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',9,1794919439648,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-190","seat":0,"ply":5,"text":"take carriage-YBGK"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',10,1794919439664,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-191","seat":0,"ply":6,"text":"place money4"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',11,1794919439683,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-192","seat":1,"ply":7,"text":"place M10"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',12,1794919439695,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-193","seat":1,"ply":8,"text":"stop"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',13,1794919439708,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-194","seat":0,"ply":9,"text":"place F2"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',14,1794919439727,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-195","seat":1,"ply":10,"text":"place F7"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',15,1794919439748,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-196","seat":0,"ply":11,"text":"place O4"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',16,1794919439772,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-197","seat":1,"ply":12,"text":"place O3"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',17,1794919439830,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-198","seat":0,"ply":13,"text":"place O2"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',18,1794919439909,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-199","seat":1,"ply":14,"text":"place Odraw"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',19,1794919440014,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-200","seat":1,"ply":15,"text":"take engine-GG"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',20,1794919440077,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-201","seat":1,"ply":16,"text":"bottom"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',21,1794919440165,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-202","seat":1,"ply":17,"text":"return barrow-Y"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',22,1794919440258,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-203","seat":1,"ply":18,"text":"return truck-G"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',23,1794919440353,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-204","seat":1,"ply":19,"text":"return truck-BB"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',24,1794919440466,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-205","seat":0,"ply":20,"text":"place F7"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',25,1794919440593,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-206","seat":1,"ply":21,"text":"place F7"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',26,1794919440653,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-207","seat":0,"ply":22,"text":"place M6"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',27,1794919440672,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-208","seat":0,"ply":23,"text":"cage 2"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',28,1794919440697,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-209","seat":0,"ply":24,"text":"cage 1"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',29,1794919440729,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-210","seat":0,"ply":25,"text":"cage 3"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',30,1794919440752,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-211","seat":0,"ply":26,"text":"stop"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',31,1794919440846,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-212","seat":1,"ply":27,"text":"place F7"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',32,1794919441023,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-213","seat":0,"ply":28,"text":"place bank"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',33,1794919441263,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-214","seat":1,"ply":29,"text":"place O3"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',34,1794919441481,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-215","seat":0,"ply":30,"text":"place O4"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',35,1794919441562,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-216","seat":1,"ply":31,"text":"place O2"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',36,1794919441593,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-217","seat":0,"ply":32,"text":"place O3"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',37,1794919441636,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-218","seat":1,"ply":33,"text":"place Odraw"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',38,1794919441667,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-219","seat":1,"ply":34,"text":"take carriage-KKK"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',39,1794919441695,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-220","seat":1,"ply":35,"text":"bottom"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',40,1794919441718,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-221","seat":1,"ply":36,"text":"return engine-Y"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',41,1794919441741,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-222","seat":1,"ply":37,"text":"return carriage-B"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',42,1794919441772,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-223","seat":1,"ply":38,"text":"return truck-Y"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',43,1794919441803,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-224","seat":0,"ply":39,"text":"place O2"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',44,1794919441906,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-225","seat":1,"ply":40,"text":"place bank"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',45,1794919442012,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-226","seat":0,"ply":41,"text":"place F5"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',46,1794919442130,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-227","seat":0,"ply":42,"text":"place bank"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',47,1794919442281,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-228","seat":1,"ply":43,"text":"place M10"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',48,1794919442372,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-229","seat":1,"ply":44,"text":"stop"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',49,1794919442505,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-230","seat":0,"ply":45,"text":"place money4"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',50,1794919442661,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-231","seat":1,"ply":46,"text":"place money4"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',51,1794919442804,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-232","seat":0,"ply":47,"text":"place Odraw"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',52,1794919442933,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-233","seat":0,"ply":48,"text":"take truck-YY"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',53,1794919443069,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-234","seat":0,"ply":49,"text":"bottom"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',54,1794919443189,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-235","seat":0,"ply":50,"text":"return engine-YBGK"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',55,1794919443226,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-236","seat":0,"ply":51,"text":"return barrow-B"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',56,1794919443258,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-237","seat":0,"ply":52,"text":"return barrow-YY"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',57,1794919443418,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-238","seat":1,"ply":53,"text":"place bank"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',58,1794919443589,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-239","seat":0,"ply":54,"text":"place M10"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',59,1794919443711,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-240","seat":0,"ply":55,"text":"cage 4"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',60,1794919443781,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-241","seat":0,"ply":56,"text":"stop"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',61,1794919443885,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-242","seat":1,"ply":57,"text":"place Odraw"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',62,1794919444033,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-243","seat":1,"ply":58,"text":"take engine-K"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',63,1794919444225,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-244","seat":1,"ply":59,"text":"bottom"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',64,1794919444387,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-245","seat":1,"ply":60,"text":"return truck-GG"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',65,1794919444569,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-246","seat":1,"ply":61,"text":"return truck-KK"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',66,1794919444762,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-247","seat":1,"ply":62,"text":"return barrow-BB"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',67,1794919444909,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-248","seat":0,"ply":63,"text":"place money6"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',68,1794919444999,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-249","seat":1,"ply":64,"text":"place O3"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',69,1794919445030,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-250","seat":0,"ply":65,"text":"place F1"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',70,1794919445201,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-251","seat":1,"ply":66,"text":"place bank"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',71,1794919445341,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-252","seat":0,"ply":67,"text":"place Fdraw"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',72,1794919445423,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-253","seat":0,"ply":68,"text":"buy yellow-2-light"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',73,1794919445497,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-254","seat":0,"ply":69,"text":"top"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',74,1794919445530,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-255","seat":0,"ply":70,"text":"return brown-2-dark"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',75,1794919445567,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-256","seat":0,"ply":71,"text":"return brown-2-dark"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',76,1794919445632,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-257","seat":0,"ply":72,"text":"return gray-2-light"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',77,1794919445882,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-258","seat":1,"ply":73,"text":"place F6"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',78,1794919445981,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-259","seat":0,"ply":74,"text":"place M10"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',79,1794919446018,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-260","seat":0,"ply":75,"text":"cage 1"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',80,1794919446049,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-261","seat":0,"ply":76,"text":"cage 0"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',81,1794919446080,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-262","seat":0,"ply":77,"text":"cage 1"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',82,1794919446153,'{"kind":"undo","by":"U6I-5S6ykbNt","id":"auto-263","seat":0,"ply":77}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',83,1794919446421,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-264","seat":0,"ply":77,"text":"cage 2"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',84,1794919446693,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-265","seat":0,"ply":78,"text":"cage 0"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',85,1794919446909,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-266","seat":0,"ply":79,"text":"cage 1"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',86,1794919447166,'{"kind":"undo","by":"U6I-5S6ykbNt","id":"auto-267","seat":0,"ply":79}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',87,1794919447496,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-268","seat":0,"ply":79,"text":"cage 1"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',88,1794919447751,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-269","seat":0,"ply":80,"text":"cage 2"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',89,1794919448038,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-270","seat":0,"ply":81,"text":"cage 1"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',90,1794919448233,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-271","seat":0,"ply":82,"text":"load yellow"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',91,1794919448377,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-272","seat":0,"ply":83,"text":"cage 4"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',92,1794919448632,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-273","seat":0,"ply":84,"text":"cage 1"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',93,1794919449034,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-274","seat":1,"ply":85,"text":"place F3"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',94,1794919449221,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-275","seat":0,"ply":86,"text":"place F2"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',95,1794919449425,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-276","seat":1,"ply":87,"text":"place F1"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',96,1794919449690,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-277","seat":0,"ply":88,"text":"place M6"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',97,1794919449906,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-278","seat":0,"ply":89,"text":"stop"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',98,1794919450185,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-279","seat":1,"ply":90,"text":"place M6"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',99,1794919450482,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-280","seat":1,"ply":91,"text":"cage 4"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',100,1794919450873,'{"kind":"undo","by":"Eaxui3CmkxVl","id":"auto-281","seat":1,"ply":91}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',101,1794919451302,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-282","seat":1,"ply":91,"text":"stop"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',102,1794919451515,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-283","seat":0,"ply":92,"text":"place O4"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',103,1794919451800,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-284","seat":1,"ply":93,"text":"place Fdraw"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',104,1794919452053,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-285","seat":1,"ply":94,"text":"buy yellow-1-dark"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',105,1794919452426,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-286","seat":1,"ply":95,"text":"bottom"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',106,1794919452678,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-287","seat":1,"ply":96,"text":"return black-2-dark"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',107,1794919452906,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-288","seat":1,"ply":97,"text":"return yellow-1-light"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',108,1794919453273,'{"kind":"undo","by":"Eaxui3CmkxVl","id":"auto-289","seat":1,"ply":97}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',109,1794919453649,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-290","seat":1,"ply":97,"text":"return yellow-1-light"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',110,1794919453969,'{"kind":"undo","by":"Eaxui3CmkxVl","id":"auto-291","seat":1,"ply":97}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',111,1794919454349,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-292","seat":1,"ply":97,"text":"return yellow-1-light"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',112,1794919454689,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-293","seat":1,"ply":98,"text":"return gray-1-dark"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',113,1794919455014,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-294","seat":0,"ply":99,"text":"place money4"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',114,1794919455333,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-295","seat":1,"ply":100,"text":"place bank"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',115,1794919455625,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-296","seat":0,"ply":101,"text":"place money6"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',116,1794919456005,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-297","seat":1,"ply":102,"text":"place O2"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',117,1794919456421,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-298","seat":1,"ply":103,"text":"place O2"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',118,1794919456790,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-299","seat":0,"ply":104,"text":"place M10"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',119,1794919457061,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-300","seat":0,"ply":105,"text":"cage 4"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',120,1794919457341,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-301","seat":0,"ply":106,"text":"stop"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',121,1794919457801,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-302","seat":1,"ply":107,"text":"place Odraw"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',122,1794919458205,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-303","seat":1,"ply":108,"text":"take carriage-GG"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',123,1794919458461,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-304","seat":1,"ply":109,"text":"top"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',124,1794919458799,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-305","seat":1,"ply":110,"text":"return truck-B"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',125,1794919459273,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-306","seat":1,"ply":111,"text":"return barrow-Y"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',126,1794919459625,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-307","seat":1,"ply":112,"text":"return truck-G"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',127,1794919459885,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-308","seat":0,"ply":113,"text":"place F2"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',128,1794919460025,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-309","seat":1,"ply":114,"text":"place money4"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',129,1794919460289,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-310","seat":0,"ply":115,"text":"place M6"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',130,1794919460556,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-311","seat":0,"ply":116,"text":"cage 0"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',131,1794919460806,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-312","seat":0,"ply":117,"text":"cage 4"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',132,1794919461017,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-313","seat":0,"ply":118,"text":"load black"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',133,1794919461293,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-314","seat":0,"ply":119,"text":"cage 2"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',134,1794919461385,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-315","seat":0,"ply":120,"text":"cage 3"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',135,1794919461614,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-316","seat":0,"ply":121,"text":"cage 0"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',136,1794919462081,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-317","seat":1,"ply":122,"text":"place F6"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',137,1794919462469,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-318","seat":0,"ply":123,"text":"place F2"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',138,1794919462956,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-319","seat":1,"ply":124,"text":"place O3"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',139,1794919463342,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-320","seat":0,"ply":125,"text":"place M10"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',140,1794919463713,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-321","seat":0,"ply":126,"text":"fill carriage-YBGK yellow with yellow black"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',141,1794919464021,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-322","seat":0,"ply":127,"text":"cage 2"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',142,1794919464250,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-323","seat":0,"ply":128,"text":"cage 0"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',143,1794919464525,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-324","seat":0,"ply":129,"text":"cage 2"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',144,1794919464836,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-325","seat":0,"ply":130,"text":"cage 0"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',145,1794919465177,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-326","seat":0,"ply":131,"text":"cage 4"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',146,1794919465462,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-327","seat":0,"ply":132,"text":"load black"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',147,1794919465737,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-328","seat":0,"ply":133,"text":"cage 1"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',148,1794919466035,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-329","seat":0,"ply":134,"text":"cage 2"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',149,1794919466447,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-330","seat":1,"ply":135,"text":"place O3"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',150,1794919466825,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-331","seat":0,"ply":136,"text":"place M10"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',151,1794919467293,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-332","seat":0,"ply":137,"text":"load brown"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',152,1794919467433,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-333","seat":0,"ply":138,"text":"cage 4"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',153,1794919467506,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-334","seat":0,"ply":139,"text":"load black"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',154,1794919467749,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-335","seat":0,"ply":140,"text":"cage 0"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',155,1794919468133,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-336","seat":0,"ply":141,"text":"fill engine-BB brown with black black"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',156,1794919468383,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-337","seat":0,"ply":142,"text":"fill engine-B brown"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',157,1794919468734,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-338","seat":0,"ply":143,"text":"cage 1"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',158,1794919469085,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-339","seat":0,"ply":144,"text":"cage 3"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',159,1794919469302,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-340","seat":0,"ply":145,"text":"cage 2"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',160,1794919469744,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-341","seat":1,"ply":146,"text":"place money6"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',161,1794919470196,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-342","seat":0,"ply":147,"text":"place F2"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',162,1794919470683,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-343","seat":1,"ply":148,"text":"place bank"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',163,1794919471029,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-344","seat":0,"ply":149,"text":"place Odraw"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',164,1794919471344,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-345","seat":0,"ply":150,"text":"take engine-Y"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',165,1794919471617,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-346","seat":0,"ply":151,"text":"top"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',166,1794919471834,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-347","seat":0,"ply":152,"text":"return truck-G"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',167,1794919472227,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-348","seat":0,"ply":153,"text":"return engine-G"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',168,1794919472581,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-349","seat":0,"ply":154,"text":"return truck-BB"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',169,1794919473081,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-350","seat":1,"ply":155,"text":"place F2"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',170,1794919473329,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-351","seat":0,"ply":156,"text":"place O2"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',171,1794919473845,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-352","seat":1,"ply":157,"text":"place O3"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',172,1794919474017,'{"kind":"move","by":"U6I-5S6ykbNt","id":"auto-353","seat":0,"ply":158,"text":"place bank"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',173,1794919474454,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-354","seat":1,"ply":159,"text":"place O4"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',174,1794919474969,'{"kind":"move","by":"Eaxui3CmkxVl","id":"auto-355","seat":1,"ply":160,"text":"place F5"}');
INSERT INTO "entries" VALUES('kDhj5QUsKRCPKvtvBnfBZg',175,1794919475083,'{"kind":"rematch","by":"U6I-5S6ykbNt","id":"auto-356","text":"YQ4BnFlitxhhf2QR"}');
INSERT INTO "entries" VALUES('YQ4BnFlitxhhf2QR',1,1794919475084,'{"kind":"open","by":"U6I-5S6ykbNt","plan":{"game":"coal-baron","options":{},"seats":[{"kind":"person","person":"Eaxui3CmkxVl","name":"Bea"},{"kind":"person","person":"U6I-5S6ykbNt","name":"Ada"}],"title":"over","listed":false,"by_turn":false,"clock":"none","seconds":0,"increment":0,"first_player":0}}');
INSERT INTO "entries" VALUES('YQ4BnFlitxhhf2QR',2,1794919475197,'{"kind":"close","by":"U6I-5S6ykbNt","id":"auto-357"}');
INSERT INTO "entries" VALUES('lmnx69fyQ2iARJ7qEsz3OA',1,1794919475210,'{"kind":"open","by":"U6I-5S6ykbNt","plan":{"game":"coal-baron","options":{},"seats":[{"kind":"person","person":"U6I-5S6ykbNt","name":"Ada"},{"kind":"person","person":"U6I-5S6ykbNt","name":"Bruno"}],"title":"too late","listed":false,"by_turn":false,"clock":"turn","seconds":5,"increment":0}}');
INSERT INTO "entries" VALUES('pJsMwar9mo9yYOdc-lTFqg',1,1794919475221,'{"kind":"open","by":"U6I-5S6ykbNt","plan":{"game":"coal-baron","options":{},"seats":[{"kind":"person","person":"U6I-5S6ykbNt","name":"Ada"},{"kind":"person","person":"U6I-5S6ykbNt","name":"Bruno"}],"title":"in time","listed":false,"by_turn":false,"clock":"bank","seconds":3600,"increment":0}}');
INSERT INTO "entries" VALUES('lmnx69fyQ2iARJ7qEsz3OA',2,1794919475222,'{"kind":"start","by":"U6I-5S6ykbNt","id":"auto-358","seed":"5718067960374281063","rules":2}');
INSERT INTO "entries" VALUES('pJsMwar9mo9yYOdc-lTFqg',2,1794919475225,'{"kind":"start","by":"U6I-5S6ykbNt","id":"auto-359","seed":"4032120265294000193","rules":2}');
INSERT INTO "entries" VALUES('lmnx69fyQ2iARJ7qEsz3OA',3,1794919480229,'{"kind":"stand-in","seat":1,"only_turn":true}');
INSERT INTO "entries" VALUES('lmnx69fyQ2iARJ7qEsz3OA',4,1794919480247,'{"kind":"move","seat":1,"ply":0,"text":"take carriage-KKK"}');
INSERT INTO "entries" VALUES('lmnx69fyQ2iARJ7qEsz3OA',5,1794919484869,'{"kind":"credit","id":"down since 1794919480229","amount":4624}');
INSERT INTO "entries" VALUES('pJsMwar9mo9yYOdc-lTFqg',3,1794919484869,'{"kind":"credit","id":"down since 1794919480229","amount":4624}');
CREATE TABLE logins (
  login_key TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  created BIGINT NOT NULL,
  about TEXT NOT NULL);
INSERT INTO "logins" VALUES('40cc4f816f8c480f2477a6078bff4f86c083d4bff6cd336c9c63a1c7fd188edb','U6I-5S6ykbNt',1794919424825,'A program');
INSERT INTO "logins" VALUES('b29da450a7a22238cd67f8f59732a6b34d46979c7c2be7228ed2383dd47da16d','Eaxui3CmkxVl',1794919424949,'A program');
CREATE TABLE members (
  table_id TEXT NOT NULL,
  place SMALLINT NOT NULL,
  person TEXT NOT NULL,
  to_move SMALLINT NOT NULL,
  PRIMARY KEY (table_id, place));
INSERT INTO "members" VALUES('3Yxni8wLirz5EtSNiOI7qw',0,'U6I-5S6ykbNt',0);
INSERT INTO "members" VALUES('3Yxni8wLirz5EtSNiOI7qw',1,'Eaxui3CmkxVl',1);
INSERT INTO "members" VALUES('BES5ud338g03kzkXb65U6g',0,'U6I-5S6ykbNt',0);
INSERT INTO "members" VALUES('BES5ud338g03kzkXb65U6g',1,'Eaxui3CmkxVl',0);
INSERT INTO "members" VALUES('lBSvLvc33g6mtLMw9eiqPQ',0,'U6I-5S6ykbNt',0);
INSERT INTO "members" VALUES('lBSvLvc33g6mtLMw9eiqPQ',1,'Eaxui3CmkxVl',1);
INSERT INTO "members" VALUES('PydgQzUkT5iHO8r9R0BhXw',0,'U6I-5S6ykbNt',0);
INSERT INTO "members" VALUES('PydgQzUkT5iHO8r9R0BhXw',1,'Eaxui3CmkxVl',0);
INSERT INTO "members" VALUES('iRKBxuK6v3BOAE6sXPwwhw',0,'U6I-5S6ykbNt',0);
INSERT INTO "members" VALUES('iRKBxuK6v3BOAE6sXPwwhw',1,'Eaxui3CmkxVl',1);
INSERT INTO "members" VALUES('Agyk1vpfDLTqtQVsc_fRyA',0,'U6I-5S6ykbNt',0);
INSERT INTO "members" VALUES('Agyk1vpfDLTqtQVsc_fRyA',1,'Eaxui3CmkxVl',0);
INSERT INTO "members" VALUES('xOXgwMugIWru62Trb0MuhA',0,'U6I-5S6ykbNt',1);
INSERT INTO "members" VALUES('xOXgwMugIWru62Trb0MuhA',1,'Eaxui3CmkxVl',0);
INSERT INTO "members" VALUES('kDhj5QUsKRCPKvtvBnfBZg',0,'U6I-5S6ykbNt',0);
INSERT INTO "members" VALUES('kDhj5QUsKRCPKvtvBnfBZg',1,'Eaxui3CmkxVl',0);
INSERT INTO "members" VALUES('YQ4BnFlitxhhf2QR',0,'Eaxui3CmkxVl',0);
INSERT INTO "members" VALUES('YQ4BnFlitxhhf2QR',1,'U6I-5S6ykbNt',0);
INSERT INTO "members" VALUES('lmnx69fyQ2iARJ7qEsz3OA',0,'U6I-5S6ykbNt',1);
INSERT INTO "members" VALUES('pJsMwar9mo9yYOdc-lTFqg',0,'U6I-5S6ykbNt',1);
CREATE TABLE people (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  preferences TEXT NOT NULL,
  login TEXT NOT NULL,
  login_name TEXT UNIQUE,
  password TEXT NOT NULL,
  created BIGINT NOT NULL);
INSERT INTO "people" VALUES('U6I-5S6ykbNt','Ada','en','{}','Ada','ada','$argon2id$v=19$m=65536,t=2,p=1$lz4ASDNvnNX9e1M37oqp5Q$kBQCIOlQYrdEdaHP1A5BJHJcWX66IUQ5mO1tabHVjWA',1794919424801);
INSERT INTO "people" VALUES('Eaxui3CmkxVl','Bea','en','{}','Bea','bea','$argon2id$v=19$m=65536,t=2,p=1$SUattdcdURXX/Guqwu6OOA$HrrTlKwCdiAerKoxYRXD30FGxVqSqtK0R5VTutiB8rU',1794919424928);
CREATE TABLE pithead_schema (version BIGINT NOT NULL PRIMARY KEY);
INSERT INTO "pithead_schema" VALUES(1);
INSERT INTO "pithead_schema" VALUES(2);
INSERT INTO "pithead_schema" VALUES(3);
CREATE TABLE results (
  person TEXT NOT NULL,
  finished BIGINT NOT NULL,
  table_id TEXT NOT NULL,
  began BIGINT NOT NULL,
  game TEXT NOT NULL,
  players SMALLINT NOT NULL,
  seat SMALLINT NOT NULL,
  rank SMALLINT NOT NULL,
  points BIGINT NOT NULL,
  outcome SMALLINT NOT NULL,
  kind SMALLINT NOT NULL,
  card TEXT NOT NULL,
  PRIMARY KEY (person, finished, table_id));
INSERT INTO "results" VALUES('U6I-5S6ykbNt',1794919474969,'kDhj5QUsKRCPKvtvBnfBZg',1794919439564,'coal-baron',2,0,1,14,2,0,'{"title":"over","options":{},"seats":[{"person":"U6I-5S6ykbNt","name":"Ada","rank":1,"points":14,"sources":{"orders":0,"coal":0,"vehicles":0,"carts":34,"money":0,"cubes":6,"outstanding":-12,"balance":-14}},{"person":"Eaxui3CmkxVl","name":"Bea","rank":2,"points":-16,"sources":{"orders":0,"coal":0,"vehicles":0,"carts":0,"money":0,"cubes":5,"outstanding":-17,"balance":-4}}]}');
INSERT INTO "results" VALUES('Eaxui3CmkxVl',1794919474969,'kDhj5QUsKRCPKvtvBnfBZg',1794919439564,'coal-baron',2,1,2,-16,0,0,'{"title":"over","options":{},"seats":[{"person":"U6I-5S6ykbNt","name":"Ada","rank":1,"points":14,"sources":{"orders":0,"coal":0,"vehicles":0,"carts":34,"money":0,"cubes":6,"outstanding":-12,"balance":-14}},{"person":"Eaxui3CmkxVl","name":"Bea","rank":2,"points":-16,"sources":{"orders":0,"coal":0,"vehicles":0,"carts":0,"money":0,"cubes":5,"outstanding":-17,"balance":-4}}]}');
CREATE TABLE rivals (
  person TEXT NOT NULL,
  rival TEXT NOT NULL,
  finished BIGINT NOT NULL,
  table_id TEXT NOT NULL,
  PRIMARY KEY (person, rival, finished, table_id));
INSERT INTO "rivals" VALUES('U6I-5S6ykbNt','Eaxui3CmkxVl',1794919474969,'kDhj5QUsKRCPKvtvBnfBZg');
INSERT INTO "rivals" VALUES('Eaxui3CmkxVl','U6I-5S6ykbNt',1794919474969,'kDhj5QUsKRCPKvtvBnfBZg');
CREATE TABLE secrets (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "secrets" VALUES('cookies','tEOs2u_ttchay-M3oENCLAsnRlU11b_ORG7fBZbwYRc');
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
INSERT INTO "tables" VALUES('3Yxni8wLirz5EtSNiOI7qw',44,1794919432242,1,0,0,NULL,'U6I-5S6ykbNt','{"game":"coal-baron","title":"running","by_turn":false,"ply":40,"actor":1,"since":1794919431573,"round":1,"last_mover":1,"seats":[{"kind":"person","name":"Ada","person":"U6I-5S6ykbNt"},{"kind":"person","name":"Bea","person":"Eaxui3CmkxVl"}]}');
INSERT INTO "tables" VALUES('BES5ud338g03kzkXb65U6g',2,1794919432418,0,0,0,NULL,'U6I-5S6ykbNt','{"game":"coal-baron","title":"waiting","by_turn":false,"ply":0,"seats":[{"kind":"person","name":"Ada","person":"U6I-5S6ykbNt"},{"kind":"person","name":"Bea","person":"Eaxui3CmkxVl"}]}');
INSERT INTO "tables" VALUES('lBSvLvc33g6mtLMw9eiqPQ',44,1794919435801,1,0,0,NULL,'U6I-5S6ykbNt','{"game":"card-game","title":"running","by_turn":false,"ply":38,"actor":1,"since":1794919435801,"round":3,"last_mover":0,"seats":[{"kind":"person","name":"Ada","person":"U6I-5S6ykbNt"},{"kind":"person","name":"Bea","person":"Eaxui3CmkxVl"}]}');
INSERT INTO "tables" VALUES('PydgQzUkT5iHO8r9R0BhXw',2,1794919435913,0,0,0,NULL,'U6I-5S6ykbNt','{"game":"card-game","title":"waiting","by_turn":false,"ply":0,"seats":[{"kind":"person","name":"Ada","person":"U6I-5S6ykbNt"},{"kind":"person","name":"Bea","person":"Eaxui3CmkxVl"}]}');
INSERT INTO "tables" VALUES('iRKBxuK6v3BOAE6sXPwwhw',44,1794919437314,1,0,0,NULL,'U6I-5S6ykbNt','{"game":"schichtwechsel","title":"running","by_turn":false,"ply":36,"actor":1,"since":1794919437227,"round":2,"last_mover":1,"seats":[{"kind":"person","name":"Ada","person":"U6I-5S6ykbNt"},{"kind":"person","name":"Bea","person":"Eaxui3CmkxVl"}]}');
INSERT INTO "tables" VALUES('Agyk1vpfDLTqtQVsc_fRyA',2,1794919437317,0,0,0,NULL,'U6I-5S6ykbNt','{"game":"schichtwechsel","title":"waiting","by_turn":false,"ply":0,"seats":[{"kind":"person","name":"Ada","person":"U6I-5S6ykbNt"},{"kind":"person","name":"Bea","person":"Eaxui3CmkxVl"}]}');
INSERT INTO "tables" VALUES('xOXgwMugIWru62Trb0MuhA',51,1794919439538,1,1,0,NULL,'U6I-5S6ykbNt','{"game":"coal-baron","title":"changed","by_turn":false,"ply":31,"actor":0,"since":1794919439538,"round":1,"last_mover":0,"seats":[{"kind":"person","name":"Ada","person":"U6I-5S6ykbNt"},{"kind":"person","name":"Bea","person":"Eaxui3CmkxVl"}]}');
INSERT INTO "tables" VALUES('kDhj5QUsKRCPKvtvBnfBZg',175,1794919475083,2,0,0,NULL,'U6I-5S6ykbNt','{"game":"coal-baron","title":"over","by_turn":false,"ply":161,"last_mover":1,"scores":[14,-16],"winners":[0],"seats":[{"kind":"person","name":"Ada","person":"U6I-5S6ykbNt"},{"kind":"person","name":"Bea","person":"Eaxui3CmkxVl"}]}');
INSERT INTO "tables" VALUES('YQ4BnFlitxhhf2QR',2,1794919475197,3,0,0,NULL,'U6I-5S6ykbNt','{"game":"coal-baron","title":"over","by_turn":false,"ply":0,"seats":[{"kind":"person","name":"Bea","person":"Eaxui3CmkxVl"},{"kind":"person","name":"Ada","person":"U6I-5S6ykbNt"}]}');
INSERT INTO "tables" VALUES('lmnx69fyQ2iARJ7qEsz3OA',5,1794919484869,1,0,0,1794919489871,'U6I-5S6ykbNt','{"game":"coal-baron","title":"too late","by_turn":false,"ply":1,"actor":0,"since":1794919484871,"round":1,"last_mover":1,"seats":[{"kind":"person","name":"Ada","person":"U6I-5S6ykbNt"},{"kind":"person","name":"Bruno","person":"U6I-5S6ykbNt"}]}');
INSERT INTO "tables" VALUES('pJsMwar9mo9yYOdc-lTFqg',3,1794919484869,1,0,0,1794923079849,'U6I-5S6ykbNt','{"game":"coal-baron","title":"in time","by_turn":false,"ply":0,"actor":0,"since":1794919479849,"round":1,"seats":[{"kind":"person","name":"Ada","person":"U6I-5S6ykbNt"},{"kind":"person","name":"Bruno","person":"U6I-5S6ykbNt"}]}');
CREATE TABLE tables_without_results (table_id TEXT NOT NULL PRIMARY KEY);
CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1 AND status <= 1;
CREATE INDEX tables_hosted ON tables (host) WHERE status <= 1;
CREATE INDEX tables_timed ON tables (deadline) WHERE status = 1 AND deadline IS NOT NULL;
CREATE INDEX tables_of_bots ON tables (table_id) WHERE status = 1 AND bot_to_move = 1;
CREATE INDEX members_person ON members (person, table_id);
CREATE INDEX logins_person ON logins (person);
CREATE INDEX results_filtered ON results (person, finished, table_id, game, players, outcome);
CREATE INDEX analyses_wanted ON analyses (asked) WHERE state = 0;
CREATE INDEX analysed_slips ON analysed (table_id, slip) WHERE slip > 0;
COMMIT;
