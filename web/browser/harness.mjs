// Tests on a stage of their own: a server with an empty store, and whoever opens the page.
//
// Whatever a page writes to the console as an error, throws, or is refused by the content security policy, fails the
// test that has it open.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { CHROMIUM, closeBrowser, PAGE, PITHEAD, Server, Stage } from './stage.mjs';

const TEST_MS = 60_000;
export const WHOLE_GAME_MS = 180_000;

after(closeBrowser);

/** A test with a stage: `prove('undo takes back', async (stage) => …)`. */
export function prove(name, body, { program = PITHEAD, options = [], timeout = TEST_MS } = {}) {
  test(name, { timeout }, async () => {
    for (const needed of [program, join(PAGE, 'index.html'), CHROMIUM])
      assert(existsSync(needed), `${needed} is missing; \`make test-web\` builds and installs it`);
    await perform(name, new Server({ program, options }), body);
  });
}

/** What happens on a stage with this server, or with whatever else sends the page. */
export async function perform(name, server, body) {
  const stage = new Stage(server);
  try {
    await stage.server.start();
    await body(stage);
    assert.deepEqual(stage.faults, [], 'the console must be clean');
  } catch (failure) {
    await stage.photograph(name);
    failure.stack += stage.faults.map((fault) => `\non the console: ${fault}`).join('');
    throw failure;
  } finally {
    await stage.close();
  }
}
