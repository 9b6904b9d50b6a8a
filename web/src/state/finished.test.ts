import '../testing/browser';
import { expect, it, vi } from 'vitest';
import { finished } from './finished.svelte';

it('knows what was finished, asks once for all who wait, and anew for whoever asks later', async () => {
  let games = ['one'];
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const answer = path === '/api/me' ? { type: 'me', preferences: { theme: 'day' } } : { games };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) });
  });
  expect(finished.has('one')).toBeUndefined();
  await Promise.all([finished.ask(), finished.ask()]);
  expect(asked).toEqual(['/api/me', '/api/history/games']);
  expect([finished.has('one'), finished.has('two')]).toEqual([true, false]);
  games = ['one', 'two'];
  await finished.ask();
  expect(finished.has('two')).toBe(true);
});
