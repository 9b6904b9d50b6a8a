// The adviser's reasons as sentences.
import type { Event } from '../../protocol/messages';
import { t, type Key, type Values } from './text';
import en from './text/en/hints';
import { COLOURS, VEHICLES } from './view';

const NAMED = new Set<string>([...COLOURS, ...VEHICLES]);

/**
 * Numbers stay numbers, colours and vehicles get their names. A reason that the page does not know is told in the
 * adviser's own words.
 */
export function reasonInWords(reason: Event, words: string): string {
  if (!(reason.event in en)) return words;
  const values: Values = {};
  for (const [field, value] of Object.entries(reason)) {
    if (typeof value === 'number') values[field] = value;
    else if (typeof value === 'string') values[field] = NAMED.has(value) ? t(`box.${value}` as Key) : value;
  }
  return t(`hints.${reason.event}` as Key, values);
}
