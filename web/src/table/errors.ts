// The server's refusals in the person's language.
import type { ErrorName } from '../protocol/messages';
import { t, type Key } from '../text/text.svelte';
import en from '../text/en/trouble';

/** A sentence for each error that people can meet; all others are `broken`. */
export function errorInWords(error: ErrorName): string {
  return t((error in en ? `trouble.${error}` : 'trouble.broken') as Key);
}
