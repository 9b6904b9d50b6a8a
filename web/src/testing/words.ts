// Every move that can be made and everything that happens in whole games must be a sentence in all four languages.
import './browser';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Event, View } from '../protocol/messages';
import { LANGUAGES, me } from '../state/me.svelte';
import type { GamePage } from '../table/game';
import { learn } from '../text/text.svelte';
import type { Line } from './engine';

/** What shows wherever a sentence has a gap. */
const GAPS = /undefined|NaN|\[object|[{}]/;
export const speaker = { name: (seat: number) => ['Ada', 'Bruno', 'Chiara', 'Daan'][seat]! };

export async function speak(language: (typeof LANGUAGES)[number]): Promise<void> {
  me.language = language;
  await learn(language);
}

// The first column of the table of events in docs/games/<game>/trace.md.
function documentedEvents(game: string): string[] {
  const page = readFileSync(`../docs/games/${game}/trace.md`, 'utf8');
  const [, table] = page.split('## Events')[1]!.split('|---|---|');
  return table!
    .split('\n\n')[0]!
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map((match) => match[1]!));
}

interface Words extends Required<Pick<GamePage, 'prompt' | 'moveInWords' | 'eventInWords'>> {
  game: string;
  /** Whole games that come to every kind of move and event. */
  games: () => Line[][];
  /** Names of the notation, as they would show if one were left untranslated. */
  notation: RegExp;
  /** The first words of all moves there are. */
  verbs: string;
  /** Events that are told by their neighbours. */
  silent: readonly string[];
  /** Events that happen too rarely to wait for. */
  rare: readonly Event[];
}

export function holdWordsToGames(words: Words): void {
  const moves = new Map<string, View>(); // each notation once in each phase, with a view it was legal in
  const events = new Map<string, Event>();
  const questions: View[] = [];

  function sentence(said: string | undefined, about: string) {
    expect(said, about).toBeTruthy();
    expect(said, about).not.toMatch(GAPS);
    expect(said, about).not.toMatch(words.notation);
  }

  beforeAll(() => {
    for (const lines of words.games()) {
      questions.push(...lines.map((line) => line.state));
      for (let i = 1; i < lines.length; ++i) {
        const before = lines[i - 1]!.state;
        for (const move of lines[i]!.legal) moves.set(`${before.phase} ${move}`, before);
        for (const event of lines[i]!.events) events.set(JSON.stringify(event), event);
      }
    }
    for (const event of words.rare) events.set(JSON.stringify(event), event);
  }, 120_000);

  it('has met every kind of move and every event', () => {
    const verbs = new Set([...moves.keys()].map((key) => key.split(' ')[1]));
    expect([...verbs].sort()).toEqual(words.verbs.split(' ').sort());
    const told = new Set([...events.values()].map((each) => each.event));
    expect([...told].sort()).toEqual(documentedEvents(words.game).sort());
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    beforeAll(() => speak(language));

    it('says every question', () => {
      for (const view of questions) sentence(words.prompt(view), view.phase);
    });

    it('says every move', () => {
      for (const [key, view] of moves) {
        const move = key.slice(key.indexOf(' ') + 1);
        sentence(words.moveInWords(move, view, speaker), move);
      }
    });

    it('says every event, or leaves it to its neighbours', () => {
      for (const [about, event] of events) {
        const said = words.eventInWords(event, speaker);
        if (said === undefined && words.silent.includes(event.event)) continue;
        sentence(said, about);
      }
    });
  });
}
