// Finds what each game brings, by its folder: nothing outside `games/<game>/` names a game.
import { http } from '../protocol/http';
import type { Options } from '../protocol/messages';
import { games } from '../state/games.svelte';
import { spoken } from '../text/text.svelte';
import type { GamePage, Poster, SourceWords, WholePage } from './game';

const POSTERS = import.meta.glob<Poster>('../games/*/poster.ts', { eager: true, import: 'default' });
const SOURCES = import.meta.glob<SourceWords>('../games/*/sources.ts', { import: 'default' });
const PAGES = import.meta.glob<GamePage>('../games/*/index.ts', { import: 'default' });

export function posterOf(game: string): Poster {
  return POSTERS[`../games/${game}/poster.ts`] ?? {};
}

/** A game's name in the language spoken, or as the server calls it. */
export function gameTitle(game: string): string {
  return posterOf(game).words?.[spoken()].title ?? games.find(game)?.title ?? game;
}

/** The class that gives a game's signs their colour. */
export function enamelOf(game: string): string {
  const { enamel } = posterOf(game);
  return enamel ? `enamel-${enamel}` : '';
}

/** All drawn pieces of all games. */
export function symbolsOfGames(): string[] {
  return Object.values(POSTERS).flatMap(({ symbols }) => symbols ?? []);
}

/** A game ready to be played: its words are learnt, the box that these options choose is unpacked. */
export async function loadPage(game: string, options: Options): Promise<WholePage> {
  const none: GamePage = {};
  const [{ plain }, own, { components }] = await Promise.all([
    import('./plain'),
    PAGES[`../games/${game}/index.ts`]?.() ?? none,
    http.game(game, options),
  ]);
  await own.text?.open();
  own.unpack?.(components);
  return { ...plain, ...own };
}

/** How a game names the sources of its points, without its board. */
export async function loadSources(game: string): Promise<(source: string) => string> {
  const own = await SOURCES[`../games/${game}/sources.ts`]?.();
  if (!own) return (source) => source;
  if (own.unpack) own.unpack((await http.game(game, {})).components);
  await own.text.open();
  return (source) => own.inWords(source);
}
