// The guide at every moment of whole games, whoever sits there: it suggests legal moves only, and never stumbles.
import '../../../testing/browser';
import { expect, it } from 'vitest';
import { holdToEnglish } from '../../../testing/languages';
import { speaker } from '../../../testing/words';
import type { Moment, Step } from '../../../table/guide/guide';
import { traces } from '../testing/engine';
import { asShift } from '../view';
import guide from '.';
import de from './text/de';
import en from './text/en';
import it_ from './text/it';
import nl from './text/nl';

const EVERY = 3; // moves: enough for every question

holdToEnglish('the guide of Schichtwechsel', en, { de, nl, it: it_ });

it('has words for each step, at most three sentences of them', () => {
  const areas = en as Record<string, Record<string, string | Record<string, string>>>;
  for (const { id } of guide.steps) expect(areas[id]).toMatchObject({ title: /./, do: /./ });
  for (const words of [en, de, nl, it_] as (typeof areas)[])
    for (const [area, { say = '' }] of Object.entries(words))
      for (const form of typeof say === 'string' ? [say] : Object.values(say))
        expect([area, form.split(/[.!?](?= |$)/).length - 1]).toEqual([
          area,
          expect.toSatisfy((n) => n <= 3),
        ]);
});

it('says what the cards cost before the first of them is chosen', () => {
  const ids = guide.steps.map(({ id }) => id);
  expect(ids.indexOf('rack')).toBeLessThan(ids.indexOf('road'));
  const { state } = traces(2, 1)[0]!.find((line) => asShift(line.state).question === 'turn')!;
  const rack = guide.steps.find(({ id }) => id === 'rack') as Step;
  expect(rack.values!({ view: state, seat: 0, moves: [], made: [], speaker })).toEqual({
    large: 'your player token',
    medium: '2 white tokens',
    small: '1 white token',
  });
});

it('suggests only what can be done', () => {
  const [lines] = traces(2, 1);
  lines!.forEach(({ state }, i) => {
    if (i % EVERY !== 0) return;
    const legal = lines![i + 1]?.legal ?? [];
    const made = lines!.slice(0, i + 1).map(({ move }) => move);
    const moment: Moment = { view: state, seat: asShift(state).to_move ?? 0, moves: legal, made, speaker };
    for (const step of guide.steps as readonly Step[]) {
      expect(legal).toEqual(expect.arrayContaining([...(step.suggest?.(moment) ?? [])]));
      expect([
        step.words?.(moment) ?? '',
        step.shows?.(moment) ?? [],
        step.values?.(moment) ?? {},
      ]).not.toContain(undefined);
      expect(typeof (step.fits?.(moment) ?? true)).toBe('boolean');
    }
  });
});
