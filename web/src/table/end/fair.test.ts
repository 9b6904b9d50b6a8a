import { expect, it } from 'vitest';
import { sha256 } from './fair';

it('finds the hash that the server told before the game', async () => {
  // Seed and commitment of a real game.
  expect(await sha256('15697956147128200742')).toBe(
    'd059729efce3bc89d94f0fab776d5b770d12c9c575b23bbee089e246e41013ff',
  );
});
