// A set of state hashes that is emptied often: open addressing, and emptying costs nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace pithead {

class HashSet {
 public:
  void clear() {
    ++round_;
    size_ = 0;
  }

  // False if it was there already.
  bool insert(std::uint64_t hash) {
    if (2 * size_ >= slots_.size()) grow();
    const bool fresh = put(hash);
    size_ += fresh ? 1 : 0;
    return fresh;
  }

 private:
  struct Slot {
    std::uint64_t hash = 0;
    std::uint64_t round = 0;  // in which it was filled; empty in all others
  };

  bool put(std::uint64_t hash) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t i = hash & mask;
    for (; slots_[i].round == round_; i = (i + 1) & mask) {
      if (slots_[i].hash == hash) return false;
    }
    slots_[i] = {hash, round_};
    return true;
  }

  void grow() {
    std::vector<Slot> old(2 * slots_.size());
    std::swap(old, slots_);
    for (const Slot& slot : old) {
      if (slot.round == round_) put(slot.hash);
    }
  }

  std::vector<Slot> slots_ = std::vector<Slot>(1024);
  std::size_t size_ = 0;
  std::uint64_t round_ = 1;
};

}  // namespace pithead
