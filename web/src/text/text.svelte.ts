// The page's words. English is part of the page; the other languages come when they are asked for.
//
// A message is a string with {places}, or one such string for each plural form of the number {n}. Each area of the
// page has a file of its own in each language; the compiler holds the others to the shape of the English one.
import { me } from '../state/me.svelte';
import type { Language } from '../protocol/messages';
import en from './en';
import { fill, type Message, type Values } from './fill';

type Shape<T> = { [Area in keyof T]: { [Key in keyof T[Area]]: Message } };
export type Dictionary = Shape<typeof en>;
export type Key = {
  [Area in keyof typeof en]: `${Area}.${Extract<keyof (typeof en)[Area], string>}`;
}[keyof typeof en];
export type { Values };

const LOADERS: Record<Exclude<Language, 'en'>, () => Promise<{ default: Dictionary }>> = {
  de: () => import('./de'),
  nl: () => import('./nl'),
  it: () => import('./it'),
};

class Loaded {
  language = $state<Language>('en');
  words = $state.raw<Dictionary>(en);
}
const loaded = new Loaded();

/** Loads the person's language; until it is there, the old one stays. */
export async function learn(language: Language): Promise<void> {
  const words = language === 'en' ? en : (await LOADERS[language]()).default;
  if (me.language !== language) return;
  loaded.words = words;
  loaded.language = language;
  document.documentElement.lang = language;
}

export function spoken(): Language {
  return loaded.language;
}

/** The message in the language spoken: t('table.yourTurn'), t('lobby.players', { n: 3 }). */
export function t(key: Key, values: Values = {}): string {
  const [area, name] = key.split('.') as [keyof Dictionary, never];
  return fill(loaded.words[area][name], loaded.language, values);
}
