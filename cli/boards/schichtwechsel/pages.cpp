// Schichtwechsel in a terminal: how to read the board.
#include "cli/boards/schichtwechsel/board.h"

namespace pithead::cli {

std::string_view schichtwechsel_legend() {
  return R"(On the table
  W P C          white token, own token, coin: what actions are paid with
  VP .. then     points now, what each column would add if the game ended with
                 this round now, and the sum; 'left' is coal and unsold coke
  *S+ 2 carts    a card you can use; S small; + many times; ! no copying
  2W R 1C        on a card lie 2 white tokens, Red's own token and a coin;
                 a card without + is then closed until the round ends;
                 (5): five units for which there is no room
  −1~ +1~        pit water falls or rises;  +tool −tool: take or discard one
  · 2 RC [bm]    a track: free spaces, the second worth 2 VP; discs; a barrier
                 and what it gives: b building, t discard a tool, m miner or
                 headframe, m2 or 2 VP;  'VP 6:1': 1 VP from space 6 on
  baths [V]      Verdigris is there; so too with spaces, lots and tiles
  c s k          coal, spoil, coke;  [c·]: a cart or wagon with room for one
  [··] W         that wagon's white token can be taken; 'no W': it is hidden
  [B1 ..]        a bonus of the bar; (B2 ..): a building covers it still
)";
}

}  // namespace pithead::cli
