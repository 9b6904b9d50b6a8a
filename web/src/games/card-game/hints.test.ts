import '../../testing/browser';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reasonInWords } from './hints';
import './testing/engine';
import en from './text/en/hints';

it('has words for every reason the adviser gives', () => {
  const source = readFileSync('../bots/card_game/reasons_words.cpp', 'utf8');
  const table = source.slice(source.indexOf('kTable{{'), source.indexOf('}};', source.indexOf('kTable{{')));
  const reasons = [...table.matchAll(/^ {4}\{"([a-z-]+)",/gm)].map(([, name]) => name!);
  expect(reasons).toContain('train-ready');
  for (const reason of reasons) expect(Object.keys(en)).toContain(reason);
});

it('calls cards by their names', () => {
  expect(reasonInWords({ event: 'lorry-taken', seat: 0, lorry: 'fox-1-2' }, '')).toBe(
    'takes the fox lorry (2 points)',
  );
  expect(reasonInWords({ event: 'engine-docked', seat: 0, engine: 'E3', dock: 2 }, '')).toBe(
    'puts engine III into dock 2',
  );
});

it('tells a reason it does not know in the words of the adviser', () => {
  expect(reasonInWords({ event: 'moon-reached', seat: 0 }, 'reaches the moon')).toBe('reaches the moon');
});
