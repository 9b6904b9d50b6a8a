// Where a person stands in each game's guide: kept with the person, so that it can be gone on with on another device.
import { me, type KeptGuide } from '../../state/me.svelte';

export function keptGuide(game: string): KeptGuide | undefined {
  return me.likes.guides[game];
}

export function keepGuide(game: string, kept: KeptGuide): void {
  me.like({ guides: { ...me.likes.guides, [game]: kept } });
}

/** Nothing of it is left to be told. */
export function isLearnt(game: string): boolean {
  const state = keptGuide(game)?.state;
  return state === 'told' || state === 'done';
}
