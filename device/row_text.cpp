#include "device/row_text.h"

#include <cstdint>
#include <vector>

#include "games/core/json.h"
#include "match/json_fields.h"
#include "server/table/telling_parts.h"

namespace pithead::server::device {
namespace {

// Reads the fields of an object that this program wrote.
template <class T, class Read>
T read_object(const std::string& text, Read read) {
  T value;
  const auto document = read_json_object(text, "row");
  if (!document) return value;
  JsonFields fields(*document, "row");
  read(fields, value);
  return value;
}

std::int64_t whole(JsonFields& fields, std::string_view key) {
  return fields.needed(key).number<std::int64_t>();
}

template <class Kind>
Kind kind(JsonFields& fields, std::string_view key) {
  return static_cast<Kind>(fields.needed(key).number<int>());
}

template <class Kind>
void write_kind(JsonWriter& json, std::string_view key, Kind kind) {
  json.field(key, static_cast<int>(kind));
}

}  // namespace

std::string text_of(const Summary& summary) {
  return object([&](JsonWriter& json) {
    json.field("table", summary.table);
    json.field("version", summary.version);
    json.field("changed", summary.changed);
    write_kind(json, "status", summary.status);
    json.field("listed", summary.listed);
    json.field("bot_to_move", summary.bot_to_move);
    if (summary.deadline) json.field("deadline", *summary.deadline);
    json.field("host", summary.host);
    json.field("card", summary.card);
    json.key("members").begin_array();
    for (const Summary::Member& member : summary.members) {
      json.value(member.person);
      json.value(member.to_move ? "to move" : "");
    }
    json.end_array();
  });
}

Summary summary_of(const std::string& text) {
  return read_object<Summary>(text, [](JsonFields& fields, Summary& summary) {
    summary.table = fields.needed("table").text();
    summary.version = whole(fields, "version");
    summary.changed = whole(fields, "changed");
    summary.status = kind<Summary::Status>(fields, "status");
    summary.listed = fields.needed("listed").truth();
    summary.bot_to_move = fields.needed("bot_to_move").truth();
    if (fields.has("deadline")) summary.deadline = whole(fields, "deadline");
    summary.host = fields.needed("host").text();
    summary.card = fields.needed("card").text();
    const auto members = fields.needed("members").texts();
    for (std::size_t i = 0; i + 1 < members.size(); i += 2)
      summary.members.push_back({std::string(members[i]), !members[i + 1].empty()});
  });
}

std::string text_of(const GameResult& result) {
  return object([&](JsonWriter& json) {
    json.field("person", result.person);
    json.field("table", result.table);
    json.field("began", result.began);
    json.field("finished", result.finished);
    json.field("game", result.game);
    json.field("players", result.players);
    json.field("seat", int{result.seat});
    json.field("rank", result.rank);
    json.field("points", result.points);
    write_kind(json, "outcome", result.outcome);
    write_kind(json, "kind", result.kind);
    json.field("card", result.card);
    json.key("rivals").begin_array();
    for (const std::string& rival : result.rivals) json.value(rival);
    json.end_array();
  });
}

GameResult result_of(const std::string& text) {
  return read_object<GameResult>(text, [](JsonFields& fields, GameResult& result) {
    result.person = fields.needed("person").text();
    result.table = fields.needed("table").text();
    result.began = whole(fields, "began");
    result.finished = whole(fields, "finished");
    result.game = fields.needed("game").text();
    result.players = fields.needed("players").number();
    result.seat = fields.needed("seat").number<Seat>();
    result.rank = fields.needed("rank").number();
    result.points = fields.needed("points").number();
    result.outcome = kind<GameResult::Outcome>(fields, "outcome");
    result.kind = kind<GameResult::Kind>(fields, "kind");
    result.card = fields.needed("card").text();
    for (const std::string_view rival : fields.needed("rivals").texts()) result.rivals.emplace_back(rival);
  });
}

std::string text_of(const Person& person) {
  return object([&](JsonWriter& json) {
    json.field("id", person.id);
    json.field("name", person.name);
    json.field("language", person.language);
    json.field("preferences", person.preferences);
    json.field("created", person.created);
  });
}

Person person_of(const std::string& text) {
  return read_object<Person>(text, [](JsonFields& fields, Person& person) {
    person.id = fields.needed("id").text();
    person.name = fields.needed("name").text();
    person.language = fields.needed("language").text();
    person.preferences = fields.needed("preferences").text();
    person.created = whole(fields, "created");
  });
}

std::string text_of(const Login& login) {
  return object([&](JsonWriter& json) {
    json.field("key", login.key);
    json.field("person", login.person);
    json.field("created", login.created);
    json.field("about", login.about);
    json.field("used", login.used);
  });
}

Login login_of(const std::string& text) {
  return read_object<Login>(text, [](JsonFields& fields, Login& login) {
    login.key = fields.needed("key").text();
    login.person = fields.needed("person").text();
    login.created = whole(fields, "created");
    login.about = fields.needed("about").text();
    login.used = whole(fields, "used");
  });
}

std::string text_of(const AnalysisJob& job) {
  return object([&](JsonWriter& json) {
    json.field("table", job.table);
    json.field("person", job.person);
    json.field("asked", job.asked);
    write_kind(json, "state", job.state);
    json.field("iterations", job.iterations);
    json.field("plies", job.plies);
    json.field("node", job.node);
    json.field("until", job.until);
    json.field("spent", job.spent);
    json.field("done", job.done);
  });
}

AnalysisJob job_of(const std::string& text) {
  return read_object<AnalysisJob>(text, [](JsonFields& fields, AnalysisJob& job) {
    job.table = fields.needed("table").text();
    job.person = fields.needed("person").text();
    job.asked = whole(fields, "asked");
    job.state = kind<AnalysisJob::State>(fields, "state");
    job.iterations = whole(fields, "iterations");
    job.plies = whole(fields, "plies");
    job.node = fields.needed("node").text();
    job.until = whole(fields, "until");
    job.spent = whole(fields, "spent");
    job.done = whole(fields, "done");
  });
}

std::string text_of(const AnalysedDecision& decision) {
  return object([&](JsonWriter& json) {
    json.field("ply", decision.ply);
    json.field("slip", decision.slip);
    json.field("body", decision.body);
  });
}

AnalysedDecision decision_of(const std::string& text) {
  return read_object<AnalysedDecision>(text, [](JsonFields& fields, AnalysedDecision& decision) {
    decision.ply = whole(fields, "ply");
    decision.slip = whole(fields, "slip");
    decision.body = fields.needed("body").text();
  });
}

std::string text_of(const Entry& entry) {
  return object([&](JsonWriter& json) {
    json.field("table", entry.table);
    json.field("version", entry.version);
    json.field("time", entry.time);
    json.field("body", entry.body);
  });
}

Entry entry_of(const std::string& text) {
  return read_object<Entry>(text, [](JsonFields& fields, Entry& entry) {
    entry.table = fields.needed("table").text();
    entry.version = whole(fields, "version");
    entry.time = whole(fields, "time");
    entry.body = fields.needed("body").text();
  });
}

}  // namespace pithead::server::device
