// The Great Card Game as the real program plays it; whoever imports this has its box unpacked.
import { componentsOf, tracesOf, type Line } from '../../../testing/engine';
import { unpack } from '../box';

unpack(await componentsOf('card-game'));

export type { Line };
export const traces = (players: number, games: number, bot?: string): Line[][] =>
  tracesOf('card-game', players, games, bot);
