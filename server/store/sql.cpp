#include "server/store/sql.h"

#include <utility>
#include <vector>

#include "server/store/notice_statements.h"
#include "server/store/sql_club_statements.h"
#include "server/store/sql_moderation.h"
#include "server/store/sql_vacations.h"

namespace pithead::server {
namespace {

// Tables with their members, one row each; a table without members has one row too.
std::string summaries(const std::string& where, const std::string& order, const std::string& limit = "",
                      const std::string& from = "tables") {
  return "SELECT t.table_id, t.version, t.changed, t.status, t.listed, t.bot_to_move, t.deadline, t.host, "
         "t.card,"
         " m.person, m.to_move FROM (SELECT * FROM " +
         from + " WHERE " + where + " ORDER BY " + order + ", table_id" + limit +
         ") t LEFT JOIN members m ON m.table_id = t.table_id ORDER BY " + order + ", t.table_id, m.place";
}

// Finished games of a person. What is empty, 0 or negative chooses nothing.
std::string chosen_results(const std::string& columns) {
  const auto with = [](const std::string& rival) {
    return " AND (" + rival +
           " = '' OR EXISTS (SELECT 1 FROM rivals WHERE rivals.person = $1 AND rival = " + rival +
           " AND rivals.finished = results.finished AND rivals.table_id = results.table_id))";
  };
  return "SELECT " + columns +
         " FROM results WHERE person = $1 AND (finished, table_id) < ($2, $3) AND finished >= $4"
         " AND ($5 = '' OR game = $5) AND ($6 = 0 OR players = $6) AND ($7 < 0 OR outcome = $7)" +
         with("$8") + with("$9");
}

const char* const kPerson =
    "SELECT id, name, language, preferences, login, password, created, mail, silenced_until FROM people"
    " WHERE ";
// An analysis with what is kept elsewhere: how much of it is done, and how many come before it.
std::string analysis(const std::string& where) {
  return "SELECT a.table_id, a.person, a.asked, a.state, a.iterations, a.plies, a.node, a.until, a.spent,"
         " (SELECT COUNT(*) FROM analysed d WHERE d.table_id = a.table_id),"
         " (SELECT COUNT(*) FROM analyses b WHERE b.state = 0 AND (b.asked < a.asked"
         " OR (b.asked = a.asked AND b.table_id < a.table_id))) FROM analyses a WHERE " +
         where;
}
std::string new_analysis(const std::string& if_it_is_there) {
  return "INSERT INTO analyses (table_id, person, asked, state, iterations, plies, node, until, spent)"
         " VALUES ($1, $2, $3, $4, $5, $6, '', 0, 0) ON CONFLICT (table_id) DO " +
         if_it_is_there;
}

const char* const kLogin = "SELECT login_key, person, created, about, used FROM logins WHERE ";

// Statements in the order of Query, by what they are about. The casts tell PostgreSQL the kind of a value
// where no column does.
using Statements = std::vector<std::string>;

// A statement may stand on several lines.
// NOLINTBEGIN(bugprone-suspicious-missing-comma)

Statements writing_tables() {
  return {
      // Only the next number is written: a gap means that the writer does not know the table.
      "INSERT INTO entries (table_id, version, time, body)"
      " SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($4 AS TEXT)"
      " WHERE CAST($2 AS BIGINT) = 1 + COALESCE((SELECT MAX(version) FROM entries WHERE table_id = $1),"
      " (SELECT version FROM packed_logs WHERE table_id = $1), 0)"
      " ON CONFLICT (table_id, version) DO NOTHING RETURNING version",
      "DELETE FROM entries WHERE table_id = $1 AND version = $2",
      "INSERT INTO tables (table_id, version, changed, status, listed, bot_to_move, deadline, host, card)"
      " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (table_id) DO UPDATE SET"
      " version = excluded.version, changed = excluded.changed, status = excluded.status,"
      " listed = excluded.listed, bot_to_move = excluded.bot_to_move, deadline = excluded.deadline,"
      " host = excluded.host, card = excluded.card WHERE tables.version < excluded.version",
      // Members belong to the summary of their version, and only if that was newer.
      // What stays as it was is not written: with each move only who is to move changes, and then no index.
      "DELETE FROM members WHERE table_id = $1 AND place >= $3"
      " AND EXISTS (SELECT 1 FROM tables WHERE table_id = $1 AND version = $2)",
      "UPDATE members SET person = $4 WHERE table_id = $1 AND place = $3 AND person <> $4"
      " AND EXISTS (SELECT 1 FROM tables WHERE table_id = $1 AND version = $2)",
      "INSERT INTO members (table_id, place, person, to_move)"
      " SELECT CAST($1 AS TEXT), CAST($3 AS SMALLINT), CAST($4 AS TEXT), CAST($5 AS SMALLINT)"
      " WHERE EXISTS (SELECT 1 FROM tables WHERE table_id = $1 AND version = $2)"
      " ON CONFLICT (table_id, place) DO UPDATE SET to_move = excluded.to_move"
      " WHERE members.to_move <> excluded.to_move",
      "UPDATE members SET ended = $2 WHERE table_id = $1 AND ended = 0",
      "INSERT INTO results (person, table_id, began, finished, game, players, seat, rank, points, outcome, "
      "kind,"
      " card) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING",
      "INSERT INTO rivals (person, rival, finished, table_id) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
      "INSERT INTO speakers (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
      "INSERT INTO rated_games (table_id, game, players, finished) VALUES ($1, $2, $3, $4)"
      " ON CONFLICT DO NOTHING",
      "INSERT INTO rated_seats (table_id, seat, person, level, points, rank) VALUES ($1, $2, $3, $4, $5, $6)"
      " ON CONFLICT DO NOTHING",
      "SELECT pg_notify('pithead_news', $1)",
      // Another node may have been faster: what it has packed is what is no longer needed.
      "INSERT INTO packed_logs (table_id, version, log) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
      "DELETE FROM entries WHERE table_id = $1"
      " AND version <= (SELECT version FROM packed_logs WHERE table_id = $1)",
      "UPDATE tables SET packed = 1 WHERE table_id = $1",
      "UPDATE packed_logs SET log = $2 WHERE table_id = $1",
      // Whoever packs or rewrites a log does so alone until the end of the transaction.
      "UPDATE tables SET packed = packed WHERE table_id = $1",
  };
}

Statements reading_tables() {
  return {
      "SELECT version, time, body FROM entries WHERE table_id = $1 AND version > $2 ORDER BY version",
      "SELECT log FROM packed_logs WHERE table_id = $1 AND version > $2",
      "SELECT table_id FROM tables WHERE status >= 2 AND packed = 0 AND changed < $1 ORDER BY changed LIMIT "
      "$2",
      // All that go on, and of the others the latest: whoever has finished thousands does not wait for them.
      summaries("table_id IN (SELECT table_id FROM members WHERE person = $1 AND ended = 0 UNION ALL"
                " SELECT table_id FROM (SELECT DISTINCT ended, table_id FROM members WHERE person = $1"
                " AND ended > 0 ORDER BY ended DESC, table_id DESC LIMIT $2) latest)",
                "changed DESC", " LIMIT $2"),
      // Each host's newest, then each one's next: nobody fills the list alone. Of many thousands the latest
      // are looked at, by their keys only.
      summaries(
          "of_host > 0", "of_host, changed DESC", " LIMIT $1",
          "(SELECT id, of_host FROM (SELECT table_id AS id, changed AS at, ROW_NUMBER() OVER"
          " (PARTITION BY host ORDER BY changed DESC, table_id) AS of_host FROM"
          " (SELECT table_id, host, changed FROM tables WHERE listed = 1 AND status <= 1 AND changed >= $2"
          " ORDER BY changed DESC LIMIT 2000) latest) numbered"
          " ORDER BY of_host, at DESC, id LIMIT $1) chosen JOIN tables ON table_id = id"),
      summaries("table_id IN (SELECT table_id FROM tables WHERE status = 1 AND bot_to_move = 1"
                " UNION SELECT table_id FROM tables WHERE status = 1 AND deadline < $1)",
                "deadline NULLS LAST"),
      summaries("status = 1 AND deadline IS NOT NULL", "deadline"),
      summaries("table_id IN (SELECT table_id FROM club_tables WHERE club_id = $1)",
                "CASE WHEN status <= 1 THEN 0 ELSE 1 END, changed DESC", " LIMIT $2"),
      "SELECT COUNT(*) FROM tables WHERE host = $1 AND status <= 1",
      chosen_results(
          "person, table_id, began, finished, game, players, seat, rank, points, outcome, kind, card") +
          " ORDER BY finished DESC, table_id DESC LIMIT $10",
      chosen_results("COUNT(*)"),
      "SELECT DISTINCT game FROM results WHERE person = $1 ORDER BY game",
      "SELECT table_id FROM tables_without_results WHERE table_id > $1 ORDER BY table_id LIMIT $2",
      "DELETE FROM tables_without_results WHERE table_id = $1",
  };
}

Statements people() {
  return {
      "INSERT INTO people (id, name, language, preferences, login, login_name, password, created)"
      " VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO UPDATE SET"
      " name = excluded.name, language = excluded.language, preferences = excluded.preferences",
      std::string(kPerson) + "id = $1",
      // Somebody's login may be the address of another: the login counts.
      std::string(kPerson) +
          "login_name = $1 OR (mail_name = $1 AND NOT EXISTS"
          " (SELECT 1 FROM people WHERE login_name = $1))",
      // A guest once only: of two nodes one finds no guest any more.
      "UPDATE people SET login = $2, login_name = $3, password = $4 WHERE id = $1 AND login_name IS NULL"
      " RETURNING id",
      "UPDATE people SET login = $2, login_name = $3 WHERE id = $1 AND login_name IS NOT NULL",
      "UPDATE people SET password = $2 WHERE id = $1 AND login_name IS NOT NULL",
      "UPDATE people SET mail = $2, mail_name = $3 WHERE id = $1 AND login_name IS NOT NULL",
      "INSERT INTO logins (login_key, person, created, about, used) VALUES ($1, $2, $3, $4, $5)"
      " ON CONFLICT (login_key) DO UPDATE SET person = excluded.person, created = excluded.created,"
      " about = excluded.about, used = excluded.used",
      std::string(kLogin) + "login_key = $1",
      "UPDATE logins SET used = $2 WHERE login_key = $1",
      std::string(kLogin) + "person = $1 ORDER BY created DESC, login_key",
      "DELETE FROM logins WHERE login_key = $1 RETURNING login_key",
      "DELETE FROM logins WHERE person = $1 AND login_key <> $2 RETURNING login_key",
      "DELETE FROM logins WHERE EXISTS (SELECT 1 FROM people WHERE id = person AND login_name IS NOT NULL)"
      " RETURNING login_key",
      "DELETE FROM logins WHERE NOT EXISTS"
      " (SELECT 1 FROM people WHERE id = person AND login_name IS NOT NULL) RETURNING login_key",
      "SELECT pg_notify('pithead_logins', $1)",
      "DELETE FROM codes WHERE person = $1 AND purpose = $2",
      "INSERT INTO codes (person, code, purpose, until, mail) VALUES ($1, $2, $3, $4, $5)"
      " ON CONFLICT (person, code) DO NOTHING",
      "DELETE FROM codes WHERE person = $1 AND code = $2 AND purpose = $3 AND until > $4"
      " RETURNING until, mail",
  };
}

Statements erasure() {
  return {
      "SELECT table_id FROM members WHERE person = $1 UNION SELECT table_id FROM tables WHERE host = $1"
      " UNION SELECT table_id FROM results WHERE person = $1"
      " UNION SELECT table_id FROM speakers WHERE person = $1",
      "SELECT card FROM tables WHERE table_id = $1",
      "SELECT person, finished, card FROM results WHERE table_id = $1"
      " AND person IN (SELECT person FROM members WHERE table_id = $1)",
      "UPDATE entries SET body = $3 WHERE table_id = $1 AND version = $2",
      "UPDATE tables SET card = $2 WHERE table_id = $1",
      "UPDATE results SET card = $4 WHERE table_id = $1 AND person = $2 AND finished = $3",
      "DELETE FROM results WHERE person = $1",
      "DELETE FROM rivals WHERE person = $1",
      "DELETE FROM speakers WHERE person = $1",
      "DELETE FROM people WHERE id = $1",
      "SELECT id FROM people WHERE login_name IS NULL AND id > $1 ORDER BY id LIMIT $2",
      "DELETE FROM people WHERE login_name IS NULL AND id > $1 AND id <= $2 AND created < $3"
      " AND NOT EXISTS (SELECT 1 FROM logins WHERE person = people.id AND used >= $3)"
      " AND NOT EXISTS (SELECT 1 FROM members WHERE person = people.id)"
      " AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id)",
      "DELETE FROM logins WHERE login_key IN (SELECT login_key FROM logins WHERE used < $1 AND (used < $2"
      " OR EXISTS (SELECT 1 FROM people WHERE id = person AND login_name IS NOT NULL)) LIMIT $3)",
      "DELETE FROM codes WHERE until < $1",
      "DELETE FROM beats WHERE time < $1",
      "SELECT node FROM beats WHERE time >= $1 ORDER BY node LIMIT 1",
  };
}

Statements analyses() {
  return {
      new_analysis("UPDATE SET person = excluded.person, asked = excluded.asked, state = 0"
                   " WHERE analyses.state = 2"),
      new_analysis("NOTHING"),
      "UPDATE analyses SET state = 2, node = '' WHERE table_id = $1 AND state = 0",
      "UPDATE analyses SET state = 1, node = '' WHERE table_id = $1",
      analysis("a.table_id = $1"),
      "SELECT COALESCE(SUM(CASE WHEN person = $1 THEN 1 ELSE 0 END), 0), COUNT(*) FROM analyses WHERE state "
      "= 0",
      // Of two nodes one is faster: the other then finds the claim renewed.
      "UPDATE analyses SET node = $1, until = $3 WHERE state = 0 AND until < $2 AND table_id ="
      " (SELECT table_id FROM analyses WHERE state = 0 AND until < $2 ORDER BY asked, table_id LIMIT 1)"
      " RETURNING table_id",
      "UPDATE analyses SET until = $3 WHERE table_id = $1 AND node = $2 AND state = 0",
      "INSERT INTO analysed (table_id, ply, slip, body) VALUES ($1, $2, $3, $4)"
      " ON CONFLICT (table_id, ply) DO NOTHING RETURNING ply",
      "UPDATE analyses SET spent = spent + $2, until = CASE WHEN node = $3 THEN $4 ELSE until END"
      " WHERE table_id = $1",
      "SELECT ply, slip, body FROM analysed WHERE table_id = $1 AND ply >= $2 ORDER BY ply LIMIT $3",
      "SELECT ply FROM analysed WHERE table_id = $1 ORDER BY ply",
      "SELECT ply FROM analysed WHERE table_id = $1 AND slip > 0 ORDER BY slip DESC, ply LIMIT $2",
  };
}

// A pool is a game for a number of players.
std::string in_pool(const std::string& rest) { return " WHERE game = $1 AND players = $2" + rest; }

// The first that wait, and all that ended in the same moment as the last of these.
std::string in_bite() {
  return in_pool(
      " AND folded = 0 AND finished <= (SELECT MAX(finished) FROM (SELECT finished FROM rated_games" +
      in_pool(" AND folded = 0 ORDER BY finished LIMIT $3") + ") chosen)");
}

Statements folding_ratings() {
  return {
      "SELECT game, players FROM rated_games WHERE folded = 0 ORDER BY game, players LIMIT 1",
      "SELECT game, players FROM rating_pools ORDER BY game, players",
      "INSERT INTO rating_pools (game, players) VALUES ($1, $2) ON CONFLICT DO NOTHING",
      // Whoever folds the games of a pool does so alone until the end of the transaction.
      "UPDATE rating_pools SET players = players" + in_pool(""),
      "SELECT MIN(finished) FROM rated_games" + in_pool(" AND folded = 0"),
      "SELECT COUNT(*) FROM rated_games" +
          in_pool(" AND folded = 1 AND finished >= (SELECT MIN(finished) FROM rated_games" +
                  in_pool(" AND folded = 0)")),
      "SELECT g.table_id, g.finished, s.person, s.level, s.points, s.rank FROM rated_games g"
      " JOIN rated_seats s ON s.table_id = g.table_id" +
          in_bite() + " ORDER BY g.finished, g.table_id, s.seat",
      "SELECT person, games, points, deviation, volatility, finished FROM rating_steps" +
          in_pool(" AND latest = 1 AND person IN (SELECT person FROM rated_seats WHERE table_id IN"
                  " (SELECT table_id FROM rated_games" +
                  in_bite() + "))"),
      "DELETE FROM rating_steps" + in_pool(" AND finished >= $3"),
      "UPDATE rated_games SET folded = 0" + in_pool(" AND folded = 1 AND finished >= $3"),
      // What is the latest now of those whose later steps were dropped.
      "UPDATE rating_steps SET latest = 1" +
          in_pool(" AND latest = 0 AND person IN (SELECT s.person FROM rated_games g"
                  " JOIN rated_seats s ON s.table_id = g.table_id" +
                  in_pool(" AND g.folded = 0)") + " AND games = (SELECT MAX(games) FROM rating_steps later" +
                  in_pool(" AND later.person = rating_steps.person)")),
      "UPDATE rating_steps SET latest = 0" + in_pool(" AND person = $3 AND latest = 1"),
      "INSERT INTO rating_steps (game, players, person, games, table_id, finished, points_before, points,"
      " deviation, volatility, provisional, latest) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 1)",
      "UPDATE rated_games SET folded = 1 WHERE table_id = $1",
  };
}

std::string steps(const std::string& more, const std::string& where) {
  return "SELECT s.game, s.players, s.person, s.games, s.table_id, s.finished, s.points_before, s.points,"
         " s.deviation, s.volatility" +
         more + where;
}

// Those who have an account: guests have no rating, and who went is gone.
std::string of_accounts(const std::string& where) {
  return " FROM rating_steps s JOIN people p ON p.id = s.person AND p.login_name IS NOT NULL" + where;
}

Statements reading_ratings() {
  return {
      steps(", p.name", of_accounts(in_pool(" AND latest = 1 ORDER BY s.provisional, s.points DESC, s.person"
                                            " LIMIT $3 OFFSET $4"))),
      "SELECT COUNT(*)" + of_accounts(in_pool(" AND latest = 1")),
      "SELECT COUNT(*)" +
          of_accounts(
              " JOIN rating_steps mine ON mine.game = s.game AND mine.players = s.players"
              " AND mine.person = $3 AND mine.latest = 1"
              " WHERE s.game = $1 AND s.players = $2 AND s.latest = 1"
              " AND (s.provisional < mine.provisional OR (s.provisional = mine.provisional"
              " AND (s.points > mine.points OR (s.points = mine.points AND s.person < mine.person))))"),
      steps("", " FROM rating_steps s WHERE s.person = $1 AND latest = 1 ORDER BY s.game, s.players"),
      steps("", " FROM rating_steps s" + in_pool(" AND s.person = $3 ORDER BY s.games DESC LIMIT $4")),
      steps("", " FROM rating_steps s WHERE s.table_id = $1"),
      steps("", " FROM rating_steps s" + in_pool(" AND s.person = $3 AND latest = 1")),
      steps(", p.name", of_accounts(in_pool(" AND latest = 1 AND s.person IN (SELECT person FROM club_members"
                                            " WHERE club_id = $3 AND role < 3)"
                                            " ORDER BY s.provisional, s.points DESC, s.person"))),
  };
}

Statements nodes() {
  return {
      "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
      "SELECT value FROM secrets WHERE name = $1",
      "INSERT INTO beats (node, time) VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET time = excluded.time",
      "SELECT MAX(time) FROM beats",
  };
}

// NOLINTEND(bugprone-suspicious-missing-comma)

struct Part {
  std::string_view topic;
  Statements statements;
};

const std::vector<Part>& parts() {
  static const std::vector<Part> kParts{{"tables", writing_tables()},
                                        {"tables", reading_tables()},
                                        {"people", people()},
                                        {"people", erasure()},
                                        {"analyses", analyses()},
                                        {"ratings", folding_ratings()},
                                        {"ratings", reading_ratings()},
                                        {"clubs", club_statements()},
                                        {"clubs", tournament_statements()},
                                        {"notices", notice_statements()},
                                        {"people", moderation_statements()},
                                        {"people", vacation_statements()},
                                        {"nodes", nodes()}};
  return kParts;
}

struct Place {
  const Part& part;
  std::size_t index;
};

Place place_of(Query query) {
  auto index = static_cast<std::size_t>(query);
  auto part = parts().begin();
  for (; index >= part->statements.size(); ++part) index -= part->statements.size();
  return {*part, index};
}

}  // namespace

const std::string& sql_of(Query query) {
  const auto [part, index] = place_of(query);
  return part.statements[index];
}

Person person_of(Row& row) {
  return {std::move(text(row, 0)), std::move(text(row, 1)), std::move(text(row, 2)),
          std::move(text(row, 3)), std::move(text(row, 4)), std::move(text(row, 5)),
          number(row, 6),          std::move(text(row, 7)), number(row, 8)};
}

std::string_view topic_of(Query query) { return place_of(query).part.topic; }

}  // namespace pithead::server
