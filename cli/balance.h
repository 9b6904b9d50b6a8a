// What the balance lab says, for people, programs and the page.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/balance.h"
#include "bots/policy.h"
#include "bots/vary.h"

namespace pithead::cli {

// A way to play the game: its options and, if it is not one that the program knows, its box as the game
// writes it.
struct BalanceVariant {
  std::string name;
  ChosenOptions options;
  std::optional<std::string> box;
};

// What every variant is measured with.
struct BalancePlan {
  const AnyGame* game = nullptr;
  std::vector<int> players;
  BotSpec bot;
  std::uint64_t games = 0;
  std::uint64_t seed = 0;
  int threads = 1;
  std::optional<Training> learn;       // before it is measured, for each number of players
  std::optional<std::string> own_box;  // the one that --box gave; variants bring others in its place
};

struct BalanceResult {
  std::string variant;
  std::vector<Balance> by_players;  // in the plan's sequence; the last may be cut short
};

// A box that a search found and kept in a file; what a box cannot say are options.
struct BestBox {
  std::string variant;
  ChosenOptions options;
  std::string file;
};

struct BalanceReport {
  BalancePlan plan;
  std::vector<BalanceResult> results;
  std::optional<BestBox> best;
  bool stopped = false;  // by whoever waited for it
  std::string command;   // that plays the same again

  const GameInfo& game() const { return plan.game->info(); }
};

// ---- playing ----------------------------------------------------------------------------------------

// The setup of a variant, whose box is the game's own one from now on.
Setup bring_variant(const BalancePlan& plan, const BalanceVariant& variant, int players);
// The bots learn for it: from the usual weights, for one number of players. The own box is played by them
// from now on.
// Ctrl-C ends it: then they play by the usual weights.
void teach_policy(const BalancePlan& plan, const Setup& setup, const Training& training);
void teach_value(const BalancePlan& plan, const Setup& setup);

// Measures one after the other; Ctrl-C ends it with what was played.
void measure_variants(const std::vector<BalanceVariant>& variants, BalanceReport& report);

// ---- searching --------------------------------------------------------------------------------------

struct BalanceSearch {
  BalanceVariant base;
  std::vector<Range> ranges;
  std::size_t most = 64;  // variants tried
  std::size_t keep = 3;   // that are measured in the end
  std::optional<std::string> state;
  std::string fingerprint;  // of all that the search depends on
};

// The best variants found, the best first. Cheap trials for all, twice as long ones for the better half, and
// so on. Empty if it was interrupted.
std::vector<BalanceVariant> search_variants(const BalancePlan& plan, const BalanceSearch& search);

// The smaller, the better: unevenness of the seats, and what is on offer and never used.
double price_of(const std::vector<Balance>& by_players);

// The place of the most even one among those that were measured to the end; of the first, if none was.
std::size_t find_most_even(const BalanceReport& report);

// ---- in words ---------------------------------------------------------------------------------------

// One space or card, by its use.
struct BalanceUseRow {
  std::string notation, words;
  const BalanceUse* use;
  double a_seat = 0, winner = 0, others = 0;  // times a game
};
double times_a_game(std::uint64_t times, const Balance& balance);
// The most used first, idle ones last.
std::vector<BalanceUseRow> list_uses(const AnyGame& game, const Balance& balance);

// "the first of 2 players wins 58.0 %, between 51.1 % and 64.6 %"
std::string seat_sentence(const Balance& balance);
// Whether every seat's interval reaches into an even share give or take a third.
bool is_even(const Balance& balance);
double held_share(const Balance& balance, std::size_t round);

// Where the best box is and how to play with it.
std::string best_sentence(const BalanceReport& report);

void print_balance(const BalanceReport& report);
std::string to_json(const BalanceReport& report);

}  // namespace pithead::cli
