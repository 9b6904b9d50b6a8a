// The Great Card Game: what must hold in every state: no card is made and none is lost. And the state's hash.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/card_game/game.h"
#include "games/card_game/secrets.h"
#include "games/core/hash.h"

namespace pithead::card_game {
namespace {

// How many of each kind of card were found.
using Census = std::array<int, kCardKinds>;

void count(Census& census, Family family, int kind, int cards = 1) {
  census[number_of(family, kind)] += cards;
}

template <class Word, int Bits>
void count_all(Census& census, Family family, Counts<Word, Bits> counts) {
  for (int kind = 0; kind < kKindsIn[static_cast<std::size_t>(family)]; ++kind)
    count(census, family, kind, counts.of(kind));
}

void count_train(Census& census, const Train& train, std::size_t dock) {
  for (int place = 0; place < kBerthsPerDock; ++place)
    count(census, Family::Wagons, wagon_at(static_cast<int>(dock) * kBerthsPerDock + place),
          train.empty(place));
  for (int field = 0; field < Train::kLoaded; ++field) {
    const Crest crest = kDockCrests[dock].crests[static_cast<std::size_t>(field / kPrints % 2)];
    count(census, Family::Lorries, make_lorry(crest, field % kPrints), train.loaded(field));
    count(census, Family::Wagons, field >= 2 * kPrints ? kWild : static_cast<Wagon>(crest),
          train.loaded(field));
  }
}

void count_player(Census& census, const Player& player) {
  for (int i = 0; i < player.row.size(); ++i) count(census, Family::Lorries, player.row.at(i));
  count_all(census, Family::Lorries, player.storage);
  count_all(census, Family::Lorries, player.delivered_lorries);
  for (std::size_t dock = 0; dock < kDocks; ++dock) {
    count_train(census, player.trains[dock], dock);
    if (player.engines[dock] != kNoEngine) count(census, Family::Engines, player.engines[dock]);
  }
  count_all(census, Family::Engines, player.delivered_engines);
  count_all(census, Family::Orders, player.orders);
  count_all(census, Family::Orders, player.fulfilled);
  count_all(census, Family::Shares, player.shares);
  count_all(census, Family::Innovations, player.innovations);
  for (int i = 0; i < kObjectiveCards; ++i)
    count(census, Family::Objectives, i, static_cast<int>((player.objectives >> i) & 1U));
}

// The stacks, without the secret cards of hands, which their owners count.
void count_stacks(Census& census, const State& s) {
  for (std::size_t i = 0; i < kStacks; ++i) {
    const auto stack = static_cast<Zone>(i);
    for (int depth = 0; depth < height_of(s, stack); ++depth)
      count(census, family_of(stack), s.cards.at(place_in(s, stack, depth)));
  }
}

bool cards_add_up(const State& s) {
  Census census{};
  count_stacks(census, s);
  for (std::size_t seat = 0; seat < s.players; ++seat) count_player(census, s.seats[seat]);
  count_all(census, Family::Wagons, s.delivered_wagons);
  count_all(census, Family::Innovations, s.spent);
  for (const WorkerInnovations laid : s.laid_innovations)
    count_all(census, Family::Innovations, InnovationCounts{laid});
  if (s.held != kNone) ++census[s.held];
  for (std::size_t family = 0; family < kFamilies; ++family) {
    for (int kind = 0; kind < kKindsIn[family]; ++kind) {
      const auto each = static_cast<Family>(family);
      if (census[number_of(each, kind)] != copies_of(each, kind, decks_of(s.decks))) return false;
    }
  }
  return true;
}

// A place is filled exactly if it is in a stack or in a hand, and a hand counts its secret cards.
bool places_agree(const State& s) {
  std::size_t filled = 0;
  for (std::size_t place = 0; place < kPlaces; ++place) filled += s.cards.empty(place) ? 0U : 1U;
  std::size_t expected = 0;
  for (std::size_t i = 0; i < kStacks; ++i) {
    const auto stack = static_cast<Zone>(i);
    expected += s.heights[i];
    for (int depth = 0; depth < height_of(s, stack); ++depth) {
      if (s.cards.empty(place_in(s, stack, depth))) return false;
    }
  }
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    const Player& player = s.seats[seat];
    expected += static_cast<std::size_t>(std::popcount(player.secret_orders)) +
                static_cast<std::size_t>(std::popcount(player.secret_innovations));
    for (int kind = 0; kind < kOrderKinds; ++kind) {
      if (secret_copies(s, Family::Orders, player.secret_orders, kind) > player.orders.of(kind)) return false;
    }
    for (int kind = 0; kind < kInnovationKinds; ++kind) {
      if (secret_copies(s, Family::Innovations, player.secret_innovations, kind) >
          player.innovations.of(kind))
        return false;
    }
  }
  return filled == expected;
}

bool tops_are_known(const State& s) {
  for (std::size_t i = 0; i < kStacks; ++i) {
    const auto stack = static_cast<Zone>(i);
    if (s.stack == i && s.looked > 0) continue;
    for (Seat seat = 0; seat < s.players && height_of(s, stack) > 0; ++seat) {
      if (!s.cards.is_certain(place_in(s, stack, 0), seat)) return false;
    }
  }
  return true;
}

// An empty stack stays so only if its twin has no card to spare.
bool twins_are_cut(const State& s) {
  for (const Zone stack : {Zone::LorryLeft, Zone::LorryRight, Zone::WagonLeft, Zone::WagonRight}) {
    if (height_of(s, stack) == 0 && height_of(s, twin_of(stack)) > 1) return false;
  }
  return true;
}

bool workers_add_up(const State& s) {
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    int workers = s.seats[seat].workers;
    for (const auto& by_seat : s.laid) workers += by_seat[seat];
    if (workers != table_for(s.players).workers) return false;
  }
  return true;
}

// Cards pay exactly: all levels up to a zone's have been paid by what lies in it.
bool levels_agree(const State& s) {
  for (std::size_t zone = 0; zone < kZones; ++zone) {
    const int level = level_of(s, static_cast<Zone>(zone));
    const int start = start_level(static_cast<Zone>(zone));
    int due = (level * (level + 1) - start * (start + 1)) / 2;
    for (std::size_t seat = 0; seat < s.players; ++seat) due -= sum_of(s.laid[zone][seat]);
    int least = 0;
    int most = 0;
    for (int kind = 0; kind < kWorkerInnovations; ++kind) {
      const int copies = copies_in_innovations(s.laid_innovations[zone], kind);
      least += copies;
      most += copies * kMostWorkersOn[static_cast<std::size_t>(kind)];
    }
    if (due < least || due > most) return false;
  }
  return true;
}

bool low_levels_agree(const State& s) {
  for (int level = 0; level < kLowLevels; ++level) {
    for (int zone = 0; zone < kZones; ++zone) {
      const auto each = static_cast<Zone>(zone);
      const bool used = (table_for(s.players).zones & only(each)) != 0;
      const bool listed = (s.zones_at[static_cast<std::size_t>(level)] & only(each)) != 0;
      if (listed != (used && level_of(s, each) == level)) return false;
    }
  }
  return true;
}

bool loads_agree(const State& s) {
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    const Player& player = s.seats[seat];
    for (std::size_t dock = 0; dock < kDocks; ++dock) {
      int lorries = 0;
      for (int field = 0; field < Train::kLoaded; ++field)
        lorries += player.trains[dock].loaded(field) *
                   kLorryPrints[static_cast<std::size_t>(field % kPrints)].lorries;
      if (lorries != player.loads[dock]) return false;
    }
  }
  return true;
}

bool tokens_add_up(const State& s) {
  unsigned tokens = 0;
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    if ((tokens & s.seats[seat].tokens) != 0) return false;
    tokens |= s.seats[seat].tokens;
  }
  const int awarded = s.round + (s.phase == Phase::Over ? 1 : 0);
  return tokens == (1U << awarded) - 1U;
}

bool turn_is_sane(const State& s) {
  if (s.turn >= s.players || s.first_player >= s.players || s.round >= table_for(s.players).shifts)
    return false;
  if (s.phase == Phase::Over) return s.passed.size() == s.players;
  if (s.passed.has(s.turn)) return false;
  if ((s.held != kNone) != (s.phase == Phase::Dock)) return false;
  if (s.phase == Phase::Turn) return !s.placed && s.innovation == kNone && s.looked == 0;
  if (s.phase == Phase::Mine) return s.steps_left > 0 && s.steps_owed <= s.steps_left;
  if (s.phase == Phase::Return) return s.returned < s.looked;
  return true;
}

}  // namespace

const char* CardGame::broken_law(const State& state) {
  if (!cards_add_up(state)) return "every card of the box is in exactly one place";
  if (!places_agree(state)) return "the places of the decks are filled as stacks and hands say";
  if (!tops_are_known(state)) return "everybody sees the top of each stack";
  if (!twins_are_cut(state)) return "a stack that runs out gets half of its twin";
  if (!workers_add_up(state)) return "every seat has all its worker cards somewhere";
  if (!levels_agree(state)) return "a zone's level is what its latest user placed";
  if (!low_levels_agree(state)) return "the zones listed at each level are those at that level";
  if (!loads_agree(state)) return "the lorries counted on a train are those loaded";
  if (!tokens_add_up(state)) return "each past shift's token has one owner";
  if (!turn_is_sane(state)) return "the seat to move has something to decide";
  return nullptr;
}

std::uint64_t CardGame::hash(const State& state) { return hash_of(state); }

}  // namespace pithead::card_game
