// Tests in a house of their own: a server with an empty store, and whoever visits.
//
// Whatever a page writes to the console as an error, throws, or is refused by the content security policy, fails the
// test that has it open.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { CHROMIUM, closeBrowser, House, PAGE, PITHEAD, Server } from './house.mjs';

const TEST_MS = 60_000;
export const WHOLE_GAME_MS = 180_000;

after(closeBrowser);

/** A test with a house: `prove('undo takes back', async (house) => …)`. */
export function prove(name, body, { options = [], timeout = TEST_MS } = {}) {
  test(name, { timeout }, async () => {
    for (const needed of [PITHEAD, join(PAGE, 'index.html'), CHROMIUM])
      assert(existsSync(needed), `${needed} is missing; \`make test-web\` builds and installs it`);
    const house = new House(new Server(...options));
    try {
      await house.server.start();
      await body(house);
      assert.deepEqual(house.faults, [], 'the console must be clean');
    } catch (failure) {
      await house.photograph(name);
      failure.stack += house.faults.map((fault) => `\non the console: ${fault}`).join('');
      throw failure;
    } finally {
      await house.close();
    }
  });
}
