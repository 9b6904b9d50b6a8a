// The pages to read in, by day and night, in four languages, on a phone.
import { GAME, read, WITH_RULES } from '../booklet.mjs';
import { WHOLE_GAME_MS } from '../harness.mjs';
import { command } from '../invitations.mjs';
import { proveLooks } from '../looks.mjs';
import { finish, rows } from '../past.mjs';
import { seatWhen } from '../player.mjs';
import { GAMES } from '../stage.mjs';

proveLooks(
  'the rules',
  Object.fromEntries([
    ...WITH_RULES.map((game) => [
      game,
      async (page) => {
        const language = await page.evaluate(() => document.documentElement.lang);
        await page.goto(`/rules/${game}`);
        await read(page, game, language);
      },
    ]),
    [
      'over a table',
      async (page) => {
        const language = await page.evaluate(() => document.documentElement.lang);
        await seatWhen(page, GAME, ({ phase }) => phase !== 'over');
        await page.keyboard.press('r');
        await read(page, GAME, language);
      },
    ],
  ]),
);

proveLooks(
  'the history',
  {
    'no games': async (page) => {
      await page.goto('/history');
      await page.locator('main h3').waitFor();
    },
    games: async (page) => {
      for (const game of GAMES) await finish(page, game);
      await page.goto('/history');
      await rows(page)
        .nth(GAMES.length - 1)
        .waitFor();
    },
    statistics: async (page) => {
      await page.goto('/history/statistics');
      await page.locator('canvas').waitFor();
    },
    'statistics in figures': async (page) => {
      await page.goto('/history/statistics');
      await command(page, 'as-table').click();
    },
  },
  { timeout: WHOLE_GAME_MS },
);
