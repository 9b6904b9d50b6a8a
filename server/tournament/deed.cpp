#include "server/tournament/deed.h"

#include <algorithm>

#include "games/core/json.h"
#include "match/json_fields.h"

namespace pithead::server {
namespace {

constexpr int kMostOfAnything = 1'000;

void write_numbers(JsonWriter& json, std::string_view key, const std::vector<int>& numbers) {
  json.key(key).begin_array();
  for (const int each : numbers) json.value(each);
  json.end_array();
}

void write_plan(JsonWriter& json, const TournamentPlan& plan) {
  json.field("title", plan.title);
  json.field("game", plan.game);
  json.key("options").begin_object();
  for (const auto& [key, value] : plan.options) json.field(key, value);
  json.end_object();
  json.field("tournament", kTournamentKinds.at(static_cast<std::size_t>(plan.kind)));
  json.field("seats", plan.seats);
  json.field("rounds", plan.rounds);
  json.field("go_on", plan.go_on);
  if (!plan.bots.empty()) json.field("bots", plan.bots);
  json.field("seeding", kSeedings.at(static_cast<std::size_t>(plan.seeding)));
  json.field("turn_seconds", plan.turn_seconds);
  json.field("pause_seconds", plan.pause_seconds);
  if (!plan.season.empty()) json.field("season", plan.season);
}

struct DeedWriter {
  JsonWriter& json;

  void operator()(const Announced& deed) const { write_plan(json, deed.plan); }
  void operator()(const Entered& deed) const {
    json.field("person", deed.person);
    json.field("rating", deed.rating);
  }
  void operator()(const Withdrawn& deed) const { json.field("person", deed.person); }
  // Many JSON readers round numbers beyond 2^53.
  void operator()(const Started& deed) const { json.field("seed", std::to_string(deed.seed)); }
  void operator()(const RoundPaired& deed) const {
    json.key("tables").begin_array();
    for (const auto& table : deed.pairing.tables) {
      json.begin_array();
      for (const int each : table) json.value(each);
      json.end_array();
    }
    json.end_array();
    write_numbers(json, "byes", deed.pairing.byes);
  }
  void operator()(const TableEnded& deed) const {
    json.field("table", deed.table);
    write_numbers(json, "ranks", deed.ranks);
  }
  void operator()(const TableAdjudicated& deed) const {
    json.field("table", deed.table);
    write_numbers(json, "ranks", deed.ranks);
  }
  void operator()(const TimeExtended& deed) const {
    json.field("table", deed.table);
    json.field("seconds", deed.seconds);
  }
  void operator()(const PlayerReplaced& deed) const {
    json.field("person", deed.person);
    json.field("by_whom", deed.by_whom);
  }
  void operator()(const auto& /*says nothing more*/) const {}
};

std::vector<int> numbers_of(const boost::json::array* list, JsonFields& fields) {
  std::vector<int> numbers;
  if (list == nullptr) return numbers;
  for (const boost::json::value& each : *list) {
    const std::int64_t* number = each.if_int64();
    if (number == nullptr || *number < 0 || *number > kMostOfAnything) {
      fields.complain("a list has something else than small numbers");
      return numbers;
    }
    numbers.push_back(static_cast<int>(*number));
  }
  return numbers;
}

Pairing pairing_in(JsonFields& fields) {
  Pairing pairing;
  const auto* tables = fields.needed("tables").list();
  for (std::size_t i = 0; tables != nullptr && i < tables->size(); ++i)
    pairing.tables.push_back(numbers_of((*tables)[i].if_array(), fields));
  pairing.byes = numbers_of(fields.needed("byes").list(), fields);
  return pairing;
}

TournamentPlan plan_in(JsonFields& fields) {
  using Plan = TournamentPlan;
  constexpr std::int64_t kLongest = 1'000'000'000;
  return {.title = fields.needed("title").text(),
          .game = fields.needed("game").text(),
          .options = fields.optional("options").options(),
          .kind = fields.needed("tournament").kind<Plan::Kind>(kTournamentKinds).value_or(Plan::Kind::Swiss),
          .seats = fields.needed("seats").number(2, kMostOfAnything, 2),
          .rounds = fields.needed("rounds").number(0, kMostOfAnything),
          .go_on = fields.needed("go_on").number(0, kMostOfAnything),
          .bots = fields.optional("bots").text(),
          .seeding = fields.needed("seeding").kind<Plan::Seeding>(kSeedings).value_or(Plan::Seeding::Chance),
          .turn_seconds = fields.needed("turn_seconds").number<std::int64_t>(0, kLongest),
          .pause_seconds = fields.needed("pause_seconds").number<std::int64_t>(0, kLongest),
          .season = fields.optional("season").text()};
}

struct DeedType {
  std::string_view kind;
  Deed::What (*read)(JsonFields& fields);
};

const std::array<DeedType, 11> kDeedTypes{{
    {Announced::kKind, [](JsonFields& fields) -> Deed::What { return Announced{plan_in(fields)}; }},
    {Entered::kKind,
     [](JsonFields& fields) -> Deed::What {
       return Entered{fields.needed("person").text(), fields.needed("rating").number()};
     }},
    {Withdrawn::kKind,
     [](JsonFields& fields) -> Deed::What { return Withdrawn{fields.needed("person").text()}; }},
    {Started::kKind,
     [](JsonFields& fields) -> Deed::What { return Started{fields.needed("seed").seed_in_text().number()}; }},
    {RoundPaired::kKind, [](JsonFields& fields) -> Deed::What { return RoundPaired{pairing_in(fields)}; }},
    {RoundOpened::kKind, [](JsonFields& /*none*/) -> Deed::What { return RoundOpened{}; }},
    {TableEnded::kKind,
     [](JsonFields& fields) -> Deed::What {
       return TableEnded{fields.needed("table").number(0, kMostOfAnything),
                         numbers_of(fields.needed("ranks").list(), fields)};
     }},
    {TableAdjudicated::kKind,
     [](JsonFields& fields) -> Deed::What {
       return TableAdjudicated{fields.needed("table").number(0, kMostOfAnything),
                               numbers_of(fields.needed("ranks").list(), fields)};
     }},
    {TimeExtended::kKind,
     [](JsonFields& fields) -> Deed::What {
       return TimeExtended{fields.needed("table").number(0, kMostOfAnything),
                           fields.needed("seconds").number<std::int64_t>()};
     }},
    {PlayerReplaced::kKind,
     [](JsonFields& fields) -> Deed::What {
       return PlayerReplaced{fields.needed("person").text(), fields.needed("by_whom").text()};
     }},
    {Cancelled::kKind, [](JsonFields& /*none*/) -> Deed::What { return Cancelled{}; }},
}};

}  // namespace

std::string_view deed_kind(const Deed& deed) {
  return std::visit([](const auto& what) { return what.kKind; }, deed.what);
}

std::string write_deed(const Deed& deed) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("kind", deed_kind(deed));
  if (!deed.by.empty()) json.field("by", deed.by);
  if (!deed.id.empty()) json.field("id", deed.id);
  std::visit(DeedWriter{json}, deed.what);
  json.end_object();
  return text;
}

std::optional<Deed> read_deed(std::string_view body, std::int64_t time) {
  const auto object = read_json_object(body, "deed");
  if (!object) return std::nullopt;
  JsonFields fields(*object, "deed");
  const std::string kind = fields.needed("kind").text();
  const auto* type = std::find_if(kDeedTypes.begin(), kDeedTypes.end(),
                                  [&](const DeedType& each) { return each.kind == kind; });
  if (type == kDeedTypes.end()) return std::nullopt;
  Deed deed{.by = fields.optional("by").text(),
            .id = fields.optional("id").text(),
            .time = time,
            .what = type->read(fields)};
  if (fields.wrong()) return std::nullopt;
  return deed;
}

}  // namespace pithead::server
