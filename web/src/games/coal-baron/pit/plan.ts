// What a row of mining moves would bring. The server's planner gives moves; their effects follow from the notation.
import type { Advice, Event, View } from '../../../protocol/messages';
import { apply } from '../apply';
import { box, readOrder } from '../box';
import { asCoalBaron, type Vehicle } from '../view';
import { readFill } from './fills';

export interface Plan {
  moves: string[];
  /** Work steps it takes. */
  steps: number;
  /** Orders that get complete. */
  completes: { order: string; vehicle: Vehicle; points: number }[];
  /** Cubes that come onto orders. */
  filled: number;
  stored: number;
  loaded: number;
}

const STEP = /^(cage|load|store|fill) /;

/** Putting two cubes on one spot takes more steps than everything else. */
export function stepsOf(move: string): number {
  if (!STEP.test(move)) return 0;
  return (readFill(move)?.cubes.length ?? 1) > 1 ? box.substitution_steps : 1;
}

/** The planner's ideas as far as they are mining, the best first, no two that bring the same. */
export function plansOf(advice: Advice, view: View): Plan[] {
  const plans = advice.moves
    .map(({ move, plan }) => planOf([move, ...plan], view))
    .filter((plan) => plan.moves.length > 0);
  const bring = (plan: Plan) => plan.completes.map(({ order }) => order).join() + plan.filled + plan.stored;
  return plans.filter((plan, i) => plans.findIndex((other) => bring(other) === bring(plan)) === i);
}

export function planOf(wanted: readonly string[], view: View): Plan {
  let after = asCoalBaron(view);
  const seat = Number(after.to_move);
  const orders = () => after.seats[seat]!.outstanding;
  const done = new Set(
    orders()
      .filter((each) => each.complete)
      .map((each) => each.order),
  );
  const plan: Plan = { moves: [], steps: 0, completes: [], filled: 0, stored: 0, loaded: 0 };
  for (const move of wanted) {
    if (!STEP.test(move) || plan.steps + stepsOf(move) > asCoalBaron(view).steps_left) break;
    const event = eventOf(move, seat, after.seats[seat]!.cage_level);
    after = asCoalBaron(apply(after as unknown as View, [event]));
    plan.moves.push(move);
    plan.steps += stepsOf(move);
    plan.filled += move.startsWith('fill') ? 1 : 0;
    plan.stored += move.startsWith('store') ? 1 : 0;
    plan.loaded += move.startsWith('load') ? 1 : 0;
  }
  for (const { order, complete } of orders()) {
    const { vehicle, points } = readOrder(order);
    if (complete && !done.has(order)) plan.completes.push({ order, vehicle, points });
  }
  return plan;
}

function eventOf(move: string, seat: number, level: number): Event {
  const [verb, what] = move.split(' ') as [string, string];
  if (verb === 'cage') return { event: 'cage_moved', seat, level: Number(what) } as Event;
  if (verb === 'load') return { event: 'cube_loaded', seat, cube: what, level } as Event;
  if (verb === 'store') return { event: 'cube_stored', seat, cube: what } as Event;
  const { order, spot, cubes } = readFill(move)!;
  if (cubes.length === 2) {
    const pair = cubes.map(({ colour, stored }) => (stored ? `stored-${colour}` : colour)).join(' ');
    return { event: 'spot_substituted', seat, order, spot, pair } as Event;
  }
  return { event: 'spot_filled', seat, order, spot, from: cubes[0]!.stored ? 'storage' : 'cage' } as Event;
}
