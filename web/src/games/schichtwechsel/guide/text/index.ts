// What the guide of Schichtwechsel says: an area for each step, and one for each question within it that needs other words.
import { Book, type Shape } from '../../../../text/text.svelte';
import en from './en';

export const text = new Book(en, {
  de: () => import('./de'),
  nl: () => import('./nl'),
  it: () => import('./it'),
});
export type Dictionary = Shape<typeof en>;
