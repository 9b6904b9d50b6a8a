// The adviser's reasons as sentences.
import type { Event } from '../../protocol/messages';
import { t, type Key, type Values } from './text';
import en from './text/en/hints';
import { COLOURS, VEHICLES } from './view';

/** What moves say of themselves. */
export const repeats: Record<string, RegExp> = {
  'order-taken': /^(place O\d|take )/,
  'orders-looked-at': /^place O/,
  'tile-bought': /^(place F\d|buy )/,
  'tiles-looked-at': /^place F/,
  'marks-gained': /^place (money|bank)/,
  'workers-spent': /^place /,
  'cage-moved': /^cage /,
  'cage-surfaced': /^cage /,
  'cubes-loaded': /^load /,
  'cubes-stored': /^store /,
  'cards-on-top': /^top/,
  'tiles-on-top': /^top/,
  'cards-to-bottom': /^bottom/,
  'tiles-to-bottom': /^bottom/,
};

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
