import { describe, expect, it } from 'vitest';
import de from './de';
import en from './en';
import { fill, type Message } from './fill';
import it_ from './it';
import nl from './nl';

const LANGUAGES = { de, nl, it: it_ };

const sentences = (message: Message) => (typeof message === 'string' ? [message] : Object.values(message));
const places = (message: Message) =>
  [...new Set(sentences(message).flatMap((each) => each.match(/\{\w+\}/g) ?? []))].sort();

function* all(words: object): Generator<[string, Message]> {
  for (const [area, messages] of Object.entries(words))
    for (const [key, message] of Object.entries(messages as object))
      yield [`${area}.${key}`, message as Message];
}

describe.each(Object.entries(LANGUAGES))('%s', (language, words) => {
  const own = new Map(all(words));
  it('has the sentences of the English page, with the same places, and no others', () => {
    const english = new Map(all(en));
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, message] of english)
      expect([key, places(own.get(key)!)]).toEqual([key, places(message)]);
  });
  it('has a sentence for every form of plural it knows', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    // Italian and others have "many" for millions, which no game needs.
    const needed = forms.filter((form) => form !== 'many' && form !== 'other');
    for (const [key, message] of own) {
      if (typeof message === 'string') continue;
      const same = sentences(message).every((each) => each === message.other);
      if (!same) expect([key, Object.keys(message)]).toEqual([key, expect.arrayContaining(needed)]);
    }
  });
});

it('leaves no sentence empty', () => {
  for (const words of [en, ...Object.values(LANGUAGES)])
    for (const [key, message] of all(words))
      expect([key, sentences(message).every((each) => each.trim() !== '')]).toEqual([key, true]);
});

it('fills places, chooses the plural and writes numbers as the language does', () => {
  const workers = { one: '{n} worker of {name}', other: '{n} workers of {name}' };
  expect(fill(workers, 'en', { n: 1, name: 'Ada' })).toBe('1 worker of Ada');
  expect(fill(workers, 'en', { n: 2, name: 'Ada' })).toBe('2 workers of Ada');
  expect(fill('{n}', 'de', { n: 1234.5 })).toBe('1.234,5');
  expect(fill('{n}', 'en', { n: -3 })).toBe('−3');
  expect(fill('{who}', 'en', {})).toBe('{who}');
});
