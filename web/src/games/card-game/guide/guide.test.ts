import '../../../testing/browser';
import { expect, it } from 'vitest';
import { holdToEnglish } from '../../../testing/languages';
import { speaker } from '../../../testing/words';
import type { Moment } from '../../../table/guide/guide';
import { fill } from '../../../text/fill';
import { traces } from '../testing/engine';
import { asCardGame } from '../view';
import guide from '.';
import de from './text/de';
import en from './text/en';
import it_ from './text/it';
import nl from './text/nl';

holdToEnglish('the guided card game', en, { de, nl, it: it_ });

it('says no more than three sentences at a time', () => {
  for (const words of [en, de, nl, it_])
    for (const [area, { say }] of Object.entries(words))
      expect([area, say.split(/[.!?](?=\s\p{Lu}|$)/u).filter((each) => each.trim()).length]).toEqual([
        area,
        expect.toSatisfy((n: number) => n >= 1 && n <= 3),
      ]);
});

/** The moments of whole games, as the seat to move has them. */
function* moments(players: number): Generator<Moment> {
  for (const lines of traces(players, 1))
    for (let i = 1; i < lines.length; ++i) {
      const { state } = lines[i - 1]!;
      const seat = asCardGame(state).to_move;
      if (seat !== null) yield { view: state, seat, moves: lines[i]!.legal, made: [], speaker };
    }
}

it('suggests only what is legal and has words for it, whatever was played', () => {
  const faults: unknown[] = [];
  const used = new Set<string>();
  for (const moment of moments(2))
    for (const step of guide.steps) {
      const suggested = step.suggest?.(moment) ?? [];
      const illegal = suggested.filter((move) => !moment.moves.includes(move));
      const area = (step.words?.(moment) ?? step.id) as keyof typeof en;
      const values = step.values?.(moment) ?? {};
      const said = Object.values({ ...en[step.id as keyof typeof en], ...en[area] })
        .map((words) => fill(words, 'en', values))
        .join(' ');
      if (illegal.length > 0 || /[{}]|undefined|NaN/.test(said)) faults.push([step.id, area, illegal, said]);
      if (step.fits?.(moment) ?? true) used.add(area);
    }
  expect(faults).toEqual([]);
  expect([...used]).toEqual(expect.arrayContaining(['pay', 'wagonDock', 'orderKeep', 'mineLoad', 'finish']));
});
