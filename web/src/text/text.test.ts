import { expect, it } from 'vitest';
import { holdToEnglish } from '../testing/languages';
import de from './de';
import en from './en';
import { fill } from './fill';
import it_ from './it';
import nl from './nl';

holdToEnglish('the frame', en, { de, nl, it: it_ });

it('fills places, chooses the plural and writes numbers as the language does', () => {
  const workers = { one: '{n} worker of {name}', other: '{n} workers of {name}' };
  expect(fill(workers, 'en', { n: 1, name: 'Ada' })).toBe('1 worker of Ada');
  expect(fill(workers, 'en', { n: 2, name: 'Ada' })).toBe('2 workers of Ada');
  expect(fill('{n}', 'de', { n: 1234.5 })).toBe('1.234,5');
  expect(fill('{n}', 'en', { n: -3 })).toBe('−3');
  expect(fill('{who}', 'en', {})).toBe('{who}');
});
