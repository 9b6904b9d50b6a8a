import '../../testing/browser';
import { expect, it } from 'vitest';
import type { Event, News } from '../../protocol/messages';
import { entriesOf } from './entries';

const speaker = { name: (seat: number) => ['Ada', 'Bruno'][seat]! };
const inWords = ({ event }: Event) => (event === 'unspoken' ? undefined : event);
let version = 0;
const at = () => ({ version: ++version, time: 0 });
const move = (seat: number, name: string, ...events: string[]): News => ({
  ...at(),
  kind: 'move',
  seat,
  ply: version,
  move: name,
  events: events.map((event) => ({ event, seat })),
});
const read = (log: News[]) => entriesOf(log, inWords, speaker).map(({ version: _, ...entry }) => entry);
/** Lines lead to the moment of their move. */
const plies = (log: News[]) =>
  entriesOf(log, inWords, speaker).flatMap((each) =>
    each.kind === 'turn' ? each.lines.map((line) => line.ply) : [],
  );

it('puts the moves of one turn together', () => {
  expect(
    read([move(0, 'place M4', 'placed'), move(0, 'cage 1', 'moved', 'unspoken'), move(1, 'stop')]),
  ).toEqual([
    {
      kind: 'turn',
      seat: 0,
      lines: [
        { ply: expect.any(Number), notation: 'place M4', words: ['placed'] },
        { ply: expect.any(Number), notation: 'cage 1', words: ['moved'] },
      ],
    },
    { kind: 'turn', seat: 1, lines: [{ ply: expect.any(Number), notation: 'stop', words: [] }] },
  ]);
});

it('lets a new shift begin a new part, also within one seat’s moves', () => {
  expect(read([move(0, 'stop', 'scored', 'shift_begun'), move(0, 'place F1', 'placed')])).toEqual([
    { kind: 'turn', seat: 0, lines: [{ ply: expect.any(Number), notation: 'stop', words: ['scored'] }] },
    { kind: 'heading', words: 'shift_begun' },
    { kind: 'turn', seat: 0, lines: [{ ply: expect.any(Number), notation: 'place F1', words: ['placed'] }] },
  ]);
});

it('tells what was said and who came and went, and nothing about who confirms turns', () => {
  const chat = { kind: 'chat', person: 'P', name: 'Bea' } as const;
  expect(
    read([
      { ...at(), kind: 'sit', seat: 1, name: 'Bruno' },
      { ...at(), kind: 'confirm-turns' },
      { ...at(), ...chat, text: 'Good luck!' },
      { ...at(), ...chat },
      { ...at(), kind: 'leave', seat: 1 },
    ]),
  ).toEqual([
    { kind: 'note', words: 'Bruno sits down.' },
    { kind: 'chat', name: 'Bea', words: 'Good luck!' },
    { kind: 'note', words: 'Bruno leaves.' },
  ]);
});

it('knows for each line of a turn which move it is', () => {
  const log = [move(0, 'place M4', 'placed'), move(0, 'cage 1', 'moved'), move(1, 'stop')];
  expect(plies(log)).toEqual(log.map((news) => (news as { ply: number }).ply));
});
