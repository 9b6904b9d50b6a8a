// A finished game in words: who sat there, how it ended, when it was.
import type { FinishedGame, PlayedSeat, Seat } from '../../protocol/messages';
import { spoken } from '../../text/text.svelte';
import { nameOf } from '../../ui/speaker';
import { t } from './text';

export interface Standing {
  seat: number;
  name: string;
  /** Of the bot that sat there, or that played for somebody. */
  level: string | undefined;
  mine: boolean;
  rank: number;
  points: number;
}

function seatName({ person, name, level }: PlayedSeat, seat: number): string {
  if (person === undefined) return nameOf({ kind: 'bot', name: '', level } as Seat, seat);
  return level === undefined ? name! : t('history.standIn', { name: name! });
}

/** Everybody, the first one first. */
export function standingsOf({ played }: FinishedGame, me: string): Standing[] {
  return played.seats
    .map((each, seat) => ({
      seat,
      name: seatName(each, seat),
      level: each.person === undefined && each.level ? t(`common.${each.level}`) : undefined,
      mine: each.person === me,
      rank: each.rank,
      points: each.points,
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

const listed = (names: string[]): string =>
  new Intl.ListFormat(spoken(), { type: 'conjunction' }).format(names);

/** "You won"; of those at one screen it is told who. */
export function resultInWords(game: FinishedGame, me: string): string {
  if (game.left_out === 'several-seats') {
    const names = standingsOf(game, me)
      .filter(({ rank }) => rank === 1)
      .map(({ name }) => name);
    return t('history.theyWon', { n: names.length, names: listed(names) });
  }
  if (game.result === 'won') return t('history.youWon');
  if (game.result === 'shared') return t('history.youShared');
  return t('history.youCame', { n: game.rank, of: game.players });
}

export function momentInWords(time: number): string {
  return new Intl.DateTimeFormat(spoken(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

export function dayInWords(time: number): string {
  return new Intl.DateTimeFormat(spoken(), { dateStyle: 'medium' }).format(time);
}

/** 46 % as the language writes it. */
export function shareInWords(part: number, of: number): string {
  return new Intl.NumberFormat(spoken(), { style: 'percent' }).format(of === 0 ? 0 : part / of);
}

/** Means have one decimal, all of them, so that they stand below each other. */
export function meanInWords(value: number, signed = false): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const sign = signed ? ({ signDisplay: 'exceptZero' } as const) : {};
  return new Intl.NumberFormat(spoken(), { ...digits, ...sign }).format(value).replace('-', '−');
}
