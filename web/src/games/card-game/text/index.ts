// The words of The Great Card Game, beside those of the frame.
import { Book, wordsOf, type Key as FrameKey, type KeyOf, type Shape } from '../../../text/text.svelte';
import en from './en';

export const text = new Book(en, {
  de: () => import('./de'),
  nl: () => import('./nl'),
  it: () => import('./it'),
});
export const t = wordsOf(text);
export type Dictionary = Shape<typeof en>;
export type Key = KeyOf<typeof en> | FrameKey;
export { spoken, type Values } from '../../../text/text.svelte';
