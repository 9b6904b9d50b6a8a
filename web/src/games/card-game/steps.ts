// How far mining has come: steps done, still a duty, and left to one's liking.
import type { Event, News } from '../../protocol/messages';
import { readInnovation, readLorry, stepsOf } from './box';
import { t } from './text';
import type { ActionName, CardGameView } from './view';
import { capital, cardInWords } from './words';

export interface Steps {
  most: number;
  done: number;
  owed: number;
  /** "2 or 3 steps" */
  title: string;
  /** "1 done · 1 must follow · 1 more if you like" */
  now: string;
}

function allowed({ innovation, zone }: CardGameView): { least: number; most: number } {
  if (innovation !== null) {
    const { least_steps, most_steps } = readInnovation(innovation);
    return { least: least_steps ?? 0, most: most_steps ?? 0 };
  }
  return zone?.startsWith('mine-') ? stepsOf(zone as ActionName) : { least: 0, most: 0 };
}

export function stepsNow(view: CardGameView): Steps {
  const { least: a, most } = allowed(view);
  const { owed, left } = view.steps ?? { owed: 0, left: 0 };
  const done = most - left;
  const parts = [
    t('yard.stepsDone', { n: done }),
    owed > 0 && t('yard.stepsOwed', { n: owed }),
    left > owed && t('yard.stepsMay', { n: left - owed }),
  ];
  const title = t(view.innovation === null ? 'yard.stepsRange' : 'yard.stepsUpTo', { a, b: most });
  return { most, done, owed, title, now: parts.filter(Boolean).join(' · ') };
}

/** The lorry that a step moves: `load wild-wagon 1`, `store`, `fetch fox-1-1 fox-wagon 3`. */
export function lorryOf(view: CardGameView, move: string): string | undefined {
  if (move.startsWith('fetch ')) return move.split(' ')[1];
  return view.to_move === null ? undefined : view.seats[view.to_move]!.row[0];
}

export function stepsFor(view: CardGameView, move: string): number {
  const lorry = lorryOf(view, move);
  return lorry === undefined ? 0 : readLorry(lorry).lorries;
}

export interface Rung {
  words: string;
  steps: number;
}

const WAYS = {
  lorry_loaded: 'yard.stepToDock',
  lorry_stored: 'yard.stepToStorage',
  lorry_fetched: 'yard.stepFromStorage',
} as const;

const begins = ({ event }: Event) => event === 'workers_placed' || event === 'innovation_played';

function rungOf(each: Event): Rung[] {
  const way = WAYS[each.event as keyof typeof WAYS];
  if (!way) return [];
  const lorry = each['lorry'] as string;
  const n = (each['dock'] as number | undefined) ?? 0;
  return [{ words: capital(t(way, { lorry: cardInWords(lorry), n })), steps: readLorry(lorry).lorries }];
}

/** The steps of mining among these events, in a few words each. */
export const rungsOf = (events: readonly Event[]): Rung[] => events.flatMap(rungOf);

/** What was moved since this mining began. */
export function stepsDone(log: readonly News[]): Rung[] {
  const events = log.flatMap((each): readonly Event[] => (each.kind === 'move' ? each.events : []));
  return rungsOf(events.slice(events.findLastIndex(begins) + 1));
}
