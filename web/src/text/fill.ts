// A message with its places filled.
import type { Language } from '../protocol/messages';
import { numberInWords, pluralOf } from './numbers';

/** One sentence for each form the language has; `other` is always there. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;
export type Message = string | Plural;
export type Values = Record<string, string | number>;

export function fill(message: Message, language: Language, values: Values): string {
  let text = message as string;
  if (typeof message !== 'string') {
    const form = pluralOf(Number(values['n']), language);
    text = message[form] ?? message.other;
  }
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'number' ? numberInWords(value, language) : value;
  });
}
