// The page's words. English is part of the page; the other languages come when they are asked for.
//
// A message is a string with {places}, or one such string for each plural form of the number {n}. Each area of the
// page has a file of its own in each language; the compiler holds the others to the shape of the English one. Each
// game brings a book of its own, which comes with its board.
import type { Language } from '../protocol/messages';
import { me } from '../state/me.svelte';
import en from './en';
import { fill, type Message, type Values } from './fill';

export type Shape<T> = { [Area in keyof T]: { [Key in keyof T[Area]]: Message } };
export type KeyOf<T> = { [Area in keyof T & string]: `${Area}.${keyof T[Area] & string}` }[keyof T & string];
export type Dictionary = Shape<typeof en>;
export type Key = KeyOf<typeof en>;
export type { Values };

type Translations<T> = Record<Exclude<Language, 'en'>, () => Promise<{ default: Shape<T> }>>;

class Spoken {
  language = $state<Language>('en');
}
const now = new Spoken();
const books: Book<object>[] = [];

/** All that can be said about one thing, in four languages. */
export class Book<English extends object> {
  #words: Shape<English> = $state.raw()!;

  constructor(
    private readonly english: English,
    private readonly translations: Translations<English>,
  ) {
    this.#words = english as Shape<English>;
    books.push(this as unknown as Book<object>);
  }

  /** Fetches a language; the returned function turns to it. */
  async fetch(language: Language): Promise<() => void> {
    const words =
      language === 'en' ? (this.english as Shape<English>) : (await this.translations[language]()).default;
    return () => (this.#words = words);
  }

  /** A book that came later than the others learns what is spoken, also if that changes meanwhile. */
  async open(): Promise<void> {
    for (let language: Language | undefined; language !== now.language;) {
      language = now.language;
      (await this.fetch(language))();
    }
  }

  find(area: string, name: string): Message | undefined {
    return (this.#words as Record<string, Record<string, Message>>)[area]?.[name];
  }
}

/** A moment to come, as people write it: "20 Nov 2026, 18:00". */
export const momentInWords = (time: number): string =>
  new Intl.DateTimeFormat(spoken(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** What the frame says around any game. */
const page = new Book(en, {
  de: () => import('./de'),
  nl: () => import('./nl'),
  it: () => import('./it'),
});

/** Loads the person's language; until it is there, the old one stays. */
export async function learn(language: Language): Promise<void> {
  const turns = await Promise.all(books.map((book) => book.fetch(language)));
  if (me.language !== language) return;
  for (const turn of turns) turn();
  now.language = language;
  document.documentElement.lang = language;
}

export function spoken(): Language {
  return now.language;
}

/** The message in the language spoken: t('table.yourTurn'), t('lobby.players', { n: 3 }). */
export function t(key: Key, values: Values = {}): string {
  return say(page, key, values);
}

/** A game's `t`: its own words, and those of the frame. */
export function wordsOf<English extends object>(
  book: Book<English>,
): (key: KeyOf<English> | Key, values?: Values) => string {
  return (key, values = {}) => say(book, key, values);
}

function say<English extends object>(book: Book<English>, key: string, values: Values): string {
  const [area, name] = key.split('.') as [string, string];
  return fill((book.find(area, name) ?? page.find(area, name))!, now.language, values);
}
