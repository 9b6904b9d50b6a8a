// What a thinking worker of the page does: one task after the other, each a JSON text in which the game is a
// record (docs/records.md).
//   {"do":"choose","bot":7,"level":"hard","milliseconds":700,"part":0,"parts":3,"record":{…}}
//     -> {"moves":["…",…],"shares":["…",…]}: how much this part is for which moves
//   {"do":"settle","bot":7,"move":…}   what all parts settled on
//   {"do":"advise","milliseconds":500,"seed":"…","record":{…}}  -> the advice
//   {"do":"analyse","ply":12,"iterations":2000,"record":{…}}    -> the decision as it is kept
// Moves are told by their numbers, and shares by the digits of their bits, so that none is rounded.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "match/match.h"

namespace pithead::server::device {

class TaskRunner {
 public:
  // The answer; empty if there is none.
  std::string run(std::string_view task);

 private:
  struct ThinkingBot {
    std::int64_t number = 0;  // none
    std::unique_ptr<AnyBot> bot;
    std::unique_ptr<AnyState> state;  // that was thought about
    Rng rng{0};
  };
  ThinkingBot bot_;  // the last one; it remembers its turn
};

// As a worker told them.
std::vector<Favoured> read_favoured(std::string_view answer);

}  // namespace pithead::server::device
