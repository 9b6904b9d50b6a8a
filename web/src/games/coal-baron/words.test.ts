// Coal Baron in sentences.
import { expect, it } from 'vitest';
import { holdWordsToGames, speak, speaker } from '../../testing/words';
import { traces } from './testing/engine';
import { eventInWords, moveInWords, orderInWords, prompt, spaceInWords, tileInWords } from './words';

// Random players come into corners that good ones avoid: no coal left, empty stacks, nothing kept.
const games = [2, 3, 4].flatMap((players) => [...traces(players, 1), ...traces(players, 3, 'random')]);

holdWordsToGames({
  ...{ game: 'coal-baron', prompt, moveInWords, eventInWords },
  games: () => games,
  // F3, M10, Odraw, money4, gray-2-light, stored-…
  notation: /\b(F\d|O\d|M\d+|\w*draw|money\d)\b|[a-z]+-(\d|[YBGK]+\b)|stored-|empty-/,
  verbs: 'take place buy decline cart top bottom return cage load store fill stop',
  silent: ['cart_filled', 'mining_ended'],
  rare: [{ event: 'cart_left_empty', seat: 1, level: 'gray' }],
});

it('has met a spot filled by one cube and by two, from cage and storage', () => {
  const moves = games.flatMap((lines) => lines.flatMap((line) => line.legal ?? []));
  expect(moves.some((move) => /with stored-\w+$/.test(move))).toBe(true);
  expect(moves.some((move) => /with \S+ \S+$/.test(move) && move.includes('stored-'))).toBe(true);
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
