import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import en from '../../text/en/hints';

it('has words for every reason the adviser gives', () => {
  const source = readFileSync('../bots/reasons/coal_baron.cpp', 'utf8');
  const table = source.slice(source.indexOf('kTable{{'), source.indexOf('}};', source.indexOf('kTable{{')));
  const reasons = [...table.matchAll(/^ {4}\{"([a-z-]+)",/gm)].map(([, name]) => name!);
  expect(reasons).toContain('order-completed');
  for (const reason of reasons) expect(Object.keys(en)).toContain(reason);
});
