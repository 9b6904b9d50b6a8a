// Why workers cannot be placed in a zone, as far as the view tells. Only for the sentence that explains it: what may be
// done comes from the server.
import { readInnovation, stepsOf } from './box';
import { t } from './text';
import {
  innovationsInHand,
  isStack,
  stackOf,
  workersNeeded,
  zoneOf,
  type CardGameSeat,
  type CardGameView,
  type ZoneName,
} from './view';

/** Whether worker cards and innovations of this hand add up to exactly so many. */
export function canPay(seat: CardGameSeat, n: number): boolean {
  const ranges = innovationsInHand(seat).flatMap((card) => readInnovation(card).workers ?? []);
  let sums = new Set([0]);
  const add = (worths: readonly number[]) => {
    sums = new Set([...sums].flatMap((each) => [each, ...worths.map((worth) => each + worth)]));
  };
  for (const worth of seat.workers) add([worth]);
  for (const most of ranges) add(Array.from({ length: most }, (_, i) => i + 1));
  return n > 0 && sums.has(n);
}

export function whyNot(view: CardGameView, mine: number | null, zone: ZoneName): string {
  if (mine === null) return t('table.watching');
  if (view.to_move !== mine) return t(view.passed.includes(mine) ? 'yard.whyPassed' : 'yard.whyTurn');
  if (view.phase !== 'turn') return t('yard.whyLater');
  const seat = view.seats[mine]!;
  if (isStack(zone) && stackOf(view, zone).size === 0) return t('yard.whyEmpty');
  const n = workersNeeded(zoneOf(view, zone));
  if (!canPay(seat, n)) return t('yard.whyWorkers', { n });
  if (zone === 'engine' && seat.docks.every(({ engine }) => engine !== null)) return t('yard.whyEngines');
  if (zone === 'delivery') return t('yard.whyTrain');
  if (zone.startsWith('mine-')) return t('yard.whyMining', { n: stepsOf(zone as 'mine-0-1').least });
  return t('yard.whyLater');
}
