// The moves that each step of the guide lights. They follow from the table: bots and people may have done anything.
import { readLorry, readOrder, readShare, stepsOf } from '../box';
import { docksOf, waitingFor } from '../explain/facts';
import { payments } from '../payments';
import { stackOf, type ActionName, type CardGameView, type StackName } from '../view';
import { largest, open, priceOf, reach, type Now } from './moment';

export type Try = (now: Now) => readonly string[];

const first = (moves: readonly string[]) => moves.slice(0, 1);
const place = (zones: readonly string[]) => first(zones.map((zone) => `place ${zone}`));
const starting = (now: Now, verb: string) => now.moves.filter((move) => move.startsWith(`${verb} `));

/** Whatever is bought is paid so that small cards stay; and a turn is over when it is over. */
export function tryCommon(now: Now): readonly string[] {
  if (now.view.phase === 'pay') return first(payments(now.moves, now.me).map(({ notation }) => notation));
  return now.view.phase === 'after' ? now.moves.filter((move) => move === 'end') : [];
}

const LORRIES = ['lorry-right', 'lorry-left'] as const;
const WAGONS = ['wagon-left', 'wagon-right'] as const;

export const tryLorry: Try = (now) => place(open(now, LORRIES));

/** Where I was before: there the price shows what it does. */
export const tryAgain: Try = (now) => {
  const mine = (zone: StackName) =>
    now.view.zones.some((each) => each.zone === zone && each.last_player === now.me.seat);
  const zones = open(now, LORRIES) as StackName[];
  return place([...zones.filter(mine), ...zones]);
};

// ---- wagons and engines ------------------------------------------------------------------------------------

/** How many lorries of mine a wagon would take at once. */
function use(now: Now, wagon: string | null, docks: readonly number[]): number {
  if (wagon === null) return 0;
  const best = largest(waitingFor(now.me, wagon, docks));
  return best === undefined ? 0 : readLorry(best).lorries;
}

export const tryWagon: Try = (now) => {
  const { phase, held } = now.view;
  if (phase === 'turn') {
    const worth = (zone: StackName) => {
      const { top } = stackOf(now.view, zone);
      return top === null ? 0 : use(now, top, docksOf(top));
    };
    const zones = open(now, WAGONS) as StackName[];
    return place(zones.sort((a, b) => worth(b) - worth(a)));
  }
  if (phase !== 'dock') return [];
  const docks = starting(now, 'dock');
  const worth = (move: string) => use(now, held, [Number(move.split(' ')[1])]);
  return first(docks.sort((a, b) => worth(b) - worth(a)));
};

/** To the wagons that wait. */
export const tryEngine: Try = (now) => {
  if (now.view.phase === 'turn') return place(open(now, ['engine']));
  if (now.view.phase !== 'dock') return [];
  const wagons = (move: string) => now.me.docks[Number(move.split(' ')[1]) - 1]!.wagons.length;
  return first(starting(now, 'dock').sort((a, b) => wagons(b) - wagons(a)));
};

// ---- orders ------------------------------------------------------------------------------------------------

/** An order that can be filled, best with a share of its destination on top. */
function bestOrder(now: Now, orders: readonly string[], most: number): string | undefined {
  const { top } = stackOf(now.view, 'share');
  const share = top === null ? undefined : readShare(top).destination;
  const worth = (card: string) => {
    const { lorries, points, destination } = readOrder(card);
    const fits = lorries <= most;
    return (fits ? 2 * points : -lorries) + Number(destination === share);
  };
  return [...orders].sort((a, b) => worth(b) - worth(a))[0];
}

/** The free choice may have been made at any stack. */
export const looksAtOrders = ({ looked_at }: CardGameView) => looked_at?.stack === 'order';

export const tryOrder: Try = (now) => {
  const { phase, looked_at } = now.view;
  switch (phase) {
    case 'turn': {
      const { top } = stackOf(now.view, 'order');
      const fits = top !== null && readOrder(top).lorries <= reach(now.me);
      const [free] = open(now, ['wild']);
      const [stack] = fits ? open(now, ['order']) : [];
      const dear = free && stack && priceOf(now, stack) + 1 < priceOf(now, free);
      return place(free && !dear ? [free] : stack ? [stack] : []);
    }
    case 'stack':
      return now.moves.filter((move) => move === 'stack order');
    case 'keep': {
      if (!looksAtOrders(now.view)) return [];
      const best = bestOrder(now, looked_at?.cards ?? [], reach(now.me));
      return now.moves.filter((move) => move === `keep ${best}`);
    }
    case 'return':
      return looksAtOrders(now.view) ? starting(now, 'return') : [];
    default:
      return [];
  }
};

// ---- mining and delivery -----------------------------------------------------------------------------------

export const tryMining: Try = (now) => {
  const { phase } = now.view;
  if (phase === 'turn') {
    const names = now.view.zones.map(({ zone }) => zone).filter((zone) => zone.startsWith('mine-'));
    const most = (zone: string) => stepsOf(zone as ActionName).most;
    return place(open(now, names).sort((a, b) => most(b) - most(a)));
  }
  if (phase !== 'mine') return [];
  const loads = [...starting(now, 'load'), ...starting(now, 'fetch')];
  const lorries = (move: string) => {
    const [verb, lorry] = move.split(' ') as [string, string];
    return readLorry(verb === 'fetch' ? lorry : now.me.row[0]!).lorries;
  };
  if (loads.length > 0) return first(loads.sort((a, b) => lorries(b) - lorries(a)));
  return first(['store', 'stop'].filter((move) => now.moves.includes(move)));
};

export const tryDelivery: Try = (now) => {
  if (now.view.phase === 'turn') return place(open(now, ['delivery']));
  if (now.view.phase !== 'deliver') return [];
  const points = (move: string) => readOrder(move.split(' ')[2]!).points;
  const trains = starting(now, 'deliver').sort((a, b) => points(b) - points(a));
  return trains.length > 0 ? first(trains) : now.moves.filter((move) => move === 'done');
};

export const tryPass: Try = (now) => now.moves.filter((move) => move === 'pass');

// ---- what adds to trains -----------------------------------------------------------------------------------

const fromStack =
  (stack: StackName): Try =>
  (now) =>
    now.view.phase === 'turn' ? place(open(now, [stack])) : [];

export const tryShare = fromStack('share');
export const tryObjective = fromStack('objective');
export const tryInnovation = fromStack('innovation');
