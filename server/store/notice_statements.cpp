#include "server/store/notice_statements.h"

namespace pithead::server {
namespace {

using Statements = std::vector<std::string>;

// A statement may stand on several lines.
// NOLINTBEGIN(bugprone-suspicious-missing-comma)

const char* const kNoticeAddress =
    "a.id, a.person, a.way, a.target, a.target_key, a.target_secret, a.about, a.login, a.kinds, a.created,"
    " a.stopped, a.failures, a.trouble";

// The login of a browser that nobody is logged in with any more is no address.
std::string used_addresses(const std::string& where) {
  return " FROM notice_addresses a WHERE " + where +
         " AND a.stopped = 0 AND a.kinds <> 0"
         " AND (a.login = '' OR EXISTS (SELECT 1 FROM logins WHERE login_key = a.login))";
}

std::string with_trouble(const std::string& set) {
  return "UPDATE notice_addresses SET trouble = $2, " + set + " WHERE id = $1";
}

Statements addresses() {
  return {
      // What waits already goes on waiting; what was told is told again after a day at the earliest ($7).
      "INSERT INTO notices (person, kind, subject, mark, due, body)"
      " SELECT CAST($1 AS TEXT), CAST($2 AS SMALLINT), CAST($3 AS TEXT), CAST($4 AS BIGINT),"
      " CAST($5 AS BIGINT), CAST($6 AS TEXT) WHERE EXISTS (SELECT 1" +
          used_addresses("a.person = $1 AND (a.kinds & CAST($8 AS SMALLINT)) <> 0") +
          ") ON CONFLICT (person, kind, subject) DO UPDATE SET"
          " due = CASE WHEN notices.mark <> excluded.mark THEN excluded.due"
          " WHEN notices.told = 0 THEN notices.due"
          " WHEN notices.told + CAST($7 AS BIGINT) > excluded.due THEN notices.told + CAST($7 AS BIGINT)"
          " ELSE excluded.due END,"
          " told = CASE WHEN notices.mark = excluded.mark THEN notices.told ELSE 0 END,"
          " times = CASE WHEN notices.mark = excluded.mark THEN notices.times ELSE 0 END,"
          " mark = excluded.mark, body = excluded.body",
      // In the sequence in which others lock the rows of several people.
      "INSERT INTO notices (person, kind, subject, mark, due, body)"
      " SELECT m.person, CAST($3 AS SMALLINT), CAST($4 AS TEXT), 0, CAST($5 AS BIGINT), CAST($6 AS TEXT)"
      " FROM club_members m WHERE m.club_id = $1 AND m.role < 3 AND m.person <> $2 AND EXISTS (SELECT 1" +
          used_addresses("a.person = m.person AND (a.kinds & CAST($7 AS SMALLINT)) <> 0") +
          ") ORDER BY m.person ON CONFLICT (person, kind, subject) DO NOTHING",
      "DELETE FROM notices WHERE person = $1 AND subject = $2 AND kind <> 0",
      "SELECT zone, quiet_from, quiet_to FROM notice_people WHERE person = $1",
      "INSERT INTO notice_people (person, zone, quiet_from, quiet_to) VALUES ($1, $2, $3, $4)"
      " ON CONFLICT (person) DO UPDATE SET zone = excluded.zone, quiet_from = excluded.quiet_from,"
      " quiet_to = excluded.quiet_to",
      "INSERT INTO notice_people (person, zone, quiet_from, quiet_to) VALUES ($1, '', 0, 0)"
      " ON CONFLICT (person) DO NOTHING",
      "SELECT " + std::string(kNoticeAddress) +
          " FROM notice_addresses a WHERE a.person = $1 ORDER BY a.created, a.id",
      "INSERT INTO notice_addresses (id, person, way, target, target_key, target_secret, about, login, kinds,"
      " created) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (person, way, target) DO UPDATE"
      " SET target_key = excluded.target_key, target_secret = excluded.target_secret, about = excluded.about,"
      " login = excluded.login, kinds = excluded.kinds, created = excluded.created, stopped = 0,"
      " failures = 0, trouble = ''",
      "UPDATE notice_addresses SET kinds = $3, stopped = 0, failures = 0, trouble = ''"
      " WHERE person = $1 AND id = $2 RETURNING id",
      "DELETE FROM notice_addresses WHERE person = $1 AND id = $2 RETURNING id",
      "UPDATE notice_addresses SET stopped = 1 WHERE id = $1",
      "DELETE FROM notice_messages WHERE address = $1",
      "DELETE FROM notice_messages WHERE address = $1 AND person = $2",
  };
}

Statements queue() {
  return {
      "SELECT n.person FROM notices n JOIN notice_people p ON p.person = n.person"
      " WHERE n.due <= $1 AND p.rest_until <= $1 GROUP BY n.person ORDER BY MIN(n.due), n.person LIMIT $2",
      // Whoever decides for a person does so alone until the end of the transaction.
      "UPDATE notice_people SET rest_until = rest_until WHERE person = $1 RETURNING rest_until, zone,"
      " quiet_from, quiet_to, COALESCE((SELECT language FROM people WHERE id = person), 'en'),"
      " COALESCE((SELECT MAX(v.until) FROM vacations v WHERE v.person = notice_people.person"
      " AND v.began <= $2 AND v.until > $2), 0)",
      "SELECT " + std::string(kNoticeAddress) + used_addresses("a.person = $1") + " ORDER BY a.created, a.id",
      "SELECT n.kind, n.subject, n.body, n.told, n.times, CASE WHEN EXISTS (SELECT 1 FROM members m"
      " WHERE m.table_id = n.subject AND m.person = n.person AND m.to_move = 1 AND m.ended = 0)"
      " THEN 1 ELSE 0 END, t.status, t.card FROM notices n LEFT JOIN tables t ON t.table_id = n.subject"
      " WHERE n.person = $1 AND n.due <= $2 ORDER BY n.due, n.subject",
      "DELETE FROM notices WHERE person = $1 AND kind = $2 AND subject = $3",
      "UPDATE notices SET due = $4 WHERE person = $1 AND kind = $2 AND subject = $3",
      "UPDATE notices SET due = $4, told = $5, times = times + 1"
      " WHERE person = $1 AND kind = $2 AND subject = $3",
      "UPDATE notice_people SET rest_until = $2 WHERE person = $1",
      "INSERT INTO notice_messages (id, person, address, body, due) VALUES ($1, $2, $3, $4, $5)",
      // Of two nodes one is faster. A claim that ended without a word may have been sent: that is counted.
      "UPDATE notice_messages SET lapses = lapses + CASE WHEN node = '' THEN 0 ELSE 1 END, node = $1,"
      " until = $3 WHERE until < $2 AND id = (SELECT id FROM notice_messages WHERE due <= $2 AND until < $2"
      " ORDER BY due, id LIMIT 1) RETURNING id",
      "SELECT o.id, o.body, o.tries, o.lapses, p.mail, n.zone, n.quiet_from, n.quiet_to, " +
          std::string(kNoticeAddress) +
          " FROM notice_messages o JOIN notice_addresses a ON a.id = o.address"
          " JOIN people p ON p.id = o.person JOIN notice_people n ON n.person = o.person WHERE o.id = $1",
      "DELETE FROM notice_messages WHERE id = $1",
      "UPDATE notice_messages SET node = '', until = 0, due = $3, tries = tries + 1"
      " WHERE id = $1 AND node = $2",
      "UPDATE notice_addresses SET failures = 0, trouble = '' WHERE id = $1 AND failures > 0",
      with_trouble("failures = failures + 1, stopped = CASE WHEN failures >= 2 THEN 1 ELSE stopped END"),
      with_trouble("stopped = 1"),
      "DELETE FROM notice_addresses WHERE id = $1",
      "DELETE FROM notice_people WHERE NOT EXISTS (SELECT 1 FROM people WHERE id = person)",
      "DELETE FROM notice_addresses WHERE NOT EXISTS (SELECT 1 FROM people WHERE people.id = person)"
      " OR (login <> '' AND created < $1 AND NOT EXISTS (SELECT 1 FROM logins WHERE login_key = login))",
      "DELETE FROM notices WHERE (told > 0 AND told < $1)"
      " OR NOT EXISTS (SELECT 1 FROM notice_addresses a WHERE a.person = notices.person)",
      "DELETE FROM notice_messages WHERE NOT EXISTS"
      " (SELECT 1 FROM notice_addresses a WHERE a.id = notice_messages.address)",
      "DELETE FROM notice_people WHERE person = $1",
      "DELETE FROM notice_addresses WHERE person = $1",
      "DELETE FROM notices WHERE person = $1",
      "DELETE FROM notice_messages WHERE person = $1",
  };
}

// NOLINTEND(bugprone-suspicious-missing-comma)

}  // namespace

std::vector<std::string> notice_statements() {
  Statements all = addresses();
  const Statements more = queue();
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

}  // namespace pithead::server
