#include "server/table/wish.h"

#include <algorithm>
#include <array>
#include <limits>

#include <boost/json.hpp>

#include "bots/bot_spec.h"
#include "match/match.h"
#include "server/table/secret.h"

namespace pithead::server {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestId = 64;
constexpr std::size_t kLongestTitle = 60;
constexpr std::size_t kLongestChat = 500;
constexpr std::size_t kLongestWord = 200;  // moves, ids, keys
constexpr int kLongestClock = 60 * 60 * 24 * 30;

struct WishName {
  std::string_view name;
  Wish::Kind kind;
  bool at_table = true;
  bool answers_ply = false;
  bool needs_on = false;
};

constexpr std::array<WishName, 20> kWishes{{{"join", Wish::Kind::Join},
                                            {"seat", Wish::Kind::Seat},
                                            {"leave", Wish::Kind::Leave},
                                            {"return", Wish::Kind::Return},
                                            {"stand-in", Wish::Kind::StandIn},
                                            {"start", Wish::Kind::Start},
                                            {"move", Wish::Kind::Move, true, true},
                                            {"undo", Wish::Kind::Undo, true, true},
                                            {"confirm", Wish::Kind::Confirm, true, true},
                                            {"confirm-turns", Wish::Kind::Habit, true, false, true},
                                            {"chat", Wish::Kind::Chat},
                                            {"mute", Wish::Kind::Mute, true, false, true},
                                            {"settings", Wish::Kind::Settings},
                                            {"rematch", Wish::Kind::Rematch},
                                            {"close", Wish::Kind::Close},
                                            {"watch", Wish::Kind::Watch},
                                            {"unwatch", Wish::Kind::Unwatch},
                                            {"hint", Wish::Kind::Hint},
                                            {"preview", Wish::Kind::Preview},
                                            {"ping", Wish::Kind::Ping, false}}};

tl::unexpected<Refusal> bad(std::string what) { return refuse("bad-message", std::move(what)); }

// Reads fields and remembers the first thing that is wrong, so that a message is read in a few lines and
// judged once.
class Fields {
 public:
  explicit Fields(const json::object& object) : object_(object) {}

  const std::optional<Refusal>& wrong() const { return wrong_; }

  std::string text(std::string_view key, std::size_t longest = kLongestWord) {
    const json::value* value = object_.if_contains(key);
    if (value == nullptr || value->is_null()) return {};
    if (!value->is_string()) return complain(key, "a text"), std::string{};
    if (count_characters(value->get_string()) > longest) {
      complain(key, "a text of at most " + std::to_string(longest) + " characters");
      return {};
    }
    return std::string(value->get_string());
  }

  std::int64_t number(std::string_view key, std::int64_t otherwise, std::int64_t most) {
    const json::value* value = object_.if_contains(key);
    if (value == nullptr || value->is_null()) return otherwise;
    const bool fits = value->is_int64() && value->get_int64() >= 0 && value->get_int64() <= most;
    if (!fits) return complain(key, "a whole number from 0 to " + std::to_string(most)), otherwise;
    return value->get_int64();
  }

  std::optional<bool> truth(std::string_view key) {
    const json::value* value = object_.if_contains(key);
    if (value == nullptr || value->is_null()) return std::nullopt;
    if (!value->is_bool()) return complain(key, "true or false"), std::nullopt;
    return value->get_bool();
  }

  const json::object* object(std::string_view key) {
    const json::value* value = object_.if_contains(key);
    if (value == nullptr || value->is_null()) return nullptr;
    if (!value->is_object()) complain(key, "an object");
    return value->if_object();
  }

  const json::array* array(std::string_view key) {
    const json::value* value = object_.if_contains(key);
    if (value == nullptr || value->is_null()) return nullptr;
    if (!value->is_array()) complain(key, "a list");
    return value->if_array();
  }

  void complain(std::string_view key, const std::string& expected) {
    if (!wrong_) wrong_ = Refusal{"bad-message", "'" + std::string(key) + "' must be " + expected};
  }

 private:
  const json::object& object_;
  std::optional<Refusal> wrong_;
};

Answer<json::object> parse(std::string_view message) {
  json::error_code error;
  json::value value = json::parse({message.data(), message.size()}, error);
  if (error) return bad("the message is no JSON: " + error.message());
  if (!value.is_object()) return bad("a message is a JSON object");
  return std::move(value.get_object());
}

std::optional<Sitting> read_sitting(const json::object& object, Fields& owner) {
  Fields fields(object);
  const std::string kind = fields.text("kind");
  Sitting sitting;
  sitting.name = tidy(fields.text("name", kLongestName));
  if (fields.wrong()) return owner.complain("sitting", "right: " + fields.wrong()->what), std::nullopt;
  if (kind == "open") return Sitting{};
  if (kind == "invited") {
    sitting.kind = Sitting::Kind::Invited;
    sitting.link = random_key(16);
    return sitting;
  }
  if (kind == "person") {
    sitting.kind = Sitting::Kind::Person;
    return sitting;
  }
  if (kind == "bot") {
    sitting.kind = Sitting::Kind::Bot;
    sitting.level = fields.text("level");
    const bool known = std::find(kBotLevels.begin(), kBotLevels.end(), sitting.level) != kBotLevels.end();
    if (!known) return owner.complain("level", "random, easy, medium or hard"), std::nullopt;
    return sitting;
  }
  owner.complain("kind", "open, invited, person or bot");
  return std::nullopt;
}

const WishName* find_wish(std::string_view type) {
  const auto* found =
      std::find_if(kWishes.begin(), kWishes.end(), [&](const WishName& each) { return each.name == type; });
  return found == kWishes.end() ? nullptr : found;
}

ClockRule read_clock(const json::object& object, Fields& owner) {
  Fields fields(object);
  const std::string kind = fields.text("kind");
  ClockRule clock;
  if (kind == "turn") {
    clock.kind = ClockRule::Kind::Turn;
  } else if (kind == "bank") {
    clock.kind = ClockRule::Kind::Bank;
  } else if (kind != "none") {
    owner.complain("clock", "an object whose 'kind' is none, turn or bank");
  }
  clock.seconds = static_cast<int>(fields.number("seconds", 0, kLongestClock));
  clock.increment = static_cast<int>(fields.number("increment", 0, kLongestClock));
  if (fields.wrong()) owner.complain("clock", "right: " + fields.wrong()->what);
  if (clock.kind != ClockRule::Kind::None && clock.seconds < 5) owner.complain("seconds", "at least 5");
  return clock;
}

void read_seats(Fields& fields, Plan& plan) {
  const json::array* seats = fields.array("seats");
  if (seats == nullptr || seats->empty() || seats->size() > kMaxSeats) {
    return fields.complain("seats", "a list with one entry for each seat");
  }
  for (const json::value& each : *seats) {
    if (!each.is_object()) return fields.complain("seats", "a list of objects");
    const auto sitting = read_sitting(each.get_object(), fields);
    if (!sitting) return;
    plan.seats.push_back(*sitting);
  }
}

}  // namespace

std::size_t count_characters(std::string_view text) {
  // Bytes that go on with a character begin with the bits 10.
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
}

std::string tidy(std::string_view text) {
  std::string clean;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    clean += byte < 0x20 || byte == 0x7f ? ' ' : c;
  }
  const std::size_t first = clean.find_first_not_of(' ');
  if (first == std::string::npos) return {};
  return clean.substr(first, clean.find_last_not_of(' ') - first + 1);
}

Answer<Wish> read_wish(std::string_view message, std::string& id) {
  const auto object = parse(message);
  if (!object) return tl::unexpected(object.error());
  Fields fields(*object);
  id = fields.text("id", kLongestId);
  if (id.size() > kLongestId) fields.complain("id", "at most 64 bytes");
  const std::string type = fields.text("type");
  if (fields.wrong()) return tl::unexpected(*fields.wrong());
  const WishName* name = find_wish(type);
  if (name == nullptr) return refuse("unknown-type", "there is no message of type " + in_quotes(type));

  Wish wish;
  wish.kind = name->kind;
  wish.id = id;
  wish.table = fields.text("table");
  wish.seat = static_cast<int>(fields.number("seat", kNoSeat, kMaxSeats - 1));
  wish.ply = static_cast<int>(fields.number("ply", kNoPly, 1'000'000));
  wish.to = static_cast<int>(fields.number("to", kNoPly, 1'000'000));
  wish.since = fields.number("since", -1, std::numeric_limits<std::int64_t>::max());
  wish.name = tidy(fields.text("name", kLongestName));
  wish.link = fields.text("link");
  wish.person = fields.text("person");
  const auto on = fields.truth("on");
  wish.on = on.value_or(false);
  wish.listed = fields.truth("listed");
  switch (wish.kind) {
    case Wish::Kind::Move:
    case Wish::Kind::Preview: wish.text = fields.text("move"); break;
    case Wish::Kind::Settings: wish.text = tidy(fields.text("title", kLongestTitle)); break;
    case Wish::Kind::Chat: wish.text = tidy(fields.text("text", kLongestChat)); break;
    default: break;
  }
  if (const json::object* sitting = fields.object("sitting")) wish.sitting = read_sitting(*sitting, fields);
  if (fields.wrong()) return tl::unexpected(*fields.wrong());
  if (name->at_table && wish.table.empty()) return bad("'table' is missing: which table is it about?");
  if (name->needs_on && !on) return bad("'on' is missing: true or false?");
  if (name->answers_ply && wish.ply == kNoPly) return bad("'ply' is missing: which ply does it answer?");
  return wish;
}

Answer<Plan> read_plan_wish(std::string_view body, std::string& id) {
  const auto object = parse(body);
  if (!object) return tl::unexpected(object.error());
  Fields fields(*object);
  id = fields.text("id", kLongestId);
  if (id.size() > kLongestId) fields.complain("id", "at most 64 bytes");
  Plan plan;
  plan.game = fields.text("game");
  plan.title = tidy(fields.text("title", kLongestTitle));
  plan.listed = fields.truth("listed").value_or(false);
  const std::string pace = fields.text("pace");
  if (object->contains("pace") && pace != "live" && pace != "by-turn")
    fields.complain("pace", "live or by-turn");
  plan.by_turn = pace == "by-turn";
  if (const json::object* clock = fields.object("clock")) plan.clock = read_clock(*clock, fields);
  if (const json::object* options = fields.object("options")) {
    for (const auto& [key, value] : *options) {
      if (!value.is_string()) fields.complain("options", "an object of texts");
      if (value.is_string()) plan.options.emplace_back(key, value.get_string());
    }
  }
  read_seats(fields, plan);
  if (fields.wrong()) return tl::unexpected(*fields.wrong());
  const auto setup = make_setup(plan.game, static_cast<int>(plan.seats.size()), plan.options, 0);
  if (!setup) {
    return refuse(setup.error().kind == Error::Kind::UnknownGame ? "unknown-game" : "wrong-setup",
                  setup.error().what);
  }
  plan.options = options_of(*setup);  // a table that does not name an option is older than the option
  return plan;
}

}  // namespace pithead::server
