// Playing on from a moment of a game whose deal is known: one that is over, or a record.
import type { NewTableBody, Options } from '../../protocol/messages';
import { openTable } from '../open';

export interface Position {
  game: string;
  options: Options;
  seed: string;
  /** From the deal on. */
  moves: readonly string[];
}

/** A table of its own that begins from there, with these on its seats; the page goes to it. */
export async function playOnFrom(position: Position, seats: NewTableBody['seats']): Promise<void> {
  const { game, options, seed, moves } = position;
  await openTable({ game, options, seats, begin: { seed, moves: [...moves] } });
}
