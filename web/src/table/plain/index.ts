// The plain board: what carries a game that brings nothing to the page.
import { t } from '../../text/text.svelte';
import type { WholePage } from '../game';
import Board from './Board.svelte';
import End from './End.svelte';
import { capital, readable } from './outline';
import { costInWords, eventInWords } from './words';

export const plain: WholePage = {
  Board,
  End,
  prompt: () => t('plain.prompt'),
  moveInWords: (move) => move,
  costInWords,
  eventInWords,
  sourceInWords: (source) => capital(readable(source)),
  reasonInWords: (_, words) => words,
  repeats: {},
  isCommand: () => false,
  listsFavourites: () => false,
  plansItself: () => false,
};
