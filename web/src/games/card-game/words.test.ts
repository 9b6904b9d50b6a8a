// Every move that can be made and everything that happens in whole games must be a sentence in all four languages.
import '../../testing/browser';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Event, View } from '../../protocol/messages';
import { LANGUAGES, me } from '../../state/me.svelte';
import { learn } from '../../text/text.svelte';
import { traces } from './testing/engine';
import { cardInWords, eventInWords, moveInWords, prompt, zoneInWords } from './words';

const speaker = { name: (seat: number) => ['Ada', 'Bruno', 'Chiara', 'Daan'][seat]! };
// Names of the notation, as they would show if one were left untranslated: E1, fox-1-2, wild-wagon, free-lorry, mine-0-1 …
const NOTATION = /\bE\d\b|[a-z]+-\d|-(wagon|share|objective|left|right)\b|\bfree-|undefined|NaN|[{}]/;

const moves = new Map<string, View>(); // each notation once in each phase, with a view it was legal in
const events = new Map<string, Event>();
const questions: View[] = [];

beforeAll(() => {
  // Random players come into corners that good ones avoid: empty stacks, nothing moved, one card looked at.
  for (const lines of [2, 3, 4].flatMap((players) => [
    ...traces(players, 3),
    ...traces(players, 6, 'random'),
  ])) {
    for (let i = 1; i < lines.length; ++i) {
      const before = lines[i - 1]!.state;
      questions.push(before);
      for (const move of lines[i]!.legal) moves.set(`${before.phase} ${move}`, before);
      for (const event of lines[i]!.events) events.set(JSON.stringify(event), event);
    }
    questions.push(lines.at(-1)!.state);
  }
  events.set('too rare to wait for', { event: 'stack_cut', stack: 'lorry-left', n: 4 });
}, 120_000);

// The first column of the table in docs/games/card-game/trace.md.
function documentedEvents(): string[] {
  const page = readFileSync('../docs/games/card-game/trace.md', 'utf8');
  const [, table] = page.split('## Events')[1]!.split('|---|---|');
  return table!
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map((match) => match[1]!));
}

async function speak(language: (typeof LANGUAGES)[number]) {
  me.language = language;
  await learn(language);
}

function expectSentence(words: string | undefined, about: string) {
  expect(words, about).toBeTruthy();
  expect(words, about).not.toMatch(NOTATION);
}

it('has met every kind of move and every event', () => {
  const verbs = new Set([...moves.keys()].map((key) => key.split(' ')[1]));
  const all = 'pass place play pay stack keep dock return load store fetch stop deliver done end'.split(' ');
  expect([...verbs].sort()).toEqual(all.sort());
  const told = new Set([...events.values()].map((each) => each.event));
  expect([...told].sort()).toEqual(documentedEvents().sort());
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language));

  it('says every question', () => {
    for (const view of questions) expectSentence(prompt(view), view.phase);
  });

  it('says every move', () => {
    for (const [key, view] of moves) {
      const move = key.slice(key.indexOf(' ') + 1);
      expectSentence(moveInWords(move, view), move);
    }
  });

  it('says every event, or leaves it to its neighbours', () => {
    for (const [about, event] of events) {
      const words = eventInWords(event, speaker);
      if (words === undefined && event.event === 'mining_ended') continue;
      expectSentence(words, about);
    }
  });
});

it('speaks as people do', async () => {
  await speak('en');
  expect(cardInWords('furnaces-3')).toBe('furnaces order for 3 lorries (7 points)');
  expect(cardInWords('tower-2-0')).toBe('two tower lorries');
  expect(cardInWords('E3-objective')).toBe('objective: 2 points for each delivered engine III');
  expect(zoneInWords('mine-0-1')).toBe('mining 0 or 1');
  await speak('de');
  expect(cardInWords('furnaces-1')).toBe('Auftrag Hochöfen für 1 Lore (3 Punkte)');
  await speak('nl');
  expect(cardInWords('workers-4')).toBe('innovatie voor 1 tot 4 arbeiders');
  await speak('it');
  expect(cardInWords('free-share')).toBe('innovazione: prendi un’azione');
});
