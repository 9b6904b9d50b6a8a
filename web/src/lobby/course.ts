// How a table of mine stands, in a few words: with whom, how far, whose turn since when, or how it ended.
import type { Seat, Summary } from '../protocol/messages';
import { posterOf } from '../table/games';
import { fill } from '../text/fill';
import { momentInWords, spoken, t } from '../text/text.svelte';
import { isFree, isOnHoliday } from '../ui/seats';
import { nameOf } from '../ui/speaker';
import { freeSeats } from './lists';
import { timeAgo, timeSpan } from './time';

const inOneLine = (parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(' · ');
const seatName = ({ card }: Summary, seat: number): string => nameOf(card.seats[seat] as Seat, seat);
const isAt = ({ card }: Summary, seat: number, person: string): boolean =>
  card.seats[seat]!.person === person;
const listed = (names: string[]): string =>
  new Intl.ListFormat(spoken(), { type: 'conjunction' }).format(names);

/** "practice · with Clara and Viktor · Shift 2" */
export function companyOf(table: Summary, me: string): string {
  const { card, status } = table;
  const names = card.seats.flatMap((seat, i) => {
    if (isFree(seat)) return [];
    const name = seatName(table, i);
    return seat.person === me ? [] : [name];
  });
  const round = posterOf(card.game).words?.[spoken()].round;
  return inOneLine([
    card.begin && t('lobby.practice'),
    names.length > 0 && t('lobby.with', { names: listed(names) }),
    status === 'running' &&
      card.round !== undefined &&
      (round ? fill(round, spoken(), { n: card.round }) : t('lobby.round', { n: card.round })),
  ]);
}

/** "your move for 5 min · Clara moved last · 2 h left", "you won, 98 : 84" */
export function courseOf(table: Summary, me: string, now = Date.now()): string {
  const { status, host, card, changed } = table;
  if (status === 'over')
    return inOneLine([resultOf(table, me), t('lobby.finished', { when: timeAgo(changed, now) })]);
  if (status === 'open') {
    const n = freeSeats(table);
    if (n > 0) return t('lobby.seatsFree', { n });
    return t(host ? 'lobby.canStart' : 'lobby.hostStarts');
  }
  if (card.adjourned_until !== undefined)
    return t('lobby.adjournedUntil', { when: momentInWords(card.adjourned_until) });
  if (card.paused) return t('lobby.paused');
  return inOneLine([turnOf(table, now), lastMoveOf(table, me), timeLeftOf(table, now)]);
}

function turnOf(table: Summary, now: number): string {
  const { actor, since } = table.card;
  if (actor === undefined) return '';
  const time = timeSpan(now - (since ?? now));
  const seat = table.card.seats[actor]!;
  if (isOnHoliday(seat, now) && !table.your_turn)
    return t('lobby.onHoliday', {
      name: seatName(table, actor),
      when: momentInWords(seat.vacation_until!),
    });
  const reminded = table.card.nudged !== undefined && t('lobby.reminded');
  return table.your_turn
    ? inOneLine([t('lobby.yourMoveFor', { time }), reminded])
    : t('lobby.theirMoveFor', { name: seatName(table, actor), time });
}

function lastMoveOf(table: Summary, me: string): string | undefined {
  const { last_mover } = table.card;
  if (last_mover === undefined) return undefined;
  const name = seatName(table, last_mover);
  return isAt(table, last_mover, me) ? undefined : t('lobby.movedLast', { name });
}

function timeLeftOf({ deadline }: Summary, now: number): string | undefined {
  return deadline === undefined
    ? undefined
    : t('lobby.timeLeft', { time: timeSpan(Math.max(0, deadline - now)) });
}

function resultOf(table: Summary, me: string): string {
  const { scores, winners } = table.card;
  if (!scores || !winners) return '';
  const sums = [...scores].sort((a, b) => b - a).join(' : ');
  const names = winners.map((seat) => seatName(table, seat));
  if (names.length > 1) return t('lobby.tied', { names: listed(names), scores: sums });
  return isAt(table, winners[0]!, me)
    ? t('lobby.youWon', { scores: sums })
    : t('lobby.theyWon', { names: names[0]!, scores: sums });
}
