// The guided first game: one train from the first lorry to its departure, the end of a shift, and what adds to trains.
//
// The deal has a single tower lorry and below it two clover lorries, a clover wagon, an order for two to the barracks among
// the first five, and a barracks share and objective: so all of it fits together, but nothing depends on it.
import type { Guide, Moment, Step } from '../../../table/guide/guide';
import { text, type Words } from './text';
import { hasOrder, isReady, lorryCards, nowOf, type Now } from './moment';
import {
  tryAgain,
  tryCommon,
  tryDelivery,
  tryEngine,
  tryInnovation,
  tryLorry,
  tryMining,
  tryObjective,
  tryOrder,
  tryPass,
  tryShare,
  tryWagon,
  type Try,
} from './tries';
import * as words from './words';

interface Doing {
  tries: Try;
  reached: (now: Now) => boolean;
  /** Its words for the questions within it. */
  within?: (now: Now) => Words | undefined;
  /** It is passed over where it cannot be paid; otherwise the next shift is waited for. */
  optional?: boolean;
  shows?: (now: Now) => readonly string[];
}

function suggested({ tries, optional }: Doing, now: Now): readonly string[] {
  const common = tryCommon(now);
  if (common.length > 0) return common;
  const tried = tries(now);
  return tried.length > 0 || now.view.phase !== 'turn' || optional ? tried : tryPass(now);
}

function wordsFor(doing: Doing, now: Now): Words | undefined {
  const { phase } = now.view;
  if (phase === 'pay') return 'pay';
  const within = doing.within?.(now);
  if (within !== undefined) return within;
  if (phase !== 'turn') return 'finish';
  return doing.tries(now).length === 0 && !doing.optional ? 'broke' : undefined;
}

/** Something to do in one turn: it is over when the next one begins. */
function step(id: Words, doing: Doing): Step {
  const { reached, tries, optional = false, shows } = doing;
  const at = (ask: (now: Now) => boolean) => (moment: Moment) => ask(nowOf(moment));
  return {
    id,
    suggest: (moment) => suggested(doing, nowOf(moment)),
    done: at((now) => now.view.phase === 'turn' && reached(now)),
    fits: at((now) => !optional || now.view.phase !== 'turn' || tries(now).length > 0),
    words: (moment) => wordsFor(doing, nowOf(moment)),
    values: (moment) => words.values(nowOf(moment), suggested(doing, nowOf(moment))[0]),
    ...(shows && { shows: (moment: Moment) => shows(nowOf(moment)) }),
    tab: 'stacks',
  };
}

const told = (id: Words, more: Omit<Step, 'id'> = {}): Step => ({
  id,
  values: (moment) => words.values(nowOf(moment), undefined),
  ...more,
});

const steps: Step[] = [
  told('welcome'),
  step('lorry', { tries: tryLorry, reached: ({ me }) => lorryCards(me) > 0 }),
  step('again', {
    tries: tryAgain,
    reached: ({ me }) => lorryCards(me) > 1,
    optional: true,
    shows: (now) => tryAgain(now).map((move) => move.replace('place', 'price')),
  }),
  step('wagon', {
    tries: tryWagon,
    reached: ({ me }) => me.fulfilled.length > 0 || me.docks.some(({ wagons }) => wagons.length > 0),
    within: ({ view }) => (view.phase === 'dock' ? 'wagonDock' : undefined),
  }),
  step('engine', {
    tries: tryEngine,
    reached: ({ me }) =>
      me.fulfilled.length > 0 || me.docks.some(({ engine, wagons }) => engine !== null && wagons.length > 0),
    within: ({ view }) => (view.phase === 'dock' ? 'engineDock' : undefined),
  }),
  step('order', {
    tries: tryOrder,
    reached: ({ me }) => me.fulfilled.length > 0 || hasOrder(me),
    within: words.withinOrder,
  }),
  step('mine', {
    tries: tryMining,
    reached: ({ me }) => me.fulfilled.length > 0 || isReady(me),
    within: words.withinMining,
  }),
  step('deliver', {
    tries: tryDelivery,
    reached: ({ me }) => me.fulfilled.length > 0,
    within: words.withinDelivery,
  }),
  {
    ...step('pass', {
      tries: tryPass,
      reached: ({ made }) => made.includes('pass'),
      optional: true,
      shows: () => ['group workers'],
    }),
    fits: (moment) => nowOf(moment).view.shift === 1,
    tab: 'hand',
  },
  told('shift', {
    fits: (moment) => nowOf(moment).view.shift > 1,
    words: (moment) => (nowOf(moment).me.tokens.length > 0 ? 'shiftMine' : undefined),
    shows: (moment) => [`token ${nowOf(moment).view.shift - 1}`],
    tab: 'stacks',
  }),
  step('share', {
    tries: tryShare,
    reached: ({ me }) => me.shares.length > 0,
    within: words.withinShare,
    optional: true,
  }),
  step('objective', { tries: tryObjective, reached: ({ me }) => me.objectives.length > 0, optional: true }),
  step('innovation', {
    tries: tryInnovation,
    reached: ({ made }) => made.includes('place innovation'),
    within: ({ view }) => (view.phase === 'after' ? 'innovationAfter' : undefined),
    optional: true,
  }),
  told('end'),
];

export default { seed: '2234', players: 2, level: 'easy', text, steps } satisfies Guide;
