// Events done to a view, against the engine.
import { holdApplyToEngine } from '../../testing/apply';
import { apply } from './apply';
import { traces } from './testing/engine';
import { asShift, type ShiftView } from './view';

// What the board draws while a move is on its way; a new round and the end are the server's to tell.
function picture(view: ShiftView) {
  const { bag, hand, with_set, carts_closed, display, cards, first_at_end, first_out, first_player } = view;
  return {
    ...{ bag, hand, with_set, carts_closed, display, cards, first_at_end, first_out, first_player },
    seats: view.seats.map(({ projected: _, ...seat }) => seat),
  };
}

holdApplyToEngine({
  apply,
  traces,
  picture: (view) => picture(asShift(view)),
  told: ['round_scored', 'game_won'],
  enough: 400,
});
