// Every page and every phase that a person can be at, for tests about how things look.
import { seatAt } from './player.mjs';

export const PHASES = ['draft', 'place', 'buy', 'keep', 'return', 'arrange', 'mine', 'over'];

export const PAGES = {
  lobby: async (page) => page.locator('[data-start="coal-baron"]').waitFor(),
  'new table': async (page) => {
    await page.goto('/new/coal-baron');
    await page.locator('[data-command="open"]').waitFor();
  },
  'bad luck': async (page) => {
    await page.goto('/no/such/place/at/all');
    await page.getByRole('alert').waitFor();
  },
  ...Object.fromEntries(
    PHASES.map((phase) => [
      phase,
      (page) => seatAt(page, phase, { turns: phase === 'draft' ? 0 : 30, seed: 3 }),
    ]),
  ),
};

/** A table waits for a friend, with an invitation to send. */
async function waitingRoom(page) {
  const table = await page.evaluate(async () => {
    const body = { game: 'coal-baron', seats: [{ kind: 'person' }, { kind: 'invited' }, { kind: 'open' }] };
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()).table;
  });
  await page.goto(`/table/${table}`);
  await page.locator('[data-command="start"]').waitFor();
}
PAGES['waiting room'] = waitingRoom;
