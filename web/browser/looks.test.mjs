// The pages around the games, by day and night, in four languages, on a phone.
import { proveLooks } from './looks.mjs';
import { anyGame } from './player.mjs';

proveLooks('the entrance', {
  lobby: (page) => page.locator('[data-start]').first().waitFor(),
  'new table': async (page) => {
    await page.goto(`/new/${await anyGame(page)}`);
    await page.locator('[data-command="open"]').waitFor();
  },
  'waiting room': waitingRoom,
  'bad luck': async (page) => {
    await page.goto('/no/such/place/at/all');
    await page.getByRole('alert').waitFor();
  },
});

/** A table waits for a friend, with an invitation to send. */
async function waitingRoom(page) {
  const table = await page.evaluate(
    async (game) => {
      const body = { game, seats: [{ kind: 'person' }, { kind: 'invited' }] };
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()).table;
    },
    await anyGame(page),
  );
  await page.goto(`/table/${table}`);
  await page.locator('[data-command="start"]').waitFor();
}
