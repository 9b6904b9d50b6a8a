#include "server/store/sql_club_statements.h"

namespace pithead::server {
namespace {

std::string club_cards(const std::string& role, const std::string& rest) {
  return "SELECT c.club_id, c.name, c.about, c.listed, (SELECT COUNT(*) FROM club_members m"
         " WHERE m.club_id = c.club_id AND m.role < 3), " +
         role + " FROM clubs c" + rest;
}

const char* const kClubMember =
    "SELECT m.person, COALESCE(p.name, ''), m.role, m.joined FROM club_members m"
    " LEFT JOIN people p ON p.id = m.person WHERE m.club_id = $1";

const char* const kClubPost =
    "SELECT b.number, b.person, COALESCE(p.name, ''), b.time, b.text FROM club_posts b"
    " LEFT JOIN people p ON p.id = b.person WHERE ";

const char* const kTournament =
    "SELECT tournament_id, club_id, season, version, state, wake, card FROM tournaments WHERE ";

// Whom it concerns: this person in this club, or in all if none is named.
const std::string kOwnMembership = "person = $1 AND ($2 = '' OR club_id = $2)";

// A table whose result is awaited.
const std::string kNotBegun =
    "NOT EXISTS (SELECT 1 FROM tables t WHERE t.table_id = c.table_id AND t.status > 0)";

}  // namespace

// A statement may stand on several lines.
// NOLINTBEGIN(bugprone-suspicious-missing-comma)

std::vector<std::string> club_statements() {
  return {
      "INSERT INTO clubs (club_id, name, about, listed, link, created, closed) VALUES ($1, $2, $3, $4, $5, "
      "$6, 0)"
      " ON CONFLICT (club_id) DO NOTHING",
      // Whoever founded it and asks again is not made its founder again.
      "INSERT INTO club_members (club_id, person, role, joined)"
      " SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), 0, CAST($3 AS BIGINT)"
      " WHERE NOT EXISTS (SELECT 1 FROM club_members WHERE club_id = $1)",
      "SELECT club_id, name, about, listed, link, created, closed FROM clubs WHERE club_id = $1",
      "UPDATE clubs SET name = $2, about = $3, listed = $4, link = $5, closed = $6 WHERE club_id = $1",
      club_cards("NULL",
                 " WHERE c.listed = 1 AND c.closed = 0 ORDER BY 5 DESC, c.created, c.club_id LIMIT $1"),
      club_cards("mine.role",
                 " JOIN club_members mine ON mine.club_id = c.club_id WHERE mine.person = $1"
                 " AND mine.role < 3 AND c.closed = 0 ORDER BY mine.joined DESC, c.club_id"),
      std::string(kClubMember) + " AND m.role < 3 ORDER BY m.role, m.joined, m.person",
      std::string(kClubMember) + " AND m.role = 3 ORDER BY 2, m.person",
      std::string(kClubMember) + " AND m.person = $2",
      "INSERT INTO club_members (club_id, person, role, joined) VALUES ($1, $2, $3, $4)"
      " ON CONFLICT (club_id, person) DO UPDATE SET role = excluded.role",
      // Each of these while the membership is still there.
      "UPDATE club_members SET role = 0 WHERE club_id IN (SELECT club_id FROM club_members WHERE role = 0 "
      "AND " +
          kOwnMembership +
          ") AND person = (SELECT n.person FROM club_members n WHERE n.club_id = club_members.club_id"
          " AND n.role < 3 AND n.person <> $1 ORDER BY n.role, n.joined, n.person LIMIT 1)",
      "UPDATE clubs SET closed = 1 WHERE club_id IN (SELECT club_id FROM club_members WHERE role < 3 AND " +
          kOwnMembership +
          ") AND NOT EXISTS (SELECT 1 FROM club_members o WHERE o.club_id = clubs.club_id AND o.role < 3"
          " AND o.person <> $1)",
      "DELETE FROM club_members WHERE " + kOwnMembership,
      "DELETE FROM club_posts WHERE person = $1",
      "INSERT INTO club_posts (club_id, number, person, time, text, request) SELECT CAST($1 AS TEXT),"
      " 1 + COALESCE((SELECT MAX(number) FROM club_posts WHERE club_id = $1), 0), CAST($2 AS TEXT),"
      " CAST($3 AS BIGINT), CAST($4 AS TEXT), CAST($5 AS TEXT) ON CONFLICT DO NOTHING RETURNING number",
      "SELECT number FROM club_posts WHERE club_id = $1 AND request = $2",
      "DELETE FROM club_posts WHERE club_id = $1 AND number <= $2",
      std::string(kClubPost) + "b.club_id = $1 ORDER BY b.number DESC LIMIT $2",
      "UPDATE club_posts SET text = '' WHERE club_id = $1 AND number = $2",
      std::string(kClubPost) + "b.person = $1 ORDER BY b.time",
      "INSERT INTO club_tables (table_id, club_id, tournament_id, round, number, settled)"
      " VALUES ($1, $2, '', 0, 0, 1) ON CONFLICT (table_id) DO NOTHING",
      "INSERT INTO club_tables (table_id, club_id, tournament_id, round, number, settled)"
      " SELECT CAST($2 AS TEXT), club_id, '', 0, 0, 1 FROM club_tables WHERE table_id = $1"
      " ON CONFLICT (table_id) DO NOTHING",
  };
}

std::vector<std::string> tournament_statements() {
  return {
      "INSERT INTO tournament_log (tournament_id, version, time, body)"
      " SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($4 AS TEXT)"
      " WHERE CAST($2 AS BIGINT) = 1 + COALESCE((SELECT MAX(version) FROM tournament_log WHERE tournament_id "
      "= $1), 0)"
      " ON CONFLICT (tournament_id, version) DO NOTHING RETURNING version",
      "INSERT INTO tournaments (tournament_id, club_id, season, version, state, wake, card, created)"
      " VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (tournament_id) DO UPDATE SET version = "
      "excluded.version,"
      " state = excluded.state, wake = excluded.wake, card = excluded.card"
      " WHERE tournaments.version < excluded.version",
      "INSERT INTO club_tables (table_id, club_id, tournament_id, round, number, settled)"
      " VALUES ($1, $2, $3, $4, $5, 0) ON CONFLICT (table_id) DO NOTHING",
      "UPDATE club_tables SET settled = 1 WHERE table_id = $1",
      "SELECT version, time, body FROM tournament_log WHERE tournament_id = $1 ORDER BY version",
      std::string(kTournament) + "tournament_id = $1",
      std::string(kTournament) + "club_id = $1 ORDER BY created DESC, tournament_id",
      "SELECT tournament_id FROM tournaments WHERE wake <= $1 UNION"
      " SELECT c.tournament_id FROM club_tables c WHERE c.settled = 0 AND (" +
          kNotBegun + " OR EXISTS (SELECT 1 FROM rated_games g WHERE g.table_id = c.table_id))",
      "SELECT c.table_id, c.round, c.number FROM club_tables c WHERE c.tournament_id = $1 AND c.settled = 0 "
      "AND " +
          kNotBegun + " ORDER BY c.round, c.number",
      "SELECT c.table_id, c.round, c.number, s.person, s.level, s.rank FROM club_tables c JOIN rated_games g"
      " ON g.table_id = c.table_id JOIN rated_seats s ON s.table_id = c.table_id"
      " WHERE c.tournament_id = $1 AND c.settled = 0 ORDER BY c.round, c.number, s.seat",
      "SELECT table_id, round, number FROM club_tables WHERE tournament_id = $1 ORDER BY round, number",
  };
}

// NOLINTEND(bugprone-suspicious-missing-comma)

}  // namespace pithead::server
