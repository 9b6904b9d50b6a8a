// The adviser's reasons as sentences.
import type { Event } from '../../protocol/messages';
import { isCard } from './box';
import { t, type Key, type Values } from './text';
import en from './text/en/hints';
import names from './text/en/names';
import { cardInWords } from './words';

/**
 * Numbers stay numbers, cards, destinations and families get their names. A reason that the page does not know is told in
 * the adviser's own words.
 */
export function reasonInWords(reason: Event, words: string): string {
  if (!(reason.event in en)) return words;
  const values: Values = {};
  for (const [field, value] of Object.entries(reason)) {
    if (typeof value === 'number') values[field] = value;
    else if (typeof value === 'string') values[field] = inWords(value);
  }
  return t(`hints.${reason.event}` as Key, values);
}

function inWords(name: string): string {
  if (isCard(name)) return cardInWords(name);
  return name in names ? t(`names.${name}` as Key) : name;
}
