// Schichtwechsel: what must hold in every state: nothing is made and nothing is lost. And the state's hash.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/core/bits.h"
#include "games/schichtwechsel/bag.h"
#include "games/schichtwechsel/game.h"
#include "games/schichtwechsel/legal.h"
#include "games/schichtwechsel/mine.h"

namespace pithead::schichtwechsel {
namespace {

template <class Pred>
bool all_players(const State& s, Pred holds) {
  return std::all_of(s.seats.begin(), s.seats.begin() + s.players, holds);
}

// A cart holds one kind, within its places; the coal-only one no spoil.
bool carts_are_sane(const Box& box, const Player& p) {
  if ((p.coal_carts & p.spoil_carts) != 0 || (p.spoil_carts & box.coal_only) != 0) return false;
  const unsigned loaded = p.coal_carts | p.spoil_carts;
  if ((loaded & ~unsigned{box.all_carts}) != 0 || (p.full_carts & ~loaded) != 0) return false;
  return (loaded & ~unsigned{box.pair_carts} & ~unsigned{p.full_carts}) == 0;
}

bool mine_has_room(const Box& box, const Player& p) {
  return p.coal <= box.wagon_room && p.spoil <= kTipRoom && p.coke <= box.coke_wagons && p.pairs <= kSales &&
         p.water < box.water.top;
}

// Coal that stays lies within the places of its wagons; other coal lies on none in particular.
bool wagons_are_sane(const Box& box, const Player& p) {
  if (!box.coal_stays) return p.coal_on_small == 0 && p.coal_on_token == 0;
  const int rest = coal_on_other_large(p);
  return p.coal_on_small <= kSmallWagon * box.small_wagons && p.coal_on_token <= kLargeWagon && rest >= 0 &&
         rest <= kLargeWagon * (box.large_wagons - 1);
}

bool coke_adds_up(const State& s) {
  unsigned gray = 0;
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    const Player& p = s.seats[seat];
    if (coke_made(p) > kCokeOfPlayer || std::popcount(p.plant) > kMostCokeInPlant) return false;
    if ((p.plant & ~unsigned{coking_spaces(s.players)}) != 0) return false;
    const unsigned own_gray = p.plant & ~unsigned{kOwnBit};
    if ((gray & own_gray) != 0) return false;
    gray |= own_gray;
  }
  return true;
}

// A building is on the bar, on a lot, or on its way.
bool buildings_add_up(const State& s) {
  for (Seat seat = 0; seat < s.players; ++seat) {
    const Player& p = s.seats[seat];
    int buildings = std::popcount(p.bar);
    for (std::size_t lot = 0; lot < kLots; ++lot) buildings += buildings_in(p, static_cast<Lot>(lot));
    if (seat == s.turn && s.question == Question::Lot) ++buildings;
    if (buildings != kBarSpaces) return false;
    if (has_lot(p, Lot::Sale) != (p.on_sale > 0) || has_lot(p, Lot::Speed) != (p.on_speed > 0)) return false;
  }
  return true;
}

bool lots_have_room(const State& s) {
  for (std::size_t lot = 0; lot < kLots; ++lot) {
    int taken = 0;
    for (const Player& each : s.seats) taken += buildings_in(each, static_cast<Lot>(lot));
    if (taken > box_of(s).lots[lot][static_cast<std::size_t>(s.players - kMinPlayers)]) return false;
  }
  return true;
}

bool headframes_add_up(const State& s) {
  unsigned taken = 0;
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    const Player& p = s.seats[seat];
    if (frames_in_depot(p) < 0) return false;
    for (const unsigned space : {p.top != kNone ? 1U << p.top : 0U, p.left != kNone ? 16U << p.left : 0U}) {
      if ((taken & space) != 0) return false;
      taken |= space;
    }
  }
  return taken < 1U << kFrameSpaces;
}

// Every tile is in the display or with one player.
bool tiles_add_up(const State& s) {
  unsigned seen = s.display;
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    if (s.seats[seat].tile == kNone) continue;
    const unsigned bit = 1U << s.seats[seat].tile;
    if ((seen & bit) != 0) return false;
    seen |= bit;
  }
  return seen == box_of(s).tiles_for[s.players];
}

// A player's token is in its hand or on one card; a card without white border is paid at most once.
bool payments_add_up(const State& s) {
  int white = 0;
  std::array<int, kMaxSeats> tokens{};
  for (std::size_t place = 0; place < s.laid.size(); ++place) {
    const Laid& laid = s.laid[place];
    white += laid.white;
    for (Seat seat = 0; seat < s.players; ++seat) tokens[seat] += laid.tokens.has(seat) ? 1 : 0;
    const int units = laid.white + laid.coins + laid.tokens.size();
    const bool multi = place < kCards && box_of(s).cards[place].multi;
    if (!multi && (units > 2 || is_closed(s, place) != (units > 0))) return false;
    if (multi && is_closed(s, place)) return false;
  }
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    white += s.seats[seat].white;
    if (tokens[seat] + (s.seats[seat].token ? 1 : 0) != 1) return false;
  }
  return white <= kWhiteTokens / kMaxSeats * s.players;
}

bool discs_are_on_tracks(const State& s) {
  for (std::size_t track = 0; track < kTracks; ++track) {
    const auto at = [&](const Player& p) { return p.discs[track]; };
    const auto length = box_of(s).tracks[track].length;
    if (!all_players(s, [&](const Player& p) { return at(p) <= length; })) return false;
    const Seat first = s.first_at_end[track];
    const bool ended = !all_players(s, [&](const Player& p) { return at(p) < length; });
    if (ended != (first != kNobody) || (ended && at(s.seats[first]) != length)) return false;
  }
  return true;
}

bool miners_are_apart(const State& s) {
  unsigned taken = 0;
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    const std::uint8_t miner = s.seats[seat].miner;
    const unsigned circle = circle_bit(miner);
    if ((circle & ~unsigned{box_of(s).circles_for[s.players]}) != 0) return false;
    const bool shared = miner == box_of(s).first_place() || miner == kGateOut;
    if (!shared && (taken & circle) != 0) return false;
    taken |= circle;
  }
  return (s.first_out != kNobody) == ((taken >> kGateOut & 1U) != 0);
}

// The bag and all sets to come are what was put in and not drawn yet.
bool bag_adds_up(const State& s) {
  const int rounds = s.round + 1;
  int coal = (kBagCoal + kAddedCoal * rounds) * s.players;
  int spoil = (kBagSpoil + kAddedSpoil * rounds) * s.players;
  for (std::size_t round = 0; round <= s.round; ++round) {
    const int drawn = round == s.round ? sets_drawn(s) : int{s.players};
    for (std::size_t i = 0; i < static_cast<std::size_t>(drawn); ++i) {
      coal -= s.sets[round][i].coal();
      spoil -= s.sets[round][i].spoil;
    }
  }
  if (coal != s.bag_coal || spoil != s.bag_spoil) return false;
  for (std::size_t round = s.round; round < kRounds; ++round) {
    if (round > s.round) coal += kAddedCoal * s.players, spoil += kAddedSpoil * s.players;
    bool marker = round == s.round ? s.bag_marker : marker_in_play(s, round);
    for (auto i = static_cast<std::size_t>(round == s.round ? sets_drawn(s) : 0); i < s.players; ++i) {
      const DrawnSet set = s.sets[round][i];
      coal -= set.coal();
      spoil -= set.spoil;
      if (coal < 0 || spoil < 0 || (set.marker && !marker)) return false;
      marker = marker && !set.marker;
    }
  }
  return true;
}

bool round_cards_are_six(const State& s) {
  unsigned seen = 0;
  for (const RoundCard card : s.round_cards) seen |= 1U << static_cast<unsigned>(card);
  return seen == (1U << kRoundCards) - 1U;
}

bool turn_is_sane(const State& s) {
  if (s.turn >= s.players || s.first_player >= s.players || s.round >= kRounds) return false;
  if (s.agenda.size > Agenda::kMost) return false;
  if (s.question == Question::Over) return s.offer == 0 && s.agenda.empty() && s.phase == Phase::Over;
  if (s.phase == Phase::Actions ? s.passed.has(s.turn) : s.exchanged || s.acted) return false;
  return (s.card != kNone) == (s.question == Question::Pay);
}

bool offer_is_fresh(const State& s) {
  if (s.question == Question::Over) return true;
  return s.offer == offer_for(s, s.question) && std::popcount(s.offer) > 1;
}

}  // namespace

const char* Schichtwechsel::broken_law(const State& state) {
  const auto of_box = [&](auto law) { return [&, law](const Player& p) { return law(box_of(state), p); }; };
  if (!all_players(state, of_box(carts_are_sane))) return "a cart holds cubes of one kind, within its places";
  if (!all_players(state, of_box(mine_has_room))) return "wagons, tip and pit water keep their limits";
  if (!all_players(state, of_box(wagons_are_sane))) return "coal that stays lies on wagons with room for it";
  if (!coke_adds_up(state)) return "each player has eleven coke, and a coking space holds one";
  if (!buildings_add_up(state)) return "every building is on the bar or on a lot";
  if (!lots_have_room(state)) return "a lot holds no more buildings than it has spaces";
  if (!headframes_add_up(state)) return "a headframe space holds one headframe";
  if (!tiles_add_up(state)) return "every selection tile is in one place";
  if (!payments_add_up(state)) return "tokens are in hand or on cards, and a closed card was paid once";
  if (!discs_are_on_tracks(state)) return "discs are on their tracks, and the first at an end is noted";
  if (!miners_are_apart(state)) return "no two miners share a circle between the gates";
  if (!bag_adds_up(state)) return "the bag holds what was put in and not drawn";
  if (!round_cards_are_six(state)) return "there are six different round cards";
  if (!turn_is_sane(state)) return "the seat to move is in the middle of its turn";
  if (!offer_is_fresh(state)) return "what is offered is what is possible, and more than one thing";
  return nullptr;
}

std::uint64_t Schichtwechsel::hash(const State& state) { return hash_of(state); }

}  // namespace pithead::schichtwechsel
