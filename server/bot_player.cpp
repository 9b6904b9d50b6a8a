#include "server/bot_player.h"

#include <algorithm>
#include <utility>

#include "server/hint.h"
#include "server/table/secret.h"

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

BotPlayer::BotPlayer(WorkerPool& workers, int hard_milliseconds, int hint_milliseconds)
    : workers_(workers), hard_milliseconds_(hard_milliseconds), hint_milliseconds_(hint_milliseconds) {}

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
        std::max(kShortestThought, hard_milliseconds_ / (1 + static_cast<int>(workers_.crowd(host))));
    const auto spec = read_bot(table.seats()[seat].holder.level, budget);
    if (!spec) return;
    turn.bot = make_any_bot(match.game(), *spec);
    turn.seat = seat;
    turn.effort = effort_of(spec->level);
    turn.hurried = 2 * budget.milliseconds < hard_milliseconds_;
  }
  turn.thinking = true;
  ++thoughts_;
  workers_.submit(host, turn.effort,
                  [then = std::move(then), position = match.state().hash(), seat, bot = turn.bot,
                   state = std::shared_ptr<const AnyState>(match.state().copy()),
                   rng = bot_rng(table.seed().number(), static_cast<std::uint64_t>(table.ply()))]() mutable {
                    const BotChoice choice{
                        .seat = seat, .position = position, .move = bot->choose(*state, rng)};
                    return WorkerPool::Work([then, choice] { then(choice); });
                  });
}

void BotPlayer::advise(const Table& table, const PersonId& person, const std::string& id,
                       std::function<void(Told)> then) {
  advised_.insert(person);
  const Match& match = *table.match();
  const Hint blank{.table = table.id(),
                   .ply = table.ply(),
                   .game = &match.game(),
                   .players = match.setup().players,
                   .advice = {}};
  workers_.submit(asker(person), Effort::Long,
                  [this, person, id, then = std::move(then), hint = blank, milliseconds = hint_milliseconds_,
                   state = std::shared_ptr<const AnyState>(match.state().copy())]() mutable {
                    Question question;
                    question.budget.milliseconds = milliseconds;
                    Rng rng(random_seed());
                    hint.advice = pithead::advise(*hint.game, *state, question, rng);
                    const Told told = tell_hint(id, hint);
                    return WorkerPool::Work([this, person, then, told] {
                      advised_.erase(person);
                      then(told);
                    });
                  });
}

}  // namespace pithead::server
