// Who meets whom: a published method for each kind of tournament (docs/server/clubs.md). People are numbers
// here; the same people, scores and seed give the same pairing everywhere.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace pithead::server {

// One round. Those of a table stand in the order of its seats; who is at no table has a bye.
struct Pairing {
  std::vector<std::vector<int>> tables;
  std::vector<int> byes;

  friend bool operator==(const Pairing&, const Pairing&) = default;
};

// How often any two have met.
class Meetings {
 public:
  explicit Meetings(int people) : people_(people), counts_(static_cast<std::size_t>(people) * people) {}

  int between(int one, int other) const { return counts_[index(one, other)]; }
  void add(std::span<const int> table);

 private:
  std::size_t index(int one, int other) const { return static_cast<std::size_t>(one) * people_ + other; }

  std::size_t people_;
  std::vector<int> counts_;
};

// As few tables as there can be, and as even as they can be, larger ones first. Only at tables of two can
// somebody be left alone.
std::vector<int> table_sizes(int people, int seats);

// Everybody meets everybody. At tables of two each pair once, by the circle method; with an odd number
// somebody sits out each round, everybody once. At larger tables so many rounds that everybody could meet
// everybody, and seats exchanged until all pairs have met as evenly as a search from the seed finds.
std::vector<Pairing> round_robin(int people, int seats, std::uint64_t seed);
int rounds_of_round_robin(int people, int seats);

// Neighbours in the standing meet, from the best on down, with as few meetings again as can be (the Monrad
// way). At tables of two with an odd number the lowest who was alone least often is alone.
Pairing pair_by_standing(const std::vector<int>& best_first, int seats, const Meetings& met,
                         const std::vector<int>& times_alone);

// The best of each table apart from each other: seeds go along the tables and back again. At tables of two
// with an odd number the best seed who was alone least often is alone.
Pairing pair_by_seed(const std::vector<int>& best_first, int seats, const std::vector<int>& times_alone);

}  // namespace pithead::server
