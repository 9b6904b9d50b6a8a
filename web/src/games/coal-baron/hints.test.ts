import '../../testing/browser';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reasonInWords } from './hints';
import en from './text/en/hints';

it('has words for every reason the adviser gives', () => {
  const source = readFileSync('../bots/coal_baron/reasons_words.cpp', 'utf8');
  const table = source.slice(source.indexOf('kTable{{'), source.indexOf('}};', source.indexOf('kTable{{')));
  const reasons = [...table.matchAll(/^ {4}\{"([a-z-]+)",/gm)].map(([, name]) => name!);
  expect(reasons).toContain('order-completed');
  for (const reason of reasons) expect(Object.keys(en)).toContain(reason);
});

it('tells a reason it does not know in the words of the adviser', () => {
  expect(reasonInWords({ event: 'cage-surfaced', seat: 0 }, 'lifts it')).toBe(
    'brings the cage to the surface',
  );
  expect(reasonInWords({ event: 'moon-reached', seat: 0 }, 'reaches the moon')).toBe('reaches the moon');
});
