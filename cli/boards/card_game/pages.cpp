// The Great Card Game in a terminal: how to read the board.
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

}  // namespace pithead::cli
