import { t, type Key } from '../text/text.svelte';

const TITLES: Record<string, Key> = {
  'coal-baron': 'common.coalBaron',
  'card-game': 'common.cardGame',
  schichtwechsel: 'common.schichtwechsel',
};

/** A game's name in the language spoken. */
export function gameTitle(id: string): string {
  const key = TITLES[id];
  return key ? t(key) : id;
}
