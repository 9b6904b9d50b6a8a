// Schichtwechsel in sentences.
import { expect, it } from 'vitest';
import { traceOf } from '../../testing/engine';
import { holdWordsToGames, speak, speaker } from '../../testing/words';
import { reasonInWords } from './hints';
import { traces } from './testing/engine';
import { asShift } from './view';
import { askedChoice, broughtInWords, costInWords, eventInWords, moveInWords, prompt } from './words';

holdWordsToGames({
  ...{ game: 'schichtwechsel', prompt, moveInWords, eventInWords },
  // Random players come into corners that good ones avoid: floods, cubes that fit nowhere. Hardly anybody takes the two
  // points of the last barrier of the road.
  games: () => [
    ...[2, 3, 4].flatMap((players) => [...traces(players, 3), ...traces(players, 6, 'random')]),
    traceOf('../tests/match/golden/schichtwechsel/3-every-kind-of-move.json'),
  ],
  // route-L1, head-2, water-X, engine-driver …
  notation: /\b[a-z]+-([LMSX]\d?|\d)\b|[a-z]+\.[a-z]+[A-Z]/,
  verbs:
    'give cube decline tile sell hold option pass card exchange pay end cart stop coke load rail plant lower build lot miner headframe points go use copy frame',
  silent: [],
  // A disc at the end of its track is an achievement.
  rare: [{ event: 'end_reached', seat: 0, track: 'rail', worth: 8 }],
});

it('knows which of two bonuses is asked, from the events that answer it', () => {
  let asked = 0;
  for (const lines of traces(4, 8)) {
    lines.forEach(({ state }, i) => {
      const next = lines[i + 1];
      if (asShift(state).question !== 'option' || next?.move !== 'option a') return;
      const { effect } = askedChoice(asShift(state))!;
      expect(effect).toBe('choose');
      const words = moveInWords('option a', state, speaker);
      const moved = next.events.find((each) => each.event === 'disc_advanced');
      if (words === '1 road space') expect(moved?.['track']).toBe('road');
      if (words === 'Water −1') expect(next.events.some((each) => each.event === 'water_lowered')).toBe(true);
      ++asked;
    });
  }
  expect(asked).toBeGreaterThan(50);
});

it('tells of the water only where it stands at last', async () => {
  await speak('en');
  const water = (event: string, level: number, seat = 0) => ({ event, seat, level });
  const tokens = { event: 'white_taken', seat: 0, n: 3 };
  const risen = [water('water_risen', 4), water('water_lowered', 2), tokens, water('water_risen', 5, 1)];
  expect(broughtInWords(risen, 0)).toBe('water at 2 · +3 white tokens');
});

it('counts as cost what leaves the purse and as a burden what comes into it', async () => {
  await speak('en');
  expect(costInWords({ coins: 1, tools: -1, water: 2 })).toEqual(['−1 coin', '+1 tool', 'water −2']);
});

it('tells reasons by the names of things, and unknown ones in their own words', async () => {
  await speak('en');
  expect(reasonInWords({ event: 'disc-advanced', track: 'road', n: 2 }, '')).toBe(
    'advances 2 spaces on the road',
  );
  expect(reasonInWords({ event: 'tokens-kept', tokens: 1 }, '')).toBe('keeps 1 token');
  expect(reasonInWords({ event: 'tokens-kept', tokens: 2 }, '')).toBe('keeps 2 tokens');
  expect(reasonInWords({ event: 'sings' }, 'sings a song')).toBe('sings a song');
});
