// The page that needs no server, on a static host of the plainest kind, in a folder of its own. The host can go, come
// back, and bring another version.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { perform } from '../harness.mjs';
import { CHROMIUM } from '../stage.mjs';

export const SITE = fileURLToPath(new URL('../../../build/site', import.meta.url));
export const FOLDER = '/some/folder/';
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

export class StaticHost {
  #server;
  #port = 0;
  /** What stands in a file instead of what was built: by its name, a function of its text. */
  instead = {};
  /** Headers for every file. */
  headers = {};

  get address() {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
    await new Promise((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = this.#server.address().port;
  }

  async #answer(request, response) {
    const { pathname } = new URL(request.url, this.address);
    const name = pathname.slice(FOLDER.length) || 'index.html';
    const file = join(SITE, name);
    if (!pathname.startsWith(FOLDER) || !existsSync(file)) return response.writeHead(404).end();
    let body = await readFile(file);
    for (const [pattern, change] of Object.entries(this.instead))
      if (new RegExp(pattern).test(name)) body = change(body.toString());
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache', ...this.headers }).end(body);
  }

  async stop() {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    this.#server = undefined;
  }

  async close() {
    if (this.#server) await this.stop();
  }
}

/** A test with a static host: `proveSite('…', async (stage, host) => …)`. */
export function proveSite(name, body, { timeout = 120_000 } = {}) {
  test(name, { timeout }, async () => {
    for (const needed of [join(SITE, 'index.html'), CHROMIUM])
      assert(existsSync(needed), `${needed} is missing; \`make test-site\` builds and installs it`);
    const host = new StaticHost();
    await perform(name, host, (stage) => body(stage, host));
  });
}

/** Somebody opens the page, and it is ready. */
export async function visit(stage, options = {}) {
  const page = await stage.open(FOLDER, { arrives: false, ...options });
  await page.locator('[data-start]').first().waitFor();
  return page;
}

/** Until all files are kept, so that no network is needed any more. */
export async function kept(page) {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active.state !== 'activated')
      await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  });
}

/** "Play now", against bots of a level. */
export async function playNow(page, game, level) {
  const start = page.locator(`[data-start="${game}"]`);
  await page.locator('article', { has: start }).locator('select').last().selectOption(level);
  await start.click();
  await page.waitForURL(/#\/table\//);
}
