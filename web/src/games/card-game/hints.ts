// The adviser's reasons as sentences.
import type { Event } from '../../protocol/messages';
import { isCard } from './box';
import { t, type Key, type Values } from './text';
import en from './text/en/hints';
import names from './text/en/names';
import { cardInWords } from './words';

const TAKES = /^(place|keep|fetch) /;

/** What moves say of themselves. */
export const repeats: Record<string, RegExp> = {
  'order-taken': TAKES,
  'share-taken': TAKES,
  'objective-taken': TAKES,
  'innovation-taken': TAKES,
  'lorry-taken': TAKES,
  'cards-drawn': TAKES,
  'card-picked': /^(place wild|stack|keep)/,
  'cards-looked-at': /^(place wild|stack)/,
  'engine-docked': /^dock /,
  'wagon-coupled': /^dock /,
  'innovation-played': /^play /,
  'cards-returned': /^return /,
  'lorries-stored': /^store/,
  'workers-spent': /^(place|pay) /,
  passed: /^pass/,
};

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
