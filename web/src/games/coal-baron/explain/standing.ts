// Where everybody stands: the clock, rivals, and where points came from.
import type { Explanation } from '../../../table/explain/explain.svelte';
import { box } from '../box';
import type { Source } from '../standing/history';
import { iconOf } from '../standing/icons';
import { clockOf, hoursOf } from '../standing/majorities';
import { sourceInWords, standingInWords, worthInWords } from '../standing/say';
import { t, type Key } from '../text';
import { COLOURS, ELEMENTS, VEHICLES, type Colour, type Element, type Vehicle } from '../view';
import { portrait, sentences, type About, type Explainers } from './about';

const seconds = ({ view }: About) =>
  t(view.seats.length >= box.fewest_players_for_second ? 'explained.clockSecond' : 'explained.clockNoSecond');

function counts(element: Element): string {
  if (COLOURS.includes(element as Colour)) return t('explained.hourCoal');
  return t(VEHICLES.includes(element as Vehicle) ? 'explained.hourVehicle' : 'explained.hourCarts');
}

function aboutHour(element: string, about: About): Explanation {
  const hour = ELEMENTS.indexOf(element as Element);
  const told = clockOf(about.view)[hour]!;
  return {
    name: t(`standing.${element as Element}`),
    kind: t('explained.hourOf', { n: hour + 1 }),
    picture: iconOf(element as Element).name,
    gives: sentences(counts(element as Element), worthInWords(told)),
    now: standingInWords(told, hour, about.table.speaker),
    section: 'the-shift-clock',
  };
}

const SCORES: Record<Source, { says: Key; rate?: () => number; picture: string }> = {
  orders: { says: 'explained.scoreOrders', picture: 'v-truck' },
  majorities: { says: 'explained.scoreMajorities', picture: 'i-clock' },
  money: { says: 'explained.scoreMoney', rate: () => box.marks_per_point, picture: 'coin' },
  cubes: { says: 'explained.scoreCubes', rate: () => box.cubes_per_point, picture: 'c-G' },
  outstanding: {
    says: 'explained.scoreOutstanding',
    rate: () => box.outstanding_penalty,
    picture: 'v-barrow',
  },
  balance: { says: 'explained.scoreBalance', rate: () => box.imbalance_penalty, picture: 'lamp' },
};

export const standing: Explainers = {
  clock: (_, about) => ({
    name: t('standing.clock'),
    picture: 'i-clock',
    gives: sentences(t('explained.clockGives'), seconds(about)),
    now: t('explained.clockNow', { last: hoursOf(about.view.shift) }),
    section: 'the-shift-clock',
  }),
  hour: aboutHour,
  gains: (_, { view }) => ({
    name: t(view.shift === box.shifts ? 'standing.ifGameEnded' : 'standing.ifShiftEnded'),
    picture: 'vp',
    gives: t('explained.gainsGives'),
    section: 'the-shift-clock',
  }),
  rival: (which, { table, view }) => {
    const seat = view.seats[Number(which)]!;
    return {
      name: table.speaker.name(seat.seat),
      kind: t('pit.pitOf', { name: table.speaker.name(seat.seat) }),
      picture: portrait({ pit: seat }),
      gives: t('explained.rivalGives'),
      now: t('explained.rivalNow', {
        workers: t('box.workers', { n: seat.workers }),
        marks: t('box.marks', { n: seat.marks }),
        points: t('common.points', { n: seat.points.total }),
      }),
      section: 'a-turn',
    };
  },
  score: (which) => {
    const [source, shift] = which.split(' ') as [Source, string | undefined];
    const { says, rate, picture } = SCORES[source];
    return {
      name: sourceInWords(source, shift === undefined ? undefined : Number(shift)),
      kind: t('explained.score'),
      picture,
      gives: t(says, rate && { n: rate() }),
      section: source === 'majorities' ? 'the-shift-clock' : 'end-of-the-game-and-scoring',
    };
  },
};
