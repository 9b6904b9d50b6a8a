// Every source of points has a name, in each game that brings words for them.
import '../testing/browser';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import type { GamesMessage } from '../protocol/messages';
import { LANGUAGES } from '../state/me.svelte';
import { componentsOf } from '../testing/engine';
import { speak } from '../testing/words';
import { loadSources } from './games';

const PITHEAD = process.env['PITHEAD_BINARY'] ?? '../build/release/pithead';
const known = execFileSync(PITHEAD, ['games', '--json'], { encoding: 'utf8' });
const { games } = JSON.parse(known) as Pick<GamesMessage, 'games'>;
const worded = games.filter(({ id }) => existsSync(`src/games/${id}/sources.ts`));

it.each(worded.map(({ id, sources }) => [id, sources] as const))('%s', async (id, sources) => {
  const components = await componentsOf(id);
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve({ components }) }));
  for (const language of LANGUAGES) {
    await speak(language);
    const inWords = await loadSources(id);
    const names = sources.map((source) => inWords(source));
    for (const name of names) expect(name).toMatch(/^\p{Lu}[^{}]+$/u);
    expect(new Set(names).size).toBe(sources.length);
  }
});

it('a game that brings no words is told by the server’s', async () => {
  expect((await loadSources('chess'))('pawns')).toBe('pawns');
});
