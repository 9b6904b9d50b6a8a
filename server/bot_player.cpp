#include "server/bot_player.h"

#include <algorithm>
#include <utility>

#include "server/hint.h"
#include "server/table/secret.h"

namespace pithead::server {

BotPlayer::BotPlayer(WorkerPool& workers, int hard_milliseconds, int hint_milliseconds)
    : workers_(workers), hard_milliseconds_(hard_milliseconds), hint_milliseconds_(hint_milliseconds) {}

void BotPlayer::think(const Table& table, BotTurn& turn, std::function<void(const BotChoice&)> then) {
  const Match& match = *table.match();
  const Seat seat = table.actor();
  if (!turn.bot) {
    // When many wait, each thinks for a shorter time: people shall not wait long for bots either.
    const auto crowd = static_cast<int>(workers_.waiting()) / std::max(1, workers_.threads());
    Budget budget;
    budget.milliseconds = std::max(50, hard_milliseconds_ / (1 + crowd));
    const auto spec = read_bot(table.seats()[seat].holder.level, budget);
    if (!spec) return;
    turn.bot = make_any_bot(match.game(), *spec);
    turn.seat = seat;
  }
  turn.thinking = true;
  ++thoughts_;
  workers_.submit([then = std::move(then), position = match.state().hash(), seat, bot = turn.bot,
                   state = std::shared_ptr<const AnyState>(match.state().copy()),
                   rng = bot_rng(table.seed(), static_cast<std::uint64_t>(table.ply()))]() mutable {
    const BotChoice choice{.seat = seat, .position = position, .move = bot->choose(*state, rng)};
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
  workers_.submit([this, person, id, then = std::move(then), hint = blank, milliseconds = hint_milliseconds_,
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
