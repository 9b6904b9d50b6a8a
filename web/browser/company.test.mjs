// Whom one does not want to meet, what the operator should see, and games that stand still.
import assert from 'node:assert/strict';
import { openSheet, part, unfoldPart } from './account.mjs';
import { prove, WHOLE_GAME_MS } from './harness.mjs';
import { command, invite, join } from './invitations.mjs';
import { axeFaults, sidewaysFaults, smallTargets } from './looks.mjs';
import { anyGame, playToTheEnd, settled } from './player.mjs';
import { SMALL_PHONE } from './stage.mjs';

const WORDS = 'You could not dig a hole';

/** Ada's waiting room with Bea in it. */
async function together(stage, how = {}) {
  const ada = await stage.open('/');
  await ada.goto(`/new/${await anyGame(ada)}`);
  const [link] = await invite(ada, 1);
  const bea = await stage.open(link, how);
  await join(bea, 'Bea');
  await command(ada, 'start').waitFor();
  return { ada, bea };
}

async function begin(ada, bea) {
  await command(ada, 'start').click();
  for (const page of [ada, bea]) await page.waitForSelector('[data-phase]');
}

async function say(page, words) {
  await page.getByRole('textbox', { name: 'Say something' }).fill(words);
  await page.keyboard.press('Enter');
}

const good = async (page) => {
  assert.deepEqual(await axeFaults(page), []);
  assert.deepEqual(await smallTargets(page), []);
  assert.deepEqual(await sidewaysFaults(page), []);
};

prove(
  'somebody is blocked from a line of theirs, by keyboard, and unblocked in the settings',
  async (stage) => {
    const { ada, bea } = await together(stage);
    await say(bea, WORDS);
    await ada.getByText(WORDS).waitFor();
    await command(ada, 'line').focus();
    await ada.keyboard.press('Enter');
    const sheet = ada.getByRole('dialog');
    await sheet.getByText('Bea is not told').waitFor();
    assert.deepEqual(await axeFaults(ada), []);
    await command(ada, 'block').focus();
    await ada.keyboard.press('Enter');
    await sheet.getByText('Bea is blocked.').waitFor();
    await ada.keyboard.press('Escape');
    await ada.getByText('you have blocked them').waitFor();
    assert.equal(await ada.getByText(WORDS).count(), 0);
    assert.equal(await ada.getByRole('button', { name: 'Mute Bea' }).count(), 0);

    await ada.goto('/');
    await openSheet(ada);
    await unfoldPart(ada, 'Blocked people');
    await part(ada, 'Blocked people').getByRole('button', { name: 'Unblock Bea' }).click();
    await ada.getByText('You have blocked nobody').waitFor();
  },
);

prove('a line is reported from a phone, and the settings tell what came of it', async (stage) => {
  const { ada, bea } = await together(stage, SMALL_PHONE);
  await say(ada, WORDS);
  await command(bea, 'line').tap();
  await bea.getByLabel('Why').selectOption('threat');
  await bea.getByLabel('More about it').fill('For the second time');
  await good(bea);
  await command(bea, 'report').tap();
  await bea.getByText('Reported. Thank you.').waitFor();
  await bea.goto('/');
  await openSheet(bea);
  await unfoldPart(bea, 'Reports to the operator');
  await bea.getByText('not settled yet').waitFor();
  await bea.getByText(WORDS).waitFor();
});

for (const [language, block, close] of [
  ['de', 'blockieren', 'Urlaub'],
  ['nl', 'blokkeren', 'Vakantie'],
  ['it', 'Blocca', 'Vacanze'],
]) {
  prove(`all of it fits a phone at night in ${language}`, async (stage) => {
    const { ada, bea } = await together(stage);
    const page = await stage.open(new URL(ada.url()).pathname, {
      ...SMALL_PHONE,
      language,
      colorScheme: 'dark',
    });
    await say(bea, WORDS);
    await command(page, 'line').tap();
    await command(page, 'block').filter({ hasText: block }).waitFor();
    await good(page);
    await page.goto('/');
    await openSheet(page);
    await page.locator('summary', { hasText: close }).click();
    await page.locator('dialog details').evaluateAll((all) => all.forEach((each) => (each.open = true)));
    await good(page);
  });
}

prove('a game is adjourned when both agree, and goes on when both are ready', async (stage) => {
  const { ada, bea } = await together(stage, SMALL_PHONE);
  await begin(ada, bea);
  await ada.getByRole('button', { name: 'Seats' }).first().click();
  await ada.getByLabel('Until').waitFor();
  assert.deepEqual(await axeFaults(ada), []);
  await command(ada, 'adjourn').click();
  await ada.getByText('The others have to agree').waitFor();

  await bea.getByText('would adjourn the game until').waitFor();
  await good(bea);
  await command(bea, 'adjourn-yes').tap();
  for (const page of [ada, bea]) {
    await page.getByText(/^Adjourned until/).waitFor();
    assert.equal(await page.locator('[data-move]').count(), 0);
  }
  const table = new URL(bea.url()).pathname;
  await bea.goto('/');
  await bea.getByText(/adjourned until/i).waitFor();
  await bea.goto(table);
  await command(bea, 'resume').tap();
  await bea.getByText('You are ready to go on').waitFor();
  await command(ada, 'resume').click();
  for (const page of [ada, bea]) await command(page, 'resume').waitFor({ state: 'hidden' });
  await ada.getByText(/^Adjourned until/).waitFor({ state: 'hidden' });
});

prove('an adjournment can be declined', async (stage) => {
  const { ada, bea } = await together(stage);
  await begin(ada, bea);
  await ada.getByRole('button', { name: 'Seats' }).first().click();
  await command(ada, 'adjourn').click();
  await command(bea, 'adjourn-no').click();
  for (const page of [ada, bea])
    await page.getByText(/The others have to agree|would adjourn the game/).waitFor({ state: 'hidden' });
});

prove(
  'after a game the same people go on to another one',
  async (stage) => {
    const page = await stage.open('/', SMALL_PHONE);
    const table = await page.evaluate(async () => {
      const post = async (path, body) =>
        (
          await fetch(path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).json();
      const game = (await (await fetch('/api/games')).json()).games.at(-1).id;
      const seats = [{ kind: 'person' }, { kind: 'bot', level: 'random' }];
      const { table } = await post('/api/tables', { game, seats });
      await post(`/api/tables/${table}`, { type: 'start', table });
      return table;
    });
    await page.goto(`/table/${table}`);
    await settled(page);
    await playToTheEnd(page, table);
    await command(page, 'other-game').tap();
    const others = page.locator('[data-game]');
    await others.first().waitFor();
    assert.equal(await others.count(), 2);
    await good(page);
    const chosen = await others.first().getAttribute('data-game');
    await others.first().tap();
    await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(table));
    const next = new URL(page.url()).pathname.split('/').at(-1);
    await settled(page);
    const told = await page.evaluate(
      async (id) => (await (await fetch(`/api/tables/${id}`)).json()).tables[0].card.game,
      next,
    );
    assert.equal(told, chosen);
  },
  { timeout: WHOLE_GAME_MS },
);

/** A game by turns, made without the page; who is to move first. */
async function byTurns(ada, bea) {
  const post = (page, path, body) =>
    page.evaluate(
      async ([path, body]) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      },
      [path, body],
    );
  const { table } = await post(ada, '/api/tables', {
    game: await anyGame(ada),
    pace: 'by-turn',
    seats: [{ kind: 'person' }, { kind: 'open' }],
  });
  await post(bea, `/api/tables/${table}`, { type: 'join', table });
  await post(ada, `/api/tables/${table}`, { type: 'start', table });
  const mine = await ada.evaluate(async () => (await fetch('/api/tables?list=mine')).json());
  return { table, first: mine.tables[0].your_turn ? ada : bea };
}

prove('whoever goes on holiday is seen to be, and comes back', async (stage) => {
  const ada = await stage.open('/', SMALL_PHONE);
  const bea = await stage.open('/');
  const { table, first } = await byTurns(ada, bea);
  const other = first === ada ? bea : ada;
  await openSheet(first);
  await unfoldPart(first, 'Holiday');
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await first.getByLabel('Last day').fill(inAWeek);
  await command(first, 'go-on-holiday').click();
  await first.getByText('You are on holiday until').waitFor();
  assert.deepEqual(await axeFaults(first), []);

  await other.goto('/');
  await other.getByText(/is on holiday until/i).waitFor();
  await other.goto(`/table/${table}`);
  await other
    .getByText(/is on holiday until/i)
    .first()
    .waitFor();
  await command(first, 'back-from-holiday').click();
  await first.getByText('You are on holiday until').waitFor({ state: 'hidden' });
  await other.getByText('is thinking').first().waitFor();
});
