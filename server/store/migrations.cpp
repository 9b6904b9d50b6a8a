// What has made a store what it is, one version after the other.
#include <array>
#include <span>
#include <string_view>

#include "server/store/schema.h"

namespace pithead::server {
namespace {

// BIGINT, SMALLINT and TEXT mean the same to both databases; truth is 0 or 1.
constexpr std::array<std::string_view, 9> kMigrations{
    R"sql(
CREATE TABLE entries (
  table_id TEXT NOT NULL,
  version BIGINT NOT NULL,
  time BIGINT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, version));

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
CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1 AND status <= 1;
CREATE INDEX tables_hosted ON tables (host) WHERE status <= 1;
CREATE INDEX tables_timed ON tables (deadline) WHERE status = 1 AND deadline IS NOT NULL;
CREATE INDEX tables_of_bots ON tables (table_id) WHERE status = 1 AND bot_to_move = 1;

CREATE TABLE members (
  table_id TEXT NOT NULL,
  place SMALLINT NOT NULL,
  person TEXT NOT NULL,
  to_move SMALLINT NOT NULL,
  PRIMARY KEY (table_id, place));
CREATE INDEX members_person ON members (person, table_id);

CREATE TABLE people (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  preferences TEXT NOT NULL,
  login TEXT NOT NULL,
  login_name TEXT UNIQUE,
  password TEXT NOT NULL,
  created BIGINT NOT NULL);

CREATE TABLE logins (
  login_key TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  created BIGINT NOT NULL,
  about TEXT NOT NULL);
CREATE INDEX logins_person ON logins (person);

CREATE TABLE secrets (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE beats (node TEXT NOT NULL PRIMARY KEY, time BIGINT NOT NULL);
)sql",
    R"sql(
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
CREATE INDEX results_filtered ON results (person, finished, table_id, game, players, outcome);

CREATE TABLE rivals (
  person TEXT NOT NULL,
  rival TEXT NOT NULL,
  finished BIGINT NOT NULL,
  table_id TEXT NOT NULL,
  PRIMARY KEY (person, rival, finished, table_id));

CREATE TABLE tables_without_results (table_id TEXT NOT NULL PRIMARY KEY);
INSERT INTO tables_without_results (table_id) SELECT table_id FROM tables WHERE status >= 2;
)sql",
    R"sql(
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
CREATE INDEX analyses_wanted ON analyses (asked) WHERE state = 0;

CREATE TABLE analysed (
  table_id TEXT NOT NULL,
  ply BIGINT NOT NULL,
  slip BIGINT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, ply));
CREATE INDEX analysed_slips ON analysed (table_id, slip) WHERE slip > 0;
)sql",
    // SQLite keeps bytes in a column of any name.
    R"sql(
CREATE TABLE packed_logs (
  table_id TEXT NOT NULL PRIMARY KEY,
  version BIGINT NOT NULL,
  log BYTEA NOT NULL);
ALTER TABLE tables ADD COLUMN packed SMALLINT NOT NULL DEFAULT 0;
CREATE INDEX tables_unpacked ON tables (changed) WHERE status >= 2 AND packed = 0;

DROP INDEX tables_listed;
CREATE INDEX tables_listed ON tables (changed, host, table_id, listed, status) WHERE listed = 1 AND status <= 1;

ALTER TABLE members ADD COLUMN ended BIGINT NOT NULL DEFAULT 0;
UPDATE members SET ended = (SELECT changed FROM tables WHERE tables.table_id = members.table_id)
  WHERE table_id IN (SELECT table_id FROM tables WHERE status >= 2);
DROP INDEX members_person;
CREATE INDEX members_person ON members (person, ended, table_id);
)sql",
    // Nobody noted when a login was last used. The last heartbeat is the latest that it can have been.
    R"sql(
ALTER TABLE logins ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
UPDATE logins SET used = COALESCE((SELECT MAX(time) FROM beats), created);
CREATE INDEX logins_used ON logins (used);

ALTER TABLE people ADD COLUMN mail TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN mail_name TEXT;
CREATE UNIQUE INDEX people_mail ON people (mail_name);
CREATE INDEX people_guests ON people (id) WHERE login_name IS NULL;
CREATE INDEX tables_host ON tables (host);

CREATE TABLE codes (
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  code TEXT NOT NULL,
  purpose SMALLINT NOT NULL,
  until BIGINT NOT NULL,
  mail TEXT NOT NULL,
  PRIMARY KEY (person, code));

CREATE TABLE speakers (
  person TEXT NOT NULL,
  table_id TEXT NOT NULL,
  PRIMARY KEY (person, table_id));
)sql",
    // Rated games, and what is folded from them: steps can be dropped and made anew. In millionths.
    R"sql(
CREATE TABLE rated_games (
  table_id TEXT NOT NULL PRIMARY KEY,
  game TEXT NOT NULL,
  players SMALLINT NOT NULL,
  finished BIGINT NOT NULL,
  folded SMALLINT NOT NULL DEFAULT 0);
CREATE INDEX rated_games_finished ON rated_games (game, players, finished);
CREATE INDEX rated_games_waiting ON rated_games (game, players, finished) WHERE folded = 0;

CREATE TABLE rated_seats (
  table_id TEXT NOT NULL,
  seat SMALLINT NOT NULL,
  person TEXT NOT NULL,
  level TEXT NOT NULL,
  points BIGINT NOT NULL,
  rank SMALLINT NOT NULL,
  PRIMARY KEY (table_id, seat));

CREATE TABLE rating_pools (
  game TEXT NOT NULL,
  players SMALLINT NOT NULL,
  PRIMARY KEY (game, players));

CREATE TABLE rating_steps (
  game TEXT NOT NULL,
  players SMALLINT NOT NULL,
  person TEXT NOT NULL,
  games BIGINT NOT NULL,
  table_id TEXT NOT NULL,
  finished BIGINT NOT NULL,
  points_before BIGINT NOT NULL,
  points BIGINT NOT NULL,
  deviation BIGINT NOT NULL,
  volatility BIGINT NOT NULL,
  provisional SMALLINT NOT NULL,
  latest SMALLINT NOT NULL,
  PRIMARY KEY (game, players, person, games));
CREATE INDEX rating_steps_finished ON rating_steps (game, players, finished);
CREATE INDEX rating_steps_table ON rating_steps (table_id);
CREATE INDEX rating_steps_ladder ON rating_steps (game, players, provisional, points) WHERE latest = 1;
CREATE INDEX rating_steps_person ON rating_steps (person, game, players) WHERE latest = 1;
)sql",
    // What people who are elsewhere are told: where, what waits, and messages on their way.
    R"sql(
CREATE TABLE notice_people (
  person TEXT NOT NULL PRIMARY KEY,
  zone TEXT NOT NULL,
  quiet_from SMALLINT NOT NULL,
  quiet_to SMALLINT NOT NULL,
  rest_until BIGINT NOT NULL DEFAULT 0);

CREATE TABLE notice_addresses (
  id TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL,
  way SMALLINT NOT NULL,
  target TEXT NOT NULL,
  target_key TEXT NOT NULL,
  target_secret TEXT NOT NULL,
  about TEXT NOT NULL,
  login TEXT NOT NULL,
  kinds SMALLINT NOT NULL,
  created BIGINT NOT NULL,
  stopped SMALLINT NOT NULL DEFAULT 0,
  failures SMALLINT NOT NULL DEFAULT 0,
  trouble TEXT NOT NULL DEFAULT '');
CREATE UNIQUE INDEX notice_addresses_person ON notice_addresses (person, way, target);

CREATE TABLE notices (
  person TEXT NOT NULL,
  kind SMALLINT NOT NULL,
  subject TEXT NOT NULL,
  mark BIGINT NOT NULL,
  due BIGINT NOT NULL,
  told BIGINT NOT NULL DEFAULT 0,
  times SMALLINT NOT NULL DEFAULT 0,
  body TEXT NOT NULL,
  PRIMARY KEY (person, kind, subject));
CREATE INDEX notices_due ON notices (due);

CREATE TABLE notice_messages (
  id TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL,
  address TEXT NOT NULL,
  body TEXT NOT NULL,
  due BIGINT NOT NULL,
  tries SMALLINT NOT NULL DEFAULT 0,
  node TEXT NOT NULL DEFAULT '',
  until BIGINT NOT NULL DEFAULT 0,
  lapses SMALLINT NOT NULL DEFAULT 0);
CREATE INDEX notice_messages_due ON notice_messages (due);
CREATE INDEX notice_messages_address ON notice_messages (address);
)sql",
    // Clubs, and tournaments as logs.
    R"sql(
CREATE TABLE clubs (
  club_id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  about TEXT NOT NULL,
  listed SMALLINT NOT NULL,
  link TEXT NOT NULL,
  created BIGINT NOT NULL,
  closed SMALLINT NOT NULL);
CREATE INDEX clubs_listed ON clubs (created) WHERE listed = 1 AND closed = 0;

CREATE TABLE club_members (
  club_id TEXT NOT NULL,
  person TEXT NOT NULL,
  role SMALLINT NOT NULL,
  joined BIGINT NOT NULL,
  PRIMARY KEY (club_id, person));
CREATE INDEX club_members_person ON club_members (person);

CREATE TABLE club_posts (
  club_id TEXT NOT NULL,
  number BIGINT NOT NULL,
  person TEXT NOT NULL,
  time BIGINT NOT NULL,
  text TEXT NOT NULL,
  request TEXT NOT NULL,
  PRIMARY KEY (club_id, number));
CREATE UNIQUE INDEX club_posts_request ON club_posts (club_id, request);
CREATE INDEX club_posts_person ON club_posts (person);

CREATE TABLE club_tables (
  table_id TEXT NOT NULL PRIMARY KEY,
  club_id TEXT NOT NULL,
  tournament_id TEXT NOT NULL,
  round BIGINT NOT NULL,
  number BIGINT NOT NULL,
  settled SMALLINT NOT NULL);
CREATE INDEX club_tables_club ON club_tables (club_id);
CREATE INDEX club_tables_tournament ON club_tables (tournament_id);
CREATE INDEX club_tables_unsettled ON club_tables (tournament_id) WHERE settled = 0;

CREATE TABLE tournaments (
  tournament_id TEXT NOT NULL PRIMARY KEY,
  club_id TEXT NOT NULL,
  season TEXT NOT NULL,
  version BIGINT NOT NULL,
  state SMALLINT NOT NULL,
  wake BIGINT,
  card TEXT NOT NULL,
  created BIGINT NOT NULL);
CREATE INDEX tournaments_club ON tournaments (club_id, created);
CREATE INDEX tournaments_wake ON tournaments (wake) WHERE wake IS NOT NULL;

CREATE TABLE tournament_log (
  tournament_id TEXT NOT NULL,
  version BIGINT NOT NULL,
  time BIGINT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (tournament_id, version));
)sql",
    // Blocking, reports to the operator, vacations.
    R"sql(
ALTER TABLE people ADD COLUMN silenced_until BIGINT NOT NULL DEFAULT 0;

CREATE TABLE blocks (
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  blocked TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  since BIGINT NOT NULL,
  PRIMARY KEY (person, blocked));
CREATE INDEX blocks_blocked ON blocks (blocked);

CREATE TABLE reports (
  id TEXT NOT NULL PRIMARY KEY,
  time BIGINT NOT NULL,
  table_id TEXT NOT NULL,
  version BIGINT NOT NULL,
  said BIGINT NOT NULL,
  speaker TEXT NOT NULL,
  name TEXT NOT NULL,
  words TEXT NOT NULL,
  reporter TEXT NOT NULL,
  reason SMALLINT NOT NULL,
  note TEXT NOT NULL,
  verdict SMALLINT NOT NULL DEFAULT 0,
  settled BIGINT NOT NULL DEFAULT 0);
CREATE UNIQUE INDEX reports_line ON reports (table_id, version, reporter) WHERE reporter <> '';
CREATE INDEX reports_open ON reports (time) WHERE verdict = 0;
CREATE INDEX reports_settled ON reports (settled) WHERE verdict > 0;
CREATE INDEX reports_speaker ON reports (speaker);
CREATE INDEX reports_reporter ON reports (reporter);

CREATE TABLE vacations (
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  began BIGINT NOT NULL,
  until BIGINT NOT NULL,
  PRIMARY KEY (person, began));
)sql",
};

}  // namespace

std::span<const std::string_view> schema_migrations() { return kMigrations; }

}  // namespace pithead::server
