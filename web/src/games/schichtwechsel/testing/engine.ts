// Schichtwechsel as the real program plays it; whoever imports this has its box unpacked.
import { componentsOf, tracesOf, withBox, type Line } from '../../../testing/engine';
import { unpack } from '../box';

unpack(await componentsOf('schichtwechsel'));

export type { Line };
export const traces = (players: number, games: number, bot?: string): Line[][] =>
  tracesOf('schichtwechsel', players, games, bot);

/** Games with a box of one's own: the usual one, but for these entries of its file. */
export const tracesWithBox = (
  entries: Readonly<Record<string, string>>,
  players: number,
  games: number,
  bot?: string,
): Line[][] =>
  withBox('schichtwechsel', entries, (file) => tracesOf('schichtwechsel', players, games, bot, file));
