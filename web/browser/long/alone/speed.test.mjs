// How fast a move is seen on a slow machine. Alone on this one, because it is about time.
import assert from 'node:assert/strict';
import { prove, WHOLE_GAME_MS } from '../../harness.mjs';
import { chance, choose, seatWhen, settled } from '../../player.mjs';
import { GAMES } from '../../stage.mjs';

const SLOWED = 4;
const SLOWED_MOVE_MS = 300;

// Runs in the page: clicks a place, and tells when the first change of the board was painted.
function timeMove(move) {
  const place = [...document.querySelectorAll('main [data-move]')].find((each) => each.dataset.move === move);
  return new Promise((resolve) => {
    const begun = performance.now();
    const watcher = new MutationObserver(() => {
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
    });
    const options = { subtree: true, childList: true, attributes: true, characterData: true };
    watcher.observe(document.querySelector('main'), options);
    place.click();
  });
}

/** Behind so many turns, or fewer if the game is over sooner. */
async function seatLate(page, game, turns) {
  try {
    await seatWhen(page, game, (view) => view.phase !== 'over', { turns, seed: 3 });
  } catch (over) {
    if (over.code !== 'ERR_ASSERTION' || turns < 5) throw over;
    await seatLate(page, game, Math.floor(turns * 0.7));
  }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

for (const game of GAMES) {
  prove(
    `with the processor slowed ${SLOWED} times a move of ${game} is seen within ${SLOWED_MOVE_MS} ms, early and late`,
    async (stage) => {
      const page = await stage.open('/', { likes: { stillPictures: false }, reducedMotion: 'no-preference' });
      const random = chance(5);
      for (const turns of [4, 90]) {
        await seatLate(page, game, turns);
        const line = await page.context().newCDPSession(page);
        await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
        const times = [];
        let table = await settled(page);
        while (times.length < 12 && table.phase !== 'over' && table.moves.length > 0) {
          times.push(await page.evaluate(timeMove, choose(table.moves, random)));
          table = await settled(page, { behind: table.ply });
        }
        await line.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        assert(times.length > 0, 'a move to measure');
        console.log(
          `${game}, behind ${turns} turns: seen after ${median(times).toFixed(0)} ms, slowed ${SLOWED} times`,
        );
        assert(median(times) <= SLOWED_MOVE_MS, `${median(times)} ms`);
      }
    },
    { timeout: WHOLE_GAME_MS },
  );
}
