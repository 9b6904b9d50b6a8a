// Where somebody stands in a guide, from what lies on the table. No clock, no memory of its own: a reload, another device
// and an undo come out the same.
import type { View } from '../../protocol/messages';
import type { Speaker } from '../../ui/speaker';
import type { Moment, Step } from './guide';

/** What the table tells about this moment. */
export interface Situation {
  view: View;
  seat: number;
  ply: number;
  /** What the person may do, in notation. */
  moves: readonly string[];
  /** All that the person did, oldest first. */
  mine: readonly { ply: number; move: string }[];
  speaker: Speaker;
}

export interface Standing {
  /** The ply at which each step so far began. The last one is the present; one more than there are steps is the end. */
  began: readonly number[];
  /** The moves to try, and at which ply. */
  lit: readonly string[];
  at: number;
  /** What was played instead of them. */
  strayed: string | undefined;
  /** It is done, and the others are still playing. */
  done: boolean;
}

export function beginAt(began: readonly number[]): Standing {
  return { began, lit: [], at: -1, strayed: undefined, done: false };
}

export function stepOf(steps: readonly Step[], { began }: Standing): Step | undefined {
  return steps[began.length - 1];
}

export function momentOf({ began }: Standing, { mine, ...now }: Situation): Moment {
  const made = mine.filter(({ ply }) => ply >= began.at(-1)!).map(({ move }) => move);
  return { ...now, made };
}

/** A step that only tells is done by the first move, or by its button. */
function isDone(step: Step, moment: Moment): boolean {
  return step.done ? step.done(moment) : moment.made.length > 0;
}

function fits(step: Step, moment: Moment): boolean {
  if (step.fits) return step.fits(moment);
  return step.suggest === undefined || step.suggest(moment).length > 0;
}

// Whoever takes moves back is again at the step that began before them.
function takeBack(began: readonly number[], ply: number): readonly number[] {
  const kept = began.filter((each, i) => i === 0 || each <= ply);
  return kept.length > 0 ? kept : [ply];
}

// What was played at the moment when other moves were lit.
function straying(before: Standing, made: Situation['mine']): string | undefined {
  const last = made.at(-1);
  if (!last) return undefined;
  if (last.ply !== before.at) return before.strayed;
  return before.lit.length > 0 && !before.lit.includes(last.move) ? last.move : undefined;
}

/** Where the person stands now. Steps change only when the person may move: so nobody reads ahead of what is shown. */
export function follow(steps: readonly Step[], before: Standing, now: Situation): Standing {
  let standing = { ...before, began: takeBack(before.began, now.ply) };
  const awaited = now.moves.length > 0;
  for (let step = stepOf(steps, standing); step && awaited; step = stepOf(steps, standing)) {
    const moment = momentOf(standing, now);
    if (!isDone(step, moment) && fits(step, moment)) break;
    standing = goOn(standing, now.ply);
  }
  const step = stepOf(steps, standing);
  const moment = momentOf(standing, now);
  const lit = awaited ? (step?.suggest?.(moment) ?? []) : [];
  const since = now.mine.filter(({ ply }) => ply >= standing.began.at(-1)!);
  return {
    began: standing.began,
    lit,
    at: now.ply,
    strayed: straying(before, since),
    done: !awaited && step !== undefined && isDone(step, moment),
  };
}

/** The button of a step that only tells. */
export function goOn(standing: Standing, ply: number): Standing {
  return { ...standing, began: [...standing.began, ply] };
}
