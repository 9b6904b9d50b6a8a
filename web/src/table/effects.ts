// How a game's `apply` works: each event's name has an effect on the view, done to a copy of it.
import type { Event, View } from '../protocol/messages';

export interface Told extends Event {
  [field: string]: unknown;
}

/** What an event does to a view, and to the seat it is about. */
export type EffectOn<GameView, Seat> = (view: GameView, event: Told, seat: Seat) => void;

export const number = (value: unknown) => value as number;
export const text = (value: unknown) => value as string;

/** The view after the events; those without an effect are passed over. */
export function applyEvents<GameView extends { seats: Seat[] }, Seat>(
  view: GameView,
  effects: Readonly<Record<string, EffectOn<GameView, Seat>>>,
  events: readonly Event[],
): View {
  const after = structuredClone(view);
  for (const event of events) effects[event.event]?.(after, event as Told, after.seats[event.seat ?? 0]!);
  return after as unknown as View;
}
