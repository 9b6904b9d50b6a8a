#include "server/table/rated.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "server/table/result.h"

namespace pithead::server {
namespace {

Answer<void> check_one_seat_each(const std::vector<SeatHolder>& holders) {
  std::set<PersonId> people;
  for (const SeatHolder& holder : holders) {
    if (holder.kind != SeatHolder::Kind::Person || people.insert(holder.person).second) continue;
    return refuse(Why::NotRatable, "in a rated game nobody has several seats");
  }
  return {};
}

std::vector<SeatHolder> holders_at(const Table& table) {
  std::vector<SeatHolder> holders;
  for (const TableSeat& seat : table.seats()) holders.push_back(seat.holder);
  return holders;
}

// By who gave up, then by how the game ended.
std::vector<std::pair<bool, int>> places_at(const Table& table) {
  const std::vector<int> ranks = ranks_at(table);
  const SeatSet bots = seats_of_bots(table);
  std::vector<std::pair<bool, int>> places;
  for (Seat seat = 0; seat < table.seats().size(); ++seat) {
    const TableSeat& each = table.seats()[seat];
    const bool person = each.holder.kind == SeatHolder::Kind::Person;
    const bool left = person && (bots.has(seat) || (each.away && !each.only_turn));
    places.emplace_back(left, left ? 0 : ranks[seat]);
  }
  return places;
}

}  // namespace

Answer<void> check_ratable(const Plan& plan) {
  if (!plan.rated) return {};
  if (plan.begin) return refuse(Why::NotRatable, "a rated game begins with a deal that chance makes");
  if (plan.clock.kind == ClockRule::Kind::None)
    return refuse(Why::NotRatable, "a rated game is played by a clock; choose one");
  return check_one_seat_each(plan.seats);
}

Answer<void> check_ratable(const Table& table) {
  return table.plan().rated ? check_one_seat_each(holders_at(table)) : Answer<void>{};
}

std::optional<RatedGame> rated_game_of(const Table& table) {
  if (!table.plan().rated || table.match() == nullptr || !table.match()->over()) return std::nullopt;
  const auto places = places_at(table);
  RatedGame rated{.table = table.id(), .finished = end_of(table), .game = table.plan().game, .seats = {}};
  for (Seat seat = 0; seat < table.seats().size(); ++seat) {
    const SeatHolder& holder = table.seats()[seat].holder;
    const bool person = holder.kind == SeatHolder::Kind::Person;
    const auto better =
        std::ranges::count_if(places, [&](const auto& place) { return place < places[seat]; });
    rated.seats.push_back({.person = person ? holder.person : PersonId{},
                           .level = person ? "" : holder.level,
                           .points = 0,
                           .rank = 1 + static_cast<int>(better)});
  }
  return rated;
}

}  // namespace pithead::server
