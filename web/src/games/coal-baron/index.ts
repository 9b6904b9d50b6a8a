import type { GamePage } from '../../table/game';
import { apply } from './apply';
import Board from './Board.svelte';
import { unpack } from './box';
import End from './End.svelte';
import { explain } from './explain';
import { reasonInWords, repeats } from './hints';
import type { Source } from './standing/history';
import { sourceInWords } from './standing/say';
import { text } from './text';
import { asCoalBaron } from './view';
import { costInWords, eventInWords, moveInWords, part, prompt } from './words';

export default {
  text,
  unpack,
  Board,
  End,
  apply,
  part: (view) => part(asCoalBaron(view)),
  prompt,
  moveInWords,
  costInWords,
  eventInWords,
  sourceInWords: (source) => sourceInWords(source as Source),
  reasonInWords,
  repeats,
  explain,
  isCommand: (move) => move === 'stop',
  listsFavourites: (view) => view.phase === 'draft',
  plansItself: (view) => view.phase === 'mine',
} satisfies GamePage;
