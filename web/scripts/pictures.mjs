// The README's pictures, taken from the real page in real games: `make pictures`, or of one game only with GAME=…. Each game
// that has a `pictures.mjs` among its browser tests says what is worth seeing of it.
//
// The server deals, so no two runs show the same cards. Who plays, how well, and which moments are shown stays.
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { closeBrowser, Server, Stage } from '../browser/stage.mjs';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const GAMES = new URL('../browser/games/', import.meta.url);

const stage = new Stage(await new Server({ options: ['--hard', '40'] }).start());

async function arrive(name, look) {
  const page = await stage.open('/', look);
  await page.evaluate(async (name) => {
    const headers = { 'Content-Type': 'application/json' };
    await fetch('/api/me', { method: 'POST', headers, body: JSON.stringify({ name }) });
  }, name);
  await page.reload();
  return page;
}

async function take(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${FOLDER}${name}.png`, animations: 'disabled' });
  console.log(`docs/pictures/${name}.png`);
}

// Behind a finished game, so that there is something to see.
async function lobby(page) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Result' }).waitFor();
  await take(page, 'lobby');
}

try {
  await mkdir(FOLDER, { recursive: true });
  const script = (game) => new URL(`${game}/pictures.mjs`, GAMES);
  const asked = process.argv.slice(2);
  const games = asked.length > 0 ? asked : (await readdir(GAMES)).filter((game) => existsSync(script(game)));
  for (const game of games) {
    const { default: pictures } = await import(script(game));
    await lobby(await pictures(arrive, (page, name) => take(page, `${game}-${name}`)));
  }
  if (stage.faults.length > 0) throw new Error(`the console is not clean:\n${stage.faults.join('\n')}`);
} finally {
  await stage.close();
  await closeBrowser();
}
