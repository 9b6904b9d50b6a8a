// Schichtwechsel in a terminal: what is asked, and what brought the question up.
#include <cstddef>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/boards/schichtwechsel/board.h"
#include "cli/boards/schichtwechsel/parts.h"
#include "games/schichtwechsel/game.h"

namespace pithead::cli {
namespace {

using namespace schichtwechsel;  // NOLINT(google-build-using-namespace): this file speaks of nothing else

// What asks is the uppermost task of the agenda.
int asking_amount(const State& s) { return s.agenda.empty() ? 0 : s.agenda.top().amount; }

std::string set_words(const State& s, bool with_marker) {
  std::vector<std::string> things;
  if (s.hand_coal > 0) things.push_back(fmt::format("{} coal", s.hand_coal));
  if (s.hand_spoil > 0) things.push_back(fmt::format("{} spoil", s.hand_spoil));
  if (with_marker) things.emplace_back("the water marker");
  std::string text = things.empty() ? "nothing" : things.front();
  for (std::size_t i = 1; i < things.size(); ++i)
    text += (i + 1 < things.size() ? ", " : " and ") + things[i];
  return text;
}

std::string_view tile_name(const Player& player) { return kTileTable[player.tile].name; }

// ---- preparation ------------------------------------------------------------------------------------

std::string ask_for_receiver(const State& s) {
  const bool marker = s.served > 0 && s.sets[s.round][s.served - 1U].marker;
  return fmt::format("You drew {}. Who gets this set? Everybody gets one.", set_words(s, marker));
}

std::string ask_for_cart(const State& s) {
  if (s.agenda.empty())
    return fmt::format("Your set: {} to place. Which cube on which cart?", set_words(s, false));
  if ((asking_amount(s) & CubeTerms::kMayDecline) != 0)
    return "Your miner is at pit-bottom: on which cart goes the coal?";
  const bool choice =
      (asking_amount(s) & CubeTerms::kCoal) != 0 && (asking_amount(s) & CubeTerms::kSpoil) != 0;
  return fmt::format("Your tile {} brings a cube: {}on which cart?", tile_name(mover(s)),
                     choice ? "which one, and " : "");
}

std::string ask_for_tile(const State& s) {
  const std::string old =
      mover(s).tile == kNone ? "" : fmt::format(" Your {} goes back for it.", tile_name(mover(s)));
  return fmt::format("Which selection tile do you take?{}", old);
}

std::string ask_for_sale(const State& s) {
  return fmt::format("Do you sell a pair of coke? It counts {} VP at the end and brings 1 C and 1 W now.",
                     kSalePoints[mover(s).pairs]);
}

std::string ask_for_option(const State& s) {
  const int choice = asking_amount(s);
  if (choice < kTiles) return fmt::format("Bar space B5, your tile {}: which option?", tile_name(mover(s)));
  if (choice == kRouteChoice) return fmt::format("Card route-S: {}?", choice_words(choice));
  return fmt::format("Bar space {}: {}?", choice == kBar1Choice ? kBarNames[0] : kBarNames[2],
                     choice_words(choice));
}

// ---- a turn -----------------------------------------------------------------------------------------

std::string ask_for_card(const State& s) {
  if (s.exchanged) return "Your spoil is exchanged: now use a card.";
  const bool can_exchange = (s.offer >> 1U & ((1U << kExchanges) - 1U)) != 0;
  return fmt::format("Your turn: use a card{}, or pass for the rest of the round.",
                     can_exchange ? ", exchange spoil before it" : "");
}

std::string ask_for_payment(const State& s) {
  std::string text = fmt::format("{} costs {}: how do you pay?", card_name(s.card), cost_words(s, s.card));
  if (s.card == kWaterCard) text += " What you lay there decides what it does.";
  return text;
}

std::string ask_for_coke(const State& s) {
  return fmt::format("Which coal wagon is coked, and on which space? Up to {} more.", asking_amount(s));
}

std::string ask_to_load(const State& s) {
  return fmt::format("Which coke goes from the plant to your wagons? Up to {} more.", asking_amount(s));
}

std::string ask_for_rail(const State& s) {
  return fmt::format("Your personal card: advance on the rail? Up to {} more.",
                     count_of(asking_amount(s), "space"));
}

// ---- barriers, miner and headframes -----------------------------------------------------------------

// The barrier behind a disc, if there is only one that could have brought this up.
std::string barrier_words(const State& s, Effect effect) {
  std::string_view track_name;
  for (std::size_t track = 0; track < kTracks; ++track) {
    const int space = mover(s).discs[track];
    const int barrier = space == 0 ? 0 : int{box_of(s).barrier_after[track][at(space - 1)]};
    if (barrier == 0) continue;
    for (const Task task : box_of(s).tracks[track].barriers[at(barrier - 1)].benefits) {
      if (task.effect != effect) continue;
      if (!track_name.empty()) return "A barrier";
      track_name = kTrackNames[track];
    }
  }
  return track_name.empty() ? "A barrier" : fmt::format("The {} barrier", track_name);
}

std::string ask_for_building(const State& s) {
  return fmt::format("{}: which building leaves your bar? Its bonus comes in every later round.",
                     barrier_words(s, Effect::Build));
}

std::string ask_for_benefit(const State& s) {
  const Task choice = s.agenda.top();
  const int points = points_instead(choice);
  std::string text = points != 0 ? "The last road barrier" : barrier_words(s, Effect::MinerOrHeadframe);
  std::vector<std::string> answers;
  if ((choice.amount & kWithoutMiner) == 0) answers.emplace_back("a miner's move");
  if (mover(s).frames_on_card > 0 && (choice.amount & kWithoutHeadframe) == 0)
    answers.emplace_back("a headframe into play");
  if (points != 0) answers.push_back(fmt::format("{} VP", points));
  for (std::size_t i = 0; i < answers.size(); ++i)
    text += (i == 0 ? ": " : i + 1 == answers.size() ? ", or " : ", ") + answers[i];
  return text + "?";
}

std::string ask_for_circle(const State& s) {
  if (s.phase == Phase::LastMove)
    return "Your building in the lot miner brings a last move: where does it end?";
  if (s.agenda.top().effect == Effect::WalkMiner)
    return "Headframe space T1: where does your miner's move end? Circles give nothing, tools still go.";
  return "Where does your miner's move end?";
}

std::string ask_for_copy(const State& s) {
  const int sizes = asking_amount(s);
  if ((sizes & kCopyLarge) != 0)
    return "Your miner is at lamp-room: which large card do you copy? It costs you a tool.";
  if ((sizes & kCopySmallOrMedium) == kCopySmallOrMedium)
    return "Card first: which small or medium card do you copy? The marker is yours anyway.";
  return fmt::format("Your miner is at {}: which small card do you copy?",
                     circle_name(box_of(s), mover(s).miner));
}

std::string ask_for_frame(const State& s) {
  switch (s.agenda.top().effect) {
    case Effect::HeadframeToTop: return "Which headframe goes to which space of the top row?";
    case Effect::HeadframeToLeft: return "To which space of the left column does your other headframe go?";
    default: return "Which headframe goes to which space?";
  }
}

std::string ask_to_use(const State& s) {
  const std::string words = effect_words(benefit_in_question(s));
  if (s.agenda.top().effect == Effect::MaySpoilToTip) return fmt::format("Your first headframe: {}?", words);
  return fmt::format("Your miner is at {}: {}?", circle_name(box_of(s), mover(s).miner), words);
}

}  // namespace

std::string ask_schichtwechsel(const State& s) {
  switch (s.question) {
    case Question::Give: return ask_for_receiver(s);
    case Question::Cube: return ask_for_cart(s);
    case Question::Tile: return ask_for_tile(s);
    case Question::Sale: return ask_for_sale(s);
    case Question::Option: return ask_for_option(s);
    case Question::Turn: return ask_for_card(s);
    case Question::Pay: return ask_for_payment(s);
    case Question::After: return "Your action is done: exchange spoil, or end your turn.";
    case Question::Carts: return fmt::format("Which full cart goes up? Up to {} more.", asking_amount(s));
    case Question::Coke: return ask_for_coke(s);
    case Question::Load: return ask_to_load(s);
    case Question::Rail: return ask_for_rail(s);
    case Question::Plant: return "A coke comes from your supply: on which coking space?";
    case Question::Water:
      return fmt::format("How far do you lower the water? It is at level {}.", mover(s).water);
    case Question::Building: return ask_for_building(s);
    case Question::Lot:
      return fmt::format("In which lot do you put the building from {}?", kBarNames[at(asking_amount(s))]);
    case Question::Benefit: return ask_for_benefit(s);
    case Question::Miner: return ask_for_circle(s);
    case Question::Use: return ask_to_use(s);
    case Question::Copy: return ask_for_copy(s);
    case Question::Headframe: return ask_for_frame(s);
    case Question::Over: return "The game is over.";
  }
  return {};
}

}  // namespace pithead::cli
