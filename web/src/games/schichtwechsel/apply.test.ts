// The engine itself is the judge: whole games are written out by `pithead trace`, and the view after a move's events
// must be the one the engine came to.
import { describe, expect, it } from 'vitest';
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

describe.each([2, 3, 4])('%i players', (players) => {
  it('sees after the events of a move what the engine sees', () => {
    let compared = 0;
    for (const lines of traces(players, 4)) {
      for (let i = 1; i < lines.length; ++i) {
        const { events, state, move, ply } = lines[i]!;
        if (events.some((each) => each.event === 'round_scored' || each.event === 'game_won')) continue;
        const after = asShift(apply(lines[i - 1]!.state, events));
        expect(picture(after), `ply ${ply}, ${move}`).toEqual(picture(asShift(state)));
        ++compared;
      }
    }
    expect(compared).toBeGreaterThan(400);
  });
});

it('leaves the view it was given as it is', () => {
  const [lines] = traces(2, 1);
  const before = structuredClone(lines![0]!.state);
  apply(lines![0]!.state, lines![1]!.events);
  expect(lines![0]!.state).toEqual(before);
});
