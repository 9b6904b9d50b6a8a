import type { GamePage } from '../../table/game';
import { apply } from './apply';
import Board from './Board.svelte';
import { unpack } from './box';
import End from './End.svelte';
import { explain } from './explain';
import { reasonInWords, repeats } from './hints';
import { text } from './text';
import { asShift } from './view';
import { costInWords, eventInWords, moveInWords, part, prompt, sourceInWords } from './words';

// Moves that no place on the board stands for.
const COMMANDS = ['pass', 'stop', 'end', 'decline', 'hold'];

export default {
  text,
  unpack,
  Board,
  End,
  apply,
  part: (view) => part(asShift(view)),
  prompt,
  moveInWords,
  costInWords,
  eventInWords,
  sourceInWords,
  reasonInWords,
  repeats,
  explain,
  isCommand: (move) => COMMANDS.includes(move),
} satisfies GamePage;
