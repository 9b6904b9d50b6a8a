// Numbers and lists as a language writes them. A formatter costs far more to make than to use, and a board says hundreds of
// numbers with every move: so each is made once.
import type { Language } from '../protocol/messages';

function once<Formatter>(make: (language: Language) => Formatter): (language: Language) => Formatter {
  const made = new Map<Language, Formatter>();
  return (language) => {
    let formatter = made.get(language);
    if (!formatter) made.set(language, (formatter = make(language)));
    return formatter;
  };
}

const plain = once((language) => new Intl.NumberFormat(language));
const withSign = once((language) => new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }));
const lists = once((language) => new Intl.ListFormat(language, { type: 'conjunction' }));
const plurals = once((language) => new Intl.PluralRules(language));

const trueMinus = (text: string) => text.replace('-', '−');

/** 3, −2, 0: with a true minus. */
export const numberInWords = (value: number, language: Language) => trueMinus(plain(language).format(value));

/** +3, −2, 0 */
export const signedInWords = (value: number, language: Language) =>
  trueMinus(withSign(language).format(value));

/** "1 and 3", "a, b and c" */
export const listInWords = (items: readonly (string | number)[], language: Language) =>
  lists(language).format(items.map(String));

/** Which form of a noun goes with a number. */
export const pluralOf = (value: number, language: Language) => plurals(language).select(value);

/** 1534, as ratings are written everywhere: without a mark between thousands. */
export const ratingInFigures = (rating: number) => trueMinus(String(rating));
