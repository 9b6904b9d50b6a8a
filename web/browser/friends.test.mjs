// Two people in two browsers at one table.
import assert from 'node:assert/strict';
import { prove } from './harness.mjs';
import { LAN_NAME } from './stage.mjs';
import { command, invite, join } from './invitations.mjs';
import { anyGame, chance, playOne, settled } from './player.mjs';

prove('a withdrawn invitation and a full table are told kindly, with a way out', async (stage) => {
  const ada = await stage.open('/');
  await ada.goto(`/new/${await anyGame(ada)}`);
  const [link] = await invite(ada, 1);
  await ada.getByRole('button', { name: 'Withdraw' }).click();
  await ada.getByLabel('Link of the invitation').waitFor({ state: 'hidden' });
  const refused = [/status of 4\d\d/];
  const late = await stage.open(link, { expected: refused });
  await join(late, 'Late');
  await late.getByRole('alert').filter({ hasText: 'no longer valid' }).waitFor();
  await late.getByRole('link', { name: 'To the lobby' }).click();
  await late.waitForURL(stage.server.address + '/');

  await ada.goto(`/new/${await anyGame(ada)}`);
  const [second] = await invite(ada, 1);
  const bea = await stage.open(second);
  await join(bea, 'Bea');
  await command(ada, 'start').click();
  await ada.waitForSelector('[data-phase]');
  const third = await stage.open(second, { expected: refused });
  await third.getByRole('alert').filter({ hasText: 'begun without you' }).waitFor();
});

prove('whoever has no seat can watch, and has nothing to press', async (stage) => {
  const ada = await stage.open('/');
  await ada.locator('[data-start]').first().click();
  await command(ada, 'moves').waitFor();
  const guest = await stage.open(new URL(ada.url()).pathname);
  await guest.waitForSelector('[data-phase]');
  assert.equal(await guest.locator('[data-move], [data-command="moves"]').count(), 0);
});

prove('a host sends somebody who watches away, who is told so', async (stage) => {
  const ada = await stage.open('/');
  await ada.locator('[data-start]').first().click();
  await command(ada, 'moves').waitFor();
  const guest = await stage.open(new URL(ada.url()).pathname);
  await guest.waitForSelector('[data-phase]');
  await ada.getByRole('button', { name: 'Seats' }).first().click();
  await ada.getByRole('button', { name: /^Send .+ away$/ }).click();
  await guest.getByText('The host has sent you away').waitFor();
  await ada.getByRole('button', { name: /^Send .+ away$/ }).waitFor({ state: 'hidden' });
});

prove('friends in one house play without https', async (stage) => {
  const baseURL = stage.server.address.replace('127.0.0.1', LAN_NAME);
  const page = await stage.open('/', { baseURL, expected: [/Cross-Origin-Opener-Policy/] });
  assert.equal(await page.evaluate(() => isSecureContext), false);
  await page.locator('[data-start]').first().click();
  await settled(page);
  await playOne(page, chance(5));
});
