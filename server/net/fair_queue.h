// Work that waits for a thread. Each address has its turn, and at an address each person who waits there: who
// asks for much waits for himself. Short work goes before long.
#pragma once

#include <array>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace pithead::server {

// For whom something is done. Who is not known by address or by name shares a line with all who are not.
struct Asker {
  std::string address;  // as address_group has it
  std::string person;
};

enum class Effort { Short, Long };

// Lines by name, of which each in turn gives what came first to it.
template <class Line>
class Turns {
 public:
  using Item = typename Line::Item;

  bool empty() const { return order_.empty(); }
  std::size_t size() const { return order_.size(); }
  // A new one is served after all others.
  Line& line(const std::string& name) {
    const auto [found, is_new] = lines_.try_emplace(name);
    if (is_new) order_.push_back(name);
    return found->second;
  }
  const Line* find(const std::string& name) const {
    const auto found = lines_.find(name);
    return found == lines_.end() ? nullptr : &found->second;
  }
  Item pop() {
    const std::string name = std::move(order_.front());
    order_.pop_front();
    const auto served = lines_.find(name);
    Item item = served->second.pop();
    if (served->second.empty()) {
      lines_.erase(served);
    } else {
      order_.push_back(name);
    }
    return item;
  }

 private:
  std::map<std::string, Line> lines_;  // none is empty
  std::deque<std::string> order_;
};

class FairQueue {
 public:
  using Item = std::function<void()>;

  void push(const Asker& by, Effort effort, Item item) {
    lines_[index(effort)].line(by.address).line(by.person).items.push_back(std::move(item));
    ++size_;
  }
  // What is next, up to this effort.
  std::optional<Item> pop(Effort most) {
    for (std::size_t effort = 0; effort <= index(most); ++effort) {
      if (lines_[effort].empty()) continue;
      --size_;
      return lines_[effort].pop();
    }
    return std::nullopt;
  }

  std::size_t size() const { return size_; }
  // How many addresses wait for work of this effort, and for how much of it this one waits.
  std::size_t addresses(Effort effort) const { return lines_[index(effort)].size(); }
  std::size_t waiting_of(const Asker& by, Effort effort) const {
    const auto* address = lines_[index(effort)].find(by.address);
    const auto* person = address == nullptr ? nullptr : address->find(by.person);
    return person == nullptr ? 0 : person->items.size();
  }

 private:
  struct PersonLine {
    using Item = FairQueue::Item;
    std::deque<Item> items;

    bool empty() const { return items.empty(); }
    Item pop() {
      Item item = std::move(items.front());
      items.pop_front();
      return item;
    }
  };

  static std::size_t index(Effort effort) { return static_cast<std::size_t>(effort); }

  std::array<Turns<Turns<PersonLine>>, 2> lines_;
  std::size_t size_ = 0;
};

}  // namespace pithead::server
