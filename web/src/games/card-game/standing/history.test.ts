import '../../../testing/browser';
import { expect, it } from 'vitest';
import type { News } from '../../../protocol/messages';
import { ranking } from '../../../table/end/standing';
import { traces, type Line } from '../testing/engine';
import { asCardGame } from '../view';
import { curveOf } from './history';

const logOf = (lines: Line[]) =>
  lines.slice(1).map(({ ply, seat, move, events }) => ({
    kind: 'move',
    version: ply,
    ply,
    seat,
    move,
    events,
  })) as News[];

it.each([2, 3, 4])('leads from nothing to the final points, %i players', (players) => {
  for (const lines of traces(players, 3)) {
    const end = asCardGame(lines.at(-1)!.state);
    const { totals, shiftEnds, best } = curveOf(logOf(lines), end);
    const points = end.seats.map((seat) => seat.points.total);
    expect(totals[0]).toEqual(end.seats.map(() => 0));
    expect(totals.at(-2), 'found out from the events alone').toEqual(points);
    expect(totals.at(-1)).toEqual(points);
    expect(shiftEnds).toHaveLength(end.shifts);
    expect(best?.points).toBeGreaterThan(0);
  }
});

it('also if secret cards are told to nobody', () => {
  const [lines] = traces(3, 1);
  const hidden = ['card_seen', 'card_returned'];
  const log = logOf(lines!).map((news) =>
    news.kind === 'move'
      ? { ...news, events: news.events.filter(({ event }) => !hidden.includes(event)) }
      : news,
  );
  const end = asCardGame(lines!.at(-1)!.state);
  expect(curveOf(log, end).totals.at(-2)).toEqual(end.seats.map((seat) => seat.points.total));
});

it('puts the winner first', () => {
  for (const lines of traces(4, 3)) {
    const end = asCardGame(lines.at(-1)!.state);
    expect(end.winners).toContain(ranking(end)[0]);
  }
});
