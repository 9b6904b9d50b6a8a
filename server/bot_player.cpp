#include "server/bot_player.h"

#include <algorithm>
#include <utility>

#include "server/hint.h"

namespace pithead::server {
namespace {

constexpr std::size_t kMostAddresses = 100'000;  // who comes again is known again
constexpr int kShortestThought = 50;             // milliseconds

// All but the strongest answer within a few milliseconds.
Effort effort_of(std::string_view level) { return level == kBotLevels.back() ? Effort::Long : Effort::Short; }

bool is_heavy(const SeatHolder& holder) {
  return holder.kind == SeatHolder::Kind::Bot && effort_of(holder.level) == Effort::Long;
}

}  // namespace

BotPlayer::BotPlayer(Thinkers& thinkers, int hard_milliseconds, int hint_milliseconds)
    : thinkers_(thinkers), hard_milliseconds_(hard_milliseconds), hint_milliseconds_(hint_milliseconds) {}

void BotPlayer::came_from(const PersonId& person, const std::string& address) {
  if (addresses_.size() >= kMostAddresses) addresses_.clear();
  addresses_.insert_or_assign(person, address);
}

Asker BotPlayer::asker(const PersonId& person) const {
  const auto found = addresses_.find(person);
  return {.address = found == addresses_.end() ? person : found->second, .person = person};
}

bool BotPlayer::has_heavy_bot(const Table& table) {
  return std::ranges::any_of(table.seats(), is_heavy, &TableSeat::holder);
}

bool BotPlayer::has_heavy_bot(const Plan& plan) { return std::ranges::any_of(plan.seats, is_heavy); }

void BotPlayer::think(const Table& table, BotTurn& turn, std::function<void(const BotChoice&)> then) {
  const Match& match = *table.match();
  const Seat seat = table.actor();
  const Asker host = asker(table.host());
  if (!turn.bot) {
    // When many wait, each thinks for a shorter time: people shall not wait long for bots either.
    Budget budget;
    budget.milliseconds =
        std::max(kShortestThought, hard_milliseconds_ / (1 + static_cast<int>(thinkers_.crowd(host))));
    const auto spec = read_bot(table.seats()[seat].holder.level, budget);
    if (!spec) return;
    turn.bot = thinkers_.make_bot(match.game(), *spec);
    turn.seat = seat;
    turn.effort = effort_of(spec->level);
    turn.hurried = 2 * budget.milliseconds < hard_milliseconds_;
  }
  turn.thinking = true;
  ++thoughts_;
  turn.bot->choose(host, turn.effort, match,
                   [then = std::move(then), position = match.state().hash(), seat](std::optional<Move> move) {
                     then({.seat = seat, .position = position, .move = move});
                   });
}

void BotPlayer::advise(const Table& table, const PersonId& person, const std::string& id,
                       std::function<void(Told)> then) {
  advised_.insert(person);
  thinkers_.advise(
      asker(person), *table.match(), hint_milliseconds_,
      [this, person, id, then = std::move(then),
       hint = Hint{.table = table.id(), .ply = table.ply(), .advice = {}}](std::string advice) mutable {
        hint.advice = std::move(advice);
        advised_.erase(person);
        then(tell_hint(id, hint));
      });
}

}  // namespace pithead::server
