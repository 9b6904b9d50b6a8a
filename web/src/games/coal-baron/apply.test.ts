// Events done to a view, against the engine.
import { holdApplyToEngine } from '../../testing/apply';
import { apply } from './apply';
import { traces } from './testing/engine';
import { asCoalBaron, type CoalBaronView } from './view';

const sorted = (list: string[]) => [...list].sort();

// What the board draws while a move is on its way; a new shift and the end are the server's to tell.
function picture(view: CoalBaronView) {
  return {
    supply: view.supply,
    draft: sorted(view.draft),
    spaces: view.spaces,
    seats: view.seats.map((seat) => ({
      marks: seat.marks,
      workers: seat.workers,
      canteen: seat.canteen,
      bank: seat.bank,
      cage_level: seat.cage_level,
      cage: seat.cage,
      storage: seat.storage,
      levels: seat.levels,
      tiles: sorted(seat.tiles),
      outstanding: [...seat.outstanding].sort((a, b) => a.order.localeCompare(b.order)),
      delivered: sorted(seat.delivered),
      orders: seat.points['orders'],
    })),
  };
}

holdApplyToEngine({
  apply,
  traces,
  picture: (view) => picture(asCoalBaron(view)),
  told: ['shift_scored'],
  enough: 200,
});
