// The Great Card Game: what a seat knows, as a row of numbers. docs/python/observations.md lists what stands
// where. Points are left out: they follow from the cards.
#include "games/core/observation.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/card_game/game.h"
#include "games/card_game/names.h"
#include "games/card_game/secrets.h"
#include "games/core/bits.h"

namespace pithead::card_game {
namespace {

constexpr int kMostLevel = 15;

std::string zone_label(std::size_t zone) { return std::string(kZoneNames[zone]); }
std::string number_label(std::size_t i) { return std::to_string(i + 1); }
std::string engine_label(std::size_t type) { return std::string(kEngineNames[type]); }
template <Family kFamily>
std::string card_label(std::size_t kind) {
  return std::string(card_name(kFamily, static_cast<int>(kind)));
}

// How many cards of each value a set has, a byte for each.
constexpr std::array<std::uint64_t, kWorkerSets> kCopiesOf = [] {
  std::array<std::uint64_t, kWorkerSets> table{};
  for (std::size_t set = 0; set < kWorkerSets; ++set) {
    for (int value = 1; value <= kWorkerValues; ++value)
      table[set] |= static_cast<std::uint64_t>(copies_in(static_cast<Workers>(set), value))
                    << (8 * (value - 1));
  }
  return table;
}();
void put_workers(std::uint8_t* cells, Workers set) { store_eight(cells, kCopiesOf[set]); }

// The same of worker innovations.
constexpr std::array<std::uint64_t, kWorkerInnovationSets> kInnovationsIn = [] {
  std::array<std::uint64_t, kWorkerInnovationSets> table{};
  for (std::size_t set = 0; set < kWorkerInnovationSets; ++set) table[set] = spread_pairs(set);
  return table;
}();

// ---- the turn ---------------------------------------------------------------------------------------

template <class Out>
void describe_turn(Out& out, const State& s, Seat eyes) {
  out.one_of(
      "players", s.players - 2U, kMaxSeats - 1, [](std::size_t i) { return std::to_string(i + 2); },
      "how many play");
  out.one_of(
      "decks", s.decks, kDecksNames.size(), [](std::size_t i) { return std::string(kDecksNames[i]); },
      "the option");
  out.number("seen_cards", s.seen_cards_shown ? 0 : 1, 1,
             "the option: 1 if others' cards that everybody saw taken are up to memory");
  out.one_of(
      "phase", static_cast<unsigned>(s.phase), kPhaseNames.size(),
      [](std::size_t i) { return std::string(kPhaseNames[i]); }, "what is decided now");
  out.one_of("shift", s.round, kMostShifts, number_label, "the running shift");
  describe_seat(out, "to_move", CardGame::to_move(s), eyes, s.players, "who decides; nobody when it is over");
  describe_seat(out, "start_player", s.first_player, eyes, s.players, "who began the shift");
  describe_seats(out, "passed", s.passed, eyes, s.players, "who has passed");
  out.number("placed", s.placed ? 1 : 0, 1, "this turn's workers are paid");
  out.number("played", s.played ? 1 : 0, 1, "an action innovation was played before that");
  out.one_of("zone", s.zone, kZones, zone_label, "the zone chosen on this turn");
  out.one_of("innovation", s.innovation, kInnovationKinds, card_label<Family::Innovations>,
             "the action innovation being carried out");
  out.one_of("stack", s.stack, kStacks, zone_label, "the stack chosen");
  out.one_of(
      "held", s.held, kCardKinds, [](std::size_t i) { return std::string(card_name(static_cast<Card>(i))); },
      "a wagon or an engine without a dock yet");
  out.number("looked_at.size", s.looked, kWildLooks, "cards in the hand of who looks at a stack");
  out.number("looked_at.returned", s.returned, kWildLooks, "of these, how many have been named");
  const bool mining = s.phase == Phase::Mine;
  out.number("steps.owed", mining ? s.steps_owed : 0, kInnovationSteps.most, "mining steps still to be made");
  out.number("steps.left", mining ? s.steps_left : 0, kInnovationSteps.most, "mining steps still allowed");
  out.one_of("train", s.train, kEngineTypes, engine_label, "the engine that this delivery has begun with");
}

// ---- the table --------------------------------------------------------------------------------------

template <class Out>
void describe_zones(Out& out, const State& s, Seat eyes) {
  out.set("zones", table_for(s.players).zones, kZones, zone_label, "zones in use with so many players");
  out.numbers("level", kZones, kMostLevel, zone_label, "workers that the latest user of a zone placed",
              [&](std::uint8_t* cells) { put_small_numbers<4>(cells, s.levels.packed, kZones); });
  out.numbers(
      "last_player", std::size_t{kZones} * kMaxSeats, 1,
      [](std::size_t i) { return zone_label(i / kMaxSeats) + " " + seat_label(i % kMaxSeats); },
      "who used a zone last in this shift",
      [&](std::uint8_t* cells) {
        const auto away = distances_from(eyes, s.players);
        for (std::size_t zone = 0; zone < kZones; ++zone) {
          // Written whether somebody did or not, as nothing could foresee the branch.
          const auto each = static_cast<Zone>(zone);
          const bool used = level_of(s, each) != start_level(each);
          cells[zone * kMaxSeats + away[static_cast<std::size_t>(s.last_player.of(index(each)))]] =
              used ? 1 : 0;
        }
      });
  out.numbers(
      "laid_workers", std::size_t{kZones} * kMaxSeats * kWorkerValues, kWorkerCopies[0],
      [](std::size_t i) {
        return zone_label(i / kWorkerValues / kMaxSeats) + " " + seat_label(i / kWorkerValues % kMaxSeats) +
               " value " + std::to_string(i % kWorkerValues + 1);
      },
      "worker cards in each zone, by owner and value",
      [&](std::uint8_t* cells) {
        const auto seats = seats_from(eyes, s.players);
        for (std::size_t zone = 0; zone < kZones; ++zone) {
          for (const Seat seat : seats) {
            put_workers(cells, s.laid[zone][seat]);
            cells += kWorkerValues;
          }
        }
      });
  out.numbers(
      "laid_innovations", std::size_t{kZones} * kWorkerInnovations, 3,
      [](std::size_t i) {
        return zone_label(i / kWorkerInnovations) + " " +
               card_label<Family::Innovations>(i % kWorkerInnovations);
      },
      "worker innovations in each zone",
      [&](std::uint8_t* cells) {
        for (std::size_t zone = 0; zone < kZones; ++zone)
          store_eight(cells + zone * kWorkerInnovations, kInnovationsIn[s.laid_innovations[zone]]);
      });
}

// The kinds that can lie on top of each stack, stack after stack.
constexpr std::array<std::size_t, kStacks + 1> kFirstTop = [] {
  std::array<std::size_t, kStacks + 1> first{};
  for (std::size_t i = 0; i < kStacks; ++i)
    first[i + 1] = first[i] + static_cast<std::size_t>(
                                  kKindsIn[static_cast<std::size_t>(family_of(static_cast<Zone>(i)))]);
  return first;
}();

std::string top_label(std::size_t cell) {
  std::size_t stack = kStacks - 1;
  while (kFirstTop[stack] > cell) --stack;
  const Family family = family_of(static_cast<Zone>(stack));
  return zone_label(stack) + " " + std::string(card_name(family, static_cast<int>(cell - kFirstTop[stack])));
}

constexpr KnownCardsNames kKnownCards{
    "cards.known", "cards.mixed",
    "cards this seat knows, deck after deck and from the bottom of each stack on (`stacks.size` says how far "
    "it "
    "reaches; a hand's secret cards stand where `secret_orders.places` and `secret_innovations.places` say): "
    "number of the kind in its family plus 1; 0: not known",
    "places whose cards were mixed behind this seat's back, by group; their known cards stand at the first"};

template <class Out>
void describe_stacks(Out& out, const State& s, Seat eyes) {
  out.numbers("stacks.size", kStacks, kLorryCards, zone_label, "cards in each stack",
              [&](std::uint8_t* cells) {
                for (std::size_t i = 0; i < kStacks; ++i) cells[i] = s.heights[i];
              });
  out.numbers("stacks.top", kFirstTop[kStacks], 1, top_label, "the open card on top of each stack",
              [&](std::uint8_t* cells) {
                for (std::size_t i = 0; i < kStacks; ++i) {
                  const bool held = s.looked > 0 && s.stack == i;
                  if (s.heights[i] > 0 && !held) cells[kFirstTop[i] + top_of(s, static_cast<Zone>(i))] = 1;
                }
              });
  describe_known_cards(out, kKnownCards, s.cards, kDecks, eyes, kPlaces, kObjectiveCards,
                       [](std::size_t place) { return place; });
}

// ---- a seat -----------------------------------------------------------------------------------------

template <class Out, class Word, int kBits, class Label>
void describe_counts(Out& out, std::string_view name, Counts<Word, kBits> counts, std::size_t kinds, int most,
                     Label label, std::string_view about) {
  out.numbers(name, kinds, most, label, about, [&](std::uint8_t* cells) {
    if constexpr (kBits == 4 && sizeof(Word) == 8) {
      put_nibbles(cells, counts.packed);
    } else if constexpr (kBits == 2 || kBits == 4) {
      put_small_numbers<kBits>(cells, counts.packed, kinds);
    } else {
      for (std::size_t kind = 0; kind < kinds; ++kind)
        cells[kind] = static_cast<std::uint8_t>(counts.of(static_cast<int>(kind)));
    }
  });
}

struct HandNames {
  std::string_view seen, secret, size, places;
  std::string_view about_seen, about_secret, about_size, about_places;
};
constexpr HandNames kOrdersInHand{"orders",
                                  "secret_orders",
                                  "secret_orders.size",
                                  "secret_orders.places",
                                  "orders in hand that everybody saw taken",
                                  "orders that this seat holds in secret; of others all 0",
                                  "how many orders it holds in secret",
                                  "where these stand in `cards.known`, from the first order on"};
constexpr HandNames kInnovationsInHand{"innovations",
                                       "secret_innovations",
                                       "secret_innovations.size",
                                       "secret_innovations.places",
                                       "innovations in hand that everybody saw taken",
                                       "innovations that this seat holds in secret; of others all 0",
                                       "how many innovations it holds in secret",
                                       "where these stand in `cards.known`, from the first innovation on"};

// A hand counts its secret cards, too.
template <Family kFamily, class Out, class Held>
void describe_hand(Out& out, const HandNames& names, const State& s, Held held, std::uint32_t secrets,
                   bool own) {
  constexpr auto kKinds = static_cast<std::size_t>(kKindsIn[static_cast<std::size_t>(kFamily)]);
  constexpr auto kCards = static_cast<std::size_t>(kCardsIn[static_cast<std::size_t>(kFamily)]);
  Held secret;
  int size = 0;
  for_each_secret(kFamily, secrets, [&](std::size_t place) {
    held.remove(s.cards.at(place));
    secret.add(s.cards.at(place));
    ++size;
  });
  describe_counts(out, names.seen, held, kKinds, 3, card_label<kFamily>, names.about_seen);
  out.numbers(names.secret, kKinds, 3, card_label<kFamily>, names.about_secret, [&](std::uint8_t* cells) {
    if (own) put_small_numbers<2>(cells, secret.packed, kKinds);
  });
  out.number(names.size, size, static_cast<int>(kCards), names.about_size);
  out.set(names.places, secrets, kCards, number_label, names.about_places);
}

std::string dock_label(std::size_t dock) { return "dock " + std::to_string(dock + 1); }

std::string loaded_label(std::size_t cell) {
  const std::size_t dock = cell / Train::kLoaded;
  const std::size_t field = cell % Train::kLoaded;
  const Crest crest = kDockCrests[dock].crests[field / kPrints % 2];
  const Wagon wagon = field >= std::size_t{2} * kPrints ? kWild : static_cast<Wagon>(crest);
  return dock_label(dock) + " " + std::string(card_name(Family::Wagons, wagon)) + " " +
         std::string(card_name(Family::Lorries, make_lorry(crest, static_cast<int>(field % kPrints))));
}

template <class Out>
void describe_docks(Out& out, const Player& player) {
  out.numbers(
      "engines", std::size_t{kDocks} * kEngineTypes, 1,
      [](std::size_t i) { return dock_label(i / kEngineTypes) + " " + engine_label(i % kEngineTypes); },
      "the engine at each dock",
      [&](std::uint8_t* cells) {
        for (std::size_t dock = 0; dock < kDocks; ++dock) {
          // Written whether there is one or not, as nothing could foresee the branch.
          const Engine engine = player.engines[dock];
          cells[dock * kEngineTypes + engine % kEngineTypes] = engine != kNoEngine ? 1 : 0;
        }
      });
  out.numbers(
      "empty_wagons", kBerths, kWagonCopies[kWild],
      [](std::size_t i) {
        return dock_label(i / kBerthsPerDock) + " " +
               std::string(card_name(Family::Wagons, wagon_at(static_cast<int>(i))));
      },
      "empty wagons at each dock",
      [&](std::uint8_t* cells) {
        for (std::size_t berth = 0; berth < kBerths; ++berth)
          cells[berth] = static_cast<std::uint8_t>(
              player.trains[berth / kBerthsPerDock].empty(static_cast<int>(berth % kBerthsPerDock)));
      });
  out.numbers("loaded_wagons", std::size_t{kDocks} * Train::kLoaded, 15, loaded_label,
              "loaded wagons at each dock, by wagon and lorry", [&](std::uint8_t* cells) {
                for (std::size_t dock = 0; dock < kDocks; ++dock)
                  put_nibbles(cells + dock * Train::kLoaded, player.trains[dock].packed << 16U >> 16U);
              });
}

// Eight lorries at a time, those behind the row's end as well: nothing could foresee where it ends.
void put_row(std::uint8_t* cells, const Player& player) {
  static_assert(offsetof(Player, row) + sizeof player.row.pairs + 8 <= sizeof(Player),
                "words are read whole");
  const Row& row = player.row;
  const std::uint8_t* pairs = reinterpret_cast<const std::uint8_t*>(&player) + offsetof(Player, row);
  for (int i = 0; i == 0 || i < row.size(); i += 8) {
    const int place = row.front + i;
    const std::uint64_t lorries = spread_nibbles(load_eight(pairs + place / 2) >> (4 * (place % 2)));
    const int there = std::min(row.size() - i, 8);
    const std::uint64_t ones = there > 0 ? kEachByte >> (64 - 8 * there) : 0;
    store_eight(cells + i, (lorries & ones * 0xffU) + ones);
  }
}

template <class Out>
void describe_player(Out& out, const State& s, Seat seat, Seat eyes) {
  const Player& player = s.seats[seat];
  out.numbers("workers", kWorkerValues, kWorkerCopies[0], number_label, "worker cards in hand, by value",
              [&](std::uint8_t* cells) { put_workers(cells, player.workers); });
  out.numbers("row", kLorryCards, kLorryKinds, number_label,
              "the mining row from its front: number of the lorry plus 1; 0: no more",
              [&](std::uint8_t* cells) { put_row(cells, player); });
  describe_counts(out, "storage", player.storage, kLorryKinds, 15, card_label<Family::Lorries>,
                  "lorries in the storage");
  describe_counts(out, "delivered_lorries", player.delivered_lorries, kLorryKinds, 15,
                  card_label<Family::Lorries>, "lorries of departed trains");
  describe_docks(out, player);
  const bool own = seat == eyes;
  describe_hand<Family::Orders>(out, kOrdersInHand, s, player.orders, player.secret_orders, own);
  describe_hand<Family::Innovations>(out, kInnovationsInHand, s, player.innovations,
                                     player.secret_innovations, own);
  describe_counts(out, "shares", player.shares, kDestinations, kShareCopies, card_label<Family::Shares>,
                  "shares");
  out.set("objectives", player.objectives, kObjectiveCards, card_label<Family::Objectives>, "objectives");
  out.set("tokens", player.tokens, kMostShifts, number_label, "tokens, by their shift");
  describe_counts(out, "fulfilled", player.fulfilled, kOrderKinds, 3, card_label<Family::Orders>,
                  "orders fulfilled");
  describe_counts(out, "delivered_engines", player.delivered_engines, kEngineTypes, kEngineCopies,
                  engine_label, "engines of departed trains");
}

template <class Out>
void describe(const State& s, Seat eyes, Out& out) {
  describe_turn(out, s, eyes);
  describe_zones(out, s, eyes);
  describe_stacks(out, s, eyes);
  describe_counts(out, "spent", s.spent, kInnovationKinds, 3, card_label<Family::Innovations>,
                  "innovations that left the game");
  describe_counts(out, "delivered_wagons", s.delivered_wagons, kWagonKinds, kWagonCopies[kWild],
                  card_label<Family::Wagons>, "wagons that left the game");
  describe_each_seat(out, eyes, s.players, [&](Seat seat) { describe_player(out, s, seat, eyes); });
}

}  // namespace

std::vector<ObservedField> CardGame::observed_fields() {
  Rng rng(0);
  ObservationTable table;
  describe(deal(kMaxSeats, {}, rng), 0, table);
  return std::move(table).take_fields();
}

[[gnu::flatten]] void CardGame::observe(const State& state, Seat seat, std::uint8_t* row) {
  ObservationWriter writer(row);
  describe(state, seat, writer);
}

}  // namespace pithead::card_game
