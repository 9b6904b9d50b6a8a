// The Great Card Game in a terminal: how to read the board, and the rules on one page.
#include "cli/boards/card_game/board.h"

namespace pithead::cli {

std::string_view card_game_legend() {
  return R"(On the table
  * order  2 C   you can place there: it takes 2 workers, Cobalt was there last
  no star        your cards cannot make exactly that number: you can't pay
  no train       nothing could depart; 'no move': nothing could be mined
  token 3        who is last at mine-0-1 gets it when the shift ends
  VP then        points now, and with the token if the shift ended now
  tower 2VP      a lorry card with one lorry; 'tower-1-2' when typed
  2 tower        a lorry card with two lorries; 'tower-2-0' when typed
  next:          the card of the mining row that moves first
  dock 2 wheel/tower   only lorries of these crests can be loaded there
  [2 fox] [wild ·]     a loaded wagon and what is in it; an empty wagon
  ready          a train of yours could depart with that order
  (secret)       the others have not seen that card
)";
}

std::string_view card_game_rules() {
  return R"(Coal Baron: The Great Card Game on one page

Take lorries, wagons, engines and orders, load trains and send them off. Most
points (VP) after the last shift win: 7, 6 or 5 shifts for 2, 3 or 4 players.

A turn     Lay worker cards in one zone and carry out its action, or pass and
           be out until the shift ends. The first in a zone lays 1 worker, the
           next 2, then 3 and so on; wild starts at 2. The cards must add up
           exactly. You cannot go where you could not carry out the action.
Stacks     Take the top card. Lorry: to the end of your mining row. Wagon: into
           a dock that shows its crest; a wild wagon into any. Engine: into a
           dock without one. Order, innovation: into your hand. Share and
           objective: in front of you. What stands in a dock stays there.
Mining     mine-1-2: make 1 or 2 steps, and so on; the lower number you must.
           Moving a card costs a step for each lorry on it. Move
           - the next card of the row into an empty wagon or into the storage,
           - any card of the storage into an empty wagon.
           Wagon and dock must both show the crest; a wild wagon shows all. A
           wagon takes one card.
Delivery   A train is an engine with wagons. It departs with an order for as
           many lorries as it carries, or fewer. More trains may depart at once
           if their engines are alike, each with an order of its own. All that
           stands in the dock leaves, and you keep the lorries' VP.
Wild       Look at the top 4 cards of a stack, take one as usual, and put the
           others under it. Orders and innovations taken so stay secret.
Innovation '1 to 4 workers' counts as any such number once. A free action is
           played before or after your placement and needs no workers.
End of a shift: who was last at mine-0-1 gets the shift token and starts the
next; if nobody was, the start player does. All worker cards return.

Scoring    Orders 3, 5, 7 or 10 VP for 1, 2, 3 or 4 lorries; VP on delivered
           lorries; 3 for each share, one share for each order you fulfilled
           for that place; 1 for each token; your objectives. What is left in
           hand or on your board is worth nothing. The latest token breaks a
           tie.

Three decks are a guess: nobody has published what is in them. How many lorries
are single or double, how large the orders are and of which kinds the
innovations is our reconstruction from what is known. Other mixes that fit as
well: --option decks=3/3/4:1/2/2/2:9+7; `pithead games --json` lists them all.
)";
}

}  // namespace pithead::cli
