// A game's options in words. The server knows them by short names; what has no words here is shown as it is.
import { t, type Key } from '../text/text.svelte';

const NAMES: Record<string, Key> = {
  decks: 'lobby.optionDecks',
  'round-cards': 'lobby.optionRoundCards',
  'track-points': 'lobby.optionTrackPoints',
};
const VALUES: Record<string, Key> = {
  'per-group': 'lobby.optionPerGroup',
  once: 'lobby.optionOnce',
  highest: 'lobby.optionHighest',
  cumulative: 'lobby.optionCumulative',
};

export function optionName(option: string): string {
  return NAMES[option] ? t(NAMES[option]) : option;
}

export function optionValue(option: string, value: string): string {
  if (option === 'decks') {
    const [lorries, orders, innovations] = value.split(':') as [string, string, string];
    return t('lobby.decks', { lorries, orders, innovations });
  }
  return VALUES[value] ? t(VALUES[value]) : value;
}
