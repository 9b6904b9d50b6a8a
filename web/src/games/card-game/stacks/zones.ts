// A zone in words, for those who do not see it, and what can be done there.
import type { Table } from '../../../table/table.svelte';
import { t } from '../text';
import {
  asCardGame,
  isStack,
  stackOf,
  workersNeeded,
  zoneOf,
  type CardGameView,
  type StackName,
  type ZoneName,
} from '../view';
import { capital, cardInWords, zoneInWords } from '../words';

/** A stack is chosen after the wild card was paid, and for some innovations. */
export function moveAt(view: CardGameView, zone: ZoneName): string {
  return view.phase === 'stack' ? `stack ${zone}` : `place ${zone}`;
}

export function isAimedAt(table: Table, move: string): boolean {
  return table.aim !== undefined && 'move' in table.aim && table.aim.move.move === move;
}

export function zoneSays(table: Table, name: ZoneName, why: string | undefined): string {
  const view = asCardGame(table.board!);
  const zone = zoneOf(view, name);
  const said = [`${capital(zoneInWords(name))}.`];
  if (isStack(name)) {
    const { size, top } = stackOf(view, name);
    said.push(`${t('yard.cardsLeft', { n: size })}.`);
    if (top !== null) said.push(t('yard.onTop', { card: cardInWords(top) }));
    said.push(...knownOf(table, view, name));
  }
  if (zone.last_player !== null)
    said.push(t('yard.stands', { name: table.speaker.name(zone.last_player), n: zone.level }));
  else if (zone.level > 0) said.push(t('yard.printed', { n: zone.level }));
  else said.push(t('yard.nobody'));
  said.push(t('yard.costs', { n: workersNeeded(zone) }));
  if (why) said.push(why);
  return said.join(' ');
}

/** What I know of cards beneath the top of a stack, line by line. */
export function knownOf(table: Table, view: CardGameView, stack: StackName): string[] {
  return (view.known ?? []).flatMap(({ cards, places }) => {
    if (!places.some((place) => 'stack' in place && place.stack === stack)) return [];
    const here = places.flatMap((place) => ('stack' in place && place.stack === stack ? place.from_top : []));
    const elsewhere = places.flatMap((place) => {
      if ('hand' in place) return t('yard.placeInHand', { name: table.speaker.name(place.hand) });
      return place.stack === stack ? [] : zoneInWords(place.stack);
    });
    const where = [t('yard.placeInStack', { n: ranges(here) }), ...new Set(elsewhere)].join(', ');
    return [t('yard.knownIn', { places: where, cards: cards.map(cardInWords).join(', ') })];
  });
}

/** 12, 13, 14, 17: "12–14, 17" */
export function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const n of [...numbers].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && n === last[1] + 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(', ');
}
