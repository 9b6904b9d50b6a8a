// Bad luck: every page of it says what happened in words and leads on.
import assert from 'node:assert/strict';
import { prove } from './harness.mjs';

const alert = (page, words) => page.getByRole('alert').filter({ hasText: words }).waitFor();

async function leadsHome(house, page) {
  await page.getByRole('link', { name: 'To the lobby' }).click();
  await page.waitForURL(house.server.address + '/');
  await page.locator('[data-start]').first().waitFor();
}

prove('an unknown table', async (house) => {
  const page = await house.visit('/table/nowhere', { expected: [/status of 404/] });
  await alert(page, 'no such table');
  await leadsHome(house, page);
});

prove('an unknown address', async (house) => {
  const page = await house.visit('/no/such/place/at/all');
  await alert(page, 'leads nowhere');
  await leadsHome(house, page);
});

prove('an invitation to no table', async (house) => {
  const page = await house.visit('/join/nowhere/nothing', { expected: [/status of 404/] });
  await alert(page, 'no such table');
});

prove('an unknown game', async (house) => {
  const page = await house.visit('/new/chess');
  await alert(page, 'not played here');
  await leadsHome(house, page);
});

prove('a server that is gone, and comes back', async (house) => {
  const page = await house.visit('/', {
    expected: [/net::ERR_(CONNECTION|SOCKET)_|Failed to fetch|WebSocket/],
  });
  // Known to the server, and told of its tables.
  await page.getByRole('status').filter({ hasText: 'Nobody waits' }).waitFor();
  await house.server.kill();
  await page.locator('[data-start]').first().click();
  await alert(page, 'does not answer');
  await house.server.start();
  await page.reload();
  await page.locator('[data-start]').first().click();
  await page.waitForSelector('[data-phase]');
});

prove('a browser that is too old is told so in four languages, and nothing breaks', async (house) => {
  const page = await house.visit('/', {
    arrives: false,
    before: () => delete window.structuredClone,
    // What the page does when its own first word was no.
    expected: [/structuredClone/],
  });
  await page.locator('.old-browser').waitFor();
  for (const language of ['en', 'de', 'nl', 'it'])
    assert.notEqual(await page.locator(`.old-browser [lang="${language}"]`).innerText(), '');
});

prove('without JavaScript the page says that it needs it', async (house) => {
  const page = await house.visit('/', { arrives: false, javaScriptEnabled: false });
  assert.match(await page.locator('body').innerText(), /needs JavaScript/);
});
