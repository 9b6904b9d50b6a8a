// Schichtwechsel in a terminal: how the moves are listed.
#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "cli/boards/schichtwechsel/board.h"
#include "cli/boards/schichtwechsel/parts.h"
#include "games/schichtwechsel/game.h"

namespace pithead::cli {
namespace {

using namespace schichtwechsel;  // NOLINT(google-build-using-namespace): this file speaks of nothing else

std::string notation_of(Move move) {
  std::string text;
  Schichtwechsel::write_move(move, text);
  return text;
}

// The notation without its verb.
std::string object_of(Move move) {
  const std::string text = notation_of(move);
  return text.substr(text.find(' ') + 1);
}

// Words of the table without the sign that stands for water there.
std::string spelled_out(std::string text) {
  for (std::size_t i = 0; (i = text.find('~')) != std::string::npos;) text.replace(i, 1, " water");
  return text;
}

// ---- tracks -----------------------------------------------------------------------------------------

bool crosses_barrier(const State& s, Task task) {
  const Player& player = mover(s);
  if (task.effect != Effect::Advance) return false;
  const auto track = static_cast<std::size_t>(track_of(task));
  const auto& barriers = box_of(s).barrier_after[track];
  const auto from = barriers.begin() + player.discs[track];
  const int steps = std::min(spaces_of(task), box_of(s).length_of(track_of(task)) - player.discs[track]);
  return std::any_of(from, from + steps, [](std::uint8_t barrier) { return barrier != 0; });
}

// What tasks bring, and that a disc comes over a barrier by them.
std::string gain_words(const State& s, const Tasks& tasks) {
  const bool crosses =
      std::any_of(tasks.begin(), tasks.end(), [&](Task task) { return crosses_barrier(s, task); });
  return effect_words(tasks) + (crosses ? ", over a barrier" : "");
}

// ---- preparation ------------------------------------------------------------------------------------

Choice describe_gift(const State& s, Move move) {
  const auto seat = static_cast<Seat>(kGive.detail(move));
  std::string note = seat == s.turn ? "you" : seat_name(seat);
  note += " ";
  for (int cart = 0; cart < box_of(s).cart_count; ++cart) note += cart_of(s, s.seats[seat], cart, Pen(false));
  return {.group = "give", .text = notation_of(move), .note = note};
}

Choice describe_cube(const State& s, Move move) {
  const auto cart = at(kCube.detail(move) % kMostCarts);
  const bool begun = ((mover(s).coal_carts | mover(s).spoil_carts) >> cart & 1U) != 0;
  const int places = box_of(s).carts[cart].places;
  const bool fills = begun || places == 1;
  return {.group = std::string(kCubeNames[at(kCube.detail(move) / kMostCarts)]),
          .text = object_of(move),
          .note = fills ? "fills it" : fmt::format("1 of {}", places)};
}

Choice describe_tile(Move move) {
  const auto tile = at(kTile.detail(move));
  return {.group = "take",
          .text = object_of(move),
          .note = spelled_out(fmt::format("{}; B5 a {}, b {}", short_effect(kTileTable[tile].upper),
                                          short_effect(kChoiceTable[tile].a.tasks),
                                          short_effect(kChoiceTable[tile].b.tasks)))};
}

Choice describe_option(const State& s, Move move) {
  const schichtwechsel::Choice& choice = kChoiceTable[s.agenda.top().amount];
  const Tasks& tasks = kOption.detail(move) == 0 ? choice.a.tasks : choice.b.tasks;
  return {.group = "take", .text = notation_of(move), .note = gain_words(s, tasks)};
}

// ---- a turn -----------------------------------------------------------------------------------------

// Cards of one kind stand together, as on the table.
std::string kind_of(int card) {
  const std::string_view name = card_name(card);
  return std::string(name.substr(0, name.find('-')));
}

Choice describe_card(const State& s, Move move) {
  const int card = kCard.detail(move);
  const bool plain = card != kPersonalCard && card != kWaterCard;
  const std::string gain = plain ? gain_words(s, box_of(s).cards[at(card)].effects) : card_words(s, card);
  const std::string kind = kind_of(card);
  const bool common = kind == "cart" || kind == "coke" || kind == "load" || kind == "route";
  return {.group = common ? kind : "other",
          .text = object_of(move),
          .note = fmt::format("{}; {}", cost_words(s, card), gain)};
}

Choice describe_exchange(const State& s, Move move) {
  const Exchange& exchange = kExchangeTable[at(kExchange.detail(move))];
  return {.group = "tip", .rank = 1, .text = notation_of(move), .note = gain_words(s, exchange.gain)};
}

Choice describe_payment(const State& s, Move move) {
  const Payment& payment = kPaymentTable[at(kPay.detail(move))];
  std::string note;
  const auto add = [&](std::string_view text) {
    note += fmt::format("{}{}", note.empty() ? "" : ", ", text);
  };
  if (payment.white > 0) add(count_of(payment.white, "white token"));
  if (payment.token > 0) add("your own token");
  if (payment.coins > 0) add(count_of(payment.coins, "coin"));
  if (s.card == kWaterCard) {
    const bool by_white = (kPaidByWhite >> kPay.detail(move) & 1U) != 0;
    note += fmt::format(
        ": {}", effect_words(by_white ? box_of(s).cards[kWaterCard].effects : box_of(s).water_by_token()));
  }
  return {.group = "pay", .text = object_of(move), .note = note};
}

// ---- coal and coke ----------------------------------------------------------------------------------

Choice describe_cart(const State& s, Move move) {
  const auto cart = at(kCart.detail(move));
  const bool coal = (mover(s).coal_carts >> cart & 1U) != 0;
  return {.group = coal ? "to wagons" : "to the tip",
          .rank = coal ? 0 : 1,
          .text = object_of(move),
          .note = fmt::format("{} {}", box_of(s).carts[cart].places, coal ? "coal" : "spoil")};
}

std::string space_words(int space) {
  if (space == kOwnSpace) return "hides its W";
  if (space == kPointSpace) return "1 VP";
  return space == kWaterSpace ? "water +1" : "";
}

Choice describe_coke(Move move) {
  const int size = wagon_size(kCoke.detail(move));
  return {.group = size == kSmallWagon ? "small wagon" : "large wagon",
          .text = notation_of(move),
          .note = space_words(kCoke.detail(move) % kCokingSpaces)};
}

Choice describe_load(Move move) {
  return {.group = "load",
          .text = object_of(move),
          .note = kLoad.detail(move) == kOwnSpace ? "shows its W again" : ""};
}

Choice describe_rail(const State& s, Move move) {
  const Task step = advance(Track::Rail);
  return {.group = "go",
          .text = notation_of(move),
          .note = fmt::format("to space {}{}", space_on(mover(s), Track::Rail) + 1,
                              crosses_barrier(s, step) ? ", over a barrier" : "")};
}

Choice describe_lowering(const State& s, Move move) {
  const int level = mover(s).water - kLower.detail(move);
  std::string note = fmt::format("level {}", level);
  if (level == kWaterBottom && mover(s).water > kWaterBottom)
    note += fmt::format(", {} VP", kWaterBottomPoints);
  return {.group = "water", .text = notation_of(move), .note = note};
}

// ---- barriers, miner and headframes -----------------------------------------------------------------

Choice describe_building(Move move) {
  const int space = kBuild.detail(move);
  return {.group = "from",
          .text = object_of(move),
          .note = space == kTileBar ? "an option of your tile" : effect_words(kBarTable[at(space)])};
}

std::string lot_gain(const Player& player, Lot lot) {
  switch (lot) {
    case Lot::Miner: return "a miner's move more at the end";
    case Lot::Spoil:
      return fmt::format("{} VP + 1 for each spoil on the tip, now {}", kSpoilLotPoints, player.spoil);
    case Lot::Sale: return fmt::format("load {} and sell a pair at the end", kFreeLoad);
    case Lot::Tools: return fmt::format("discard {} tools at the end", kToolLotDiscards);
    case Lot::Speed: return "your miner may go 1 circle further";
    default: return fmt::format("{} VP", kFourPoints);
  }
}

Choice describe_lot(const State& s, Move move) {
  return {.group = "build",
          .text = object_of(move),
          .note = lot_gain(mover(s), static_cast<Lot>(kLot.detail(move)))};
}

Choice describe_benefit(const State& s, Move move) {
  const Player& player = mover(s);
  const int benefit = kBenefit.detail(move);
  std::string note;
  if (benefit == 0 && player.miner == kGateOut) note = effect_words(kBeyondGate);
  if (benefit == 0 && player.miner != kGateOut)
    note = fmt::format("from {}, up to {}", circle_name(box_of(s), player.miner),
                       count_of(1 + player.on_speed, "circle"));
  if (benefit == 1) note = "brings " + effect_words(kFrameBroughtIn[at(kHeadframes - player.frames_on_card)]);
  if (benefit == 2) note = fmt::format("{} VP", s.agenda.top().amount);
  return {.group = "take", .text = notation_of(move), .note = note};
}

// A move without benefit only discards tools.
Choice describe_circle(const State& s, Move move) {
  const std::size_t place = box_of(s).place_of_circle[at(kGo.detail(move))];
  const Tasks& benefit = box_of(s).circles[place].benefit;
  const bool counts = s.agenda.top().effect == Effect::MoveMiner || benefit.list[0] == kTool;
  std::string note = counts ? effect_words(benefit) : "nothing";
  if (place == kGateOut)
    note += fmt::format(", {} VP at the end", s.first_out == kNobody ? kFirstPoints : kLaterPoints);
  return {.group = "go", .text = object_of(move), .note = note};
}

Choice describe_copy(const State& s, Move move) {
  const int card = kCopy.detail(move);
  const bool as_large = (s.agenda.top().amount & kCopyLarge) != 0;
  const Tasks& effects =
      card == kWaterCard && as_large ? box_of(s).water_by_token() : box_of(s).cards[at(card)].effects;
  return {.group = "copy", .text = object_of(move), .note = gain_words(s, effects)};
}

Choice describe_frame(const State& s, Move move) {
  const int space = kFrame.detail(move) % kFrameSpaces;
  return {.group = space < kRowSpaces ? "top" : "left",
          .text = object_of(move),
          .note = gain_words(s, kFrameTable[at(space)])};
}

// ---- saying no --------------------------------------------------------------------------------------

std::string pass_note(const Player& player) {
  std::string note = "out until the round ends";
  if (player.white > 0) note += fmt::format(", {} W lost", player.white);
  return note;
}

std::string refusal_note(const State& s) {
  switch (s.question) {
    case Question::Cube: return "no coal";
    case Question::Sale: return "keep the coke";
    case Question::Turn: return pass_note(mover(s));
    case Question::After: return "your turn is over";
    case Question::Carts: return "no more carts";
    case Question::Coke: return "no more coke";
    case Question::Load: return "load no more";
    case Question::Rail: return "no further";
    case Question::Building: return "no building";
    case Question::Benefit: return "neither";
    case Question::Use: return "do without";
    case Question::Copy: return "no copy";
    default: return {};
  }
}

}  // namespace

Choice describe_schichtwechsel(const State& s, Move move) {
  if (kGive.holds(move)) return describe_gift(s, move);
  if (kCube.holds(move)) return describe_cube(s, move);
  if (kTile.holds(move)) return describe_tile(move);
  if (kSell.holds(move))
    return {.group = "sale",
            .text = notation_of(move),
            .note = fmt::format("{} VP, 1 C, 1 W", kSalePoints[mover(s).pairs])};
  if (kOption.holds(move)) return describe_option(s, move);
  if (kExchange.holds(move)) return describe_exchange(s, move);
  if (kCard.holds(move)) return describe_card(s, move);
  if (kPay.holds(move)) return describe_payment(s, move);
  if (kCart.holds(move)) return describe_cart(s, move);
  if (kCoke.holds(move)) return describe_coke(move);
  if (kLoad.holds(move)) return describe_load(move);
  if (kRail.holds(move)) return describe_rail(s, move);
  if (kPlant.holds(move))
    return {.group = "plant", .text = object_of(move), .note = space_words(kPlant.detail(move))};
  if (kLower.holds(move)) return describe_lowering(s, move);
  if (kBuild.holds(move)) return describe_building(move);
  if (kLot.holds(move)) return describe_lot(s, move);
  if (kBenefit.holds(move)) return describe_benefit(s, move);
  if (kGo.holds(move)) return describe_circle(s, move);
  if (kUse.holds(move))
    return {.group = "use", .text = notation_of(move), .note = effect_words(benefit_in_question(s))};
  if (kCopy.holds(move)) return describe_copy(s, move);
  if (kFrame.holds(move)) return describe_frame(s, move);
  return {.group = "or", .rank = 2, .text = notation_of(move), .note = refusal_note(s)};
}

}  // namespace pithead::cli
