// The guided first game: the first shift against one friendly bot.
import type { Guide } from '../../../table/guide/guide';
import { steps } from './steps';
import { text } from './text';

export default {
  // Two orders for one vehicle that want gray and brown, a gray cart to buy, and a yellow one for the other side.
  seed: '286',
  moves: ['take engine-B', 'take barrow-GG', 'take barrow-Y', 'take barrow-B', 'take truck-KK'],
  players: 2,
  level: 'easy',
  text,
  steps,
} satisfies Guide;
