// How far mining has come: steps done, still a duty, and left to one's liking.
import { readInnovation, readLorry, stepsOf } from './box';
import { t } from './text';
import type { ActionName, CardGameView } from './view';

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
