// The engine itself is the judge: whole games are written out by `pithead trace`, and the view after a move's events
// must be the one the engine came to.
import { describe, expect, it } from 'vitest';
import type { Event, View } from '../protocol/messages';
import type { Line } from './engine';

interface Held {
  apply(view: View, events: readonly Event[]): View;
  traces(players: number, games: number, bot?: string): Line[][];
  bots?: readonly string[];
  /** What the board draws while a move is on its way. */
  picture(view: View): object;
  /** Events behind which the server tells the view: a new round, the end. */
  told: readonly string[];
  /** That so many moves were compared at least. */
  enough: number;
}

export function holdApplyToEngine({ apply, traces, bots = ['easy'], picture, told, enough }: Held): void {
  describe.each([2, 3, 4])('%i players', (players) => {
    it.each(bots)('sees after the events of a move what the engine sees, %s', (bot) => {
      let compared = 0;
      for (const lines of traces(players, 4, bot)) {
        for (let i = 1; i < lines.length; ++i) {
          const { events, state, move, ply } = lines[i]!;
          if (events.some((each) => told.includes(each.event))) continue;
          const after = apply(lines[i - 1]!.state, events);
          expect(picture(after), `ply ${ply}, ${move}`).toEqual(picture(state));
          ++compared;
        }
      }
      expect(compared).toBeGreaterThan(enough);
    });
  });

  it('leaves the view it was given as it is', () => {
    const [lines] = traces(2, 1);
    const before = structuredClone(lines![0]!.state);
    apply(lines![0]!.state, lines![1]!.events);
    expect(lines![0]!.state).toEqual(before);
  });
}
