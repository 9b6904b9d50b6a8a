// Schichtwechsel: what a seat knows, as a row of numbers. docs/python/observations.md lists what stands
// where.
#include "games/core/observation.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/schichtwechsel/game.h"
#include "games/schichtwechsel/names.h"

namespace pithead::schichtwechsel {
namespace {

template <const auto& kNames>
std::string name_label(std::size_t i) {
  return std::string(kNames[i]);
}
std::string number_label(std::size_t i) { return std::to_string(i + 1); }
std::string tile_label(std::size_t tile) { return std::string(kTileTable[tile].name); }

// ---- the turn ---------------------------------------------------------------------------------------

template <class Out>
void describe_options(Out& out, const State& s) {
  out.one_of(
      "players", s.players - unsigned{kMinPlayers}, kMaxSeats - 1,
      [](std::size_t i) { return std::to_string(i + 2); }, "how many play");
  out.number("round-cards", (s.options & kOnePerRoundCard) != 0 ? 1 : 0, 1,
             "the option: 1 if round cards 1 to 3 pay for one group at most");
  out.number("track-points", (s.options & kCumulativeTracks) != 0 ? 1 : 0, 1,
             "the option: 1 if all thresholds of a track add up");
  out.one_of("box", s.box, kBoxNames.size(), name_label<kBoxNames>, "the option: the printed numbers");
}

template <class Out>
void describe_pending(Out& out, const State& s) {
  const Agenda& agenda = s.agenda;
  const auto next = [&](std::size_t i) { return agenda.tasks[agenda.size - 1 - i]; };
  out.one_of("next_effect", agenda.empty() ? kEffects : static_cast<unsigned>(agenda.top().effect), kEffects,
             name_label<kEffectNames>, "the task being carried out");
  out.numbers("pending.effect", Agenda::kMost, kEffects, number_label,
              "what is still to be done, the next first: number of the effect plus 1; 0: no more",
              [&](std::uint8_t* cells) {
                for (std::size_t i = 0; i < agenda.size; ++i)
                  cells[i] = static_cast<std::uint8_t>(static_cast<unsigned>(next(i).effect) + 1U);
              });
  out.numbers("pending.amount", Agenda::kMost, 255, number_label,
              "its amount, as games/schichtwechsel/tasks.h says for each effect", [&](std::uint8_t* cells) {
                for (std::size_t i = 0; i < agenda.size; ++i) cells[i] = next(i).amount;
              });
}

template <class Out>
void describe_turn(Out& out, const State& s, Seat eyes) {
  out.one_of("question", static_cast<unsigned>(s.question), kQuestions, name_label<kQuestionNames>,
             "what is decided now");
  out.one_of("phase", static_cast<unsigned>(s.phase), kPhaseNames.size(), name_label<kPhaseNames>,
             "the part of the round");
  out.one_of("round", s.round, kRounds, number_label, "the running round");
  describe_seat(out, "to_move", Schichtwechsel::to_move(s), eyes, s.players,
                "who decides; nobody when it is over");
  describe_seat(out, "first_player", s.first_player, eyes, s.players, "who has the first-player marker");
  out.number("begins_turn", s.fresh ? 1 : 0, 1, "nothing was decided on this turn yet");
  out.number("exchanged", s.exchanged ? 1 : 0, 1, "spoil was exchanged on this turn");
  out.number("acted", s.acted ? 1 : 0, 1, "the action of this turn has begun");
  out.one_of(
      "card", s.card, kCards + 1, [](std::size_t i) { return std::string(card_name(static_cast<int>(i))); },
      "the card chosen and not paid yet");
  out.number("served", s.served, kMaxSeats, "seats that are through with a step, or sets given");
  out.number("small_coked", s.small_coked, 15, "small wagons coked by the effect being carried out");
  out.number("large_coked", s.large_coked, 15, "large wagons coked by it");
  describe_seats(out, "with_set", s.with_set, eyes, s.players, "who has a set of cubes in this round");
  describe_seats(out, "passed", s.passed, eyes, s.players, "who has passed");
  describe_pending(out, s);
}

// ---- the board --------------------------------------------------------------------------------------

template <class Out>
void describe_bag(Out& out, const State& s) {
  out.number("bag.coal", s.bag_coal, 50, "coal in the bag");
  out.number("bag.spoil", s.bag_spoil, 50, "spoil in the bag");
  out.number("bag.marker", s.bag_marker ? 1 : 0, 1, "whether the water marker is in the bag");
  out.number("hand.coal", s.hand_coal, kCubesInSet, "coal of the set just drawn or being placed");
  out.number("hand.spoil", s.hand_spoil, kCubesInSet, "its spoil");
  const bool drawn = s.question == Question::Give && s.hand_coal + s.hand_spoil > 0;
  out.number("hand.marker", drawn && s.sets[s.round][s.served - 1U].marker ? 1 : 0, 1,
             "whether the water marker came with it");
  out.numbers(
      "round_cards", std::size_t{kRounds} * kRoundCards, 1,
      [](std::size_t i) {
        return "round " + std::to_string(i / kRoundCards + 1) + " " +
               std::string(kRoundCardNames[i % kRoundCards]);
      },
      "the round cards up to now",
      [&](std::uint8_t* cells) {
        for (std::size_t round = 0; round <= s.round; ++round)
          cells[round * kRoundCards + static_cast<std::size_t>(s.round_cards[round])] = 1;
      });
}

std::string laid_label(std::size_t card) { return std::string(kCardNames[card]); }

template <class Out>
void describe_cards(Out& out, const State& s, Seat eyes) {
  out.set("cards", box_of(s).cards_for[s.players], kCards, laid_label, "cards in use with so many players");
  out.set("closed", s.closed & ((1U << kCards) - 1U), kCards, laid_label,
          "cards that nobody can use any more in this round");
  out.numbers("laid.white", kCards, kWhiteTokens, laid_label, "white tokens on each card",
              [&](std::uint8_t* cells) {
                for (std::size_t card = 0; card < kCards; ++card) cells[card] = s.laid[card].white;
              });
  out.numbers("laid.coins", kCards, 255, laid_label, "coins on each card", [&](std::uint8_t* cells) {
    for (std::size_t card = 0; card < kCards; ++card) cells[card] = s.laid[card].coins;
  });
  out.numbers(
      "laid.tokens", std::size_t{kCards} * kMaxSeats, 1,
      [](std::size_t i) { return laid_label(i / kMaxSeats) + " " + seat_label(i % kMaxSeats); },
      "whose own tokens lie on each card",
      [&](std::uint8_t* cells) {
        for (std::size_t card = 0; card < kCards; ++card)
          store_eight(cells + card * kMaxSeats,
                      kSpreadBits[seats_clockwise(s.laid[card].tokens, eyes, s.players)]);
      });
}

template <class Out>
void describe_board(Out& out, const State& s, Seat eyes) {
  describe_bag(out, s);
  out.number("carts_closed", s.carts_closed ? 1 : 0, 1, "carts with the red-white border are closed");
  out.set("display", s.display, kTiles, tile_label, "selection tiles that nobody has");
  describe_cards(out, s, eyes);
  constexpr std::array<std::string_view, kTracks> kNames{"first_at_end.road", "first_at_end.rail",
                                                         "first_at_end.canal"};
  for (std::size_t track = 0; track < kTracks; ++track)
    describe_seat(out, kNames[track], s.first_at_end[track], eyes, s.players,
                  "whose disc was first at that track's end");
  describe_seat(out, "first_out", s.first_out, eyes, s.players, "whose miner was first at the exit");
}

// ---- a seat -----------------------------------------------------------------------------------------

template <class Out>
void describe_mine(Out& out, const Player& player) {
  out.number("coins", player.coins, 255, "coins");
  out.number("tools", player.tools, 255, "tools");
  out.number("white", player.white, kWhiteTokens, "white action tokens");
  out.number("token", player.token ? 1 : 0, 1, "the own action token");
  out.number("water", player.water, kMostWater, "pit water");
  out.set("coal_carts", player.coal_carts, kMostCarts, name_label<kCartNames>, "carts with coal");
  out.set("spoil_carts", player.spoil_carts, kMostCarts, name_label<kCartNames>, "carts with spoil");
  out.set("full_carts", player.full_carts, kMostCarts, name_label<kCartNames>, "full carts");
  out.number("coal", player.coal, 255, "coal on coal wagons");
  out.number("coal_on_small", player.coal_on_small, kMostWagons,
             "on wagons for one, where coal stays on its wagon");
  out.number("coal_on_token", player.coal_on_token, kLargeWagon,
             "on the wagon with the white token, likewise");
  out.number("spoil", player.spoil, kTipRoom, "spoil on the tip");
  out.number("coke", player.coke, kCokeOfPlayer, "coke on coke wagons");
  out.number("pairs", player.pairs, kSales, "pairs of coke sold");
  out.set("plant", player.plant, kCokingSpaces, name_label<kCokingNames>, "coking spaces with own coke");
}

template <class Out>
void describe_pieces(Out& out, const State& s, Seat seat, Seat eyes) {
  const Player& player = s.seats[seat];
  out.set("bar", player.bar, kBarSpaces, name_label<kBarNames>, "bar spaces still covered by a building");
  out.numbers("lots", kLots, 5, name_label<kLotNames>, "own buildings in each lot", [&](std::uint8_t* cells) {
    for (std::size_t lot = 0; lot < kLots; ++lot)
      cells[lot] = static_cast<std::uint8_t>(buildings_in(player, static_cast<Lot>(lot)));
  });
  out.number("headframes.card", player.frames_on_card, kHeadframes, "headframes not in play");
  out.one_of("headframes.top", player.top, kRowSpaces, name_label<kFrameNames>, "the one in the top row");
  out.one_of(
      "headframes.left", player.left, kRowSpaces,
      [](std::size_t i) { return std::string(kFrameNames[std::size_t{kRowSpaces} + i]); },
      "the one in the left column");
  out.numbers("discs", kTracks, kMostSpaces, name_label<kTrackNames>, "the disc on each track",
              [&](std::uint8_t* cells) {
                for (std::size_t track = 0; track < kTracks; ++track) cells[track] = player.discs[track];
              });
  out.one_of("miner", player.miner, kCircles, number_label,
             "the miner's place in the shift; none before the gate");
  out.one_of("tile", player.tile, kTiles, tile_label, "the selection tile");
  const std::size_t personal = place_of(kPersonalCard, seat);
  out.number("personal.closed", is_closed(s, personal) ? 1 : 0, 1, "the personal card is used");
  out.number("personal.white", s.laid[personal].white, kWhiteTokens, "white tokens on it");
  out.number("personal.coins", s.laid[personal].coins, 255, "coins on it");
  describe_seats(out, "personal.tokens", s.laid[personal].tokens, eyes, s.players, "own tokens on it");
}

template <class Out>
void describe_points(Out& out, const Player& player) {
  constexpr std::array<std::string_view, kSources> kNames{
      "points.rounds", "points.cards",     "points.bonuses",    "points.tip",
      "points.water",  "points.coke",      "points.headframes", "points.shift",
      "points.gate",   "points.road",      "points.rail",       "points.canal",
      "points.lots",   "points.leftovers", "points.tools",      "points.marker"};
  for (std::size_t source = 0; source < kSources; ++source)
    out.signed_number(kNames[source], player.points[source], -128, 127, "points by their source");
}

template <class Out>
void describe(const State& s, Seat eyes, Out& out) {
  describe_options(out, s);
  describe_turn(out, s, eyes);
  describe_board(out, s, eyes);
  describe_each_seat(out, eyes, s.players, [&](Seat seat) {
    describe_mine(out, s.seats[seat]);
    describe_pieces(out, s, seat, eyes);
    describe_points(out, s.seats[seat]);
  });
}

}  // namespace

std::vector<ObservedField> Schichtwechsel::observed_fields() {
  Rng rng(0);
  ObservationTable table;
  describe(deal(kMaxSeats, {}, rng), 0, table);
  return std::move(table).take_fields();
}

[[gnu::flatten]] void Schichtwechsel::observe(const State& state, Seat seat, std::uint8_t* row) {
  ObservationWriter writer(row);
  describe(state, seat, writer);
}

}  // namespace pithead::schichtwechsel
