// With the network off, every game against every level to its end; looking back and the analysis of it.
import { playFromList, tabTo } from '../../keyboard.mjs';
import { chance, playOne, settled } from '../../player.mjs';
import { GAMES } from '../../stage.mjs';
import { FOLDER, kept, playNow, proveSite, visit } from '../site.mjs';

for (const [i, game] of GAMES.entries())
  for (const [j, level] of ['random', 'easy', 'medium', 'hard'].entries())
    proveSite(
      `with the network off ${game} against ${level} bots is played to its end, and looked back at`,
      async (stage, host) => {
        const page = await visit(stage);
        await kept(page);
        await host.stop();
        await page.goto(FOLDER);
        await page.locator('[data-start]').first().waitFor();
        const bots = page
          .locator('article', { has: page.locator(`[data-start="${game}"]`) })
          .locator('select')
          .first();
        await bots.selectOption('1');
        await playNow(page, game, level);
        const random = chance(10 * i + j);
        let told = await settled(page);
        while (told.phase !== 'over') told = await playOne(page, random);
        await page.goto(`${page.url().replace(/\?.*/, '')}?ply=3`);
        await page.reload();
        await page.locator('[data-replay="3"]').waitFor();
      },
      { timeout: 900_000 },
    );

for (const [i, game] of GAMES.entries())
  proveSite(
    `with the network off ${game} is played to its end by the keyboard alone`,
    async (stage, host) => {
      const page = await visit(stage);
      await kept(page);
      await host.stop();
      await page.reload();
      await page.locator('[data-start]').first().waitFor();
      await tabTo(page, `[data-start="${game}"]`);
      await page.keyboard.press('Enter');
      await page.waitForURL(/#\/table\//);
      const random = chance(20 + i);
      let told = await settled(page);
      while (told.phase !== 'over') {
        await playFromList(page, random);
        told = await settled(page, { behind: told.ply });
      }
    },
    { timeout: 900_000 },
  );
