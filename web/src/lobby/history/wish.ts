// Which of my games are looked at: in the address, so that a link leads there, and as the server is asked for them.
import type { FinishedGame, Level } from '../../protocol/messages';

const DAY_MS = 86_400_000;
const SPANS = { week: 7 * DAY_MS, month: 30 * DAY_MS, year: 365 * DAY_MS } as const;
const RESULTS = ['won', 'shared', 'lost'] as const;
const LEVELS = ['random', 'easy', 'medium', 'hard'] as const;

export type Span = keyof typeof SPANS;
export const TIMES = Object.keys(SPANS) as Span[];

/** What is missing is not asked for. */
export interface Wish {
  game?: string;
  players?: number;
  result?: FinishedGame['result'];
  level?: Level;
  person?: string;
  time?: Span;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((each) => each === text);

export function readWish(search: string): Wish {
  const query = new URLSearchParams(search);
  const players = query.get('players') ?? '';
  const wish: { [Key in keyof Wish]: Wish[Key] | undefined } = {
    game: query.get('game') || undefined,
    players: /^[2-4]$/.test(players) ? Number(players) : undefined,
    result: oneOf(RESULTS, query.get('result')),
    level: oneOf(LEVELS, query.get('level')),
    person: query.get('person') || undefined,
    time: oneOf(TIMES, query.get('time')),
  };
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as Wish;
}

const inQuery = (wish: Wish): URLSearchParams =>
  new URLSearchParams(Object.entries(wish).map(([key, value]) => [key, String(value)]));

/** `?game=…&result=won`; nothing for a wish of nothing. */
export function writeWish(wish: Wish): string {
  const query = inQuery(wish).toString();
  return query && `?${query}`;
}

/** As the server takes it: it knows moments, not weeks. */
export function queryOf({ time, ...wish }: Wish, now = Date.now()): URLSearchParams {
  const query = inQuery(wish);
  if (time) query.set('since', String(now - SPANS[time]));
  return query;
}
