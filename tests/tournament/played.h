// A tournament at hand: deeds are checked before they are done, as the server does.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "server/tournament/standings.h"
#include "server/tournament/tournament.h"

namespace pithead::server {

struct Played {
  Tournament tournament;

  explicit Played(TournamentPlan plan) { act(Announced{std::move(plan)}, "organiser"); }

  void act(Deed::What what, std::string by = {}) {
    Deed deed{.by = std::move(by),
              .id = {},
              .time = static_cast<std::int64_t>(tournament.log.size()),
              .what = std::move(what)};
    const auto may = check(tournament, deed);
    ASSERT_TRUE(may) << deed_kind(deed) << ": " << may.error().what;
    apply(tournament, std::move(deed));
  }
  std::optional<Objection::Kind> objection(Deed::What what) const {
    const auto may = check(tournament, {.by = {}, .id = {}, .time = 0, .what = std::move(what)});
    return may ? std::nullopt : std::optional(may.error().kind);
  }

  void enter(int people) {
    for (int i = 0; i < people; ++i) act(Entered{"p" + std::to_string(i), 1500 + i}, "p" + std::to_string(i));
  }
  void pair() { act(RoundPaired{next_pairing(tournament).value()}); }
  void open_round() {
    pair();
    act(RoundOpened{});
  }
  const TournamentRound& round() const { return tournament.rounds.back(); }
  int tables() const { return static_cast<int>(round().tables.size()); }
  bool is_running() const { return tournament.state == Tournament::State::Running; }

  // Entrants in the sequence of the places that a result gives them; seats of bots come last.
  void end_by_number(int table) {
    std::vector<int> ranks;
    const auto& seats = round().tables[static_cast<std::size_t>(table)].seats;
    const auto key = [](const TournamentSeat& seat) {
      return seat.entrant == kBotEntrant ? 1000 : seat.entrant;
    };
    for (const TournamentSeat& seat : seats) {
      int rank = 1;
      for (const TournamentSeat& other : seats) rank += key(other) < key(seat) ? 1 : 0;
      ranks.push_back(rank);
    }
    act(TableEnded{table, ranks});
  }
  void end_round_by_number() {
    for (int table = 0; table < tables(); ++table)
      if (!round().tables[static_cast<std::size_t>(table)].over) end_by_number(table);
  }
};

inline TournamentPlan plan_of(TournamentPlan::Kind kind, int seats) {
  TournamentPlan plan;
  plan.title = "Cup";
  plan.game = "coal-baron";
  plan.kind = kind;
  plan.seats = seats;
  plan.rounds = 5;
  plan.go_on = seats / 2;
  plan.turn_seconds = 86'400;
  return plan;
}

}  // namespace pithead::server
