// The adviser's reasons as sentences.
import type { Event } from '../../protocol/messages';
import { cardInWords } from './effects';
import { t, type Key, type Values } from './text';
import en from './text/en/hints';
import { barInWords, circleInWords, cubeInWords, frameInWords, lotInWords, tileInWords } from './words';

/** What moves say of themselves. */
export const repeats: Record<string, RegExp> = {
  'set-kept': /^give /,
  'set-given': /^give /,
  'set-of-coal-given': /^give /,
  'set-of-spoil-given': /^give /,
  'set-handed-out': /^give /,
  'cubes-placed': /^cube /,
  'coal-placed': /^cube /,
  'spoil-placed': /^cube /,
  'tile-taken': /^tile /,
  'coke-held': /^hold/,
  'card-chosen': /^(card|copy) /,
  'miner-moved': /^go /,
  'headframe-moved': /^frame /,
  'headframes-placed': /^headframe/,
  'spoil-exchanged': /^exchange /,
  passed: /^pass/,
};

const NAMED: Record<string, (name: string) => string> = {
  tile: tileInWords,
  track: (track) => t(`names.${track}` as Key),
  lot: lotInWords,
  bar: barInWords,
  space: frameInWords,
  circle: circleInWords,
  card: cardInWords,
  cube: cubeInWords,
};

// What there is one of or several; `n` says it by itself.
const COUNTED = ['points', 'tokens', 'coins'];

/** Numbers stay numbers, things get their names. A reason that the page does not know is told in the adviser's words. */
export function reasonInWords(reason: Event, words: string): string {
  if (!(reason.event in en)) return words;
  const values: Values = {};
  for (const [field, value] of Object.entries(reason)) {
    if (typeof value === 'number') values[field] = value;
    else if (typeof value === 'string') values[field] = NAMED[field]?.(value) ?? value;
  }
  const counted = COUNTED.find((field) => field in values);
  return t(`hints.${reason.event}` as Key, counted ? { n: values[counted]!, ...values } : values);
}
