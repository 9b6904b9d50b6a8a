// What makes a translation whole; the same for the frame and for every game.
import { describe, expect, it } from 'vitest';
import type { Message } from '../text/fill';

const sentences = (message: Message) => (typeof message === 'string' ? [message] : Object.values(message));
const places = (message: Message) =>
  [...new Set(sentences(message).flatMap((each) => each.match(/\{\w+\}/g) ?? []))].sort();

function* all(words: object): Generator<[string, Message]> {
  for (const [area, messages] of Object.entries(words))
    for (const [key, message] of Object.entries(messages as object))
      yield [`${area}.${key}`, message as Message];
}

export function holdToEnglish(whose: string, en: object, languages: Record<string, object>): void {
  describe.each(Object.entries(languages))(`%s of ${whose}`, (language, words) => {
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

  it(`leaves no sentence of ${whose} empty`, () => {
    for (const words of [en, ...Object.values(languages)])
      for (const [key, message] of all(words))
        expect([key, sentences(message).every((each) => each.trim() !== '')]).toEqual([key, true]);
  });
}
