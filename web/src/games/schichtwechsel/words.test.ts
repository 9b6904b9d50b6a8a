// Every move and event of whole games has words, in whatever way the box is filled.
import '../../testing/browser';
import { expect, it } from 'vitest';
import { reasonInWords } from './hints';
import { traces } from './testing/engine';
import { asShift } from './view';
import { askedChoice, costInWords, eventInWords, moveInWords, prompt } from './words';

const speaker = { name: (seat: number) => `Seat${seat}` };
const WRONG = /\{\w+\}|undefined|NaN|\[object|[a-z]+\.[a-z]+[A-Z]/;

it.each([2, 3, 4])('says every move, event and question of whole games with %i players', (players) => {
  for (const lines of traces(players, 3)) {
    lines.forEach(({ state, events }, i) => {
      const said = [prompt(state)];
      for (const move of lines[i + 1]?.legal ?? []) said.push(moveInWords(move, state, speaker));
      for (const event of events ?? []) said.push(eventInWords(event, speaker)!);
      for (const words of said) expect(words).not.toMatch(WRONG);
    });
  }
});

it('knows which of two bonuses is asked, from the events that answer it', () => {
  let asked = 0;
  for (const lines of traces(4, 4)) {
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

it('counts as cost what leaves the purse and as a burden what comes into it', () => {
  expect(costInWords({ coins: 1, tools: -1, water: 2 })).toEqual(['−1 coin', '+1 tool', 'water −2']);
});

it('tells reasons by the names of things, and unknown ones in their own words', () => {
  expect(reasonInWords({ event: 'disc-advanced', track: 'road', n: 2 }, '')).toBe(
    'advances 2 spaces on the road',
  );
  expect(reasonInWords({ event: 'sings' }, 'sings a song')).toBe('sings a song');
});
