// The words about those who play along, which come when somebody asks for them.
import { Book, wordsOf } from '../../../text/text.svelte';
import en from './en';

export const text = new Book(en, {
  de: () => import('./de'),
  nl: () => import('./nl'),
  it: () => import('./it'),
});
export const t = wordsOf(text);
