// Every move that can be made and everything that happens in whole games must be a sentence in all four languages.
import '../../testing/browser';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Event, View } from '../../protocol/messages';
import { LANGUAGES, me } from '../../state/me.svelte';
import { learn } from '../../text/text.svelte';
import { traces } from './testing/engine';
import { eventInWords, moveInWords, orderInWords, prompt, spaceInWords, tileInWords } from './words';

const speaker = { name: (seat: number) => ['Ada', 'Bruno', 'Chiara', 'Daan'][seat]! };
// Names of the notation, as they would show if one were left untranslated: F3, M10, Odraw, money4, gray-2-light, stored-…
const NOTATION = /\b(F\d|O\d|M\d+|\w*draw|money\d)\b|[a-z]+-(\d|[YBGK]+\b)|stored-|empty-|undefined|NaN|[{}]/;

const moves = new Map<string, View>(); // each notation once in each phase, with a view it was legal in
const events = new Map<string, Event>();
const questions: View[] = [];

beforeAll(() => {
  // Random players come into corners that good ones avoid: no coal left, empty stacks, nothing kept.
  for (const lines of [2, 3, 4].flatMap((players) => [
    ...traces(players, 1),
    ...traces(players, 3, 'random'),
  ])) {
    for (let i = 1; i < lines.length; ++i) {
      const before = lines[i - 1]!.state;
      questions.push(before);
      for (const move of lines[i]!.legal) moves.set(`${before.phase} ${move}`, before);
      for (const event of lines[i]!.events) events.set(JSON.stringify(event), event);
    }
    questions.push(lines.at(-1)!.state);
  }
  events.set('too rare to wait for', { event: 'cart_left_empty', seat: 1, level: 'gray' });
}, 120_000);

// The first column of the table in docs/games/coal-baron/trace.md.
function documentedEvents(): string[] {
  const page = readFileSync('../docs/games/coal-baron/trace.md', 'utf8');
  const [, table] = page.split('## Events')[1]!.split('|---|---|');
  return table!
    .split('\n\n')[0]!
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)])
    .map((match) => match[1]!);
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
  const all = 'take place buy decline cart top bottom return cage load store fill stop'.split(' ');
  expect([...verbs].sort()).toEqual(all.sort());
  const pairs = [...moves.keys()].filter((key) => /with \S+ \S+$/.test(key));
  expect(pairs.some((key) => key.includes('stored-'))).toBe(true);
  expect([...moves.keys()].some((key) => /with stored-\w+$/.test(key))).toBe(true);
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
      expectSentence(moveInWords(move, view, speaker), move);
    }
  });

  it('says every event, or leaves it to its neighbours', () => {
    const silent = ['cart_filled', 'mining_ended'];
    for (const [about, event] of events) {
      const words = eventInWords(event, speaker);
      if (words === undefined && silent.includes(event.event)) continue;
      expectSentence(words, about);
    }
  });
});

it('speaks as people do', async () => {
  await speak('en');
  expect(tileInWords('gray-2-light')).toBe('gray tile with two carts, light side');
  expect(orderInWords('truck-KK')).toBe('truck order for two black');
  expect(spaceInWords('F3')).toBe('factory, space 3');
  await speak('de');
  expect(tileInWords('gray-2-light')).toBe('graues Plättchen mit zwei Loren, helle Seite');
  expect(orderInWords('truck-KK')).toBe('Lastwagen-Auftrag für zweimal Schwarz');
  await speak('nl');
  expect(orderInWords('engine-YBGK')).toBe('locomotiefbestelling voor één van elke kleur');
  await speak('it');
  expect(orderInWords('carriage-BB')).toBe('ordine per carro: due marroni');
  expect(eventInWords({ event: 'marks_gained', seat: 1, marks: 1 }, speaker)).toBe('Bruno riceve 1 marco.');
});
