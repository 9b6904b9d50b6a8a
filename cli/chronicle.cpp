#include "cli/chronicle.h"

#include <cctype>
#include <vector>

namespace pithead::cli {
namespace {

std::vector<std::string> seat_names(int players) {
  std::vector<std::string> names;
  for (Seat seat = 0; seat < players; ++seat) names.push_back(seat_name(seat));
  return names;
}

// Laid open for all, or seen by the one who is asked about it next.
bool is_evident(const Event& event) {
  return (event.seat == kNobody && event.reveals) || event.seen_by != SeatSet::all();
}

class Chronicle {
 public:
  explicit Chronicle(const Pen& pen) : pen_(pen) {}

  // What the seat does next, or what happens without a doer (in lower case), continues the paragraph.
  void add(Seat seat, const std::string& name, const std::string& sentence) {
    const bool by_name = !name.empty() && sentence.starts_with(name + " ");
    if (by_name && seat == doer_) return extend(sentence.substr(name.size() + 1));
    if (!by_name && !paragraphs_.empty() && std::islower(static_cast<unsigned char>(sentence[0])) != 0) {
      return extend(sentence);
    }
    end_clause();
    paragraphs_.push_back(by_name ? pen_(seat_ink(seat), name) + sentence.substr(name.size()) : sentence);
    doer_ = by_name ? seat : kNobody;
  }

  // The same seat's next turn begins a paragraph of its own.
  void end_turn() { doer_ = kNobody; }

  Lines take() {
    end_clause();
    return std::move(paragraphs_);
  }

 private:
  // Two cubes on two carts are told once.
  void extend(const std::string& text) {
    if (text == clause_) {
      ++times_;
      return;
    }
    end_clause();
    paragraphs_.back() += "; " + text;
    clause_ = text;
  }

  void end_clause() {
    if (times_ == 2) paragraphs_.back() += " twice";
    if (times_ > 2) paragraphs_.back() += " " + std::to_string(times_) + " times";
    times_ = 1;
    clause_.clear();
  }

  Pen pen_;
  Lines paragraphs_;
  Seat doer_ = kNobody;
  std::string clause_;  // the last one, told how many times
  int times_ = 1;
};

}  // namespace

Lines tell_plies(const Match& match, std::size_t first, Seat viewer, const Pen& pen, Detail detail) {
  const std::vector<std::string> names = seat_names(match.setup().players);
  Chronicle chronicle(pen);
  Seat mover = kNobody;
  for (std::size_t i = first; i < match.plies().size(); ++i) {
    const Ply& ply = match.plies()[i];
    if (ply.seat != mover) chronicle.end_turn();
    mover = ply.seat;
    for (const Event& event : ply.events) {
      if (!event.visible_to(viewer)) continue;
      if (detail == Detail::Brief && is_evident(event)) continue;
      const std::string name = event.seat < names.size() ? names[event.seat] : "";
      chronicle.add(event.seat, name, match.game().sentence(event, names));
    }
  }
  return chronicle.take();
}

}  // namespace pithead::cli
