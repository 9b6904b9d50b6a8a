// Schichtwechsel: what a move does, in the rulebook's order. What may be done is in legal.cpp.
//
// Whatever is to be done is a task on the agenda (state.h); tasks that need a decision ask a question. When
// the agenda is empty, the phase goes on with the next seat. A question with one answer is answered here.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/core/bits.h"
#include "games/core/tell.h"
#include "games/schichtwechsel/bag.h"
#include "games/schichtwechsel/effects.h"
#include "games/schichtwechsel/events.h"
#include "games/schichtwechsel/game.h"
#include "games/schichtwechsel/legal.h"
#include "games/schichtwechsel/mine.h"
#include "games/schichtwechsel/scoring.h"

namespace pithead::schichtwechsel {
namespace {

// ---- tasks ------------------------------------------------------------------------------------------

// What a task asks; Over: nothing.
constexpr std::array<Question, kEffects> kAsks = [] {
  std::array<Question, kEffects> asks{};
  asks.fill(Question::Over);
  const auto set = [&](Effect effect, Question question) {
    asks[static_cast<std::size_t>(effect)] = question;
  };
  set(Effect::LowerUpTo, Question::Water);
  set(Effect::CubeToCart, Question::Cube);
  set(Effect::CokeToPlant, Question::Plant);
  set(Effect::MoveCarts, Question::Carts);
  set(Effect::MakeCoke, Question::Coke);
  set(Effect::LoadCoke, Question::Load);
  set(Effect::Build, Question::Building);
  set(Effect::ChooseLot, Question::Lot);
  set(Effect::MinerOrHeadframe, Question::Benefit);
  set(Effect::MoveMiner, Question::Miner);
  set(Effect::WalkMiner, Question::Miner);
  set(Effect::UseCircle, Question::Use);
  set(Effect::MaySpoilToTip, Question::Use);
  set(Effect::Copy, Question::Copy);
  set(Effect::HeadframeToTop, Question::Headframe);
  set(Effect::HeadframeToLeft, Question::Headframe);
  set(Effect::HeadframeToAny, Question::Headframe);
  set(Effect::AdvanceRail, Question::Rail);
  set(Effect::Choose, Question::Option);
  return asks;
}();

// A task that asks nothing, taken from the agenda.
template <class Sink>
void perform(State& s, Task task, Sink& sink) {
  switch (task.effect) {
    case Effect::Points: return award(s, s.turn, source_of(task), points_of(task), sink);
    case Effect::Lower: return lower_water(s, s.turn, task.amount, sink);
    case Effect::Raise:
      for (int i = 0; i < task.amount; ++i) raise_water(s, s.turn, sink);
      return;
    case Effect::Coin: return take_coins(s, task.amount, sink);
    case Effect::White: return take_white(s, s.turn, task.amount, sink);
    case Effect::TakeTool: return take_tools(s, s.turn, task.amount, sink);
    case Effect::DiscardTool: return discard_tools(s, s.turn, task.amount, sink);
    case Effect::CoalToWagon: return receive_coal(s, task.amount == kOrTool, sink);
    case Effect::SpoilToTip: return receive_spoil(s, task.amount, sink);
    case Effect::CokeToWagon: return receive_coke(s, task.amount, sink);
    case Effect::TakeMarker: s.first_player = s.turn; return tell(sink, EventKind::MarkerTaken, s.turn);
    default: return;
  }
}

// One space, and the rest stays on the agenda below what a barrier brings.
template <class Sink>
void advance_once(State& s, Sink& sink) {
  const Task advance = s.agenda.top();
  if (at_end(box_of(s), mover(s), track_of(advance))) return s.agenda.pop();
  if (spaces_of(advance) == 1) {
    s.agenda.pop();
  } else {
    --s.agenda.top().amount;
  }
  advance_disc(s, track_of(advance), sink);
}

// A question that has no answer: what happens instead.
template <class Sink>
void give_up(State& s, Sink& sink) {
  const Task task = s.agenda.top();
  s.agenda.pop();
  if (task.effect == Effect::CubeToCart) take_tools(s, s.turn, 1, sink);
  if (task.effect == Effect::Choose) s.agenda.push(kChoiceTable[task.amount].otherwise);
}

// Goes on with the uppermost task; the offer is empty unless it asks.
template <class Sink>
Offer next_task(State& s, Sink& sink) {
  const Task task = s.agenda.top();
  if (task.effect == Effect::Advance) return advance_once(s, sink), 0;
  const Question question = kAsks[static_cast<std::size_t>(task.effect)];
  if (question == Question::Over) {
    s.agenda.pop();
    return perform(s, task, sink), 0;
  }
  if (question == Question::Miner && mover(s).miner == kGateOut) {
    s.agenda.pop();
    return s.agenda.push(kBeyondGate), 0;
  }
  s.question = question;
  const Offer offer = offer_for(s, question);
  if (offer == 0) give_up(s, sink);
  return offer;
}

// ---- I: sets of cubes -------------------------------------------------------------------------------

void give_word(State& s, Seat seat) {
  s.turn = seat;
  s.fresh = true;
}

// The next seat clockwise from the first player in a step that all go through once.
void serve_next(State& s) { give_word(s, static_cast<Seat>((s.first_player + s.served++) % s.players)); }

void begin(State& s, Phase phase) {
  s.phase = phase;
  s.served = 0;
}

Offer ask(State& s, Question question) {
  s.question = question;
  return offer_for(s, question);
}

template <class Sink>
Offer draw_set(State& s, Sink& sink) {
  const DrawnSet set = s.sets[s.round][s.served++];
  s.hand_coal = static_cast<std::uint8_t>(set.coal());
  s.hand_spoil = set.spoil;
  change(s.bag_coal, -set.coal());
  change(s.bag_spoil, -set.spoil);
  if (set.marker) s.bag_marker = false;
  give_word(s, s.first_player);
  tell_revealed(sink, EventKind::SetDrawn, s.first_player, set.coal(), set.spoil);
  if (set.marker) tell(sink, EventKind::MarkerDrawn, s.first_player);
  return ask(s, Question::Give);
}

template <class Sink>
void give_set(State& s, Seat receiver, Sink& sink) {
  if (receiver != s.turn) give_word(s, receiver);
  s.with_set.add(receiver);
  tell(sink, EventKind::SetGiven, receiver);
  if (s.sets[s.round][s.served - 1U].marker) raise_water(s, receiver, sink);
}

template <class Sink>
void lose_cubes(State& s, Cube cube, std::uint8_t& in_hand, Sink& sink) {
  if (in_hand == 0 || carts_with_room(s, mover(s), cube) != 0) return;
  for (; in_hand > 0; --in_hand) {
    tell(sink, EventKind::CubeLost, s.turn, static_cast<int>(cube));
    take_tools(s, s.turn, 1, sink);
  }
}

template <class Sink>
Offer next_set(State& s, Sink& sink) {
  lose_cubes(s, Cube::Coal, s.hand_coal, sink);
  lose_cubes(s, Cube::Spoil, s.hand_spoil, sink);
  if (s.hand_coal + s.hand_spoil > 0) return ask(s, Question::Cube);
  if (s.served < s.players) return draw_set(s, sink);
  s.bag_marker = marker_in_play(s, s.round);
  return begin(s, Phase::Tiles), 0;
}

// ---- II: selection tiles ----------------------------------------------------------------------------

// In the first round counter-clockwise, so that the first player chooses last.
Offer next_tile(State& s) {
  if (s.served == s.players) return begin(s, Phase::Bonuses), 0;
  if (s.round > 0) {
    serve_next(s);
  } else {
    give_word(s, static_cast<Seat>((s.first_player + s.players - 1 - s.served) % s.players));
    ++s.served;
  }
  return ask(s, Question::Tile);
}

// The old tile comes back only after the new one was chosen.
template <class Sink>
void take_tile(State& s, int tile, Sink& sink) {
  Player& player = mover(s);
  s.display = static_cast<TileSet>(s.display ^ 1U << tile);
  if (player.tile != kNone) s.display = static_cast<TileSet>(s.display | 1U << player.tile);
  player.tile = static_cast<std::uint8_t>(tile);
  tell(sink, EventKind::TileTaken, s.turn, tile);
}

// ---- III and IV -------------------------------------------------------------------------------------

int white_tokens_shown(const Box& box, const Player& player) {
  return (player.water != box.water.token ? 1 : 0) + (hides_white_token(box, player) ? 0 : 1) +
         ((player.plant & kOwnBit) == 0 ? 1 : 0);
}

template <class Sink>
void raise_all_water(State& s, Sink& sink) {
  for_each_seat(s, [&](Seat seat) { raise_water(s, seat, sink); });
}

template <class Sink>
void take_white_tokens(State& s, Sink& sink) {
  for_each_seat(s,
                [&](Seat seat) { take_white(s, seat, white_tokens_shown(box_of(s), s.seats[seat]), sink); });
}

void begin_actions(State& s) {
  begin(s, Phase::Actions);
  give_word(s, s.first_player);
}

template <class Sink>
Offer next_bonus(State& s, Sink& sink) {
  if (s.served < s.players) {
    serve_next(s);
    s.agenda.push(kTileTable[mover(s).tile].upper);
    return 0;
  }
  raise_all_water(s, sink);
  take_white_tokens(s, sink);
  if (s.round + 1 < kFirstSaleRound) return begin_actions(s), 0;
  return begin(s, Phase::Sale), 0;
}

// ---- V and VI ---------------------------------------------------------------------------------------

Offer next_sale(State& s) {
  if (s.served == s.players) return begin(s, Phase::Bar), 0;
  serve_next(s);
  return can_sell(mover(s)) ? ask(s, Question::Sale) : Offer{0};
}

// All spaces that are uncovered when the seat's turn in this step begins, from left to right.
Offer next_bar(State& s) {
  if (s.served == s.players) return begin_actions(s), 0;
  serve_next(s);
  const Player& player = mover(s);
  const auto uncovered = [&](std::size_t space) { return (player.bar >> space & 1U) == 0; };
  if (uncovered(kTileBar)) s.agenda.push(task(Effect::Choose, player.tile));
  for (std::size_t space = kTileBar; space-- > 0;) {
    if (uncovered(space)) s.agenda.push(kBarTable[space]);
  }
  return 0;
}

// ---- rounds -----------------------------------------------------------------------------------------

template <class Sink>
void reveal_round_card(State& s, Sink& sink) {
  const RoundCard card = s.round_cards[s.round];
  tell_revealed(sink, EventKind::RoundBegun, s.first_player, s.round + 1, static_cast<int>(card) + 1);
  s.carts_closed = card == box_of(s).closes_carts;
  if (s.carts_closed) tell(sink, EventKind::CartsClosed, kNobody);
  if (card == box_of(s).puts_marker_in_bag) {
    s.bag_marker = true;
    tell(sink, EventKind::MarkerIntoBag, kNobody);
  }
  if (card == box_of(s).lowers_water) for_each_seat(s, [&](Seat seat) { lower_water(s, seat, 1, sink); });
}

template <class Sink>
void begin_round(State& s, Sink& sink) {
  reveal_round_card(s, sink);
  change(s.bag_coal, kAddedCoal * s.players);
  change(s.bag_spoil, kAddedSpoil * s.players);
  s.with_set = SeatSet::none();
  s.passed = SeatSet::none();
  begin(s, Phase::Sets);
}

// White tokens are lost; headframes go back to the depot, by leaving their spaces.
void clean_up(State& s) {
  for (Player& player : s.seats) {
    player.white = 0;
    player.token = true;
    player.top = player.left = kNone;
  }
  s.laid.fill({});
  s.closed = 0;
  s.carts_closed = false;
}

template <class Sink>
void end_round(State& s, Sink& sink) {
  score_round(s, sink);
  clean_up(s);
  if (s.round + 1 == kRounds) return begin(s, Phase::LastMove);
  ++s.round;
  begin_round(s, sink);
}

// ---- actions ----------------------------------------------------------------------------------------

template <class Sink>
void end_turn(State& s, Sink& sink) {
  s.exchanged = s.acted = false;
  if (s.passed.size() == s.players) return end_round(s, sink);
  give_word(s, next_clockwise(s.turn, s.passed, s.players));
}

template <class Sink>
void pass(State& s, Sink& sink) {
  s.passed.add(s.turn);
  tell(sink, EventKind::Passed, s.turn);
  end_turn(s, sink);
}

template <class Sink>
Offer next_action(State& s, Sink& sink) {
  if (s.card != kNone) return ask(s, Question::Pay);
  if (!s.acted) return ask(s, Question::Turn);
  if (!s.exchanged && possible_exchanges(box_of(s), mover(s)) != 0) return ask(s, Question::After);
  return end_turn(s, sink), 0;
}

// ---- the end ----------------------------------------------------------------------------------------

template <class Sink>
void end_game(State& s, Sink& sink) {
  score_game(s, sink);
  s.phase = Phase::Over;
  s.question = Question::Over;
  tell_winners<Schichtwechsel>(sink, EventKind::GameWon, s);
}

template <class Sink>
Offer next_last_move(State& s, Sink& sink) {
  if (s.served == s.players) return end_game(s, sink), 0;
  serve_next(s);
  if (has_lot(mover(s), Lot::Miner)) s.agenda.push(task(Effect::WalkMiner));
  return 0;
}

// ---- questions and answers --------------------------------------------------------------------------

template <class Sink>
Offer next_in_phase(State& s, Sink& sink) {
  switch (s.phase) {
    case Phase::Sets: return next_set(s, sink);
    case Phase::Tiles: return next_tile(s);
    case Phase::Bonuses: return next_bonus(s, sink);
    case Phase::Sale: return next_sale(s);
    case Phase::Bar: return next_bar(s);
    case Phase::Actions: return next_action(s, sink);
    case Phase::LastMove: return next_last_move(s, sink);
    case Phase::Over: return 0;
  }
  return 0;
}

// One more of the up to n times that the uppermost task may be done.
void use_up(State& s) {
  if (--s.agenda.top().amount == 0) s.agenda.pop();
}

Task take_task(State& s) {
  const Task task = s.agenda.top();
  s.agenda.pop();
  return task;
}

// A cube of the hand, or the one of a task.
template <class Sink>
void answer_cube(State& s, int detail, Sink& sink) {
  const auto cube = static_cast<Cube>(detail / kMostCarts);
  if (s.agenda.empty()) {
    --(cube == Cube::Coal ? s.hand_coal : s.hand_spoil);
  } else {
    s.agenda.pop();
  }
  place_cube(s, cube, static_cast<std::size_t>(detail % kMostCarts), sink);
}

template <class Sink>
void answer_coke(State& s, int detail, Sink& sink) {
  make_coke(s, detail, sink);
  use_up(s);
  if (s.agenda.empty() || s.agenda.top().effect != Effect::MakeCoke) s.small_coked = s.large_coked = 0;
}

template <class Sink>
void answer_turn(State& s, int detail, Sink& sink) {
  if (detail < kExchanges) return exchange(s, static_cast<std::size_t>(detail), sink);
  s.card = static_cast<std::uint8_t>(detail - kExchanges);
}

template <class Sink>
void answer_benefit(State& s, int detail, Sink& sink) {
  const Task task = take_task(s);
  if (detail == 0) return s.agenda.push(kMoveMiner);
  if (detail == 1) return bring_headframe_into_play(s, sink);
  award(s, s.turn, Source::Road, points_instead(task), sink);
}

void answer_option(State& s, int detail) {
  const Choice& choice = kChoiceTable[take_task(s).amount];
  s.agenda.push(detail == 0 ? choice.a.tasks : choice.b.tasks);
}

// The answer no: to a turn it passes, to the others it ends what asked.
template <class Sink>
void say_no(State& s, Sink& sink) {
  switch (s.question) {
    case Question::Turn: return pass(s, sink);
    case Question::After: return end_turn(s, sink);
    case Question::Sale: return;
    default: s.small_coked = s.large_coked = 0; return s.agenda.pop();
  }
}

template <class Sink>
void say_yes(State& s, int detail, Sink& sink) {
  switch (s.question) {
    case Question::Give: return give_set(s, static_cast<Seat>(detail), sink);
    case Question::Cube: return answer_cube(s, detail, sink);
    case Question::Tile: return take_tile(s, detail, sink);
    case Question::Sale: return sell_coke(s, sink);
    case Question::Option: return answer_option(s, detail);
    case Question::Turn: return answer_turn(s, detail, sink);
    case Question::Pay: return use_card(s, static_cast<std::size_t>(detail), sink);
    case Question::After: return exchange(s, static_cast<std::size_t>(detail), sink);
    case Question::Carts: return use_up(s), move_cart(s, static_cast<std::size_t>(detail), sink);
    case Question::Coke: return answer_coke(s, detail, sink);
    case Question::Load: return use_up(s), load_coke(s, detail, sink);
    case Question::Rail: return use_up(s), s.agenda.push(advance(Track::Rail));
    case Question::Plant:
      use_up(s);
      tell(sink, EventKind::CokePlanted, s.turn, detail);
      return put_into_plant(s, detail, sink);
    case Question::Water: return s.agenda.pop(), lower_water(s, s.turn, detail, sink);
    case Question::Building: return s.agenda.pop(), take_building(s, detail, sink);
    case Question::Lot: return s.agenda.pop(), place_building(s, static_cast<Lot>(detail), sink);
    case Question::Benefit: return answer_benefit(s, detail, sink);
    case Question::Miner:
      return move_miner(s, static_cast<std::size_t>(detail), take_task(s).effect == Effect::MoveMiner, sink);
    case Question::Use: {
      const Tasks benefit = benefit_in_question(s);
      s.agenda.pop();
      return s.agenda.push(benefit);
    }
    case Question::Copy: return copy_card(s, detail, take_task(s), sink);
    case Question::Headframe: return s.agenda.pop(), move_headframe(s, detail, sink);
    case Question::Over: return;
  }
}

// Plays on to the next question that has more than one answer, or to the end.
template <class Sink>
void go_on(State& s, Sink& sink) {
  do {
    s.offer = s.agenda.empty() ? next_in_phase(s, sink) : next_task(s, sink);
    if (s.offer == kNo) {
      say_no(s, sink);
    } else if (has_one_bit(s.offer)) {
      say_yes(s, std::countr_zero(s.offer) - 1, sink);
    } else if (s.offer != 0) {
      return;
    }
  } while (s.phase != Phase::Over);
  s.offer = 0;
}

}  // namespace

State Schichtwechsel::deal(int players, const Options& options, Rng& rng) {
  State s;
  s.players = static_cast<std::uint8_t>(players);
  s.options = static_cast<std::uint8_t>(options.chosen[0] | options.chosen[1] << 1U);
  s.box = options.chosen[2];
  s.first_player = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(players)));
  for (std::size_t i = 0; i < kRoundCards; ++i) s.round_cards[i] = static_cast<RoundCard>(i);
  rng.shuffle(std::span(s.round_cards));
  s.bag_coal = static_cast<std::uint8_t>(kBagCoal * players);
  s.bag_spoil = static_cast<std::uint8_t>(kBagSpoil * players);
  s.display = box_of(s).tiles_for[s.players];
  for (Player& player : s.seats) player = new_player(box_of(s));
  NoEvents silence;
  begin_round(s, silence);
  draw_sets_to_come(s, rng);
  go_on(s, silence);
  return s;
}

template <class Sink>
void Schichtwechsel::play(State& s, Move move, Rng& /*rng*/, Sink& sink) {
  s.fresh = false;
  const Answers& answers = answers_to(s.question);
  if (answers.no.holds(move)) {
    say_no(s, sink);
  } else {
    say_yes(s, answers.yes.detail(move), sink);
  }
  go_on(s, sink);
}

template void Schichtwechsel::play(State&, Move, Rng&, NoEvents&);
template void Schichtwechsel::play(State&, Move, Rng&, EventLog&);

}  // namespace pithead::schichtwechsel
