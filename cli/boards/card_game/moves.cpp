// The Great Card Game in a terminal: what is asked, and how the moves are listed.
#include <algorithm>
#include <cstddef>
#include <string>

#include <fmt/format.h>

#include "cli/boards/card_game/board.h"
#include "cli/boards/card_game/parts.h"
#include "games/card_game/game.h"
#include "games/card_game/names.h"

namespace pithead::cli {
namespace {

using namespace card_game;  // NOLINT(google-build-using-namespace): this file speaks of nothing else

std::string top_face(const State& s, Zone stack) { return face_of(family_of(stack), top_of(s, stack)); }

std::string notation_of(Move move) {
  std::string text;
  CardGame::write_move(move, text);
  return text;
}

// The notation without its verb.
std::string object_of(Move move) {
  const std::string text = notation_of(move);
  return text.substr(text.find(' ') + 1);
}

Moves moves_in(const State& s) {
  Moves moves;
  CardGame::legal(s, moves);
  return moves;
}

// ---- placing ----------------------------------------------------------------------------------------

// What a zone is good for.
std::string gain_of(const State& s, Zone zone) {
  if (index(zone) < kStacks) return top_face(s, zone);
  if (zone == Zone::Delivery) return "let trains depart";
  if (zone == Zone::Wild) return fmt::format("see {} cards, keep 1", kWildLooks);
  const Steps steps = steps_of(zone);
  return fmt::format("{} or {}", steps.least, count_of(steps.most, "step"));
}

// One worker goes without saying.
Choice describe_place(const State& s, Move move) {
  const auto zone = static_cast<Zone>(kPlace.detail(move));
  const int need = level_of(s, zone) + 1;
  return {.group = index(zone) < kStacks ? "take" : "work",
          .text = std::string(name_of(zone)),
          .note = (need > 1 ? fmt::format("{} workers: ", need) : "") + gain_of(s, zone)};
}

std::string innovation_gain(const State& s, Innovation innovation) {
  switch (innovation) {
    case Innovation::FreeLorry: return "take a lorry from either stack";
    case Innovation::FreeWagon: return "take a wagon from either stack";
    case Innovation::FreeMining: return fmt::format("1 to {} steps", kInnovationSteps.most);
    case Innovation::FreeEngine: return top_face(s, Zone::Engines);
    case Innovation::FreeOrder: return top_face(s, Zone::Orders);
    case Innovation::FreeShare: return top_face(s, Zone::Shares);
    default: return gain_of(s, Zone::Delivery);
  }
}

Choice describe_innovation(const State& s, Move move) {
  const auto innovation = static_cast<Innovation>(kWorkerInnovations + kPlay.detail(move));
  return {.group = "play", .rank = 1, .text = object_of(move), .note = innovation_gain(s, innovation)};
}

// ---- paying -----------------------------------------------------------------------------------------

int innovations_in(Move payment) {
  int cards = 0;
  for (int kind = 0; kind < kWorkerInnovations; ++kind)
    cards += copies_in_innovations(innovations_of(payment), kind);
  return cards;
}

int cards_in(Move payment) {
  int cards = innovations_in(payment);
  for (int value = 1; value <= kWorkerValues; ++value) cards += copies_in(workers_of(payment), value);
  return cards;
}

// In a long list those stay in sight that spend no more innovations than they must.
bool is_rare(const State& s, Move payment) {
  constexpr std::size_t kLongList = 12;
  const Moves moves = moves_in(s);
  if (moves.size() <= kLongList) return false;
  const auto thriftiest = std::min_element(
      moves.begin(), moves.end(), [](Move a, Move b) { return innovations_in(a) < innovations_in(b); });
  return innovations_in(payment) > innovations_in(*thriftiest);
}

// The fewest cards first: who has cards left can place more often.
Choice describe_payment(const State& s, Move move) {
  return {.group = "pay",
          .rank = cards_in(move),
          .text = notation_of(move),
          .note = {},
          .folded = is_rare(s, move)};
}

// ---- cards and docks --------------------------------------------------------------------------------

Choice describe_stack(const State& s, Move move) {
  const auto stack = static_cast<Zone>(kStack.detail(move));
  const bool looks = s.innovation == kNone;
  return {.group = looks ? "look at" : "take from",
          .text = object_of(move),
          .note = fmt::format("{}{}", looks ? "top: " : "", top_face(s, stack))};
}

Choice describe_dock(const State& s, Move move) {
  const int dock = kDock.detail(move);
  const Player& player = mover(s);
  const auto& crests = kDockCrests[at(dock)].crests;
  std::string note = fmt::format("{} or {}", kCrestNames[static_cast<std::size_t>(crests[0])],
                                 kCrestNames[static_cast<std::size_t>(crests[1])]);
  if (player.engines[at(dock)] != kNoEngine)
    note += fmt::format(", {}", kEngineNames[player.engines[at(dock)]]);
  if (player.loads[at(dock)] > 0) note += fmt::format(", load {}", player.loads[at(dock)]);
  return {.group = "dock", .text = notation_of(move), .note = note};
}

// ---- mining and delivery ----------------------------------------------------------------------------

std::string step_note(Lorry lorry) { return count_of(lorries_on(lorry), "step"); }

Choice describe_mining(const State& s, Move move) {
  if (kStop.holds(move)) return {.group = "or", .rank = 3, .text = "stop", .note = "end mining"};
  if (kFetch.holds(move)) {
    const Lorry lorry = lorry_of_fetch(kFetch.detail(move));
    return {.group = "fetch", .rank = 1, .text = object_of(move), .note = step_note(lorry)};
  }
  const Lorry next = mover(s).row.at(0);
  const std::string note = fmt::format("{}, {}", short_lorry(next), step_note(next));
  if (kStore.holds(move)) return {.group = "store", .rank = 2, .text = "store", .note = note};
  return {.group = "load", .text = object_of(move), .note = note};
}

// All that it brings: the order, its lorries, and the shares and objectives that now count.
Choice describe_delivery(const State& s, Move move) {
  State after = s;
  Rng rng(0);
  NoEvents silence;
  CardGame::play(after, move, rng, silence);
  const int points = CardGame::score(after, s.turn).total() - CardGame::score(s, s.turn).total();
  return {.group = "deliver", .text = notation_of(move), .note = fmt::format("+{} VP", points)};
}

// The wild action: cards looked at. Equal ones are one move.
Choice describe_looked(const State& s, Move move, const Block& block) {
  const auto stack = static_cast<Zone>(s.stack);
  const auto card = static_cast<Card>(block.detail(move));
  const int kind = card - number_of(family_of(stack), 0);
  int copies = 0;
  for (int depth = s.returned; depth < s.looked; ++depth)
    copies += s.cards.at(place_in(s, stack, depth)) == kind ? 1 : 0;
  std::string note = face_of(card);
  if (copies > 1) note += fmt::format(", {} of them", copies);
  return {.group = block.first == kKeep.first ? "keep" : "return", .text = object_of(move), .note = note};
}

// ---- questions --------------------------------------------------------------------------------------

std::string ask_for_a_zone(const State& s) {
  if (s.played) return "Your innovation is played: place workers now, or play another one first.";
  const Moves moves = moves_in(s);
  if (std::any_of(moves.begin(), moves.end(), [](Move move) { return kPlace.holds(move); }))
    return "Your turn: place workers in a zone, or pass for the rest of the shift.";
  if (moves.size() > 1) return "No zone is open to you: play an innovation that opens one, or pass.";
  return "No zone is open to you: you must pass for the rest of the shift.";
}

std::string ask_for_payment(const State& s) {
  const auto zone = static_cast<Zone>(s.zone);
  return fmt::format("{} takes {} ({}): which cards do you lay down?", name_of(zone),
                     count_of(level_of(s, zone) + 1, "worker"), gain_of(s, zone));
}

std::string ask_for_stack(const State& s) {
  if (s.innovation != kNone) return "From which of the two stacks do you take the top card?";
  return fmt::format("Which stack do you look through? You see its top {} cards and keep one.", kWildLooks);
}

std::string ask_for_card(const State& s) {
  const auto stack = static_cast<Zone>(s.stack);
  const bool secret = family_of(stack) == Family::Orders || family_of(stack) == Family::Innovations;
  return fmt::format("You look at {} of {}. Which one do you keep{}?", count_of(s.looked, "card"),
                     name_of(stack), secret ? ", unseen by the others" : "");
}

std::string ask_for_return(const State& s) {
  const std::string_view stack = name_of(static_cast<Zone>(s.stack));
  if (s.returned > 0) return fmt::format("Which card comes below it at the bottom of {}?", stack);
  return fmt::format("The other {} go under {}. Which one lies above the rest?", count_of(s.looked, "card"),
                     stack);
}

std::string ask_for_step(const State& s) {
  std::string text = fmt::format("Mining: {} left", count_of(s.steps_left, "step"));
  if (s.steps_owed > 0) text += fmt::format(", at least {} to be made", s.steps_owed);
  if (mover(s).row.empty()) return text + ".";
  return text + fmt::format(". Next in the row: {}.", face_of(Family::Lorries, mover(s).row.at(0)));
}

std::string ask_for_end(const State& s) {
  if (moves_in(s).size() == 1) return "Your workers are placed and there is nothing to play: end your turn.";
  return "Your workers are placed: play an innovation, or end your turn.";
}

std::string ask_for_train(const State& s) {
  if (s.train == kNoEngine) return "Which train departs, and with which order?";
  return fmt::format("Does another train of an {} engine depart with it, and with which order?",
                     kEngineNames[s.train]);
}

}  // namespace

std::string ask_card_game(const State& s) {
  switch (s.phase) {
    case Phase::Turn: return ask_for_a_zone(s);
    case Phase::Pay: return ask_for_payment(s);
    case Phase::Stack: return ask_for_stack(s);
    case Phase::Keep: return ask_for_card(s);
    case Phase::Dock: return fmt::format("Into which dock goes the {}?", face_of(static_cast<Card>(s.held)));
    case Phase::Return: return ask_for_return(s);
    case Phase::Mine: return ask_for_step(s);
    case Phase::Deliver: return ask_for_train(s);
    case Phase::After: return ask_for_end(s);
    case Phase::Over: return "The game is over.";
  }
  return {};
}

Choice describe_card_game(const State& s, Move move) {
  if (kPlace.holds(move)) return describe_place(s, move);
  if (kPlay.holds(move)) return describe_innovation(s, move);
  if (kPass.holds(move))
    return {.group = "or", .rank = 2, .text = "pass", .note = "out until the shift ends"};
  if (kEnd.holds(move)) return {.group = "or", .rank = 2, .text = "end", .note = "your turn is over"};
  if (kPay.holds(move)) return describe_payment(s, move);
  if (kStack.holds(move)) return describe_stack(s, move);
  if (kDock.holds(move)) return describe_dock(s, move);
  if (kKeep.holds(move)) return describe_looked(s, move, kKeep);
  if (kReturn.holds(move)) return describe_looked(s, move, kReturn);
  if (kDeliver.holds(move)) return describe_delivery(s, move);
  if (kDone.holds(move)) return {.group = "or", .rank = 1, .text = "done", .note = "no other train departs"};
  return describe_mining(s, move);
}

}  // namespace pithead::cli
