#include "server/table/change.h"

#include <array>
#include <cstddef>
#include <cstdlib>

#include <boost/json.hpp>

#include "games/core/json.h"

namespace pithead::server {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, 17> kNames{
    "open",    "sit",   "seat", "leave", "stand-in", "return", "start",   "move", "undo",
    "confirm", "habit", "chat", "mute",  "settings", "credit", "rematch", "close"};
constexpr std::array<std::string_view, 4> kSittings{"open", "invited", "person", "bot"};
constexpr std::array<std::string_view, 3> kClocks{"none", "turn", "bank"};

template <class Kind, std::size_t n>
std::optional<Kind> kind_named(const std::array<std::string_view, n>& names, std::string_view name) {
  for (std::size_t i = 0; i < n; ++i) {
    if (names[i] == name) return static_cast<Kind>(i);
  }
  return std::nullopt;
}

// ---- writing: what has its default is left out -----------------------------------------------------------

void write_text(JsonWriter& out, std::string_view key, const std::string& text) {
  if (!text.empty()) out.field(key, text);
}

void write_sitting(JsonWriter& out, const Sitting& sitting) {
  out.begin_object();
  out.field("kind", kSittings[static_cast<std::size_t>(sitting.kind)]);
  write_text(out, "person", sitting.person);
  write_text(out, "name", sitting.name);
  write_text(out, "level", sitting.level);
  write_text(out, "link", sitting.link);
  out.end_object();
}

void write_plan(JsonWriter& out, const Plan& plan) {
  out.begin_object();
  out.field("game", plan.game);
  out.key("options").begin_object();
  for (const auto& [key, value] : plan.options) out.field(key, value);
  out.end_object();
  out.key("seats").begin_array();
  for (const Sitting& sitting : plan.seats) write_sitting(out, sitting);
  out.end_array();
  write_text(out, "title", plan.title);
  out.field("listed", plan.listed);
  out.field("by_turn", plan.by_turn);
  out.field("clock", kClocks[static_cast<std::size_t>(plan.clock.kind)]);
  out.field("seconds", plan.clock.seconds);
  out.field("increment", plan.clock.increment);
  out.end_object();
}

// ---- reading: our own writing, but never trusted ----------------------------------------------------------

std::string text_of(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string{};
}

std::int64_t number_of(const json::object& object, std::string_view key, std::int64_t otherwise) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_int64() ? value->get_int64() : otherwise;
}

bool truth_of(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_bool() && value->get_bool();
}

const json::object* object_of(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value == nullptr ? nullptr : value->if_object();
}

std::optional<Sitting> read_sitting(const json::object& object) {
  const auto kind = kind_named<Sitting::Kind>(kSittings, text_of(object, "kind"));
  if (!kind) return std::nullopt;
  return Sitting{.kind = *kind,
                 .person = text_of(object, "person"),
                 .name = text_of(object, "name"),
                 .level = text_of(object, "level"),
                 .link = text_of(object, "link")};
}

std::optional<Plan> read_plan(const json::object& object) {
  Plan plan{.game = text_of(object, "game"),
            .options = {},
            .seats = {},
            .title = text_of(object, "title"),
            .listed = truth_of(object, "listed"),
            .by_turn = truth_of(object, "by_turn"),
            .clock = {}};
  if (const json::object* options = object_of(object, "options")) {
    for (const auto& [key, value] : *options) {
      if (value.is_string()) plan.options.emplace_back(key, value.get_string());
    }
  }
  const json::value* seats = object.if_contains("seats");
  if (seats == nullptr || !seats->is_array()) return std::nullopt;
  for (const json::value& each : seats->get_array()) {
    const auto sitting = each.is_object() ? read_sitting(each.get_object()) : std::nullopt;
    if (!sitting) return std::nullopt;
    plan.seats.push_back(*sitting);
  }
  const auto clock = kind_named<ClockRule::Kind>(kClocks, text_of(object, "clock"));
  if (!clock) return std::nullopt;
  plan.clock = {.kind = *clock,
                .seconds = static_cast<int>(number_of(object, "seconds", 0)),
                .increment = static_cast<int>(number_of(object, "increment", 0))};
  return plan;
}

}  // namespace

std::string_view change_name(Change::Kind kind) { return kNames[static_cast<std::size_t>(kind)]; }

std::string write_change(const Change& change) {
  std::string text;
  JsonWriter out(text);
  out.begin_object();
  out.field("kind", change_name(change.kind));
  write_text(out, "by", change.by);
  write_text(out, "id", change.id);
  if (change.seat != kNoSeat) out.field("seat", change.seat);
  if (change.ply != kNoPly) out.field("ply", change.ply);
  write_text(out, "text", change.text);
  write_text(out, "name", change.name);
  write_text(out, "person", change.person);
  if (change.on) out.field("on", true);
  if (change.amount != 0) out.field("amount", change.amount);
  // As text: JSON readers round numbers beyond 2^53.
  if (change.kind == Change::Kind::Start) out.field("seed", std::to_string(change.seed));
  if (change.rules != 0) out.field("rules", change.rules);
  if (change.sitting) {
    out.key("sitting");
    write_sitting(out, *change.sitting);
  }
  if (change.plan) {
    out.key("plan");
    write_plan(out, *change.plan);
  }
  out.end_object();
  return text;
}

std::optional<Change> read_change(std::string_view body) {
  json::error_code error;
  const json::value value = json::parse({body.data(), body.size()}, error);
  if (error || !value.is_object()) return std::nullopt;
  const json::object& object = value.get_object();
  const auto kind = kind_named<Change::Kind>(kNames, text_of(object, "kind"));
  if (!kind) return std::nullopt;
  Change change{.kind = *kind,
                .by = text_of(object, "by"),
                .id = text_of(object, "id"),
                .seat = static_cast<int>(number_of(object, "seat", kNoSeat)),
                .ply = static_cast<int>(number_of(object, "ply", kNoPly)),
                .text = text_of(object, "text"),
                .name = text_of(object, "name"),
                .person = text_of(object, "person"),
                .on = truth_of(object, "on"),
                .amount = number_of(object, "amount", 0),
                .seed = std::strtoull(text_of(object, "seed").c_str(), nullptr, 10),
                .rules = static_cast<int>(number_of(object, "rules", 0)),
                .sitting = std::nullopt,
                .plan = std::nullopt};
  if (const json::object* sitting = object_of(object, "sitting")) change.sitting = read_sitting(*sitting);
  if (const json::object* plan = object_of(object, "plan")) change.plan = read_plan(*plan);
  return change;
}

}  // namespace pithead::server
