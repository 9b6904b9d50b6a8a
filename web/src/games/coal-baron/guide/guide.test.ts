// The guide has something legal to try and whole sentences to say, whatever players come to.
import '../../../testing/browser';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../state/me.svelte';
import type { Moment } from '../../../table/guide/guide';
import { wordsOf, type Book } from '../../../text/text.svelte';
import { speak, speaker } from '../../../testing/words';
import { traces } from '../testing/engine';
import { asCoalBaron } from '../view';
import { shortFor } from '../wants';
import guide from '.';
import { placement } from './ideas';
import { nextStep } from './mining';

const GAPS = /undefined|NaN|\[object|[{}]/;

// What the first seat was asked in the first shifts of good and of wild games.
const moments = [...traces(2, 1), ...traces(2, 2, 'random')].flatMap((lines) =>
  lines.slice(1).flatMap((line, i): Moment[] => {
    const view = lines[i]!.state;
    const first = line.seat === 0 && asCoalBaron(view).shift <= 2;
    return first ? [{ view, seat: 0, moves: line.legal, made: [], speaker }] : [];
  }),
);

it('has an idea for every turn, and for every work step', () => {
  const seen = moments.map((moment) => ({ moment, view: asCoalBaron(moment.view) }));
  for (const { moment, view } of seen.filter(({ view }) => view.phase === 'place'))
    expect(moment.moves).toContain(`place ${placement(view, view.seats[0]!, moment.moves)}`);
  const mining = seen.filter(({ view }) => view.phase === 'mine');
  for (const { moment, view } of mining)
    expect(moment.moves).toContain(nextStep(view, view.seats[0]!, moment.moves));
  expect(mining.length).toBeGreaterThan(20);
});

it('takes no coal twice: what own orders want is not there for another one', () => {
  const { view } = moments.find((moment) => asCoalBaron(moment.view).phase === 'place')!;
  const seat = structuredClone(asCoalBaron(view).seats[0]!);
  const none = { yellow: 0, brown: 0, gray: 0, black: 0 };
  Object.assign(seat, { cage: none, storage: none, levels: [{ level: 1, cubes: { ...none, yellow: 2 } }] });
  seat.outstanding = [{ order: 'carriage-YY', spots: [['yellow'], []], complete: false }];
  expect(shortFor(seat, 'truck-Y')).toEqual([]);
  expect(shortFor(seat, 'carriage-YYY')).toEqual(['yellow', 'yellow']);
});

it('suggests nothing but legal moves', () => {
  for (const moment of moments)
    for (const { id, suggest } of guide.steps)
      for (const move of suggest?.(moment) ?? []) expect(moment.moves, id).toContain(move);
});

it('is done or passed over when the shift is', () => {
  const later = moments.find(({ view }) => asCoalBaron(view).shift === 2)!;
  for (const id of ['oust', 'order', 'clock', 'rest']) {
    const step = guide.steps.find((each) => each.id === id)!;
    expect(step.fits!(later) && !step.done?.(later), id).toBe(false);
  }
});

describe.each(LANGUAGES)('in "%s"', (language) => {
  it('leaves no gap in what it says', async () => {
    await speak(language);
    await guide.text.open();
    const t = wordsOf(guide.text as unknown as Book<Record<string, Record<string, string>>>);
    for (const moment of moments.filter((_, i) => i % 7 === 0))
      for (const step of guide.steps.filter(({ fits, suggest }) => fits?.(moment) ?? !suggest)) {
        const area = step.words?.(moment) ?? step.id;
        const asks = step.suggest === undefined || step.suggest(moment).length > 0;
        for (const word of asks ? ['title', 'say', 'do', 'why'] : [])
          expect(t(`${area}.${word}`, step.values?.(moment)), `${area}.${word}`).not.toMatch(GAPS);
      }
  });
});

it('says no more than three sentences at a time', async () => {
  await speak('en');
  const areas = ['welcome', 'first', 'pit', 'tile', 'money', 'mine', 'down', 'load', 'up', 'fill', 'stop'];
  for (const area of [...areas, 'deliver', 'oust', 'order', 'orderLacking', 'clock', 'rest', 'scored', 'end'])
    for (const word of ['say', 'why']) {
      const said = guide.text.find(area, word)!;
      const text = typeof said === 'string' ? said : said.other;
      expect(text.split(/[.!?] /).length, `${area}.${word}`).toBeLessThanOrEqual(3);
    }
});
