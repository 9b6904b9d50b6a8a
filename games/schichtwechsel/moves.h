// Schichtwechsel: the fixed action space, and the questions it answers. Every decision is a question with the
// answers of one block and perhaps one more that says no: `stop`, `decline`, `pass` and so on.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/core/move.h"
#include "games/core/seats.h"
#include "games/schichtwechsel/box.h"
#include "games/schichtwechsel/components.h"

namespace pithead::schichtwechsel {

inline constexpr Block kPass{0, 1};               // pass      (turn)
inline constexpr Block kEnd{kPass.end(), 1};      // end       (after the action)
inline constexpr Block kHold{kEnd.end(), 1};      // hold      (no sale)
inline constexpr Block kStop{kHold.end(), 1};     // stop      (carts, coke, loading, rail)
inline constexpr Block kDecline{kStop.end(), 1};  // decline

inline constexpr Block kGive{kDecline.end(), kMaxSeats};            // give 2
inline constexpr Block kCube{kGive.end(), kCubes * kMostCarts};     // cube coal K3
inline constexpr Block kTile{kCube.end(), kTiles};                  // tile overman
inline constexpr Block kSell{kTile.end(), 1};                       // sell
inline constexpr Block kOption{kSell.end(), 2};                     // option a
inline constexpr Block kExchange{kOption.end(), kExchanges};        // exchange 3 road
inline constexpr Block kCard{kExchange.end(), kCards + 1};          // card route-L1
inline constexpr Block kPay{kCard.end(), kPayments};                // pay WC
inline constexpr Block kCart{kPay.end(), kMostCarts};               // cart K3
inline constexpr Block kCoke{kCart.end(), 2 * kCokingSpaces};       // coke 2 Q4: wagon size, coking space
inline constexpr Block kLoad{kCoke.end(), kCokingSpaces};           // load Q4
inline constexpr Block kRail{kLoad.end(), 1};                       // rail
inline constexpr Block kPlant{kRail.end(), kCokingSpaces};          // plant Q4
inline constexpr Block kLower{kPlant.end(), kMostWater};            // lower 3
inline constexpr Block kBuild{kLower.end(), kBarSpaces};            // build B2
inline constexpr Block kLot{kBuild.end(), kLots};                   // lot speed
inline constexpr Block kBenefit{kLot.end(), 3};                     // miner, headframe, points
inline constexpr Block kGo{kBenefit.end(), kCircles};               // go lamp-room
inline constexpr Block kUse{kGo.end(), 1};                          // use
inline constexpr Block kCopy{kUse.end(), kCards};                   // copy cart-L
inline constexpr Block kFrame{kCopy.end(), kFroms * kFrameSpaces};  // frame T2 from depot

// Of a move of kCoke.
constexpr int wagon_size(int detail) { return detail < kCokingSpaces ? kSmallWagon : kLargeWagon; }

inline constexpr int kActions = kFrame.end();

inline constexpr std::array<Block, 26> kBlocks{
    kPass, kEnd,  kHold, kStop, kDecline, kGive,  kCube,  kTile, kSell,    kOption, kExchange, kCard, kPay,
    kCart, kCoke, kLoad, kRail, kPlant,   kLower, kBuild, kLot,  kBenefit, kGo,     kUse,      kCopy, kFrame};

// What the seat to move decides.
enum class Question : std::uint8_t {
  Give,       // step I: who gets the set just drawn
  Cube,       // a cube for a cart
  Tile,       // step II
  Sale,       // step V
  Option,     // one of two
  Turn,       // exchange, card or pass
  Pay,        // for a card
  After,      // exchange or end
  Carts,      // the next cart to move
  Coke,       // the next wagon to coke, and where to
  Load,       // the next coke to load
  Rail,       // another space by the personal card
  Plant,      // a coking space
  Water,      // how far to lower it
  Building,   // which one leaves the bar
  Lot,        // where it goes
  Benefit,    // miner, headframe or points
  Miner,      // where its move ends
  Use,        // the circle it stands on
  Copy,       // which card
  Headframe,  // which one goes where
  Over,
};
inline constexpr int kQuestions = 22;

struct Answers {
  Block yes;
  Block no = {0, 0};
};
inline constexpr std::array<Answers, kQuestions> kAnswers{{
    {kGive},
    {kCube, kDecline},
    {kTile},
    {kSell, kHold},
    {kOption},
    {{kExchange.first, kExchange.size + kCard.size}, kPass},
    {kPay},
    {kExchange, kEnd},
    {kCart, kStop},
    {kCoke, kStop},
    {kLoad, kStop},
    {kRail, kStop},
    {kPlant},
    {kLower},
    {kBuild, kDecline},
    {kLot},
    {kBenefit, kDecline},
    {kGo},
    {kUse, kDecline},
    {kCopy, kDecline},
    {kFrame},
    {{0, 0}},
}};
constexpr const Answers& answers_to(Question question) {
  return kAnswers[static_cast<std::size_t>(question)];
}

// The answers that are possible, as bits: the lowest for no, then those of the block.
using Offer = std::uint32_t;
inline constexpr Offer kNo = 1;
constexpr Offer yes(unsigned block_answers) { return Offer{block_answers} << 1U; }
static_assert(kExchange.size + kCard.size < 32 && kFrame.size < 32);

inline constexpr std::size_t kMostMoves = 1 + kExchange.size + kCard.size;
using Moves = MoveList<kMostMoves>;

}  // namespace pithead::schichtwechsel
