// A table without a store: wishes are decided and made true at once, at a time the test chooses.
#pragma once

#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "games/catalogue.h"
#include "server/table/secret.h"
#include "server/table/table.h"
#include "server/table/telling.h"

namespace pithead::server {

class TableAtHand {
 public:
  explicit TableAtHand(Plan plan, const PersonId& host = "ada") {
    prepare_secrets();
    Change change;
    change.kind = Change::Kind::Open;
    change.by = host;
    change.plan = std::move(plan);
    make(change);
  }

  Table table{"table"};
  Milliseconds now = 1'000'000;

  void make(const Change& change) {
    Entry entry{
        .table = table.id(), .version = table.version() + 1, .time = now, .body = write_change(change)};
    log.push_back(entry);
    ASSERT_TRUE(table.apply(entry)) << entry.body;
  }

  // What a person gets for a message: "done" or the name of the error.
  std::string say(const PersonId& person, const std::string& message) {
    std::string id;
    auto wish = read_wish(message, id);
    if (!wish) return std::string(wish.error().error);
    if (const auto before = table.done_before(person, id)) return "done before";
    const auto change = table.decide(*wish, person);
    if (!change) return std::string(change.error().error);
    make(*change);
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
    const int seat = table.actor();
    if (table.is_bot(seat)) return make(*table.bot_move(seat, move));
    const PersonId person = table.seats()[static_cast<std::size_t>(seat)].sitting.person;
    ASSERT_EQ(play(person, match.game().move_text(move)), "done");
  }

  void start(std::uint64_t seed = 7) {
    Change change;
    change.kind = Change::Kind::Start;
    change.by = table.host();
    change.seed = seed;
    change.rules = find_game(table.plan().game)->info().rules;
    make(change);
  }

  std::vector<Entry> log;
};

inline Sitting person_sitting(const PersonId& person) {
  return {.kind = Sitting::Kind::Person, .person = person, .name = person, .level = {}, .link = {}};
}
inline Sitting bot_sitting(const std::string& level) {
  return {.kind = Sitting::Kind::Bot, .person = {}, .name = {}, .level = level, .link = {}};
}

inline Plan plan_of(std::vector<Sitting> seats, const std::string& game = "coal-baron") {
  Plan plan;
  plan.game = game;
  plan.seats = std::move(seats);
  return plan;
}

}  // namespace pithead::server
