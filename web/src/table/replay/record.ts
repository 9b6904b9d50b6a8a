// A record that somebody brought along, as a table that is over: checked and played through by the server, kept by nobody.
import { http } from '../../protocol/http';
import type { ReplayMessage, TableMessage } from '../../protocol/messages';
import type { Watch } from '../table.svelte';
import { newsOf } from './reader';
import type { Source } from './replay.svelte';

export interface Recorded {
  watch: Watch;
  source: Source;
}

export async function openRecord(text: string): Promise<Recorded> {
  const told = await http.replayRecord(text);
  const message = tableOf(told);
  return {
    watch: (hear) => {
      hear(message);
      return () => {};
    },
    source: {
      ask: (eyes) => http.replayRecord(text, eyes),
      moves: () => Promise.resolve((JSON.parse(text) as { moves: string[] }).moves),
      over: true,
    },
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
