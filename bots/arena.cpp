#include "bots/arena.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "bots/laboratory.h"

namespace pithead {
namespace {

// ---- line-ups ---------------------------------------------------------------------------------------

std::size_t number_of(std::vector<BotSpec>& bots, const BotSpec& named) {
  const auto same = [&](const BotSpec& bot) { return bot.name == named.name; };
  const auto found = std::find_if(bots.begin(), bots.end(), same);
  if (found != bots.end()) return static_cast<std::size_t>(found - bots.begin());
  bots.push_back(named);
  bots.back().budget.threads = 1;
  return bots.size() - 1;
}

// Every choice of so many, in the order of their names.
std::vector<LineUp> choices(const LineUp& all, std::size_t seats) {
  std::vector<bool> chosen(all.size());
  std::fill_n(chosen.begin(), seats, true);
  std::vector<LineUp> line_ups;
  do {
    LineUp line_up;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (chosen[i]) line_up.push_back(all[i]);
    }
    line_ups.push_back(line_up);
  } while (std::prev_permutation(chosen.begin(), chosen.end()));
  return line_ups;
}

// ---- sums -------------------------------------------------------------------------------------------

// What one deal gives to a sum over deals.
struct Cluster {
  std::int64_t values = 0;
  std::int64_t sum = 0;

  void add(std::int64_t value) {
    ++values;
    sum += value;
  }
};

// In parts of kWholeVictory.
std::uint64_t victory_of(const PlayedGame& game, std::size_t seat) {
  const auto winners =
      std::count_if(game.seats.begin(), game.seats.end(), [](const PlayedSeat& each) { return each.won; });
  return game.seats[seat].won ? kWholeVictory / static_cast<std::uint64_t>(winners) : 0;
}

int lead_of(const PlayedGame& game, std::size_t seat) {
  int best = std::numeric_limits<int>::min();
  for (std::size_t other = 0; other < game.seats.size(); ++other) {
    if (other != seat) best = std::max(best, game.seats[other].sheet.total());
  }
  return game.seats[seat].sheet.total() - best;
}

int best_score(const PlayedGame& game) {
  int best = std::numeric_limits<int>::min();
  for (const PlayedSeat& seat : game.seats) best = std::max(best, seat.sheet.total());
  return best;
}

bool is_before(const PlayedSeat& one, const PlayedSeat& other) {
  if (one.won != other.won) return one.won;  // ties of points were broken among them
  return !one.won && one.sheet.total() > other.sheet.total();
}

std::vector<Placing> places_in(const PlayedGame& game) {
  std::vector<Placing> places;
  for (const PlayedSeat& seat : game.seats) {
    const auto better = std::count_if(game.seats.begin(), game.seats.end(),
                                      [&](const PlayedSeat& other) { return is_before(other, seat); });
    places.push_back({seat.bot, static_cast<int>(better)});
  }
  return places;
}

void add_seat(BotTally& bot, const PlayedSeat& seat, std::uint64_t victory) {
  bot.seats.scores.add(seat.sheet.total());
  bot.seats.victories += victory;
  for (std::size_t i = 0; i < seat.sheet.points.size(); ++i) bot.seats.points[i] += seat.sheet.points[i];
  bot.thinking.add(seat.thinking);
}

void add_uses(std::vector<BotTally>& bots, const PlayedGame& game) {
  std::vector<std::pair<Seat, Move>> seen;
  for (const Use& use : game.uses) {
    UseTally& tally = bots[game.seats[use.seat].bot].uses[index_of(use.move)];
    const std::uint64_t victory = victory_of(game, use.seat);
    ++tally.times;
    tally.by_winners += victory;
    tally.gain += use.gain;
    const std::pair<Seat, Move> once{use.seat, use.move};
    if (std::find(seen.begin(), seen.end(), once) != seen.end()) continue;
    seen.push_back(once);
    ++tally.games;
    tally.victories += victory;
  }
}

}  // namespace

void Thinking::add(std::uint64_t took) { add({.decisions = 1, .nanoseconds = took, .longest = took}); }

void Thinking::add(const Thinking& other) {
  decisions += other.decisions;
  nanoseconds += other.nanoseconds;
  longest = std::max(longest, other.longest);
}

void UseTally::add(const UseTally& other) {
  times += other.times;
  by_winners += other.by_winners;
  gain += other.gain;
  games += other.games;
  victories += other.victories;
}

void Standings::add(const PlayedDeal& deal) {
  std::vector<Cluster> wins(bots.size());
  std::vector<Cluster> leads(bots.size());
  std::array<Cluster, kMaxSeats> wins_in_turn;
  for (const PlayedGame& game : deal) {
    const std::size_t players = game.seats.size();
    for (std::size_t seat = 0; seat < players; ++seat) {
      const std::size_t bot = game.seats[seat].bot;
      const std::uint64_t victory = victory_of(game, seat);
      add_seat(bots[bot], game.seats[seat], victory);
      wins[bot].add(static_cast<std::int64_t>(victory));
      leads[bot].add(lead_of(game, seat));
      wins_in_turn[(seat + players - game.first) % players].add(static_cast<std::int64_t>(victory));
    }
    add_uses(bots, game);
    rankings.add(places_in(game));
    winning_scores.add(best_score(game));
    lengths.add(game.decisions);
    ++games;
  }
  for (std::size_t bot = 0; bot < bots.size(); ++bot) {
    bots[bot].wins.add(wins[bot].values, wins[bot].sum);
    bots[bot].leads.add(leads[bot].values, leads[bot].sum);
  }
  for (std::size_t i = 0; i < in_turn.size(); ++i)
    in_turn[i].add(wins_in_turn[i].values, wins_in_turn[i].sum);
}

Field make_field(const std::vector<BotSpec>& named, int seats) {
  Field field;
  LineUp all;
  for (const BotSpec& bot : named) all.push_back(number_of(field.bots, bot));
  const auto size = static_cast<std::size_t>(seats);
  if (all.size() < size) all.resize(size, all.back());
  field.line_ups = choices(all, size);
  return field;
}

PlayedGame play_arena_game(const Arena& arena, std::uint64_t deal, int rotation) {
  return laboratory_of(*arena.setup.game).play_arena_game(arena, deal, rotation);
}

Standings play_arena(const Arena& arena, const ArenaProgress& progress) {
  return laboratory_of(*arena.setup.game).play_arena(arena, progress);
}

}  // namespace pithead
