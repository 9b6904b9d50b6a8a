// Finds words in a booklet, however they are written: "forderkorb" finds "Förderkorb".
import { textsOf, type Booklet } from './booklet';

/** Where a hit lies in a text: from, and up to. */
export type Span = readonly [number, number];

const foldLetter = (letter: string) =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ß', 'ss').replace(/[‘’]/, "'");

// Folding makes some letters two, so each knows where it stood.
function fold(text: string): { letters: string; from: number[] } {
  let letters = '';
  const from: number[] = [];
  for (let i = 0; i < text.length; ++i) {
    const plain = foldLetter(text[i]!);
    letters += plain;
    for (let n = 0; n < plain.length; ++n) from.push(i);
  }
  return { letters, from };
}

/** What is looked for: the words of a question, each once. */
export function wordsIn(question: string): string[] {
  return [...new Set(fold(question).letters.split(/\s+/).filter(Boolean))];
}

/** Where any of the words stands in a text, in order; hits that touch are one. */
export function hitsIn(text: string, words: readonly string[]): Span[] {
  if (words.length === 0) return [];
  const { letters, from } = fold(text);
  const spans: [number, number][] = [];
  for (const word of words)
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length))
      spans.push([from[at]!, from[at + word.length - 1]! + 1]);
  spans.sort((a, b) => a[0] - b[0]);
  const joined: [number, number][] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span[0] <= last[1]) last[1] = Math.max(last[1], span[1]);
    else joined.push(span);
  }
  return joined;
}

/** The sections that have all of the words, by their ids. */
export function sectionsWith({ sections }: Booklet, words: readonly string[]): Set<string> {
  if (words.length === 0) return new Set();
  const hasAll = (text: string) => words.every((word) => text.includes(word));
  const found = sections.filter(({ title, blocks }) =>
    hasAll(fold([title, ...blocks.flatMap(textsOf)].join('\n')).letters),
  );
  return new Set(found.map(({ id }) => id));
}
