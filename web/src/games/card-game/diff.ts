// What a move changes in a row of cards: those that stay, those that go, those that come.
import type { Dock, Wagon } from './view';

export type Change = 'stays' | 'goes' | 'comes';

export interface Changed {
  card: string;
  change: Change;
  /** Equal cards are numbered. */
  key: string;
}

export function changes(now: readonly string[], then: readonly string[] | undefined): Changed[] {
  const left = [...(then ?? now)];
  const seen = new Map<string, number>();
  const entry = (card: string, change: Change): Changed => {
    const count = (seen.get(card) ?? 0) + 1;
    seen.set(card, count);
    return { card, change, key: `${card} ${count}` };
  };
  const old = now.map((card) => {
    const i = left.indexOf(card);
    if (i < 0) return entry(card, 'goes');
    left.splice(i, 1);
    return entry(card, 'stays');
  });
  return [...old, ...left.map((card) => entry(card, 'comes'))];
}

export interface ChangedWagon extends Wagon {
  key: string;
  /** A wagon that is being coupled. */
  comes: boolean;
  /** A lorry on its way into it. */
  loading: string | null;
}

const nameOf = ({ wagon, lorry }: Wagon) => `${wagon} ${lorry ?? ''}`;

/** A loaded wagon is the same wagon: it takes the place of an empty one of its kind. */
export function wagonChanges(now: Dock, then: Dock | undefined): ChangedWagon[] {
  const leaves = then !== undefined && now.wagons.length > 0 && then.wagons.length === 0;
  const left = leaves || !then ? [] : [...then.wagons];
  const seen = new Map<string, number>();
  const keyOf = (wagon: Wagon) => {
    const count = (seen.get(nameOf(wagon)) ?? 0) + 1;
    seen.set(nameOf(wagon), count);
    return `${nameOf(wagon)} ${count}`;
  };
  const take = (fits: (each: Wagon) => boolean) => {
    const i = left.findIndex(fits);
    return i < 0 ? undefined : left.splice(i, 1)[0];
  };
  const waiting: ChangedWagon[] = [];
  const wagons = now.wagons.map((wagon) => {
    const entry = { ...wagon, key: keyOf(wagon), comes: false, loading: null };
    if (!take((each) => nameOf(each) === nameOf(wagon))) waiting.push(entry);
    return entry;
  });
  for (const entry of waiting)
    entry.loading = take((each) => each.wagon === entry.wagon && each.lorry !== null)?.lorry ?? null;
  return [...wagons, ...left.map((wagon) => ({ ...wagon, key: keyOf(wagon), comes: true, loading: null }))];
}
