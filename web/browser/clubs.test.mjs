// Clubs: founded, joined by a link, talked in; a tournament from its announcement to the printed sheet.
import assert from 'node:assert/strict';
import { makeAccount } from './account.mjs';
import { prove, WHOLE_GAME_MS } from './harness.mjs';
import { command } from './invitations.mjs';
import { axeFaults, proveLooks, sidewaysFaults } from './looks.mjs';
import { anyGame } from './player.mjs';

let logins = 0;

/** An account in place of the guest of this page. */
async function enter(page, name) {
  await makeAccount(page, `club.${process.pid}.${++logins}`);
  await page.evaluate(
    (name) =>
      fetch('/api/me', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name }),
      }),
    name,
  );
  await page.reload();
}

/** By the page's own form; the address of the invitation. */
async function found(page, name) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Clubs', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('What it is about').fill('Sunday evenings at eight');
  await command(page, 'found').click();
  await page.waitForURL('**/club/*');
  return page.getByLabel('Link to invite people').inputValue();
}

const row = (page, name) => page.locator('[data-part="standings"] tbody tr', { hasText: name });

prove(
  'a club is founded, joined by its link, talked in and left',
  async (stage) => {
    const ada = await stage.open();
    await ada.goto('/clubs');
    await ada.locator('[data-part="needs-account"]').waitFor();
    await enter(ada, 'Ada');
    const invitation = await found(ada, 'Sunday Shift');

    const bea = await stage.open('/', { expected: [/404/] });
    await enter(bea, 'Bea');
    await bea.goto(new URL(invitation).pathname);
    await bea.getByText('There is no such club').waitFor();
    await bea.goto(invitation);
    const asked = [];
    bea.on('request', ({ url }) => asked.push(url));
    await command(bea, 'join').click();
    await bea.getByLabel('Say something to the club').fill('Glück auf!');
    await bea.keyboard.press('Enter');
    await bea.getByRole('log').getByText('Glück auf!').waitFor();
    await ada.getByRole('log').getByText('Glück auf!').waitFor();
    await ada.getByRole('button', { name: 'Take out: Glück auf!' }).click();
    await bea.getByRole('log').getByText('taken out').waitFor();

    const game = await anyGame(ada);
    await ada.goto(`${new URL(invitation).pathname}`);
    await ada.locator(`a[href^="/new/${game}?club="]`).click();
    await command(ada, 'open').click();
    await ada.waitForURL('**/table/*');
    await bea.getByRole('link', { name: /^To the table/ }).waitFor();
    assert(asked.length < 100, `the page asks every few seconds, and not ${asked.length} times`);

    await ada.goto(new URL(invitation).pathname);
    await ada.locator('summary[aria-label="Manage: Bea"]').click();
    for (let i = 0; i < 2; ++i) await ada.getByRole('button', { name: /^Remove/ }).click();
    await ada.getByText('Removed', { exact: true }).click();
    await command(ada, 'let-in').click();
    await ada.locator('summary[aria-label="Manage: Bea"]').waitFor();

    await bea.goto('/clubs');
    await bea.getByRole('link', { name: 'Look in: Sunday Shift' }).click();
    await command(bea, 'leave').click();
    await command(bea, 'leave').click();
    await bea.waitForURL('**/clubs');
    await bea.getByText('You belong to no club yet.').waitFor();
  },
  { timeout: WHOLE_GAME_MS },
);

prove(
  'a tournament is announced, entered, played on, decided and printed',
  async (stage) => {
    const ada = await stage.open();
    await enter(ada, 'Ada');
    const invitation = await found(ada, 'Cup holders');
    const bea = await stage.open('/', { bypassCSP: true });
    await enter(bea, 'Bea');
    await bea.goto(invitation);
    await command(bea, 'join').click();

    await command(ada, 'announce').click();
    await ada.getByLabel('Title').fill('Winter Cup');
    await ada.getByLabel('Season').fill('2026');
    await ada.getByRole('radio', { name: 'Round robin' }).check({ force: true });
    await ada.getByRole('radio', { name: '24 hours' }).check({ force: true });
    await command(ada, 'announce').click();
    await ada.waitForURL('**/tournament/*');
    for (const page of [ada, bea]) {
      await page.goto(ada.url());
      await command(page, 'enter').click();
      await command(page, 'withdraw').waitFor();
    }
    await command(ada, 'start').click();
    await ada.getByRole('button', { name: 'Really start with 2' }).click();
    await bea.getByText('Round 1 of 1').first().waitFor();
    await bea.getByText('The tables open').waitFor();
    await command(ada, 'open-round').click();
    const way = bea.getByRole('link', { name: 'To the table: Round 1, Table 1' });
    await way.waitFor();
    await command(bea, 'my-table').click();
    await bea.waitForURL('**/table/*');
    await bea.goBack();

    await ada.getByRole('link', { name: 'To the table: Round 1, Table 1' }).waitFor();
    await ada.locator('summary[aria-label="Organise: Table 1"]').click();
    await command(ada, 'extend').click();
    await ada.getByText('1 day more time').waitFor();
    await command(ada, 'adjudicate').click();
    await ada.getByText('Over', { exact: false }).first().waitFor();
    await bea.getByText('adjudicated', { exact: false }).first().waitFor();
    assert.match(await row(bea, /^1/).innerText(), /12/);
    const log = await bea.getByRole('group', { name: 'Log' }).innerText();
    for (const said of ['announced the tournament', 'more time at table 1', 'table 1 was adjudicated'])
      assert(log.includes(said), said);

    await bea.emulateMedia({ media: 'print' });
    assert(await row(bea, 'Bea').isVisible());
    assert(await bea.getByText('opponents decide').isVisible());
    assert.equal(await bea.locator('button:visible, header:visible').count(), 0);
    await bea.emulateMedia({ media: 'screen' });
    assert.deepEqual(await axeFaults(bea), []);
    await bea.setViewportSize({ width: 360, height: 640 });
    assert.deepEqual(await sidewaysFaults(bea), []);

    await ada.getByRole('link', { name: 'To the club' }).click();
    await ada.getByRole('link', { name: 'League: 2026' }).click();
    await ada.locator('[data-part="league"] tbody tr').nth(1).waitFor();
  },
  { timeout: WHOLE_GAME_MS },
);

/** Runs in the page: four take part in a knock-out, the organiser decides its first round. */
async function decideFirstRound(tournament) {
  const look = async () => (await fetch(`/api/tournaments/${tournament}`)).json();
  const act = async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`/api/tournaments/${tournament}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  await act({ type: 'start' });
  const until = async (there) => {
    for (;;) {
      const told = await look();
      if (there(told)) return told;
      await new Promise((wake) => setTimeout(wake, 200));
    }
  };
  await until(({ rounds }) => rounds[0]?.open);
  for (const table of [1, 2]) await act({ type: 'adjudicate', table, places: [1, 2] });
  const { entrants, rounds } = await until(({ rounds }) => rounds.length === 2);
  return rounds[0].tables.map(({ seats }) => entrants[seats[0].entrant].name);
}

prove(
  'a knock-out is seen at a glance, on a phone and on paper',
  async (stage) => {
    const ada = await stage.open('/', { bypassCSP: true });
    await enter(ada, 'Ada');
    const invitation = await found(ada, 'Deep pits');
    await command(ada, 'announce').click();
    await ada.getByLabel('Title').fill('Cup');
    await ada.getByRole('radio', { name: 'Knock-out' }).check({ force: true });
    await command(ada, 'announce').click();
    await ada.waitForURL('**/tournament/*');
    await ada.getByText('It can start when two have entered.').waitFor();
    await command(ada, 'enter').click();
    for (const name of ['Bea', 'Cleo', 'Dora']) {
      const page = await stage.open('/');
      await enter(page, name);
      await page.goto(invitation);
      await command(page, 'join').click();
      await command(page, 'leave').waitFor();
      await page.goto(ada.url());
      await command(page, 'enter').click();
      await command(page, 'withdraw').waitFor();
    }
    const winners = await ada.evaluate(decideFirstRound, ada.url().split('/').at(-1));
    const bracket = ada.getByRole('group', { name: 'Bracket' });
    await bracket.getByRole('heading', { name: 'Final' }).waitFor();
    const rounds = bracket.locator('.round');
    for (const name of winners) {
      await rounds
        .nth(0)
        .getByRole('listitem')
        .filter({ hasText: `${name} goes on` })
        .last()
        .waitFor();
      await rounds.nth(1).getByText(name).waitFor();
    }
    assert.equal(await bracket.locator('path').count(), 2, 'two lines lead to the final');
    assert.deepEqual(await axeFaults(ada), []);
    await ada.emulateMedia({ media: 'print' });
    assert(await bracket.isVisible());
    await ada.emulateMedia({ media: 'screen' });
    await ada.setViewportSize({ width: 360, height: 640 });
    assert.deepEqual(await sidewaysFaults(ada), []);
  },
  { timeout: WHOLE_GAME_MS },
);

/** Runs in the page: a club with a tournament whose first round is being played by two. */
async function playedClub({ game, login }) {
  const post = async (path, body) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const { guest } = await (await fetch('/api/me')).json();
  if (guest) await post('/api/account', { login, password: 'nine lives of a cat' });
  const { club } = await post('/api/clubs', { name: 'Glück Auf Bochum', about: 'Sundays', listed: true });
  await post(`/api/clubs/${club}/board`, { text: 'Who plays?' });
  const { tournament } = await post(`/api/clubs/${club}/tournaments`, {
    title: 'Winter Cup',
    season: '2026',
    game,
    kind: 'swiss',
    seats: 2,
    length: 3,
    turn_seconds: 86_400,
  });
  await post(`/api/tournaments/${tournament}`, { type: 'enter' });
  return { club, tournament };
}

const goToClub = async (page, to) => {
  const game = await anyGame(page);
  const made = await page.evaluate(playedClub, { game, login: `look.${process.pid}.${++logins}` });
  await page.goto(to(made));
};

proveLooks('clubs', {
  clubs: async (page) => {
    await goToClub(page, () => '/clubs');
    await command(page, 'found').waitFor();
  },
  club: async (page) => {
    await goToClub(page, ({ club }) => `/club/${club}`);
    await page.locator('[role="log"] li time').waitFor();
    await command(page, 'leave').waitFor();
  },
  announce: async (page) => {
    await goToClub(page, ({ club }) => `/club/${club}/announce`);
    await command(page, 'announce').waitFor();
  },
  tournament: async (page) => {
    await goToClub(page, ({ tournament }) => `/tournament/${tournament}`);
    await command(page, 'print').waitFor();
  },
  league: async (page) => {
    await goToClub(page, ({ club }) => `/club/${club}/league?season=2026`);
    await page.locator('[data-part="league"]').waitFor();
  },
});
