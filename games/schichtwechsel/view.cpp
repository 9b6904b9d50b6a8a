// Schichtwechsel as JSON, for one pair of eyes. docs/games/schichtwechsel/trace.md explains it.
#include "games/core/view.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "games/schichtwechsel/bag.h"
#include "games/schichtwechsel/game.h"
#include "games/schichtwechsel/mine.h"
#include "games/schichtwechsel/names.h"

namespace pithead::schichtwechsel {
namespace {

// Names of the bits of a set.
template <class Name>
void write_set(JsonWriter& json, std::string_view key, unsigned set, Name name) {
  json.key(key).begin_array();
  for (std::size_t i = 0; set >> i != 0; ++i) {
    if ((set >> i & 1U) != 0) json.value(name(i));
  }
  json.end_array();
}

// ---- the turn ---------------------------------------------------------------------------------------

// What is numbered by its amount has a better name for it.
std::string task_words(const Box& box, Task task) {
  std::string words(kEffectNames[static_cast<std::size_t>(task.effect)]);
  words += ' ';
  switch (task.effect) {
    case Effect::Points: return words + std::to_string(points_of(task));
    case Effect::Advance:
      words += kTrackNames[static_cast<std::size_t>(track_of(task))];
      return words + ' ' + std::to_string(spaces_of(task));
    case Effect::ChooseLot: return words.append(kBarNames[task.amount]);
    case Effect::UseCircle: return words.append(circle_name(box, task.amount));
    default: words.pop_back();
  }
  const bool counted = task.effect == Effect::Lower || task.effect == Effect::LowerUpTo ||
                       task.effect == Effect::MoveCarts || task.effect == Effect::MakeCoke ||
                       task.effect == Effect::LoadCoke || task.effect == Effect::SpoilToTip ||
                       task.effect == Effect::AdvanceRail;
  return counted ? words + ' ' + std::to_string(task.amount) : words;
}

void write_options(JsonWriter& json, const State& s) {
  json.key("options").begin_object();
  json.field(game_options[0].key, kRoundCardValues[(s.options & kOnePerRoundCard) != 0 ? 1 : 0]);
  json.field(game_options[1].key, kTrackPointValues[(s.options & kCumulativeTracks) != 0 ? 1 : 0]);
  json.field(game_options[2].key, kBoxNames[s.box]);
  json.end_object();
}

void write_turn(JsonWriter& json, const State& s) {
  json.field("question", kQuestionNames[static_cast<std::size_t>(s.question)]);
  json.field("phase", kPhaseNames[static_cast<std::size_t>(s.phase)]);
  json.field("round", s.round + 1);
  json.field("first_player", int{s.first_player});
  write_seat(json, "to_move", Schichtwechsel::to_move(s));
  json.field("exchanged", s.exchanged);
  json.field("acted", s.acted);
  write_or_null(json, "card", s.card != kNone, [&] { return card_name(s.card); });
  json.key("pending").begin_array();
  for (std::size_t i = s.agenda.size; i > 0; --i) json.value(task_words(box_of(s), s.agenda.tasks[i - 1]));
  json.end_array();
  write_seats(json, "passed", s.passed);
  write_seats(json, "winners", Schichtwechsel::winners(s));
}

// ---- bag and round cards ----------------------------------------------------------------------------

void write_round_cards(JsonWriter& json, std::string_view key, const State& s, std::size_t from,
                       std::size_t to) {
  json.key(key).begin_array();
  for (std::size_t i = from; i < to; ++i) json.value(static_cast<int>(s.round_cards[i]) + 1);
  json.end_array();
}

void write_cubes(JsonWriter& json, int coal, int spoil, bool marker) {
  json.field("coal", coal);
  json.field("spoil", spoil);
  json.field("marker", marker);
}

void write_hand(JsonWriter& json, const State& s) {
  if (s.hand_coal + s.hand_spoil == 0) return json.key("hand").null();
  const bool given = s.question != Question::Give;
  json.key("hand").begin_object();
  write_seat(json, "seat", given ? s.turn : kNobody);
  write_cubes(json, s.hand_coal, s.hand_spoil, !given && s.sets[s.round][s.served - 1U].marker);
  json.end_object();
}

void write_sets_to_come(JsonWriter& json, const State& s) {
  json.key("sets_to_come").begin_array();
  for (std::size_t round = s.round; round < kRounds; ++round) {
    json.begin_array();
    for (auto i = static_cast<std::size_t>(round == s.round ? sets_drawn(s) : 0); i < s.players; ++i) {
      const DrawnSet set = s.sets[round][i];
      json.begin_object();
      write_cubes(json, set.coal(), set.spoil, set.marker);
      json.end_object();
    }
    json.end_array();
  }
  json.end_array();
}

// ---- the board --------------------------------------------------------------------------------------

void write_laid(JsonWriter& json, const State& s, std::size_t place) {
  json.field("closed", is_closed(s, place));
  json.field("white", int{s.laid[place].white});
  json.field("coins", int{s.laid[place].coins});
  write_seats(json, "tokens", s.laid[place].tokens);
}

void write_cards(JsonWriter& json, const State& s) {
  json.key("cards").begin_array();
  for (std::size_t card = 0; card < kCards; ++card) {
    if ((box_of(s).cards_for[s.players] >> card & 1U) == 0) continue;
    json.begin_object();
    json.field("card", kCardNames[card]);
    write_laid(json, s, card);
    json.end_object();
  }
  json.end_array();
}

void write_board(JsonWriter& json, const State& s) {
  write_round_cards(json, "round_cards", s, 0, s.round + 1U);
  json.key("bag").begin_object();
  write_cubes(json, s.bag_coal, s.bag_spoil, s.bag_marker);
  json.end_object();
  write_hand(json, s);
  write_seats(json, "with_set", s.with_set);
  json.field("carts_closed", s.carts_closed);
  write_set(json, "display", s.display, [](std::size_t tile) { return kTileTable[tile].name; });
  write_cards(json, s);
  json.key("first_at_end").begin_object();
  for (std::size_t track = 0; track < kTracks; ++track)
    write_seat(json, kTrackNames[track], s.first_at_end[track]);
  json.end_object();
  write_seat(json, "first_out", s.first_out);
}

// ---- a seat -----------------------------------------------------------------------------------------

void write_carts(JsonWriter& json, const Box& box, const Player& player) {
  json.key("carts").begin_array();
  for (std::size_t cart = 0; cart < kMostCarts; ++cart) {
    const auto bit = static_cast<CartSet>(1U << cart);
    if ((box.all_carts & bit) == 0) continue;
    json.begin_object();
    json.field("cart", kCartNames[cart]);
    json.field("coal", cubes_in(box, player, player.coal_carts & bit));
    json.field("spoil", cubes_in(box, player, player.spoil_carts & bit));
    json.end_object();
  }
  json.end_array();
}

// Where coal stays; elsewhere its number says it all.
void write_wagons(JsonWriter& json, const Box& box, const Player& player) {
  json.key("wagons").begin_array();
  for_each_wagon(box, player, [&](int coal, int) { json.value(coal); });
  json.end_array();
}

void write_mine(JsonWriter& json, const Box& box, const Player& player) {
  json.field("water", int{player.water});
  write_carts(json, box, player);
  json.field("coal", int{player.coal});
  if (box.coal_stays) write_wagons(json, box, player);
  json.field("spoil", int{player.spoil});
  json.field("coke", int{player.coke});
  json.field("pairs", int{player.pairs});
  json.field("coke_left", kCokeOfPlayer - coke_made(player));
  write_set(json, "plant", player.plant, [](std::size_t space) { return kCokingNames[space]; });
}

void write_pieces(JsonWriter& json, const Box& box, const Player& player) {
  write_set(json, "bar", player.bar, [](std::size_t space) { return kBarNames[space]; });
  json.key("lots").begin_object();
  for (std::size_t lot = 0; lot < kLots; ++lot)
    json.field(kLotNames[lot], buildings_in(player, static_cast<Lot>(lot)));
  json.end_object();
  json.key("headframes").begin_object();
  json.field("card", int{player.frames_on_card});
  json.field("depot", frames_in_depot(player));
  write_or_null(json, "top", player.top != kNone, [&] { return kFrameNames[player.top]; });
  write_or_null(json, "left", player.left != kNone,
                [&] { return kFrameNames[std::size_t{kRowSpaces} + player.left]; });
  json.end_object();
  json.key("discs").begin_object();
  for (std::size_t track = 0; track < kTracks; ++track)
    json.field(kTrackNames[track], int{player.discs[track]});
  json.end_object();
  json.field("miner", circle_name(box, player.miner));
  write_or_null(json, "tile", player.tile != kNone, [&] { return kTileTable[player.tile].name; });
}

void write_player(JsonWriter& json, const State& s, Seat seat) {
  const Player& player = s.seats[seat];
  json.begin_object();
  json.field("seat", int{seat});
  json.field("coins", int{player.coins});
  json.field("tools", int{player.tools});
  json.field("white", int{player.white});
  json.field("token", player.token);
  write_mine(json, box_of(s), player);
  write_pieces(json, box_of(s), player);
  json.key("personal").begin_object();
  write_laid(json, s, place_of(kPersonalCard, seat));
  json.end_object();
  write_points<Schichtwechsel>(json, s, seat);
  json.end_object();
}

}  // namespace

void Schichtwechsel::write_view(const State& state, Seat viewer, JsonWriter& json) {
  json.begin_object();
  json.field("game", kInfo.id);
  json.field("players", int{state.players});
  write_options(json, state);
  write_turn(json, state);
  write_board(json, state);
  if (viewer == kAllSeeing) {
    write_round_cards(json, "cards_to_come", state, state.round + 1U, kRoundCards);
    write_sets_to_come(json, state);
  }
  write_players(json, state.players, [&](Seat seat) { write_player(json, state, seat); });
  json.end_object();
}

}  // namespace pithead::schichtwechsel
