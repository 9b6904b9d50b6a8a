import type { GamePage } from '../game';
import { apply } from './apply';
import Board from './Board.svelte';
import End from './End.svelte';
import { eventInWords, moveInWords, prompt } from './words';

export default { Board, End, apply, prompt, moveInWords, eventInWords } satisfies GamePage;
