// The moment of a guide as this game sees it.
import type { Moment } from '../../../table/guide/guide';
import { asCoalBaron, type CoalBaronSeat, type CoalBaronView } from '../view';

export interface Seen {
  view: CoalBaronView;
  mine: CoalBaronSeat;
  moves: readonly string[];
}

export function see({ view: state, seat, moves }: Moment): Seen {
  const view = asCoalBaron(state);
  return { view, mine: view.seats[seat]!, moves };
}

/** It is the person's turn, in this phase. */
export function isIn(phase: CoalBaronView['phase'], moment: Moment): boolean {
  const { view } = see(moment);
  return view.phase === phase && view.to_move === moment.seat;
}
