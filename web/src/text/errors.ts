// The server's refusals in the person's language.
import { Refused } from '../protocol/connection.svelte';
import type { ErrorName, RecordFault } from '../protocol/messages';
import en from './en/trouble';
import { t, type Key } from './text.svelte';

/** A sentence for each error that people can meet; all others are `broken`. */
export function errorInWords(error: ErrorName): string {
  return t((error in en ? `trouble.${error}` : 'trouble.broken') as Key);
}

/** What is wrong with a record, and at which move. */
export function faultInWords({ kind, move }: RecordFault): string {
  return t(`replay.fault-${kind}`, { n: move ?? 0 });
}

/** What went wrong, by its name; without an answer the server is not there. */
export function errorName(error: unknown): ErrorName {
  return error instanceof Refused ? error.error : 'unavailable';
}
