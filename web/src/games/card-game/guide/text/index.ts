// The words of the guided first game; they come with it.
import { Book, type Shape } from '../../../../text/text.svelte';
import en from './en';

export const text = new Book(en, {
  de: () => import('./de'),
  nl: () => import('./nl'),
  it: () => import('./it'),
});
export type Words = keyof typeof en;
export type Dictionary = Shape<typeof en>;
