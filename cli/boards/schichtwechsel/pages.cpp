// Schichtwechsel in a terminal: how to read the board, and the rules on one page.
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

std::string_view schichtwechsel_rules() {
  return R"(Schichtwechsel on one page

Run a colliery for five rounds: bring up coal and spoil, make coke and sell it,
advance on road, rail and canal, take your miner through his shift. Most points
(VP) win.

Before the actions of a round
I       The first player draws three cubes at a time and gives each set to a
        player without one, who puts them on carts; a cart holds one kind. A
        cube without room costs a tool. The water marker raises the water.
II      Everybody takes another selection tile, then gets its upper bonus.
III     Everybody's pit water rises by 1. At level 5 it costs a tool and falls
        to 2. Who brings it down to 0 gets 1 VP.
IV      1 W each if your water is not at 4, your last coal wagon is empty, your
        own coking space is empty.
V       From round 2 on: you may sell 2 coke of your wagons for 1 C and 1 W.
        The pairs count 4, 6, 7, 9, 10 VP at the end.
VI      From round 2 on: use the uncovered bonuses of your building bar.

Actions In turn use a card or pass, until all have passed. Large cards cost
        1 P, medium 2 W, small 1 W. C stands for any W or P, P for a W. Cards
        with + can be used any number of times, others once a round. Once a
        turn, before or after the action, spoil on the tip can be exchanged.
        W left over are lost when the round ends, C are kept.
Carts   Only full ones go up: coal to the wagons, spoil to the tip.
Coke    A full wagon of 1 or 2 coal makes 1 coke, on your own space or a gray
        one. At most 4 lie in the plant; after 2 gray ones your own is next.
        Loading brings coke to your wagons.
Tracks  Crossing a barrier gives a building, discards a tool, moves the miner
        or brings a headframe into play. A building leaves the bar for a lot.
Miner   One circle, and one more for each building at speed. He jumps over
        others and uses the circle where he stops. At the exit: a tool less;
        each further move is 2 VP and a tool less.
Frames  Go to a free space for its bonus; only one of yours in each row.

At the end of a round its card scores for everybody.

At the end of the game: last miner's moves; 8 VP for the first miner at the
exit, 5 for others; tracks (8 for the first at the end, 5 for others, else the
highest number reached); lots; for each building at sale 2 coke loaded and a
pair sold; sold pairs; 1 for each full coal wagon and each unsold coke; -2 for
each tool; 2 for the marker. A tie goes to who sits farthest clockwise from the
marker.

The rules are from the rulebook, but most numbers on boards and cards are
reconstructed, as no public text gives them: what cards do and for how many
players they are, lengths and barriers of the tracks, the circles, carts and
wagons, water levels, spaces in the lots. Where the rulebook can be read in two
ways: --option round-cards=once, --option track-points=cumulative.
)";
}

}  // namespace pithead::cli
