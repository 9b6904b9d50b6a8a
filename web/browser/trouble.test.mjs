// Bad luck: every page of it says what happened in words and leads on.
import assert from 'node:assert/strict';
import { prove } from './harness.mjs';

const alert = (page, words) => page.getByRole('alert').filter({ hasText: words }).waitFor();

async function leadsHome(stage, page) {
  await page.getByRole('link', { name: 'To the lobby' }).click();
  await page.waitForURL(stage.server.address + '/');
  await page.locator('[data-start]').first().waitFor();
}

prove('an unknown table', async (stage) => {
  const page = await stage.open('/table/nowhere', { expected: [/status of 404/] });
  await alert(page, 'no such table');
  await leadsHome(stage, page);
});

prove('an unknown address', async (stage) => {
  const page = await stage.open('/no/such/place/at/all');
  await alert(page, 'leads nowhere');
  await leadsHome(stage, page);
});

prove('an invitation to no table', async (stage) => {
  const page = await stage.open('/join/nowhere/nothing', { expected: [/status of 404/] });
  await alert(page, 'no such table');
});

prove('an unknown game', async (stage) => {
  const page = await stage.open('/new/chess');
  await alert(page, 'not played here');
  await leadsHome(stage, page);
});

prove('a server that is gone, and comes back', async (stage) => {
  const page = await stage.open('/', {
    expected: [/net::ERR_(CONNECTION|SOCKET)_|Failed to fetch|WebSocket/],
  });
  // Known to the server, and told of its tables.
  await page.getByRole('status').filter({ hasText: 'Nobody waits' }).waitFor();
  await stage.server.kill();
  await page.locator('[data-start]').first().click();
  await alert(page, 'does not answer');
  await stage.server.start();
  await page.reload();
  await page.locator('[data-start]').first().click();
  await page.waitForSelector('[data-phase]');
});

prove('a browser that is too old is told so in four languages, and nothing breaks', async (stage) => {
  const page = await stage.open('/', {
    arrives: false,
    before: () => delete window.structuredClone,
    // What the page does when its own first word was no.
    expected: [/structuredClone/],
  });
  await page.locator('.old-browser').waitFor();
  for (const language of ['en', 'de', 'nl', 'it'])
    assert.notEqual(await page.locator(`.old-browser [lang="${language}"]`).innerText(), '');
});

prove('without JavaScript the page says that it needs it', async (stage) => {
  const page = await stage.open('/', { arrives: false, javaScriptEnabled: false });
  assert.match(await page.locator('body').innerText(), /needs JavaScript/);
});
