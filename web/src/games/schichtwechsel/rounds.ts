// The card of the round in words: what it pays at the end of the round, and what it changed when it was revealed.
import { box, roundCard, trackOf, type RoundCard } from './box';
import { t } from './text';
import { TRACKS, type ShiftView, type Track } from './view';

export const cardOfRound = (view: ShiftView): RoundCard => roundCard(view.round_cards.at(-1)!);

export const roundName = (view: ShiftView): string => t(`names.round-${cardOfRound(view).scores}`);

export function roundPays(view: ShiftView): string {
  const { round } = view;
  const { scores } = cardOfRound(view);
  if (TRACKS.includes(scores as Track)) {
    const { track, spaces_per_group: n } = trackOf(scores as Track);
    return t('colliery.roundTrack', { round, points: box.points_per_group, n, track: t(`names.${track}`) });
  }
  if (scores === 'leaders') return t('colliery.roundLeaders', { round, points: box.leader_points });
  if (scores === 'spoil') return t('colliery.roundSpoil', { round, n: box.spoil_per_point });
  return t('colliery.roundCoke', { round, n: box.coke_per_point });
}

export function roundChanges(view: ShiftView): string {
  const card = cardOfRound(view);
  return [
    card.closes_carts && t('colliery.closesCarts'),
    card.puts_marker_in_bag && t('colliery.putsMarker'),
    card.lowers_water && t('colliery.lowersWater'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the card would bring a seat now. */
export function roundGain(view: ShiftView, seat: number): number {
  const { points, projected } = view.seats[seat]!;
  return (projected['rounds'] ?? 0) - (points['rounds'] ?? 0);
}
