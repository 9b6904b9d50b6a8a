import type { GamePage } from '../../table/game';
import { apply } from './apply';
import Board from './Board.svelte';
import { unpack } from './box';
import End from './End.svelte';
import { explain } from './explain';
import { reasonInWords, repeats } from './hints';
import { text } from './text';
import { asCardGame } from './view';
import { costInWords, eventInWords, moveInWords, part, prompt, sourceInWords } from './words';

const COMMANDS = ['pass', 'stop', 'done', 'end'];

export default {
  text,
  unpack,
  Board,
  End,
  apply,
  hasSecrets: true,
  part: (view) => part(asCardGame(view)),
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
