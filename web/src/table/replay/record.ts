// A record that somebody brought along, as a table where nothing can be done: checked and played through by the server,
// kept by nobody.
import { http } from '../../protocol/http';
import type { ReplayMessage, TableMessage } from '../../protocol/messages';
import type { Watch } from '../table.svelte';
import { newsOf } from './reader';
import type { Source } from './replay.svelte';

export interface Recorded {
  watch: Watch;
  source: Source;
  /** Of a game that is not over: it can go on. */
  unfinished: string | undefined;
}

/** Every move of a record, from the deal on. */
export const movesIn = (record: string): string[] => (JSON.parse(record) as { moves: string[] }).moves;

export async function openRecord(text: string): Promise<Recorded> {
  const told = await http.replayRecord(text);
  const over = told.winners !== undefined;
  const message: TableMessage = { ...tableOf(told), status: over ? 'over' : 'running' };
  return {
    watch: (hear) => {
      hear(message);
      return () => {};
    },
    source: {
      ask: (eyes) => http.replayRecord(text, eyes),
      moves: () => Promise.resolve(movesIn(text)),
      over: true,
    },
    unfinished: over ? undefined : text,
  };
}

/** A game as a table that is over, seen by nobody in particular. */
export function tableOf(replay: ReplayMessage): TableMessage {
  const { game, options, names, moves, first, last, seed, fair } = replay;
  const news = moves.map(newsOf);
  const seats = first.seats.map((_, seat) => ({ kind: 'bot', name: names?.[seat] ?? '', level: 'medium' }));
  return {
    type: 'table',
    table: '',
    version: moves.length + 1,
    since: 0,
    now: Date.now(),
    status: 'over',
    game: game!,
    options: options!,
    title: '',
    listed: false,
    chat: 'nobody',
    pace: 'live',
    clock: { kind: 'none' },
    ...(fair && { fair, seed }),
    host: false,
    seats: seats as unknown as TableMessage['seats'],
    spectators: 0,
    seat: null,
    ply: moves.length,
    actor: null,
    unconfirmed: null,
    view: last!,
    news,
  };
}
