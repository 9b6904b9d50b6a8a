// The first shift, a lesson at a time. What each says is in text/, by its id.
import type { Moment, Step } from '../../../table/guide/guide';
import { box, givenBy, readOrder, readTile } from '../box';
import { hoursOf } from '../standing/majorities';
import { t } from '../text';
import {
  asCoalBaron,
  COLOUR_OF,
  COLOURS,
  isVehicle,
  spaceOf,
  type CoalBaronSeat,
  type Colour,
} from '../view';
import { shortFor } from '../wants';
import { complete } from '../why';
import { moveInWords } from '../words';
import { needed, reward, standing } from '../yard/spaces';
import * as ideas from './ideas';
import { isMining, stepValues, stepWords, suggestStep } from './mining';
import { isIn, see, type Seen } from './seen';
import { coalInWords } from './text';

type Done = (moment: Moment) => boolean;
type Suggest = (moment: Moment) => readonly string[];

const workers = (n: number) => t('box.workers', { n });
const marks = (n: number) => t('box.marks', { n });

/** A space to place workers at, as long as nothing else is asked. */
const toPlace =
  (idea: (seen: Seen) => string | undefined): Suggest =>
  (moment) => {
    const space = isIn('place', moment) ? idea(see(moment)) : undefined;
    return space === undefined ? [] : [`place ${space}`];
  };
/** In the middle of something else a lesson waits; else there must be something to try. */
const fits =
  (suggest: Suggest) =>
  (moment: Moment): boolean =>
    !isIn('place', moment) || suggest(moment).length > 0;
const placedAt = (kind: RegExp) => (moment: Moment) => ideas.spacesIn(moment.made, kind).length > 0;
const spaceIn = (moment: Moment, suggest: Suggest) => suggest(moment)[0]?.slice('place '.length);
const inFirstShift = ({ view }: Moment) => asCoalBaron(view).shift === 1;

// ---- lessons that need more than a line -----------------------------------------------------------------

/** The coal an order wants, at what its carts cost. */
function priceOfCoal(order: string): number {
  const price = (letter: keyof typeof COLOUR_OF) =>
    box.tiles.find(({ colour, carts }) => carts === 1 && colour === COLOUR_OF[letter])!.price;
  return readOrder(order).spots.reduce((sum, letter) => sum + price(letter), 0);
}

const cheapestOrder: Suggest = (moment) => {
  const price = (move: string) => priceOfCoal(move.slice('take '.length));
  return isIn('draft', moment) ? moment.moves.toSorted((a, b) => price(a) - price(b)).slice(0, 1) : [];
};

/** Somewhere useful where others stand already; if there is none, where I stand myself. */
function crowded({ view, mine, moves }: Seen): string | undefined {
  const spaces = ideas.spacesIn(moves, /^(?!bank)/).filter((space) => needed(view, space) > 1);
  const isRivals = (space: string) => standing(view, space).some(({ seat }) => seat !== mine.seat);
  for (const among of [spaces.filter(isRivals), spaces]) {
    const there = among.map((space) => `place ${space}`);
    const useful =
      ideas.delivery(mine, there) ??
      ideas.tile(view, mine, there) ??
      (ideas.hasCoalToBring(mine) ? ideas.mining(view, there) : undefined) ??
      ideas.money(view, there) ??
      among[0];
    if (useful !== undefined) return useful;
  }
  return undefined;
}

/** Where I placed, more than one worker of mine stands, or stood until somebody ousted them. */
function hasOusted(moment: Moment): boolean {
  const { view, mine } = see(moment);
  return ideas.spacesIn(moment.made, /^(?!bank)/).some((name) => {
    const { workers, owner } = spaceOf(view, name);
    return workers - (owner === mine.seat ? 0 : 1) > 1;
  });
}

/** What the order that is suggested wants beyond the coal at hand. */
function orderLacks(moment: Moment): Colour[] {
  const space = spaceIn(moment, order);
  const { view, mine } = see(moment);
  return space === undefined ? [] : shortFor(mine, spaceOf(view, space).order!);
}

const tile = toPlace(({ view, mine, moves }) => ideas.tile(view, mine, moves));
const money = toPlace(({ view, moves }) => ideas.money(view, moves));
const toMine = toPlace(({ view, moves }) => ideas.mining(view, moves));
const delivery = toPlace(({ mine, moves }) => ideas.delivery(mine, moves));
const order = toPlace(({ view, mine, moves }) => ideas.order(view, mine, moves));
const oust = toPlace(crowded);
const anything = toPlace(({ view, mine, moves }) => ideas.placement(view, mine, moves));

/** A lesson about a space. Whoever mines in the middle of it is shown work steps, and it goes on afterwards. */
function lesson({ suggest, done, values, words, ...step }: Step & { suggest: Suggest; done: Done }): Step {
  return {
    tab: 'yard',
    fits: fits(suggest),
    ...step,
    suggest: (moment) => (isMining(moment) ? [suggestStep(moment)] : suggest(moment)),
    done: (moment) => !isMining(moment) && done(moment),
    words: (moment) => stepWords(moment) ?? words?.(moment),
    values: (moment) => (isMining(moment) ? stepValues(moment) : (values?.(moment) ?? {})),
  };
}

// ---- the lessons --------------------------------------------------------------------------------------

export const steps: Step[] = [
  { id: 'welcome', values: () => ({ n: box.shifts }) },
  {
    id: 'first',
    suggest: cheapestOrder,
    fits: ({ view }) => view.phase === 'draft',
    done: ({ view }) => view.phase !== 'draft',
    values: ({ view }) => ({ n: asCoalBaron(view).draft.length }),
    tab: 'yard',
  },
  {
    id: 'pit',
    values: () => ({ n: box.colours.length }),
    shows: () => COLOURS.map((_, i) => `level ${i + 1}`),
    tab: 'pit',
  },
  lesson({
    id: 'tile',
    suggest: tile,
    done: placedAt(/^F/),
    values: (moment) => {
      const space = spaceIn(moment, tile);
      if (space === undefined) return {};
      const { view } = see(moment);
      const { colour, price } = readTile(spaceOf(view, space).tile!);
      return { coal: coalInWords(colour), workers: workers(needed(view, space)), marks: marks(price) };
    },
  }),
  lesson({
    id: 'money',
    suggest: money,
    done: placedAt(/^money/),
    values: (moment) => {
      const space = spaceIn(moment, money);
      const n = box.marks_per_point;
      if (space === undefined) return { n };
      return { n, marks: marks(givenBy(space)), workers: workers(needed(see(moment).view, space)) };
    },
  }),
  lesson({
    id: 'mine',
    suggest: toMine,
    done: placedAt(/^M/),
    values: (moment) => {
      const space = spaceIn(moment, toMine);
      if (space === undefined) return {};
      return { n: givenBy(space), workers: workers(needed(see(moment).view, space)) };
    },
  }),
  lesson({
    id: 'deliver',
    suggest: delivery,
    done: (moment) => see(moment).mine.delivered.length > 0,
    values: (moment) => {
      const space = spaceIn(moment, delivery) ?? '';
      const orders = isVehicle(space) ? complete(see(moment).view, moment.seat, space) : [];
      return { points: t('common.points', { n: reward(orders) }), n: orders.length };
    },
  }),
  lesson({
    id: 'oust',
    suggest: oust,
    fits: (moment) => inFirstShift(moment) && fits(oust)(moment),
    done: hasOusted,
    values: (moment) => {
      const space = spaceIn(moment, oust);
      const { view } = see(moment);
      if (space === undefined) return {};
      const [there] = standing(view, space);
      return { workers: workers(needed(view, space)), name: moment.speaker.name(there!.seat) };
    },
  }),
  lesson({
    id: 'order',
    suggest: order,
    fits: (moment) => inFirstShift(moment) && fits(order)(moment),
    done: placedAt(/^O/),
    words: (moment) => (orderLacks(moment).length > 0 ? 'orderLacking' : undefined),
    values: (moment) => ({
      n: box.drawn_cards,
      coal: [...new Set(orderLacks(moment))].map(coalInWords).join(', '),
      points: t('common.points', { n: box.outstanding_penalty }),
    }),
  }),
  {
    id: 'clock',
    fits: inFirstShift,
    values: ({ view }) => ({ last: hoursOf(asCoalBaron(view).shift) }),
    shows: () => ['clock'],
    tab: 'clock',
  },
  lesson({
    id: 'rest',
    suggest: anything,
    fits: inFirstShift,
    done: (moment) => !inFirstShift(moment),
    values: (moment) => {
      const [move] = anything(moment);
      const idea = move === undefined ? '' : moveInWords(move, moment.view, moment.speaker);
      return { workers: workers(see(moment).mine.workers), marks: marks(givenBy('bank')), idea };
    },
  }),
  {
    id: 'scored',
    values: (moment) => {
      const points = ({ points }: CoalBaronSeat) => t('common.points', { n: points['coal'] ?? 0 });
      const { view, mine } = see(moment);
      const rival = view.seats.find(({ seat }) => seat !== mine.seat)!;
      return { mine: points(mine), theirs: points(rival), name: moment.speaker.name(rival.seat) };
    },
    shows: () => ['clock'],
    tab: 'clock',
  },
  {
    id: 'end',
    values: ({ view }) => ({ n: box.shifts - asCoalBaron(view).shift + 1, ask: t('explain.ask') }),
  },
];
