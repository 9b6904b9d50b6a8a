// What the guide of Coal Baron says; it comes only to those who learn the game.
import { Book, wordsOf, type Shape } from '../../../../text/text.svelte';
import type { Colour } from '../../view';
import en from './en';

export const text = new Book(en, {
  de: () => import('./de'),
  nl: () => import('./nl'),
  it: () => import('./it'),
});
export type Dictionary = Shape<typeof en>;

const t = wordsOf(text);
export const coalInWords = (colour: Colour): string => t(`coal.${colour}`);
