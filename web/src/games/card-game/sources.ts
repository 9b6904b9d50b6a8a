// Where points come from, in words.
import type { SourceWords } from '../../table/game';
import { t, text } from './text';
import { capital } from './words';

export default {
  text,
  inWords: (source) => t(`yard.points${capital(source) as 'Lorries'}`),
} satisfies SourceWords;
