// The Great Card Game in sentences.
import { expect, it } from 'vitest';
import { holdWordsToGames, speak } from '../../testing/words';
import { traces } from './testing/engine';
import { cardInWords, eventInWords, moveInWords, prompt, zoneInWords } from './words';

holdWordsToGames({
  ...{ game: 'card-game', prompt, moveInWords, eventInWords },
  // Random players come into corners that good ones avoid: empty stacks, nothing moved, one card looked at.
  games: () => [2, 3, 4].flatMap((players) => [...traces(players, 3), ...traces(players, 6, 'random')]),
  // E1, fox-1-2, wild-wagon, free-lorry, mine-0-1 …
  notation: /\bE\d\b|[a-z]+-\d|-(wagon|share|objective|left|right)\b|\bfree-/,
  verbs: 'pass place play pay stack keep dock return load store fetch stop deliver done end',
  silent: ['mining_ended'],
  rare: [{ event: 'stack_cut', stack: 'lorry-left', n: 4 }],
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
