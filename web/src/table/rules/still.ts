// A table for a picture in the rules: it shows one view, and whatever is drawn on it can be used as on any table.
import type { MovePreview, ReplayMessage, TableMessage, View } from '../../protocol/messages';
import type { GamePage, WholePage } from '../game';
import { tableOf } from '../replay/record';
import { Table } from '../table.svelte';

/** Those whom the examples of the rules tell of, in every language. */
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];

interface Seen {
  /** By whose eyes; the first player's without one. */
  seat?: number;
  /** What the player may do, so that its places are lit. */
  moves?: readonly string[];
}

export function stillTable(game: GamePage, view: View, { seat = 0, moves = [] }: Seen = {}): Table {
  const names = view.seats.map((_, i) => NAMES[i]!);
  const replay = { game: view['game'], options: {}, names, moves: [], first: view, last: view };
  const told: TableMessage = {
    ...tableOf(replay as unknown as ReplayMessage),
    status: 'running',
    seat,
    actor: seat,
    moves: moves.map((move): MovePreview => ({ move, cost: {}, reveals: false, events: [] })),
  };
  return new Table(
    '',
    () => game as WholePage,
    (hear) => {
      hear(told);
      return () => {};
    },
  );
}
