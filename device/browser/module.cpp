// What the page calls (web/src/protocol/device/module.ts). One instance of the module is either a node or a
// worker that thinks for one.
#include <cstdint>
#include <cstdlib>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "bots/measure.h"
#include "device/browser/imports.h"
#include "device/node.h"
#include "device/tasks.h"
#include "games/catalogue.h"
#include "games/core/json.h"
#include "match/json_fields.h"
#include "match/record.h"
#include "server/table/secret.h"

namespace pithead::server::device {
namespace {

class Page final : public Host {
 public:
  void respond(std::int64_t request, const HttpResponse& response) override {
    std::string head;
    JsonWriter json(head);
    json.begin_object();
    json.field("type", response.type);
    json.key("headers").begin_array();
    for (const auto& [name, value] : response.headers) {
      json.value(name);
      json.value(value);
    }
    json.end_array();
    json.end_object();
    pithead_respond(static_cast<double>(request), response.status, head.data(), head.size(),
                    response.body.data(), response.body.size());
  }
  void send(std::int64_t session, std::string_view text) override {
    pithead_send(static_cast<double>(session), text.data(), text.size());
  }
  void close(std::int64_t session, std::string_view why) override {
    pithead_close(static_cast<double>(session), why.data(), why.size());
  }
  void save(std::span<const RowChange> changes) override {
    std::string text;
    JsonWriter json(text);
    json.begin_array();
    for (const RowChange& each : changes) {
      json.value(each.key);
      each.value ? json.value(*each.value) : json.null();
    }
    json.end_array();
    pithead_save(text.data(), text.size());
  }
  void fetch(const std::string& prefix) override { pithead_fetch(prefix.data(), prefix.size()); }
  void think(std::int64_t thought, std::size_t worker, const std::string& task) override {
    pithead_think(static_cast<double>(thought), worker, task.data(), task.size());
  }
  void stop_thinking(std::int64_t thought) override { pithead_stop_thinking(static_cast<double>(thought)); }
};

// Never destroyed: the module goes with its worker.
Page& page() {
  static auto* page = new Page;
  return *page;
}
std::unique_ptr<Node>& node() {
  static auto* node = new std::unique_ptr<Node>;
  return *node;
}
TaskRunner& runner() {
  static auto* runner = new TaskRunner;
  return *runner;
}

// A list of keys and values in turn.
std::vector<std::pair<std::string, std::string>> rows_in(const JsonField& field) {
  std::vector<std::pair<std::string, std::string>> rows;
  const auto texts = field.texts();
  for (std::size_t i = 0; i + 1 < texts.size(); i += 2) rows.emplace_back(texts[i], texts[i + 1]);
  return rows;
}

void start(JsonFields& fields) {
  prepare_secrets();
  NodeSettings settings;
  settings.workers = static_cast<std::size_t>(fields.needed("workers").number(1));
  settings.hard_milliseconds = fields.needed("hard_milliseconds").number();
  settings.hint_milliseconds = fields.needed("hint_milliseconds").number();
  settings.rows = rows_in(fields.needed("rows"));
  node() = std::make_unique<Node>(page(), settings);
}

void request(JsonFields& fields) {
  HttpRequest request;
  request.method = fields.needed("method").text();
  request.path = fields.needed("path").text();
  for (const auto& [name, value] : rows_in(fields.needed("query"))) request.query[name] = value;
  for (const auto& [name, value] : rows_in(fields.needed("headers"))) request.headers[name] = value;
  request.body = fields.needed("body").text();
  node()->request(fields.needed("id").number<std::int64_t>(), std::move(request));
}

// Which of the errors of a store a database had.
std::optional<StoreError> error_in(JsonFields& fields) {
  const std::string error = fields.optional("error").text();
  if (error.empty()) return std::nullopt;
  const auto kind = error == "full" ? StoreError::Kind::Full : StoreError::Kind::Unreachable;
  return StoreError{.kind = kind, .what = "the browser's database said: " + error};
}

void hear(std::string_view text) {
  const auto object = read_json_object(text, "message");
  if (!object) return;
  JsonFields fields(*object, "message");
  const std::string type = fields.needed("type").text();
  if (type == "start") return start(fields);
  if (type == "request") return request(fields);
  if (type == "saved") return node()->saved(error_in(fields));
  if (type == "fetched")
    return node()->fetched(fields.needed("prefix").text(), rows_in(fields.needed("rows")));
  if (type == "tick") return node()->tick();
  const auto id = fields.needed("id").number<std::int64_t>();
  const std::string content = fields.optional("text").text();
  if (type == "open") return node()->open(id, content);
  if (type == "message") return node()->message(id, content);
  if (type == "closed") return node()->closed(id);
  if (type == "thought") return node()->thought(id, content);
}

void answer(const std::string& text) { pithead_answer(text.data(), text.size()); }

// ---- to be compared with the program itself --------------------------------------------------------------

std::string measure(const AnyGame& game, int players, double seconds) {
  const Speed speed = measure_speed(game, players, seconds);
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.key("decisions_per_second").fraction(speed.decisions_per_second, 0);
  json.key("iterations_per_second").fraction(speed.iterations_per_second, 0);
  json.key("replay_us").fraction(speed.replay_us, 1);
  json.key("decisions_per_game").fraction(speed.decisions_per_game, 1);
  json.end_object();
  return text;
}

}  // namespace
}  // namespace pithead::server::device

// NOLINTBEGIN(readability-identifier-naming): names between two languages
extern "C" {

// Room for a text that the page is about to hand in; whoever takes the text frees it.
PITHEAD_EXPORT(room) char* pithead_room(std::size_t size) { return static_cast<char*>(std::malloc(size)); }

// A message to the node.
PITHEAD_EXPORT(hear) void pithead_hear(char* text, std::size_t size) {
  pithead::server::device::hear({text, size});
  std::free(text);
}

// A task for this worker; it says its answer.
PITHEAD_EXPORT(run) void pithead_run(char* text, std::size_t size) {
  pithead::server::device::answer(pithead::server::device::runner().run({text, size}));
  std::free(text);
}

// The error in a record, or nothing.
PITHEAD_EXPORT(check_record) void pithead_check_record(char* text, std::size_t size) {
  const auto record = pithead::read_record({text, size});
  pithead::server::device::answer(record ? "" : record.error().what);
  std::free(text);
}

PITHEAD_EXPORT(measure) void pithead_measure(std::size_t game, int players, double seconds) {
  pithead::server::device::answer(
      pithead::server::device::measure(*pithead::all_games()[game], players, seconds));
}
}
// NOLINTEND(readability-identifier-naming)
