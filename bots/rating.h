// Strengths from the final rankings of games for any number of players, on the scale of chess: 400 points are
// odds of ten to one between two. The mean of all bots is 0.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace pithead {

// Who took which place: the lowest number is best, equal ones are tied.
struct Placing {
  std::size_t bot;
  int place;
};

// How often games ended in each order. A tie counts as every order of the tied, in equal parts.
class Rankings {
 public:
  using Order = std::vector<std::size_t>;  // bots from the first place down

  void add(std::span<const Placing> game);
  const std::map<Order, std::uint64_t>& orders() const { return orders_; }

  static constexpr std::uint64_t kWholeGame = 24;  // the orders of four tied

 private:
  void add_orders(const Order& order, std::span<const Placing> places, std::size_t next,
                  std::uint64_t weight);

  std::map<Order, std::uint64_t> orders_;  // in parts of kWholeGame
};

struct Rating {
  double elo = 0;
  double error = 0;  // standard error of its distance from the mean
};

// Plackett and Luce's model: each place is won against all that are left with a chance in proportion to the
// bot's strength. Each bot has half a won and half a lost game against an average one in advance, so that
// whoever wins always stays finite.
std::vector<Rating> rate(const Rankings& rankings, std::size_t bots);

}  // namespace pithead
