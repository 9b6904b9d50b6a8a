// Every moment of a game is on the page what the engine says it was, through every pair of eyes.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ReplayMessage, View } from '../../protocol/messages';
import { longestRecords, serving, traceOf } from '../../testing/engine';
import { openView, Reader } from './reader';

/** The game as the page gets it, once for each seat. */
function readersOf(record: string, players: number): Promise<Reader[]> {
  return serving(async (address) => {
    const me = await fetch(`${address}/api/me`);
    const headers = {
      'Content-Type': 'application/json',
      Cookie: me.headers.get('set-cookie')!.split(';')[0]!,
    };
    const ask = async (seat: number) => {
      const asked = { method: 'POST', headers, body: record };
      const answer = await fetch(`${address}/api/replay?eyes=${seat}`, asked);
      return new Reader((await answer.json()) as ReplayMessage);
    };
    return Promise.all(Array.from({ length: players }, (_, seat) => ask(seat)));
  });
}

for (const file of longestRecords()) {
  test(`${file} is the same there and back`, { timeout: 120_000 }, async () => {
    const text = readFileSync(file, 'utf8');
    const { players, moves } = JSON.parse(text) as { players: number; moves: string[] };
    const readers = await readersOf(text, players);
    const truth = readers.map((_, seat) => traceOf(file, seat));
    const all = Array.from({ length: moves.length + 1 }, (_, ply) => ply);
    for (const ply of [...all, ...all.toReversed()])
      readers.forEach((reader, seat) =>
        expect(reader.view(ply), `ply ${ply} as seat ${seat} saw it`).toEqual(truth[seat]![ply]!.state),
      );
    for (const ply of all) {
      const seats = truth.map((seen, seat) => (seen[ply]!.state as View).seats[seat]);
      expect(openView(readers, ply).seats, `ply ${ply} laid open`).toEqual(seats);
      if (ply === moves.length) continue;
      const { seat, move } = truth[0]![ply + 1]!;
      expect(readers[0]!.mover(ply)).toBe(seat);
      expect(readers[seat]!.news(ply).move, 'everybody knows their own moves').toBe(move);
    }
  });
}
