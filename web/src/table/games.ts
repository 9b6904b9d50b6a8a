// Finds what each game brings, by its folder: nothing outside `games/<game>/` names a game.
import { http } from '../protocol/http';
import type { Language, Options } from '../protocol/messages';
import { games } from '../state/games.svelte';
import { spoken } from '../text/text.svelte';
import type { GamePage, Poster, RulesPage, SourceWords, WholePage } from './game';
import type { Guide } from './guide/guide';
import type { Booklet } from './rules/booklet';

const POSTERS = import.meta.glob<Poster>('../games/*/poster.ts', { eager: true, import: 'default' });
const SOURCES = import.meta.glob<SourceWords>('../games/*/sources.ts', { import: 'default' });
const GUIDES = import.meta.glob<Guide>('../games/*/guide/index.ts', { import: 'default' });
const PAGES = import.meta.glob<GamePage>('../games/*/index.ts', { import: 'default' });
const RULES_PAGES = import.meta.glob<RulesPage>('../games/*/rules/index.ts', { import: 'default' });
const DOCS = '../../../docs/games';
const RULES = import.meta.glob<Booklet>(
  ['../../../docs/games/*/rules.md', '../../../docs/games/*/rules.??.md'],
  { import: 'default' },
);

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

export function hasGuide(game: string): boolean {
  return `../games/${game}/guide/index.ts` in GUIDES;
}

/** A game's guide, with its words learnt. */
export async function loadGuide(game: string): Promise<Guide | undefined> {
  const guide = await GUIDES[`../games/${game}/guide/index.ts`]?.();
  await guide?.text.open();
  return guide;
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

export function hasRules(game: string): boolean {
  return `${DOCS}/${game}/rules.md` in RULES;
}

/** The rules of a game that has some. */
export function loadRules(game: string, language: Language): Promise<Booklet> {
  return RULES[`${DOCS}/${game}/rules${language === 'en' ? '' : `.${language}`}.md`]!();
}

/** What a game that is unpacked adds to its rules. */
export async function loadRulesPage(game: string): Promise<RulesPage> {
  const none: RulesPage = {};
  return (await RULES_PAGES[`../games/${game}/rules/index.ts`]?.()) ?? none;
}

/** How a game names the sources of its points, without its board. */
export async function loadSources(game: string): Promise<(source: string) => string> {
  const own = await SOURCES[`../games/${game}/sources.ts`]?.();
  if (!own) return (source) => source;
  if (own.unpack) own.unpack((await http.game(game, {})).components);
  await own.text.open();
  return (source) => own.inWords(source);
}
