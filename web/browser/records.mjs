// Records that somebody brings along: the golden ones, which the engine's own tests are held to.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const GOLDEN = fileURLToPath(new URL('../../tests/match/golden/', import.meta.url));

/** The golden record of a game with the most moves, as text. */
export function longestRecordOf(game) {
  const files = readdirSync(GOLDEN + game).map((file) => `${GOLDEN}${game}/${file}`);
  const longest = files.reduce((a, b) => (statSync(a).size > statSync(b).size ? a : b));
  return readFileSync(longest, 'utf8');
}

/** Chooses a file in the lobby; the replay of it is open then. */
export async function openRecord(page, record) {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) });
  await page.locator('[data-replay]').waitFor();
}

/** Drops a file onto the page, as a hand does: it lets go when the page shows that it takes the file. */
export async function drop(page, text) {
  const files = await page.evaluateHandle((text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], 'game.json', { type: 'application/json' }));
    return files;
  }, text);
  await page.waitForFunction((dataTransfer) => {
    const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
    document.body.dispatchEvent(over);
    return over.defaultPrevented;
  }, files);
  await page.dispatchEvent('body', 'drop', { dataTransfer: files });
}

/**
 * Every step of a replay by this key, as far as it leads: each ply with what the board says there. Nobody watches, so no
 * step waits until it is painted.
 */
export function stepThrough(page, key) {
  return page.evaluate(async (key) => {
    const seen = [];
    for (;;) {
      const ply = Number(document.querySelector('[data-replay]').dataset.replay);
      if (seen.at(-1)?.ply === ply) return seen;
      seen.push({ ply, said: document.querySelector('main').textContent });
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, key);
}
