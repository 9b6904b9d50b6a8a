#include "server/table/wish.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "bots/bot_spec.h"
#include "games/core/hex.h"
#include "match/fair_deal.h"
#include "match/json_fields.h"
#include "match/match.h"
#include "server/table/plain_text.h"
#include "server/table/rated.h"
#include "server/table/secret.h"

namespace pithead::server {
namespace {

constexpr std::size_t kLongestId = 64;
constexpr std::size_t kLongestReadForId = 4096;  // bytes of a message
constexpr std::size_t kLongestTitle = 60;
constexpr std::size_t kLongestChat = 500;
constexpr std::size_t kLongestWord = 200;  // moves, ids, keys
constexpr int kMostPlies = 1'000'000;
constexpr int kLongestClock = 60 * 60 * 24 * 30;
constexpr std::size_t kMostLines = 40;           // of a plan
constexpr std::size_t kMostPlannedMoves = 100;   // in all of them
constexpr std::size_t kMostMovesBefore = 2'000;  // several times the longest game

Seat seat_in(JsonField field) { return field.number<Seat>(0, kMaxSeats - 1, kNobody); }
int ply_in(JsonField field) { return field.number(0, kMostPlies); }
std::optional<int> ply_if_any(const JsonField& field) {
  if (field.value() == nullptr) return std::nullopt;
  return ply_in(field);
}

// A part of the message that is wrong makes all of it wrong.
void complain_about(std::string_view key, const JsonFields& part, JsonFields& whole) {
  if (part.wrong()) whole.complain("'" + std::string(key) + "' is wrong: " + *part.wrong());
}

SeatHolder read_holder(const boost::json::object& object, std::string_view key, JsonFields& whole) {
  JsonFields fields(object, "seat");
  const auto kind = fields.optional("kind").kind<SeatHolder::Kind>(kHolderKinds);
  if (!kind) whole.complain("'kind' must be open, invited, person or bot");
  SeatHolder holder;
  holder.kind = kind.value_or(SeatHolder::Kind::Open);
  const std::string name = name_in(fields, "name");
  if (holder.kind != SeatHolder::Kind::Open) holder.name = name;
  if (holder.kind == SeatHolder::Kind::Invited) holder.link = random_key(16);
  if (holder.kind == SeatHolder::Kind::Bot) {
    holder.level = fields.optional("level").text(kLongestWord);
    const bool known = std::find(kBotLevels.begin(), kBotLevels.end(), holder.level) != kBotLevels.end();
    if (!known) whole.complain("'level' must be random, easy, medium or hard");
  }
  complain_about(key, fields, whole);
  return holder;
}

SeatHolder holder_in(JsonFields& fields) {
  const auto* object = fields.needed("sitting").object();
  return object == nullptr ? SeatHolder{} : read_holder(*object, "sitting", fields);
}

// A version, or a time.
std::int64_t count_in(const JsonField& field) {
  return field.number<std::int64_t>(0, std::numeric_limits<std::int64_t>::max());
}

UndoMoves undo_in(JsonFields& fields) {
  return {.ply = ply_in(fields.needed("ply")), .left = ply_if_any(fields.optional("to"))};
}

std::string share_in(JsonField field, JsonFields& fields) {
  std::string share = field.text();
  if (!share.empty() && !is_hex(share, kShareDigits)) {
    fields.complain("'share' must be " + std::to_string(kShareDigits) + " small hexadecimal digits");
  }
  return share;
}

ChatFor chat_in(JsonFields& fields) {
  if (!fields.has("chat")) return ChatFor::Seats;
  const auto chosen = fields.optional("chat").kind<ChatFor>(kChatFor);
  if (!chosen) fields.complain("'chat' must be seats, everybody or nobody");
  return chosen.value_or(ChatFor::Seats);
}

std::optional<bool> truth_if_any(const JsonField& field) {
  if (field.value() == nullptr) return std::nullopt;
  return field.truth();
}

ChangeSettings settings_in(JsonFields& fields) {
  ChangeSettings settings{.title = name_in(fields, "title", kLongestTitle),
                          .listed = truth_if_any(fields.optional("listed")),
                          .chat = std::nullopt,
                          .is_private = truth_if_any(fields.optional("private"))};
  if (fields.has("chat")) settings.chat = chat_in(fields);
  return settings;
}

std::vector<std::string> planned_moves_in(JsonFields& fields) {
  const auto texts = fields.needed("moves").texts();
  if (texts.size() > kMostPlannedMoves)
    fields.complain("more than " + std::to_string(kMostPlannedMoves) + " moves");
  return {texts.begin(), texts.end()};
}

PlanTurn plan_in(JsonFields& fields) {
  PlanTurn plan;
  plan.ply = ply_if_any(fields.optional("ply"));
  plan.standing = fields.optional("standing").truth();
  if (fields.has("condition")) {
    const auto condition = fields.optional("condition").kind<PlanCondition>(kPlanConditions);
    if (!condition) fields.complain("'condition' must be same or legal");
    plan.condition = condition.value_or(PlanCondition::Same);
  }
  const auto* list = fields.needed("lines").list();
  if (list == nullptr) return plan;
  std::size_t moves = 0;
  for (const boost::json::value& each : *list) {
    if (!each.is_object()) return fields.complain("'lines' must be a list of objects"), plan;
    JsonFields line(each.get_object(), "line");
    moves += plan.lines.emplace_back(planned_moves_in(line)).size();
    complain_about("lines", line, fields);
  }
  if (plan.lines.size() > kMostLines || moves > kMostPlannedMoves) {
    fields.complain("a plan has at most " + std::to_string(kMostLines) + " lines with " +
                    std::to_string(kMostPlannedMoves) + " moves");
  }
  return plan;
}

using What = decltype(Wish::what);

struct WishType {
  std::string_view name;
  What (*read)(JsonFields& fields);
};

constexpr std::array<WishType, 29> kWishTypes{{
    {"join",
     [](JsonFields& fields) -> What {
       return JoinTable{.seat = seat_in(fields.optional("seat")),
                        .link = fields.optional("link").text(kLongestWord),
                        .name = name_in(fields, "name"),
                        .share = share_in(fields.optional("share"), fields)};
     }},
    {"share", [](JsonFields& fields) -> What { return GiveShare{share_in(fields.needed("share"), fields)}; }},
    {"seat",
     [](JsonFields& fields) -> What {
       return AssignSeat{.seat = seat_in(fields.needed("seat")), .holder = holder_in(fields)};
     }},
    {"leave", [](JsonFields& fields) -> What { return LeaveTable{seat_in(fields.optional("seat"))}; }},
    {"return", [](JsonFields& fields) -> What { return ReturnToSeat{seat_in(fields.optional("seat"))}; }},
    {"stand-in", [](JsonFields& /*none*/) -> What { return LetBotStandIn{}; }},
    {"start",
     [](JsonFields& fields) -> What { return StartGame{share_in(fields.optional("share"), fields)}; }},
    {"move",
     [](JsonFields& fields) -> What {
       return PlayMove{.ply = ply_in(fields.needed("ply")),
                       .move = fields.optional("move").text(kLongestWord),
                       .seat = seat_in(fields.optional("seat"))};
     }},
    {"plan", [](JsonFields& fields) -> What { return plan_in(fields); }},
    {"unplan", [](JsonFields& /*none*/) -> What { return RemovePlan{}; }},
    {"plan-preview",
     [](JsonFields& fields) -> What {
       return AskPlanPreview{.ply = ply_if_any(fields.optional("ply")), .moves = planned_moves_in(fields)};
     }},
    {"undo", [](JsonFields& fields) -> What { return undo_in(fields); }},
    {"confirm", [](JsonFields& fields) -> What { return ConfirmTurn{ply_in(fields.needed("ply"))}; }},
    {"confirm-turns",
     [](JsonFields& fields) -> What { return SetConfirmTurns{fields.needed("on").truth()}; }},
    {"chat",
     [](JsonFields& fields) -> What { return SayChat{tidy(fields.optional("text").text(kLongestChat))}; }},
    {"mute",
     [](JsonFields& fields) -> What {
       return MutePerson{.person = fields.optional("person").text(kLongestWord),
                         .on = fields.needed("on").truth()};
     }},
    {"remove",
     [](JsonFields& fields) -> What { return RemovePerson{fields.needed("person").text(kLongestWord)}; }},
    {"settings", [](JsonFields& fields) -> What { return settings_in(fields); }},
    {"nudge", [](JsonFields& /*none*/) -> What { return NudgePlayer{}; }},
    {"adjourn", [](JsonFields& fields) -> What { return AdjournGame{count_in(fields.optional("until"))}; }},
    {"resume", [](JsonFields& /*none*/) -> What { return ResumeGame{}; }},
    {"rematch",
     [](JsonFields& fields) -> What { return AskRematch{fields.optional("game").text(kLongestWord)}; }},
    {"close", [](JsonFields& /*none*/) -> What { return CloseTable{}; }},
    {"watch", [](JsonFields& fields) -> What { return WatchTable{count_in(fields.optional("since"))}; }},
    {"unwatch", [](JsonFields& /*none*/) -> What { return UnwatchTable{}; }},
    {"news", [](JsonFields& fields) -> What { return AskNews{count_in(fields.needed("before"))}; }},
    {"hint", [](JsonFields& /*none*/) -> What { return AskHint{}; }},
    {"preview",
     [](JsonFields& fields) -> What { return AskPreview{fields.optional("move").text(kLongestWord)}; }},
    {"ping", [](JsonFields& /*none*/) -> What { return Ping{}; }},
}};

std::string id_in(JsonFields& fields) {
  std::string id = fields.optional("id").text(kLongestId);
  if (id.size() > kLongestId) fields.complain("'id' must be at most 64 bytes long");
  return id;
}

ClockRule read_clock(const boost::json::object& object, JsonFields& whole) {
  JsonFields fields(object, "clock");
  const auto kind = fields.optional("kind").kind<ClockRule::Kind>(kClockKinds);
  if (!kind) whole.complain("'clock' must be an object whose 'kind' is none, turn or bank");
  ClockRule clock;
  clock.kind = kind.value_or(ClockRule::Kind::None);
  clock.seconds = fields.optional("seconds").number(0, kLongestClock);
  clock.increment = fields.optional("increment").number(0, kLongestClock);
  complain_about("clock", fields, whole);
  if (clock.kind != ClockRule::Kind::None && clock.seconds < 5)
    whole.complain("'seconds' must be at least 5");
  return clock;
}

std::vector<SeatHolder> seats_in(JsonFields& fields) {
  const auto* list = fields.needed("seats").list();
  if (list == nullptr) return {};
  if (list->empty() || list->size() > kMaxSeats) fields.complain("'seats' must have one entry for each seat");
  std::vector<SeatHolder> seats;
  for (const boost::json::value& each : *list) {
    if (!each.is_object()) return fields.complain("'seats' must be a list of objects"), seats;
    seats.push_back(read_holder(each.get_object(), "seats", fields));
  }
  return seats;
}

std::optional<Beginning> begin_in(JsonFields& fields) {
  const auto* object = fields.optional("begin").object();
  if (object == nullptr) return std::nullopt;
  JsonFields parts(*object, "beginning");
  Beginning begin{.seed = parts.needed("seed").seed_in_text(), .moves = {}};
  const auto moves = parts.optional("moves").texts();
  if (moves.size() > kMostMovesBefore)
    parts.complain("more than " + std::to_string(kMostMovesBefore) + " moves");
  begin.moves.assign(moves.begin(), moves.end());
  complain_about("begin", parts, fields);
  return begin;
}

Answer<void> check_beginning(const Plan& plan, Setup setup) {
  if (!plan.begin) return {};
  setup.seed = plan.begin->seed;
  Match match(setup);
  if (const auto played = play_all(match, plan.begin->moves); !played) return refuse_move(played.error());
  if (match.over()) return refuse(Why::GameOver, "the game is over after these moves; begin before its end");
  return {};
}

// What is agreed of a table whatever its game is.
Plan read_table_settings(JsonFields& fields) {
  const std::string pace = fields.optional("pace").text(kLongestWord);
  if (fields.has("pace") && pace != "live" && pace != "by-turn") {
    fields.complain("'pace' must be live or by-turn");
  }
  return {.game = {},
          .options = {},
          .seats = {},
          .title = name_in(fields, "title", kLongestTitle),
          .listed = fields.optional("listed").truth(),
          .chat = chat_in(fields),
          .is_private = fields.optional("private").truth(),
          .by_turn = pace == "by-turn",
          .clock = {},
          .rated = fields.optional("rated").truth()};
}

Answer<NewTable> read_resumed(JsonFields& fields) {
  for (const char* key : {"game", "options", "seats", "clock", "begin"}) {
    if (fields.optional(key).value() != nullptr)
      fields.complain("'" + std::string(key) + "' must be left out: the record says it");
  }
  Plan plan = read_table_settings(fields);
  const std::string record = fields.needed("record").text();
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  return resume(std::move(plan), record);
}

Answer<NewTable> ratable(Answer<NewTable> table) {
  if (!table) return table;
  if (const auto may = check_ratable(table->plan); !may) return tl::unexpected(may.error());
  return table;
}

}  // namespace

std::string read_id(std::string_view message) {
  if (message.size() > kLongestReadForId) return {};
  const auto object = read_json_object(message, "message");
  if (!object) return {};
  JsonFields fields(*object, "message");
  return id_in(fields);
}

Answer<Wish> read_wish(std::string_view message, std::string& id) {
  const auto object = read_json_object(message, "message");
  if (!object) return refuse(Why::BadMessage, object.error());
  JsonFields fields(*object, "message");
  id = id_in(fields);
  const std::string name = fields.optional("type").text(kLongestWord);
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  const WishType* const end = kWishTypes.data() + kWishTypes.size();
  const WishType* type =
      std::find_if(kWishTypes.data(), end, [&](const WishType& each) { return each.name == name; });
  if (type == end) return refuse(Why::UnknownType, "there is no message of type " + in_quotes(name));
  Wish wish{.id = id, .table = {}, .what = type->read(fields)};
  if (!wish.is<Ping>()) wish.table = fields.needed("table").text(kLongestWord);
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  return wish;
}

Answer<NewTable> read_new_table(std::string_view body, std::string& id) {
  const auto object = read_json_object(body, "message");
  if (!object) return refuse(Why::BadMessage, object.error());
  JsonFields fields(*object, "message");
  id = id_in(fields);
  if (fields.optional("record").value() != nullptr) return ratable(read_resumed(fields));
  Plan plan = read_table_settings(fields);
  plan.game = fields.optional("game").text(kLongestWord);
  plan.options = fields.optional("options").options();
  plan.seats = seats_in(fields);
  plan.begin = begin_in(fields);
  if (const auto* clock = fields.optional("clock").object()) plan.clock = read_clock(*clock, fields);
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  const auto setup = make_setup(plan.game, static_cast<int>(plan.seats.size()), plan.options, 0);
  if (!setup) return refuse_setup(setup.error());
  plan.options = options_of(*setup);  // a table that does not name an option is older than the option
  if (const auto possible = check_beginning(plan, *setup); !possible) return tl::unexpected(possible.error());
  return ratable(NewTable{std::move(plan)});
}

}  // namespace pithead::server
