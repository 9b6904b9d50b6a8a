// Events done to a view, against the engine.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdApplyToEngine } from '../../testing/apply';
import type { View } from '../../protocol/messages';
import { apply } from './apply';
import { box, unpack } from './box';
import { wagonsOf } from './mine/load';
import { traces, tracesWithBox } from './testing/engine';
import { asShift, type ShiftSeat, type ShiftView } from './view';

// What the board draws while a move is on its way; a new round and the end are the server's to tell.
function picture(view: ShiftView) {
  const { bag, hand, with_set, carts_closed, display, cards, first_at_end, first_out, first_player } = view;
  return {
    ...{ bag, hand, with_set, carts_closed, display, cards, first_at_end, first_out, first_player },
    seats: view.seats.map(({ projected: _, ...seat }) => seat),
  };
}

const held = {
  apply,
  picture: (view: View) => picture(asShift(view)),
  told: ['round_scored', 'game_won'],
  enough: 400,
};

holdApplyToEngine({ ...held, traces });

// With a wagon more, so that of large ones without a token there are two.
const STAYS = { 'coal above ground': 'stays on its wagon', 'large wagons': '3' };

describe('where coal stays on its wagon', () => {
  const printed = box;
  const tracesHere = (players: number, games: number, bot?: string) =>
    tracesWithBox(STAYS, players, games, bot);
  beforeAll(() => unpack({ ...printed, coal_stays: true, large_wagons: 3 }));
  afterAll(() => unpack(printed));

  holdApplyToEngine({ ...held, traces: tracesHere });

  it('lies in these games as it would not if it were rearranged', () => {
    const seats = tracesHere(4, 4)
      .flat()
      .flatMap(({ state }) => asShift(state).seats);
    const rearranged = ({ coal }: ShiftSeat) => wagonsOf({ coal }).map((each) => each.coal);
    expect(seats.some((seat) => seat.wagons!.join() !== rearranged(seat).join())).toBe(true);
  });
});
