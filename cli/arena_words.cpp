// What an arena says in words and rows.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "cli/arena.h"
#include "cli/boards/boards.h"
#include "cli/tallies.h"

namespace pithead::cli {
namespace {

double parts(std::uint64_t victories) {
  return static_cast<double>(victories) / static_cast<double>(kWholeVictory);
}

// From the strongest down.
std::vector<std::size_t> by_share(const ArenaResult& result) {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < result.standings.bots.size(); ++i) order.push_back(i);
  std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
    return share_of(result.standings.bots[one].wins) > share_of(result.standings.bots[other].wins);
  });
  return order;
}

// "easy, medium and hard"
std::string names_of(const ArenaResult& result, const std::vector<std::size_t>& bots) {
  std::string text;
  for (std::size_t i = 0; i < bots.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == bots.size() ? " and " : ", ") + result.name(bots[i]);
  }
  return text;
}

// Who is as strong as the best for all we know, and who is not.
struct Ranks {
  std::vector<std::size_t> first, others;
};

// Two bots share the victories of every deal, so one is better if its share cannot be even. Of more, one is
// better if their intervals lie apart, which is never too bold.
Ranks rank(const ArenaResult& result) {
  Ranks ranks;
  const auto& bots = result.standings.bots;
  for (const std::size_t bot : by_share(result)) {
    const double high = bots.size() == 2 ? result.even() : share_interval(bots[bot].wins).high;
    const bool level = ranks.first.empty() || high >= share_interval(bots[ranks.first[0]].wins).low;
    (level ? ranks.first : ranks.others).push_back(bot);
  }
  return ranks;
}

std::string one_bot_sentence(const ArenaResult& result) {
  std::size_t best = 0;
  const auto& in_turn = result.standings.in_turn;
  for (std::size_t i = 1; i < static_cast<std::size_t>(result.arena.setup.players); ++i) {
    if (share_of(in_turn[i]) > share_of(in_turn[best])) best = i;
  }
  const Interval interval = share_interval(in_turn[best]);
  return fmt::format("{} plays itself: the {} player wins {} of {} games, between {} and {}", result.name(0),
                     ordinal(best), percent(share_of(in_turn[best])), result.standings.games,
                     percent(interval.low), percent(interval.high));
}

}  // namespace

std::vector<UseRow> list_uses(const ArenaResult& result) {
  const Board& board = board_of(*result.arena.setup.game);
  std::vector<UseRow> rows;
  for (std::size_t i = 0; i < result.arena.setup.game->actions(); ++i) {
    UseTally all;
    for (const BotTally& bot : result.standings.bots) all.add(bot.uses[i]);
    if (all.times == 0) continue;
    const auto move = static_cast<Move>(i);
    std::string notation = result.arena.setup.game->move_text(move);
    std::string words = use_in_words(board, notation);
    rows.push_back({move, std::move(notation), std::move(words), all});
  }
  std::stable_sort(rows.begin(), rows.end(),
                   [](const UseRow& one, const UseRow& other) { return one.all.times > other.all.times; });
  return rows;
}

double mean_gain(const UseTally& tally) {
  return tally.times == 0 ? 0 : static_cast<double>(tally.gain) / static_cast<double>(tally.times);
}

double win_share(const UseTally& tally) {
  return tally.games == 0 ? 0 : parts(tally.victories) / static_cast<double>(tally.games);
}

double uses_a_game(const ArenaResult& result, std::size_t bot, Move move) {
  const BotTally& tally = result.standings.bots[bot];
  const std::uint64_t games = tally.seats.scores.count();
  return games == 0 ? 0 : static_cast<double>(tally.uses[index_of(move)].times) / static_cast<double>(games);
}

double winners_uses(const ArenaResult& result, const UseTally& all) {
  return parts(all.by_winners) / static_cast<double>(result.standings.games);
}

double others_uses(const ArenaResult& result, const UseTally& all) {
  const double others = result.arena.setup.players - 1;
  return (static_cast<double>(all.times) - parts(all.by_winners)) /
         (others * static_cast<double>(result.standings.games));
}

// ---- in words ---------------------------------------------------------------------------------------

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

std::string_view ordinal(std::size_t place) {
  static constexpr std::array<std::string_view, kMaxSeats> kOrdinals{"first", "second", "third", "fourth"};
  return kOrdinals[place];
}

std::string duration(double nanoseconds) {
  if (nanoseconds < 1e3) return fmt::format("{:.0f} ns", nanoseconds);
  if (nanoseconds < 1e6) return fmt::format("{:.1f} µs", nanoseconds / 1e3);
  if (nanoseconds < 1e9) return fmt::format("{:.1f} ms", nanoseconds / 1e6);
  return fmt::format("{:.1f} s", nanoseconds / 1e9);
}

double mean_thinking(const BotTally& tally) {
  if (tally.thinking.decisions == 0) return 0;
  return static_cast<double>(tally.thinking.nanoseconds) / static_cast<double>(tally.thinking.decisions);
}

std::string verdict_sentence(const ArenaResult& result) {
  if (result.standings.bots.size() == 1) return one_bot_sentence(result);
  const auto [first, others] = rank(result);
  const BotTally& best = result.standings.bots[first[0]];
  const Interval interval = share_interval(best.wins);
  const std::string& name = result.name(first[0]);
  const std::string level = names_of(result, {first.begin() + 1, first.end()});
  std::string text = name + (others.empty() ? " and " + level : " beats " + names_of(result, others));
  if (others.empty()) {
    text += fmt::format(" cannot be told apart: {} wins ", name);
  } else {
    text += level.empty() ? ": " : fmt::format(" but cannot be told apart from {}: ", level);
  }
  text += fmt::format("{} of {} games", percent(share_of(best.wins)), best.seats.scores.count());
  if (result.arena.setup.players > 2) text += fmt::format(", where {} is even", percent(result.even()));
  return text + fmt::format(", between {} and {}", percent(interval.low), percent(interval.high));
}

std::string decided_sentence(const ArenaResult& result) {
  if (!result.arena.decide) return {};
  const double share = *result.arena.decide;
  const std::string mark = fmt::format("{:g} %", 100 * share);
  const auto within = [](double points) {
    const std::string number = fmt::format("{:.2g}", 100 * points);
    return fmt::format("give or take {} {}", number, number == "1" ? "point" : "points");
  };
  switch (result.standings.verdict) {
    case Verdict::Above: return fmt::format("decided: above {} {}", mark, within(share - around(share).low));
    case Verdict::Below: return fmt::format("decided: below {} {}", mark, within(around(share).high - share));
    case Verdict::Open:
      return fmt::format("not decided after {} games: above or below {}", result.standings.games, mark);
  }
  return {};
}

std::string stopped_sentence(const ArenaResult& result) {
  if (!result.stopped) return {};
  return fmt::format("stopped after {} of {} games", result.standings.games, result.arena.games);
}

std::vector<std::string> all_sentences(const ArenaResult& result) {
  std::vector<std::string> sentences{verdict_sentence(result), decided_sentence(result),
                                     stopped_sentence(result)};
  std::erase(sentences, "");
  return sentences;
}

std::string series_sentence(const ArenaResult& result) {
  return fmt::format("{} games of {} with {} players, seed {}{}", result.standings.games, result.game().title,
                     result.arena.setup.players, result.arena.setup.seed.text(),
                     chosen_options(result.arena.setup));
}

}  // namespace pithead::cli
