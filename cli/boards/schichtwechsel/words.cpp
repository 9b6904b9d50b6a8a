// Schichtwechsel: effects, cards and stocks in words. All numbers come from the tables of the game.
#include <array>
#include <cstddef>
#include <vector>

#include <fmt/format.h>

#include "cli/boards/schichtwechsel/parts.h"

namespace pithead::cli {
namespace {

using namespace schichtwechsel;  // NOLINT(google-build-using-namespace): this file speaks of nothing else

std::string cube_words(std::uint8_t terms) {
  const bool coal = (terms & CubeTerms::kCoal) != 0;
  const bool spoil = (terms & CubeTerms::kSpoil) != 0;
  return coal && spoil ? "coal or spoil" : coal ? "coal" : "spoil";
}

std::string copy_words(std::uint8_t sizes) {
  if ((sizes & kCopyLarge) != 0) return "copy a large card for 1 tool";
  return (sizes & kCopySmallOrMedium) == kCopySmallOrMedium ? "copy a small or medium card"
                                                            : "copy a small card";
}

std::string benefit_words(Task choice) {
  const int points = points_instead(choice);
  if ((choice.amount & kWithoutMiner) != 0) return "headframe";
  if ((choice.amount & kWithoutHeadframe) != 0) return fmt::format("miner or {} VP", points);
  return points == 0 ? "miner or headframe" : fmt::format("miner, headframe or {} VP", points);
}

std::string short_copy(std::uint8_t sizes) {
  if ((sizes & kCopyLarge) != 0) return "copy L, +tool";
  return (sizes & kCopySmallOrMedium) == kCopySmallOrMedium ? "copy M or S" : "copy S";
}

std::string advance_words(Task task) {
  return fmt::format("{} {}", spaces_of(task), kTrackNames[static_cast<std::size_t>(track_of(task))]);
}

template <class Word>
std::string list_of(const Tasks& tasks, Word word) {
  std::vector<std::string> words;
  for (const Task task : tasks) words.push_back(word(task));
  return fmt::format("{}", fmt::join(words, ", "));
}

}  // namespace

std::string effect_words(Task task) {
  const int n = task.amount;
  switch (task.effect) {
    case Effect::Points: return fmt::format("{} VP", points_of(task));
    case Effect::Lower: return fmt::format("water −{}", n);
    case Effect::LowerUpTo: return fmt::format("water −0 to −{}", n);
    case Effect::Raise: return fmt::format("water +{}", n);
    case Effect::Coin: return fmt::format("{} C", n);
    case Effect::White: return fmt::format("{} W", n);
    case Effect::TakeTool: return "take " + count_of(n, "tool");
    case Effect::DiscardTool: return "discard " + count_of(n, "tool");
    case Effect::CubeToCart: return cube_words(task.amount) + " on a cart";
    case Effect::CoalToWagon: return "coal on a wagon";
    case Effect::SpoilToTip: return fmt::format("{} spoil on the tip", n);
    case Effect::CokeToWagon: return fmt::format("{} coke on a wagon", n);
    case Effect::CokeToPlant: return fmt::format("{} coke in the plant", n);
    case Effect::Advance: return advance_words(task);
    case Effect::MoveCarts: return count_of(n, "cart");
    case Effect::MakeCoke: return fmt::format("make {} coke", n);
    case Effect::LoadCoke: return fmt::format("load {} coke", n);
    case Effect::Build: return "a building";
    case Effect::ChooseLot: return "a lot for it";
    case Effect::MinerOrHeadframe: return benefit_words(task);
    case Effect::MoveMiner: return "a miner's move";
    case Effect::WalkMiner: return "a miner's move without its benefit";
    case Effect::UseCircle: return "the circle's benefit";
    case Effect::MaySpoilToTip: return fmt::format("up to {} spoil on the tip", n);
    case Effect::Copy: return copy_words(task.amount);
    case Effect::TakeMarker: return "take the marker";
    case Effect::HeadframeToTop: return "a headframe to the top";
    case Effect::HeadframeToLeft: return "the other to the left";
    case Effect::HeadframeToAny: return "a headframe to the top or left";
    case Effect::AdvanceRail: return fmt::format("up to {} rail", n);
    case Effect::Choose: return choice_words(n);
  }
  return {};
}

std::string short_effect(Task task) {
  const int n = task.amount;
  switch (task.effect) {
    case Effect::Lower: return fmt::format("−{}~", n);
    case Effect::LowerUpTo: return fmt::format("−0..{}~", n);
    case Effect::Raise: return fmt::format("+{}~", n);
    case Effect::TakeTool: return "+tool";
    case Effect::DiscardTool: return "−tool";
    case Effect::CubeToCart: return cube_words(task.amount) + " to cart";
    case Effect::CoalToWagon: return "coal to wagon";
    case Effect::SpoilToTip: return n == 1 ? "spoil to tip" : fmt::format("{} spoil to tip", n);
    case Effect::CokeToWagon: return "coke to wagon";
    case Effect::CokeToPlant: return "coke to plant";
    case Effect::MakeCoke: return fmt::format("coke {}", n);
    case Effect::LoadCoke: return fmt::format("load {}", n);
    case Effect::MoveMiner: return "miner";
    case Effect::WalkMiner: return "walk";
    case Effect::Copy: return short_copy(task.amount);
    case Effect::TakeMarker: return "marker";
    case Effect::HeadframeToTop: return "top";
    case Effect::HeadframeToLeft: return "left";
    case Effect::HeadframeToAny: return "top or left";
    default: return effect_words(task);
  }
}

std::string effect_words(const Tasks& tasks) {
  return list_of(tasks, [](Task task) { return effect_words(task); });
}
std::string short_effect(const Tasks& tasks) {
  return list_of(tasks, [](Task task) { return short_effect(task); });
}

std::string card_words(const State& s, int card) {
  if (card == kWaterCard)
    return fmt::format("W: {}; P or C: {}", effect_words(box_of(s).cards[kWaterCard].effects),
                       effect_words(box_of(s).water_by_token()));
  if (card != kPersonalCard) return effect_words(box_of(s).cards[at(card)].effects);
  const int spaces = kHeadframes - mover(s).frames_on_card;
  return effect_words(kPersonalWater) + (spaces > 0 ? fmt::format(", up to {} rail", spaces) : "");
}

std::string cost_words(const State& s, int card) {
  constexpr std::array<std::string_view, 5> kCosts{"1 W", "2 W", "1 P", "1 C", "1 W or P"};
  const Cost cost = box_of(s).cost_of(at(card));
  return std::string(kCosts[static_cast<std::size_t>(cost)]);
}

std::string choice_words(int choice) {
  const schichtwechsel::Choice& options = kChoiceTable[at(choice)];
  return fmt::format("{} or {}", effect_words(options.a.tasks), effect_words(options.b.tasks));
}

std::string bar_words(int space) {
  if (space == kTileBar) return "tile";
  const Task task = kBarTable[at(space)];
  if (task.effect != Effect::Choose) return short_effect(task);
  const schichtwechsel::Choice& options = kChoiceTable[task.amount];
  return fmt::format("{} or {}", short_effect(options.a.tasks), short_effect(options.b.tasks));
}

std::string lot_words(Lot lot) {
  switch (lot) {
    case Lot::Miner: return "1 move";
    case Lot::Spoil: return fmt::format("{}+tip", kSpoilLotPoints);
    case Lot::FourA:
    case Lot::FourB: return fmt::format("{} VP", kFourPoints);
    case Lot::Sale: return fmt::format("load {}, sell 2", kFreeLoad);
    case Lot::Tools: return fmt::format("−{} tools", kToolLotDiscards);
    case Lot::Speed: return "+1 circle";
  }
  return {};
}

std::string round_card_words(const State& s) {
  const RoundCard card = s.round_cards[s.round];
  const bool once = (s.options & kOnePerRoundCard) != 0;
  switch (card) {
    case RoundCard::Road:
    case RoundCard::Rail:
    case RoundCard::Canal: {
      const auto track = static_cast<std::size_t>(card);
      return fmt::format("{} VP {} {} {} spaces", kPointsPerGroup, once ? "once for" : "for every",
                         kSpacesPerGroup[track], kTrackNames[track]);
    }
    case RoundCard::Leaders:
      return fmt::format("{} VP for each track you lead; the red-white cart is closed", kLeaderPoints);
    case RoundCard::Spoil:
      return fmt::format("1 VP for every {} spoil in your mine; a water marker joins the bag", kPerSpoil);
    case RoundCard::Coke:
      return fmt::format("1 VP for every {} coke you have made; everybody's water fell by 1", kPerCoke);
  }
  return {};
}

std::string_view theme_of(RoundCard card) {
  constexpr std::array<std::string_view, kRoundCards> kThemes{"road",    "rail",  "canal",
                                                              "leaders", "spoil", "coke"};
  return kThemes[static_cast<std::size_t>(card)];
}

std::string units_of(const Player& player) {
  std::vector<std::string> units;
  if (player.white > 0) units.push_back(fmt::format("{} W", player.white));
  if (player.token) units.emplace_back("P");
  if (player.coins > 0) units.push_back(fmt::format("{} C", player.coins));
  return units.empty() ? "no units" : fmt::format("{}", fmt::join(units, ", "));
}

}  // namespace pithead::cli
