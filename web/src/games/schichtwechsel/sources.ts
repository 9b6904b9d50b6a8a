// Where points come from, in words.
import type { SourceWords } from '../../table/game';
import { text } from './text';
import { sourceInWords } from './words';

export default { text, inWords: sourceInWords } satisfies SourceWords;
