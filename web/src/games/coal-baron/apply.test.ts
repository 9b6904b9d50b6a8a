// The engine itself is the judge: whole games are written out by `pithead trace`, and the view after a move's events
// must be the one the engine came to.
import { describe, expect, it } from 'vitest';
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

describe.each([2, 3, 4])('%i players', (players) => {
  it('sees after the events of a move what the engine sees', () => {
    let compared = 0;
    for (const lines of traces(players, 4)) {
      for (let i = 1; i < lines.length; ++i) {
        const { events, state, move, ply } = lines[i]!;
        if (events.some((each) => each.event === 'shift_scored')) continue;
        const after = asCoalBaron(apply(lines[i - 1]!.state, events));
        expect(picture(after), `ply ${ply}, ${move}`).toEqual(picture(asCoalBaron(state)));
        ++compared;
      }
    }
    expect(compared).toBeGreaterThan(200);
  });
});

it('leaves the view it was given as it is', () => {
  const [lines] = traces(2, 1);
  const before = structuredClone(lines![0]!.state);
  apply(lines![0]!.state, lines![1]!.events);
  expect(lines![0]!.state).toEqual(before);
});
