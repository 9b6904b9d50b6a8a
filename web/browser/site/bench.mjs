// How fast the module is in Chromium, beside the program in the same run: `make bench-site`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import ts from 'typescript';
import { chance, playOne, settled } from '../player.mjs';
import { CHROMIUM, GAMES, PHONE, PITHEAD } from '../stage.mjs';
import { FOLDER, kept, playNow, StaticHost } from './site.mjs';

const SECONDS = 0.15;
const ROUNDS = 3;
const PLAYERS = 4;
const RATIOS = { decisions_per_second: 0.6, iterations_per_second: 0.5 };
const REPLAYED = 50_000; // decisions a second

const read = (path) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const source = read('../../src/protocol/device/module.ts').replace(/^import .*@noble.*$/gm, '');
const { outputText: script } = ts.transpileModule(source, {
  compilerOptions: { target: 'ES2022', module: 'ESNext' },
});
const worker = `${script}
self.onmessage = async ({ data: { game, players, seconds } }) => {
  self.compiled ??= await WebAssembly.compileStreaming(fetch('/pithead.wasm'));
  self.postMessage(JSON.parse(new DeviceModule(self.compiled).measure(game, players, seconds)));
};`;
const files = {
  '/': ['text/html', '<!doctype html><title>bench</title>'],
  '/worker.js': ['text/javascript', worker],
  '/pithead.wasm': [
    'application/wasm',
    readFileSync(fileURLToPath(new URL('../../../build/device/pithead.wasm', import.meta.url))),
  ],
};
const server = createServer(({ url }, response) => {
  const [type, body] = files[url] ?? ['text/plain', ''];
  response.writeHead(200, { 'Content-Type': type }).end(body);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({ executablePath: CHROMIUM });
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);

const inBrowser = (game) =>
  page.evaluate(
    ({ game, players, seconds }) =>
      new Promise((resolve) => {
        const worker = (globalThis.worker ??= new Worker('/worker.js', { type: 'module' }));
        worker.onmessage = ({ data }) => resolve(data);
        worker.postMessage({ game, players, seconds });
      }),
    { game, players: PLAYERS, seconds: SECONDS },
  );
const native = (game) => {
  const args = ['bench', game, '--seconds', String(SECONDS), '--json'];
  return JSON.parse(execFileSync(PITHEAD, args, { encoding: 'utf8' })).games.find(
    (each) => each.players === PLAYERS,
  );
};

let slow = 0;
console.log(
  `${'game'.padEnd(16)}${'figure'.padEnd(24)}${'program'.padStart(14)}${'browser'.padStart(14)}  ratio`,
);
for (const [i, game] of GAMES.entries()) {
  const best = { native: {}, browser: {} };
  for (let round = 0; round < ROUNDS; ++round) {
    // In turn, so that whatever else the machine does disturbs both.
    const both = { native: native(game), browser: await inBrowser(i) };
    const replayed = (1e6 * both.browser.decisions_per_game) / both.browser.replay_us;
    best.replayed = Math.max(best.replayed ?? 0, replayed);
    for (const [where, told] of Object.entries(both))
      for (const figure of Object.keys(RATIOS))
        best[where][figure] = Math.max(best[where][figure] ?? 0, told[figure]);
  }
  console.log(
    `${game.padEnd(16)}${'replayed_per_second'.padEnd(24)}${''.padStart(14)}${Math.round(best.replayed).toLocaleString('en').padStart(14)}`,
  );
  if (best.replayed < REPLAYED) ++slow;
  for (const [figure, least] of Object.entries(RATIOS)) {
    const ratio = best.browser[figure] / best.native[figure];
    if (ratio < least) ++slow;
    const cells = [best.native[figure], best.browser[figure]].map((each) =>
      Math.round(each).toLocaleString('en'),
    );
    console.log(
      `${game.padEnd(16)}${figure.padEnd(24)}${cells.map((each) => each.padStart(14)).join('')}  ${ratio.toFixed(2)}${ratio < least ? ` (at least ${least})` : ''}`,
    );
  }
}

// ---- as a person meets it -----------------------------------------------------------------------------------

const SLOWED = 4; // a middling phone
const FIRST_MOVE_MS = 2000;
const FEWEST_FRAMES = 55;

const host = new StaticHost();
await host.start();
const phone = await (await browser.newContext({ baseURL: host.address, ...PHONE })).newPage();
await phone.goto(FOLDER);
await kept(phone);
await phone.reload();
const session = await phone.context().newCDPSession(phone);
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
await phone.locator('[data-start]').first().waitFor();
const begun = Date.now();
await playNow(phone, GAMES[0], 'easy');
await settled(phone);
const tookFirst = Date.now() - begun;
console.log(
  `from "Play now" to the first decision, processor slowed ${SLOWED} times: ${tookFirst} ms (at most ${FIRST_MOVE_MS})`,
);
if (tookFirst > FIRST_MOVE_MS) ++slow;
await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });

// While hard bots think about a decision of theirs.
await phone.evaluate(() => {
  globalThis.frames_ = [];
  const count = (now) => (globalThis.frames_.push(now), requestAnimationFrame(count));
  requestAnimationFrame(count);
});
const random = chance(1);
for (let moves = 0; moves < 4; ++moves) await playOne(phone, random);
const frames = await phone.evaluate(() => globalThis.frames_);
const rate = (1000 * (frames.length - 1)) / (frames.at(-1) - frames[0]);
console.log(`frames a second while hard bots think: ${rate.toFixed(1)} (at least ${FEWEST_FRAMES})`);
if (rate < FEWEST_FRAMES) ++slow;

await browser.close();
await host.close();
server.close();
process.exit(slow > 0 ? 1 : 0);
