// Where points come from, in words.
import type { SourceWords } from '../../table/game';
import { unpack } from './box';
import type { Source } from './standing/history';
import { sourceInWords } from './standing/say';
import { text } from './text';

export default {
  text,
  unpack,
  inWords: (source) => sourceInWords(source as Source),
} satisfies SourceWords;
