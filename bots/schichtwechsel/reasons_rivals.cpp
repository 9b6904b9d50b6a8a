// Schichtwechsel: what a turn takes from rivals.
#include "bots/schichtwechsel/reasons_kinds.h"
#include "games/schichtwechsel/mine.h"

namespace pithead::schichtwechsel::reasons {
namespace {

// The spaces of the coking plant that are for everybody.
CokingSet free_shared_spaces(const State& state) {
  unsigned taken = kOwnBit;
  for (const Player& each : state.seats) taken |= each.plant;
  return static_cast<CokingSet>(coking_spaces(state.players) & ~taken);
}

// Cards that nobody has paid for yet; those with a white border stay open.
CardSet open_cards(const State& state) { return box_of(state).cards_for[state.players] & ~state.closed; }
constexpr CardSet cards_called(std::string_view beginning) {
  CardSet set = 0;
  for (std::size_t i = 0; i < kCards; ++i) set |= kCardNames[i].starts_with(beginning) ? CardSet{1} << i : 0U;
  return set;
}
constexpr CardSet kMinerCards = cards_called("miner");
constexpr CardSet kWaterCards = cards_called("water");

}  // namespace

void find_rivals(const Turn& turn, List& list) {
  if (turn.ends_round()) return;
  if (free_shared_spaces(turn.before) != 0 && free_shared_spaces(turn.after) == 0) list.add(Why::CokingFull);
  const auto may_act = [&](Seat seat) { return !turn.after.passed.has(seat); };
  if (find_rival(turn, may_act) == kNobody) return;
  const auto used_up = [&](CardSet kind) {
    return (open_cards(turn.before) & kind) != 0 && (open_cards(turn.after) & kind) == 0;
  };
  if (used_up(kMinerCards)) list.add(Why::LastMinerCard);
  if (used_up(kWaterCards)) list.add(Why::LastWaterCard);
}

}  // namespace pithead::schichtwechsel::reasons
