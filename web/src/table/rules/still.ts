// Tables for pictures in the rules: each shows one view, and what a game draws on tables can be drawn on it.
import type { Event, MovePreview, ReplayMessage, TableMessage, View } from '../../protocol/messages';
import type { GamePage, WholePage } from '../game';
import { tableOf } from '../replay/record';
import { Table } from '../table.svelte';

/** Those whom the examples of the rules tell of, in every language. */
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];

export type Happening = Event & Record<string, unknown>;

/** Positions of a game, made of a real deal: it is changed, and then happens what an example tells. */
export function scenesOf<GameView extends object>(game: GamePage, deal: object) {
  return {
    position(change: (view: GameView) => void, ...events: Happening[]): View {
      const view = structuredClone(deal) as GameView;
      change(view);
      return game.apply!(view as unknown as View, events);
    },
    /** By the eyes of a seat; what it may do is lit. */
    show: (view: View, seat: number, ...moves: string[]): Table => stillTable(game, view, seat, moves),
  };
}

function stillTable(game: GamePage, view: View, seat: number, moves: readonly string[]): Table {
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
