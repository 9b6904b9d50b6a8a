// How a table's people are called in sentences.
import type { Seat, TableMessage } from '../protocol/messages';
import { t } from '../text/text.svelte';

const PLAYER_LETTERS = ['R', 'C', 'V', 'H'] as const;
export type PlayerLetter = (typeof PLAYER_LETTERS)[number];

/** Each seat has its colour for good: red, cobalt, verdigris, heather. */
export function letterOf(seat: number): PlayerLetter {
  return PLAYER_LETTERS[seat]!;
}

/** Lines must be told apart without their colours; one's own is always solid and thicker. */
export const DASHES: Record<PlayerLetter, number[]> = { R: [], C: [9, 3, 2, 3], V: [7, 4], H: [2, 3] };

const BOT_NAMES = ['Heinrich', 'Clara', 'Viktor', 'Hanna'] as const;

export function nameOf(seat: Seat, number: number): string {
  if ('name' in seat && seat.name) return seat.name;
  return seat.kind === 'bot' ? BOT_NAMES[number]! : t('table.freeSeat');
}

export interface Speaker {
  name(seat: number): string;
}

export function speakerOf(told: TableMessage): Speaker {
  return { name: (seat) => nameOf(told.seats[seat]!, seat) };
}
