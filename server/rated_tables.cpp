#include "server/rated_tables.h"

#include <string>

#include "bots/engine.h"
#include "games/catalogue.h"

namespace pithead::server {
namespace {

Answer<void> check_level(const Plan& plan, const SeatHolder& holder) {
  if (!plan.rated || holder.kind != SeatHolder::Kind::Bot) return {};
  if (level_rating(plan.game, static_cast<int>(plan.seats.size()), holder.level)) return {};
  return refuse(Why::NotRatable,
                "a bot of the level " + holder.level + " has no rating in this game; choose another");
}

}  // namespace

std::optional<int> level_rating(std::string_view game, int players, std::string_view level) {
  const AnyGame* found = find_game(game);
  return found == nullptr ? std::nullopt : engine_of(*found).level_rating(level, players);
}

Answer<void> check_levels(const Plan& plan) {
  for (const SeatHolder& holder : plan.seats)
    if (auto known = check_level(plan, holder); !known) return known;
  return {};
}

Answer<void> check_levels(const Table& table) {
  for (const TableSeat& seat : table.seats())
    if (auto known = check_level(table.plan(), seat.holder); !known) return known;
  return {};
}

std::vector<PersonId> people_at(const Table& table) {
  std::vector<PersonId> people;
  for (const TableSeat& seat : table.seats())
    if (seat.holder.kind == SeatHolder::Kind::Person) people.push_back(seat.holder.person);
  return people;
}

StoreResult<HasAccount> look_up_accounts(Store& store, const std::vector<PersonId>& people) {
  HasAccount accounts;
  for (const PersonId& each : people) {
    const auto person = store.find_person(each);
    if (!person) return tl::unexpected(person.error());
    accounts[each] = *person && !(*person)->login.empty();
  }
  return accounts;
}

Answer<void> check_accounts(const Table& table, const HasAccount& accounts) {
  for (const TableSeat& seat : table.seats()) {
    if (seat.holder.kind != SeatHolder::Kind::Person) continue;
    const auto known = accounts.find(seat.holder.person);
    if (known != accounts.end() && known->second) continue;
    return refuse(Why::GuestSeated,
                  "a rated game needs people with accounts, and " + seat.holder.name + " is here as a guest");
  }
  return {};
}

std::optional<RatedGame> rated_result_of(const Table& table) {
  auto rated = rated_game_of(table);
  if (!rated) return std::nullopt;
  for (RatedSeat& seat : rated->seats) {
    if (!seat.person.empty()) continue;
    const auto points = level_rating(rated->game, static_cast<int>(rated->seats.size()), seat.level);
    if (!points) return std::nullopt;
    seat.points = *points;
  }
  return rated;
}

}  // namespace pithead::server
