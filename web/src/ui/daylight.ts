// Day or night: what was chosen, or what the system has.
import { MediaQuery } from 'svelte/reactivity';
import { me } from '../state/me.svelte';

const dark = new MediaQuery('prefers-color-scheme: dark');

export const isNight = (): boolean =>
  me.likes.theme === 'system' ? dark.current : me.likes.theme === 'night';
