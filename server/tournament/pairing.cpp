#include "server/tournament/pairing.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>
#include <optional>
#include <set>
#include <utility>

#include "games/core/rng.h"

namespace pithead::server {
namespace {

constexpr int kExchangesEach = 1'500;  // that are tried for a whole schedule, for each person
constexpr int kStepsEach = 20'000;     // of one search for a round of a Swiss tournament

// ---- everybody meets everybody ---------------------------------------------------------------------------

// One stays where it is, the others go round.
std::vector<Pairing> circle(int people) {
  const int places = people + people % 2;
  std::vector<Pairing> rounds;
  for (int round = 0; round + 1 < places; ++round) {
    Pairing pairing;
    for (int i = 0; i < places / 2; ++i) {
      const auto at = [&](int place) { return place == 0 ? 0 : 1 + (place - 1 + round) % (places - 1); };
      const int one = at(i);
      const int other = at(places - 1 - i);
      if (std::max(one, other) < people) {
        pairing.tables.push_back(round % 2 == 0 ? std::vector{one, other} : std::vector{other, one});
      } else {
        pairing.byes.push_back(std::min(one, other));
      }
    }
    rounds.push_back(std::move(pairing));
  }
  return rounds;
}

// A schedule that is bettered by exchanging two people of a round. The cost is the sum of the squares of how
// often any two meet: the more even, the lower.
class Exchanging {
 public:
  Exchanging(std::vector<Pairing> rounds, int people)
      : rounds_(std::move(rounds)), people_(static_cast<std::size_t>(people)), met_(people_ * people_) {
    for (const Pairing& round : rounds_)
      for (const auto& table : round.tables)
        for (const int one : table)
          for (const int other : table) met(one, other) += one == other ? 0 : 1;
  }

  // Something worse is let pass at first, to get out of places where nothing near is better.
  void exchange(Rng& rng, int allowed) {
    Pairing& round = rounds_[rng.below(static_cast<std::uint32_t>(rounds_.size()))];
    auto& one = round.tables[rng.below(static_cast<std::uint32_t>(round.tables.size()))];
    auto& other = round.tables[rng.below(static_cast<std::uint32_t>(round.tables.size()))];
    if (&one == &other) return;
    int& first = one[rng.below(static_cast<std::uint32_t>(one.size()))];
    int& second = other[rng.below(static_cast<std::uint32_t>(other.size()))];
    const int change = move_out(first, one) + move_out(second, other);
    std::swap(first, second);
    if (change + move_in(first, one) + move_in(second, other) <= allowed) return;
    move_out(first, one);
    move_out(second, other);
    std::swap(first, second);
    move_in(first, one);
    move_in(second, other);
  }

  int cost() const {
    return std::accumulate(met_.begin(), met_.end(), 0, [](int sum, int each) { return sum + each * each; });
  }
  std::vector<Pairing> rounds() && { return std::move(rounds_); }

 private:
  int& met(int one, int other) { return met_[static_cast<std::size_t>(one) * people_ + other]; }
  void count(int one, int other, int more) {
    met(one, other) += more;
    met(other, one) += more;
  }
  int move_out(int person, const std::vector<int>& table) {
    int change = 0;
    for (const int other : table) {
      if (other == person) continue;
      change += 1 - 2 * met(person, other);
      count(person, other, -1);
    }
    return change;
  }
  int move_in(int person, const std::vector<int>& table) {
    int change = 0;
    for (const int other : table) {
      if (other == person) continue;
      change += 1 + 2 * met(person, other);
      count(person, other, 1);
    }
    return change;
  }

  std::vector<Pairing> rounds_;
  std::size_t people_;
  std::vector<int> met_;
};

std::vector<Pairing> shuffled_rounds(int people, const std::vector<int>& sizes, int rounds, Rng& rng) {
  std::vector<int> everybody(static_cast<std::size_t>(people));
  std::iota(everybody.begin(), everybody.end(), 0);
  std::vector<Pairing> all;
  for (int round = 0; round < rounds; ++round) {
    rng.shuffle(std::span(everybody));
    Pairing pairing;
    auto next = everybody.begin();
    for (const int size : sizes) {
      pairing.tables.emplace_back(next, next + size);
      next += size;
    }
    all.push_back(std::move(pairing));
  }
  return all;
}

std::vector<Pairing> even_schedule(int people, int seats, std::uint64_t seed) {
  const std::vector<int> sizes = table_sizes(people, seats);
  const int rounds = rounds_of_round_robin(people, seats);
  Rng rng(seed);
  Exchanging best(shuffled_rounds(people, sizes, rounds, rng), people);
  if (sizes.size() < 2) return std::move(best).rounds();
  Exchanging now = best;
  const int exchanges = kExchangesEach * people;
  for (int i = 0; i < exchanges; ++i) {
    constexpr int kWorseAtFirst = 4;
    now.exchange(rng, kWorseAtFirst * std::max(0, exchanges - 2 * i) / exchanges);
    if (i % 64 == 0 && now.cost() < best.cost()) best = now;
  }
  return std::move(now.cost() < best.cost() ? now : best).rounds();
}

// ---- by standing -----------------------------------------------------------------------------------------

// Fills table after table: the best who has no place yet, and then the nearest behind with whom the table
// does not cost more meetings again than are allowed. Larger tables come first, unless only another sequence
// does it.
class StandingSearch {
 public:
  StandingSearch(const std::vector<int>& best_first, const std::vector<int>& sizes, const Meetings& met,
                 int& steps)
      : people_(best_first), sizes_(sizes), met_(met), steps_(steps) {}

  std::optional<std::vector<std::vector<int>>> search(int again_allowed) {
    tables_.clear();
    left_ = sizes_;
    placed_.assign(people_.size(), false);
    if (!fill_next_table(again_allowed)) return std::nullopt;
    return tables_;
  }

 private:
  bool fill_next_table(int allowed) {
    if (left_.empty()) return true;
    const auto first = static_cast<std::size_t>(std::ranges::find(placed_, false) - placed_.begin());
    for (const int size : std::set<int, std::greater<>>(left_.begin(), left_.end())) {
      left_.erase(std::ranges::find(left_, size));
      tables_.emplace_back();
      if (place(first, size, allowed)) return true;
      tables_.pop_back();
      left_.push_back(size);
    }
    return false;
  }

  bool fill_rest(std::size_t from, int size, int allowed) {
    if (static_cast<int>(tables_.back().size()) == size) return fill_next_table(allowed);
    for (std::size_t i = from; i < people_.size(); ++i)
      if (!placed_[i] && place(i, size, allowed)) return true;
    return false;
  }

  bool place(std::size_t i, int size, int allowed) {
    if (--steps_ < 0) return false;
    for (const int other : tables_.back()) allowed -= met_.between(people_[i], other);
    if (allowed < 0) return false;
    tables_.back().push_back(people_[i]);
    placed_[i] = true;
    if (fill_rest(i + 1, size, allowed)) return true;
    placed_[i] = false;
    tables_.back().pop_back();
    return false;
  }

  const std::vector<int>& people_;
  const std::vector<int>& sizes_;
  const Meetings& met_;
  int& steps_;
  std::vector<int> left_;  // sizes of tables
  std::vector<bool> placed_;
  std::vector<std::vector<int>> tables_;
};

std::vector<int> without(std::vector<int> people, int one) {
  std::erase(people, one);
  return people;
}

int least_alone(const std::vector<int>& people, const std::vector<int>& times_alone) {
  int least = std::numeric_limits<int>::max();
  for (const int each : people) least = std::min(least, times_alone[static_cast<std::size_t>(each)]);
  return least;
}

// Those who may be alone this time, in the order in which they are tried; nobody if nobody has to be.
std::vector<int> to_be_alone(const std::vector<int>& in_order, int seats,
                             const std::vector<int>& times_alone) {
  if (seats != 2 || in_order.size() % 2 == 0) return {};
  const int least = least_alone(in_order, times_alone);
  std::vector<int> some;
  for (const int each : in_order)
    if (times_alone[static_cast<std::size_t>(each)] == least) some.push_back(each);
  return some;
}

}  // namespace

void Meetings::add(std::span<const int> table) {
  for (const int one : table)
    for (const int other : table)
      if (one != other) ++counts_[index(one, other)];
}

std::vector<int> table_sizes(int people, int seats) {
  const int tables = (people + seats - 1) / seats;
  std::vector<int> sizes;
  for (int i = 0; i < tables; ++i) sizes.push_back(people / tables + (i < people % tables ? 1 : 0));
  return sizes;
}

int rounds_of_round_robin(int people, int seats) {
  if (people < 2) return 0;
  if (seats == 2) return people - 1 + people % 2;
  int met = 0;  // in a round, by all together
  for (const int size : table_sizes(people, seats)) met += size * (size - 1);
  return (people * (people - 1) + met - 1) / met;
}

std::vector<Pairing> round_robin(int people, int seats, std::uint64_t seed) {
  if (people < 2) return {};
  return seats == 2 ? circle(people) : even_schedule(people, seats, seed);
}

Pairing pair_by_standing(const std::vector<int>& best_first, int seats, const Meetings& met,
                         const std::vector<int>& times_alone) {
  std::vector<int> alone = to_be_alone({best_first.rbegin(), best_first.rend()}, seats, times_alone);
  if (alone.empty()) alone.push_back(-1);
  for (int again = 0;;) {
    bool looked_at_all = true;
    for (const int one : alone) {
      int steps = kStepsEach;
      const std::vector<int> others = without(best_first, one);
      const std::vector<int> sizes = table_sizes(static_cast<int>(others.size()), seats);
      auto tables = StandingSearch(others, sizes, met, steps).search(again);
      if (tables) return {std::move(*tables), one < 0 ? std::vector<int>{} : std::vector{one}};
      looked_at_all = looked_at_all && steps > 0;
    }
    // Where there is too much to look at all, more is allowed in longer strides; with enough the first try
    // does.
    again += looked_at_all ? 1 : 1 + again / 4;
  }
}

Pairing pair_by_seed(const std::vector<int>& best_first, int seats, const std::vector<int>& times_alone) {
  const std::vector<int> alone = to_be_alone(best_first, seats, times_alone);
  Pairing pairing;
  if (!alone.empty()) pairing.byes.push_back(alone.front());
  const std::vector<int> others = alone.empty() ? best_first : without(best_first, alone.front());
  const std::vector<int> sizes = table_sizes(static_cast<int>(others.size()), seats);
  pairing.tables.resize(sizes.size());
  auto next = others.begin();
  for (bool back = false; next != others.end(); back = !back) {
    for (std::size_t i = 0; i < sizes.size() && next != others.end(); ++i) {
      const std::size_t table = back ? sizes.size() - 1 - i : i;
      if (static_cast<int>(pairing.tables[table].size()) < sizes[table])
        pairing.tables[table].push_back(*next++);
    }
  }
  return pairing;
}

}  // namespace pithead::server
