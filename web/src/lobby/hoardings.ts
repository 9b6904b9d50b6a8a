// The three games as the lobby shows them.
import type { Component } from 'svelte';
import type { Key } from '../text/text.svelte';
import CardGame from './posters/CardGame.svelte';
import CoalBaron from './posters/CoalBaron.svelte';
import Schichtwechsel from './posters/Schichtwechsel.svelte';

export interface Hoarding {
  game: string;
  Poster: Component;
  /** What must stay in sight where the drawing is cropped: a part of its width, from the left. */
  focus: number;
  about: Key;
  length: Key;
  /** What one should know before playing it. */
  note?: Key;
}

export const HOARDINGS: readonly Hoarding[] = [
  {
    game: 'coal-baron',
    Poster: CoalBaron,
    focus: 0.5,
    about: 'lobby.aboutCoalBaron',
    length: 'lobby.lengthCoalBaron',
  },
  {
    game: 'card-game',
    Poster: CardGame,
    focus: 0.8,
    about: 'lobby.aboutCardGame',
    length: 'lobby.lengthCardGame',
  },
  {
    game: 'schichtwechsel',
    Poster: Schichtwechsel,
    focus: 0.27,
    about: 'lobby.aboutSchichtwechsel',
    length: 'lobby.lengthSchichtwechsel',
    note: 'lobby.reconstructed',
  },
];
