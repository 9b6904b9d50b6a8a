import { expect, it } from 'vitest';
import { traces } from './testing/engine';
import { asCardGame } from './view';
import { objectiveWorth, SOURCES, worthOf } from './worth';

it.each([2, 3, 4])('finds what the engine scores, %i players', (players) => {
  let objectives = 0;
  for (const lines of traces(players, 3))
    for (const { state, ply } of lines)
      for (const seat of asCardGame(state).seats) {
        const worth = worthOf(seat);
        for (const source of SOURCES)
          expect([ply, seat.seat, source, worth[source]]).toEqual([
            ply,
            seat.seat,
            source,
            seat.points[source],
          ]);
        objectives = Math.max(objectives, worth.objectives);
      }
  expect(objectives).toBeGreaterThan(0);
});

it('says how many are missing', () => {
  const [lines] = traces(2, 1);
  const seat = structuredClone(asCardGame(lines![0]!.state).seats[0]!);
  seat.tokens = [1];
  expect(objectiveWorth(seat, 'tokens-objective')).toEqual({ points: 0, missing: 1 });
  seat.fulfilled = ['barracks-3'];
  expect(objectiveWorth(seat, 'barracks-lorries-objective')).toEqual({ points: 0, missing: 2 });
  seat.fulfilled = ['barracks-3', 'barracks-2'];
  expect(objectiveWorth(seat, 'barracks-lorries-objective')).toEqual({ points: 4, missing: undefined });
});
