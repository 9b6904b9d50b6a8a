import '../../testing/browser';
import { expect, it } from 'vitest';
import { traces } from './testing/engine';
import { asCardGame, workersNeeded, zoneOf, type ZoneName } from './view';
import { canPay } from './why';

it('finds a payment wherever the engine does', () => {
  for (const lines of traces(3, 4))
    for (let i = 1; i < lines.length; ++i) {
      const before = asCardGame(lines[i - 1]!.state);
      if (before.phase !== 'turn') continue;
      const seat = before.seats[before.to_move!]!;
      for (const move of lines[i]!.legal) {
        if (!move.startsWith('place ')) continue;
        const zone = zoneOf(before, move.slice('place '.length) as ZoneName);
        expect([move, canPay(seat, workersNeeded(zone))]).toEqual([move, true]);
      }
    }
});

it('knows what does not add up', () => {
  const seat = structuredClone(asCardGame(traces(2, 1)[0]![0]!.state).seats[0]!);
  seat.workers = [3, 1];
  expect([1, 2, 3, 4, 5].filter((n) => canPay(seat, n))).toEqual([1, 3, 4]);
  seat.innovations = ['workers-3'];
  expect([5, 6, 7, 8].filter((n) => canPay(seat, n))).toEqual([5, 6, 7]);
});
