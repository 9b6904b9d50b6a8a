// The figures the page promises. Alone on the machine, because they are about time.
import assert from 'node:assert/strict';
import { prove, WHOLE_GAME_MS } from '../harness.mjs';
import { longestRecordOf, openRecord } from '../records.mjs';
import { chance, choose, playOne, settled } from '../player.mjs';
import { GAMES } from '../stage.mjs';

const FIRST_LOAD_BYTES = 200_000;
const INTERACTIVE_MS = 1000;
const MOVE_MS = 100;
const SAMPLE = 20;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** One visit with nothing in the cache: bytes over the wire, and milliseconds until a game can be started. */
async function firstVisit(stage) {
  const page = await stage.open('about:blank', { arrives: false });
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  let bytes = 0;
  line.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const begun = performance.now();
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('[data-start]').first().click({ trial: true });
  const interactive = performance.now() - begun;
  await page.waitForLoadState('networkidle');
  return { bytes, interactive };
}

prove('the first load is small and can be used within a second', async (stage) => {
  const visits = [];
  for (let i = 0; i < 3; ++i) visits.push(await firstVisit(stage));
  const { bytes } = visits[0];
  // The best of three: what else the machine does is not the page's fault.
  const interactive = Math.min(...visits.map((visit) => visit.interactive));
  console.log(`first load ${Math.round(bytes / 1000)} kB, interactive after ${Math.round(interactive)} ms`);
  assert(bytes <= FIRST_LOAD_BYTES, `${bytes} bytes`);
  assert(interactive < INTERACTIVE_MS, `${interactive} ms`);
});

// Runs in the page: plays through the list of moves, and tells when the first change of the board was painted.
function timeMove(move) {
  const place = [...document.querySelectorAll('[data-move]')].find((each) => each.dataset.move === move);
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

prove(
  'a move is seen at once, and at the end of a long game as fast as at its beginning',
  async (stage) => {
    const page = await stage.open('/', { likes: { stillPictures: false }, reducedMotion: 'no-preference' });
    await page.locator('[data-start]').first().click();
    const random = chance(21);
    const times = [];
    let table = await settled(page);
    while (table.phase !== 'over') {
      if (table.moves.length > 0) times.push(await page.evaluate(timeMove, choose(table.moves, random)));
      else await playOne(page, random);
      table = await settled(page, { behind: table.ply });
    }
    const first = median(times.slice(0, SAMPLE));
    const last = median(times.slice(-SAMPLE));
    console.log(`${times.length} moves; seen after ${first.toFixed(1)} ms, at the end ${last.toFixed(1)} ms`);
    assert(times.length >= 2 * SAMPLE, 'a game long enough to tell');
    assert(first < MOVE_MS && last < MOVE_MS, `seen after ${first} ms and ${last} ms`);
    assert(last <= 2 * first + 20, `${first} ms at first, ${last} ms at last`);
  },
  { timeout: WHOLE_GAME_MS },
);

// Runs in the page: one step of the replay by the keyboard, until it was painted.
function timeStep(key) {
  const bar = document.querySelector('[data-replay]');
  return new Promise((resolve) => {
    const begun = performance.now();
    const watcher = new MutationObserver(() => {
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
    });
    watcher.observe(bar, { attributeFilter: ['data-replay'] });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
}

for (const game of GAMES) {
  prove(`a step in the longest replay of ${game} is seen at once, there and back`, async (stage) => {
    const page = await stage.open('/', { likes: { stillPictures: false }, reducedMotion: 'no-preference' });
    const record = longestRecordOf(game);
    await openRecord(page, record);
    await page.keyboard.press('End');
    const times = [];
    for (const key of ['ArrowLeft', 'ArrowRight'])
      for (let i = 0; i < SAMPLE; ++i) times.push(await page.evaluate(timeStep, key));
    const slowest = Math.max(...times);
    const plies = JSON.parse(record).moves.length;
    console.log(
      `${game}, ${plies} plies: a step is seen after ${median(times).toFixed(1)} ms, the slowest after ${slowest.toFixed(1)} ms`,
    );
    assert(median(times) < MOVE_MS, `${median(times)} ms`);
  });
}
