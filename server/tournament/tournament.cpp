#include "server/tournament/tournament.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "games/core/rng.h"
#include "server/tournament/standings.h"

namespace pithead::server {
namespace {

using Kind = TournamentPlan::Kind;
using State = Tournament::State;

tl::unexpected<Objection> object(Objection::Kind kind, std::string what) {
  return tl::unexpected(Objection{kind, std::move(what)});
}

bool is_active(const Tournament& tournament, int entrant) {
  return tournament.entrants[static_cast<std::size_t>(entrant)].active;
}

std::vector<int> active_of(const Tournament& tournament, std::vector<int> entrants) {
  std::erase_if(entrants, [&](int each) { return !is_active(tournament, each); });
  return entrants;
}

std::vector<int> everybody_active(const Tournament& tournament) {
  std::vector<int> all(tournament.entrants.size());
  std::iota(all.begin(), all.end(), 0);
  return active_of(tournament, std::move(all));
}

template <class Key>
std::vector<int> sorted_by(const Tournament& tournament, std::vector<int> entrants, Key key) {
  std::ranges::sort(entrants, {},
                    [&](int each) { return tournament.entrants[static_cast<std::size_t>(each)].*key; });
  return entrants;
}

// ---- the next round --------------------------------------------------------------------------------------

std::vector<int> times_alone(const Tournament& tournament) {
  std::vector<int> times(tournament.entrants.size());
  for (const TournamentRound& round : tournament.rounds) {
    for (const int each : round.byes) ++times[static_cast<std::size_t>(each)];
    for (const TournamentTable& table : round.tables)
      if (table.paired.size() == 1) ++times[static_cast<std::size_t>(table.paired.front())];
  }
  return times;
}

Meetings meetings_in(const Tournament& tournament) {
  Meetings met(static_cast<int>(tournament.entrants.size()));
  for (const TournamentRound& round : tournament.rounds) {
    for (const TournamentTable& table : round.tables) {
      std::vector<int> people;
      for (const TournamentSeat& seat : table.seats)
        if (seat.entrant != kBotEntrant) people.push_back(seat.entrant);
      met.add(people);
    }
  }
  return met;
}

// The schedule is that of all who were there at the start; where somebody has gone there is a gap.
Pairing next_of_round_robin(const Tournament& tournament) {
  std::vector<int> by_lot(tournament.entrants.size());
  std::iota(by_lot.begin(), by_lot.end(), 0);
  by_lot = sorted_by(tournament, std::move(by_lot), &Entrant::lot);
  const auto person = [&](int place) { return by_lot[static_cast<std::size_t>(place)]; };
  const auto all = round_robin(static_cast<int>(by_lot.size()), tournament.plan.seats, tournament.seed);
  const Pairing& scheduled = all[tournament.rounds.size()];
  Pairing pairing;
  for (std::vector<int> table : scheduled.tables) {
    std::ranges::transform(table, table.begin(), person);
    table = active_of(tournament, std::move(table));
    if (!table.empty()) pairing.tables.push_back(std::move(table));
  }
  for (const int place : scheduled.byes) pairing.byes.push_back(person(place));
  pairing.byes = active_of(tournament, std::move(pairing.byes));
  return pairing;
}

Pairing next_of_swiss(const Tournament& tournament) {
  std::vector<int> best_first;
  for (const Placing& each : standings(tournament)) best_first.push_back(each.entrant);
  if (tournament.rounds.empty()) best_first = sorted_by(tournament, std::move(best_first), &Entrant::seed);
  return pair_by_standing(active_of(tournament, std::move(best_first)), tournament.plan.seats,
                          meetings_in(tournament), times_alone(tournament));
}

std::vector<int> left_in_knock_out(const Tournament& tournament) {
  if (tournament.rounds.empty()) return everybody_active(tournament);
  const TournamentRound& latest = tournament.rounds.back();
  std::vector<int> left = latest.byes;
  for (const TournamentTable& table : latest.tables) {
    const std::vector<int> best = who_goes_on(tournament, table);
    left.insert(left.end(), best.begin(), best.end());
  }
  return active_of(tournament, std::move(left));
}

bool was_final(const TournamentRound& round) { return round.tables.size() == 1 && round.byes.empty(); }

bool has_next_round(const Tournament& tournament) {
  const auto played = static_cast<int>(tournament.rounds.size());
  if (tournament.plan.kind == Kind::KnockOut) {
    if (!tournament.rounds.empty() && was_final(tournament.rounds.back())) return false;
    return left_in_knock_out(tournament).size() > 1;
  }
  if (everybody_active(tournament).size() < 2) return false;
  if (tournament.plan.kind == Kind::Swiss) return played < tournament.plan.rounds;
  return played < rounds_of_round_robin(static_cast<int>(tournament.entrants.size()), tournament.plan.seats);
}

bool is_between_rounds(const Tournament& tournament) {
  return tournament.state == State::Running &&
         (tournament.rounds.empty() || tournament.rounds.back().is_over());
}

// ---- what may be done ------------------------------------------------------------------------------------

struct Checking {
  const Tournament& tournament;
  using Checked = tl::expected<void, Objection>;

  static Checked not_now(std::string what) { return object(Objection::Kind::Stage, std::move(what)); }
  bool is(State state) const { return tournament.state == state; }
  bool goes_on() const { return is(State::Entry) || is(State::Running); }
  const TournamentTable& table(int number) const {
    return tournament.rounds.back().tables[static_cast<std::size_t>(number)];
  }

  Checked open_table(int number) const {
    if (!is(State::Running) || tournament.rounds.empty() || !tournament.rounds.back().open)
      return not_now("no round is being played");
    if (number < 0 || number >= static_cast<int>(tournament.rounds.back().tables.size()))
      return object(Objection::Kind::NoSuchTable, "this round has no such table");
    return {};
  }
  Checked places(const TournamentTable& played, const std::vector<int>& ranks) const {
    const auto wrong = [&](int rank) {
      return rank != 1 + std::ranges::count_if(ranks, [&](int each) { return each < rank; });
    };
    if (ranks.size() == played.seats.size() && !ranks.empty() && std::ranges::none_of(ranks, wrong))
      return {};
    return object(Objection::Kind::BadPlaces,
                  "there must be a place for each seat, from 1 on, as in 1, 2, 2, 4 if two are equal");
  }

  Checked operator()(const Announced& /*plan*/) const {
    return tournament.log.empty() ? Checked{} : not_now("it is announced already");
  }
  Checked operator()(const Entered& deed) const {
    if (!is(State::Entry)) return not_now("the tournament has begun");
    if (tournament.entrant_of(deed.person))
      return object(Objection::Kind::AlreadyEntered, "this person has entered already");
    if (tournament.entrants.size() >= static_cast<std::size_t>(kMostEntrants))
      return not_now("the tournament is full");
    return {};
  }
  Checked operator()(const Withdrawn& deed) const {
    if (!goes_on()) return not_now("the tournament is over");
    const auto entrant = tournament.entrant_of(deed.person);
    if (entrant && is_active(tournament, *entrant)) return {};
    return object(Objection::Kind::NotEntered, "this person does not take part");
  }
  Checked operator()(const Started& /*seed*/) const {
    if (!is(State::Entry)) return not_now("the tournament has begun");
    return tournament.entrants.size() >= 2 ? Checked{} : not_now("at least two must have entered");
  }
  Checked operator()(const RoundPaired& deed) const {
    if (!is_between_rounds(tournament)) return not_now("the last round goes on");
    std::set<int> paired;
    const auto fits = [&](int each) {
      return each >= 0 && each < static_cast<int>(tournament.entrants.size()) && paired.insert(each).second;
    };
    bool all = std::ranges::all_of(deed.pairing.byes, fits);
    for (const auto& table : deed.pairing.tables) all = all && std::ranges::all_of(table, fits);
    return all ? Checked{}
               : object(Objection::Kind::BadPlaces, "nobody is paired twice, and nobody from outside");
  }
  Checked operator()(const RoundOpened& /*round*/) const {
    if (is(State::Running) && !tournament.rounds.empty() && !tournament.rounds.back().open) return {};
    return not_now("no round waits to be opened");
  }
  Checked operator()(const TableEnded& deed) const {
    if (const auto found = open_table(deed.table); !found) return found;
    if (table(deed.table).over) return not_now("this table is over");
    return places(table(deed.table), deed.ranks);
  }
  Checked operator()(const TableAdjudicated& deed) const {
    if (const auto found = open_table(deed.table); !found) return found;
    return places(table(deed.table), deed.ranks);
  }
  Checked operator()(const TimeExtended& deed) const {
    if (const auto found = open_table(deed.table); !found) return found;
    return table(deed.table).over ? not_now("this table is over") : Checked{};
  }
  Checked operator()(const PlayerReplaced& deed) const {
    if (!goes_on()) return not_now("the tournament is over");
    if (!tournament.entrant_of(deed.person))
      return object(Objection::Kind::NotEntered, "this person does not take part");
    if (!tournament.entrant_of(deed.by_whom)) return {};
    return object(Objection::Kind::AlreadyEntered, "whoever shall play on takes part already");
  }
  Checked operator()(const Cancelled& /*none*/) const {
    return goes_on() ? Checked{} : not_now("the tournament is over");
  }
};

// ---- what deeds do ---------------------------------------------------------------------------------------

struct ApplyingDeed {
  Tournament& tournament;
  std::int64_t time;

  Entrant& entrant(const std::string& person) const {
    return tournament.entrants[static_cast<std::size_t>(*tournament.entrant_of(person))];
  }
  TournamentTable& table(int number) const {
    return tournament.rounds.back().tables[static_cast<std::size_t>(number)];
  }

  void operator()(const Announced& deed) const { tournament.plan = deed.plan; }
  void operator()(const Entered& deed) const {
    tournament.entrants.push_back({.person = deed.person, .rating = deed.rating});
  }
  void operator()(const Withdrawn& deed) const {
    if (tournament.state == State::Entry) {
      std::erase_if(tournament.entrants, [&](const Entrant& each) { return each.person == deed.person; });
    } else {
      entrant(deed.person).active = false;
    }
  }
  void operator()(const Started& deed) const {
    tournament.state = State::Running;
    tournament.seed = deed.seed;
    std::vector<int> lots(tournament.entrants.size());
    std::iota(lots.begin(), lots.end(), 1);
    Rng rng(deed.seed);
    rng.shuffle(std::span(lots));
    std::vector<Entrant*> best_first;
    for (std::size_t i = 0; i < lots.size(); ++i) {
      tournament.entrants[i].lot = lots[i];
      best_first.push_back(&tournament.entrants[i]);
    }
    const bool rated = tournament.plan.seeding == TournamentPlan::Seeding::Rating;
    std::ranges::sort(best_first, {}, [rated](const Entrant* each) {
      return std::pair(rated ? -each->rating : 0, each->lot);
    });
    for (std::size_t i = 0; i < best_first.size(); ++i) best_first[i]->seed = static_cast<int>(i) + 1;
  }
  void operator()(const RoundPaired& deed) const {
    TournamentRound round{.tables = {}, .byes = deed.pairing.byes, .paired = time};
    for (const auto& paired : deed.pairing.tables)
      round.tables.push_back({.paired = paired, .seats = {}, .ranks = {}});
    tournament.rounds.push_back(std::move(round));
  }
  void operator()(const RoundOpened& /*round*/) const {
    tournament.rounds.back().open = true;
    for (TournamentTable& each : tournament.rounds.back().tables) sit_down(each);
  }
  void operator()(const TableEnded& deed) const { end(table(deed.table), deed.ranks); }
  void operator()(const TableAdjudicated& deed) const {
    end(table(deed.table), deed.ranks);
    table(deed.table).adjudicated = true;
  }
  void operator()(const TimeExtended& deed) const { table(deed.table).extended += deed.seconds; }
  void operator()(const PlayerReplaced& deed) const {
    Entrant& replaced = entrant(deed.person);
    replaced.person = deed.by_whom;
    replaced.active = true;
  }
  void operator()(const Cancelled& /*none*/) const { tournament.state = State::Cancelled; }

 private:
  static void end(TournamentTable& table, const std::vector<int>& ranks) {
    table.ranks = ranks;
    table.over = true;
  }

  void sit_down(TournamentTable& table) const {
    for (const int each : table.paired)
      if (is_active(tournament, each))
        table.seats.push_back({each, tournament.entrants[static_cast<std::size_t>(each)].person});
    if (is_walkover(tournament.plan, table)) return end(table, std::vector<int>(table.seats.size(), 1));
    while (!tournament.plan.bots.empty() && static_cast<int>(table.seats.size()) < tournament.plan.seats)
      table.seats.push_back({});
  }
};

}  // namespace

int TournamentTable::people() const {
  return static_cast<int>(
      std::ranges::count_if(seats, [](const TournamentSeat& seat) { return seat.entrant != kBotEntrant; }));
}

bool TournamentRound::is_over() const {
  return open && std::ranges::all_of(tables, [](const TournamentTable& table) { return table.over; });
}

std::optional<int> Tournament::entrant_of(const std::string& person) const {
  const auto found = std::ranges::find(entrants, person, &Entrant::person);
  if (found == entrants.end()) return std::nullopt;
  return static_cast<int>(found - entrants.begin());
}

bool is_walkover(const TournamentPlan& plan, const TournamentTable& table) {
  const bool bots_play = !plan.bots.empty() && plan.kind != Kind::KnockOut;
  return table.people() == 0 || (table.people() == 1 && !bots_play);
}

tl::expected<void, Objection> check(const Tournament& tournament, const Deed& deed) {
  if (tournament.log.empty() && !deed.is<Announced>())
    return object(Objection::Kind::Stage, "there is no such tournament");
  return std::visit(Checking{tournament}, deed.what);
}

void apply(Tournament& tournament, Deed deed) {
  std::visit(ApplyingDeed{tournament, deed.time}, deed.what);
  if (deed.is<Announced>()) tournament.announced_by = deed.by;
  tournament.log.push_back(std::move(deed));
  if (is_between_rounds(tournament) && !has_next_round(tournament)) tournament.state = State::Over;
}

std::optional<Pairing> next_pairing(const Tournament& tournament) {
  if (!is_between_rounds(tournament)) return std::nullopt;
  Pairing pairing;
  switch (tournament.plan.kind) {
    case Kind::RoundRobin: pairing = next_of_round_robin(tournament); break;
    case Kind::Swiss: pairing = next_of_swiss(tournament); break;
    case Kind::KnockOut:
      pairing = pair_by_seed(sorted_by(tournament, left_in_knock_out(tournament), &Entrant::seed),
                             tournament.plan.seats, times_alone(tournament));
      break;
  }
  // Who would sit out plays with bots, if there are any; in a knock-out these could throw somebody out.
  if (tournament.plan.bots.empty() || tournament.plan.kind == Kind::KnockOut) return pairing;
  for (const int each : pairing.byes) pairing.tables.push_back({each});
  pairing.byes.clear();
  return pairing;
}

}  // namespace pithead::server
