// What an arena says, for people, programs and the page.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/arena.h"

namespace pithead::cli {

struct ArenaResult {
  Arena arena;
  Standings standings;
  std::vector<Rating> ratings;
  double seconds = 0;
  bool stopped = false;  // by whoever waited for it
  std::string command;   // that plays the same again

  const GameInfo& game() const { return arena.setup.game->info(); }
  const std::string& name(std::size_t bot) const { return arena.field.bots[bot].name; }
  // The win share of a seat if all bots were equal.
  double even() const { return 1.0 / arena.setup.players; }
};

// One worker space or card over all bots.
struct UseRow {
  Move move;
  std::string notation;
  std::string words;
  UseTally all;
};
// The most used first.
std::vector<UseRow> list_uses(const ArenaResult& result);

double mean_gain(const UseTally& tally);
double win_share(const UseTally& tally);
// How often a game: by a seat of the bot, by the winner, by somebody else.
double uses_a_game(const ArenaResult& result, std::size_t bot, Move move);
double winners_uses(const ArenaResult& result, const UseTally& all);
double others_uses(const ArenaResult& result, const UseTally& all);

inline constexpr double kSure = 1.96;  // standard errors to each side: 95 %

// ---- in words ---------------------------------------------------------------------------------------

std::string percent(double share);            // "97.4 %"
std::string_view ordinal(std::size_t place);  // "first" for 0
std::string duration(double nanoseconds);     // "80 ns", "3.1 µs"
double mean_thinking(const BotTally& tally);  // nanoseconds a decision
// "easy beats random: 97.4 % of 1000 games, between 96.2 % and 98.2 %"
std::string verdict_sentence(const ArenaResult& result);
// "decided: above 75 % give or take 5 points"; empty if it was not to be decided.
std::string decided_sentence(const ArenaResult& result);
// "stopped after 46 of 1000 games"; empty if it was not.
std::string stopped_sentence(const ArenaResult& result);
// Those of the three that there are.
std::vector<std::string> all_sentences(const ArenaResult& result);
// "1000 games of <game> with 2 players, seed 1"
std::string series_sentence(const ArenaResult& result);

std::string to_json(const ArenaResult& result);

}  // namespace pithead::cli
