// A table without a store: wishes are decided and made true at once, at a time the test chooses.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "games/catalogue.h"
#include "server/table/decide.h"
#include "server/table/plan_turn.h"
#include "server/table/secret.h"
#include "server/table/table.h"
#include "server/table/telling.h"
#include "server/table/waiting.h"

namespace pithead::server {

inline Person person_named(const std::string& name) {
  Person person;
  person.id = name;
  person.name = name;
  return person;
}

class TableAtHand {
 public:
  // Without a deal's secret it is a table as the first servers opened them: the game starts from any number.
  explicit TableAtHand(Plan plan, const PersonId& host = "ada", Table fresh = Table("table"),
                       std::optional<DealSecret> deal = std::nullopt)
      : table(std::move(fresh)) {
    prepare_secrets();
    make({.by = host, .id = {}, .what = TableOpened{.plan = std::move(plan), .deal = std::move(deal)}});
  }

  Table table;
  Milliseconds now = 1'000'000;

  // With what was planned for then, as a server does it.
  void make(const Change& change) {
    write(change);
    for (auto planned = follow_plans(table); !planned.empty(); planned = follow_plans(table)) {
      for (const Change& each : planned) write(each);
    }
  }
  // A change of the server itself.
  void make(Change::What what) { make({.by = {}, .id = {}, .what = std::move(what)}); }

  // What a person gets for a message: "done" or the name of the error.
  std::string say(const PersonId& person, const std::string& message) {
    std::string id;
    const auto wish = read_wish(message, id);
    if (!wish) return std::string(error_name(wish.error().why));
    if (const auto before = table.done_before(person, id)) return "done before";
    auto what = decide(std::get<ChangeWish>(wish->what), table, person_named(person), now);
    if (!what) return std::string(error_name(what.error().why));
    make({.by = person, .id = id, .what = std::move(*what)});
    return "done";
  }

  std::string wish(const PersonId& person, const std::string& type, const std::string& more = "") {
    return say(person, R"({"type":")" + type + R"(","table":"table")" + more + "}");
  }

  std::string play(const PersonId& person, const std::string& move) {
    return wish(person, "move", ",\"ply\":" + std::to_string(table.ply()) + R"(,"move":")" + move + '"');
  }

  // Any legal move of the seat to move; a bot's if a bot sits there.
  void play_any() {
    const Match& match = *table.match();
    const Move move = match.state().legal().front();
    const Seat seat = table.actor();
    if (table.is_bot(seat)) return make(*decide_bot_move(table, seat, move));
    const PersonId person = table.seats()[seat].holder.person;
    ASSERT_EQ(play(person, match.game().move_text(move)), "done");
  }

  void time_out() {
    const auto out = decide_time_out(table, now);
    ASSERT_TRUE(out);
    make(*out);
  }

  void start(std::uint64_t seed = 7) {
    make({.by = table.host(),
          .id = {},
          .what = GameStarted{.seed = seed, .rules = table.game()->info().rules, .share = {}}});
  }

  std::vector<Entry> log;

 private:
  void write(const Change& change) {
    std::string body = write_change(change, table.game());
    table.apply(change, now);
    log.push_back({.table = table.id(), .version = table.version(), .time = now, .body = std::move(body)});
  }
};

inline SeatHolder person_seat(const PersonId& person) {
  return {.kind = SeatHolder::Kind::Person, .person = person, .name = person, .level = {}, .link = {}};
}
inline SeatHolder bot_seat(const std::string& level) {
  return {.kind = SeatHolder::Kind::Bot, .person = {}, .name = {}, .level = level, .link = {}};
}

inline Plan plan_of(std::vector<SeatHolder> seats, const std::string& game = "coal-baron") {
  Plan plan;
  plan.game = game;
  plan.seats = std::move(seats);
  return plan;
}

}  // namespace pithead::server
