// A real server, a real Chromium and people in front of it.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const HOME = fileURLToPath(new URL('../..', import.meta.url));
export const PITHEAD = process.env.PITHEAD_BINARY ?? join(HOME, 'build/release/pithead');
/** The same with one more game, which has rules and nothing else. */
export const PITHEAD_WITH_ADDED =
  process.env.PITHEAD_WITH_ADDED ?? join(HOME, 'build/release/pithead_with_added');
/** The games that the program has. */
export const GAMES = existsSync(PITHEAD)
  ? execFileSync(PITHEAD, ['games', '--ids'], { encoding: 'utf8' }).trim().split('\n')
  : [];
export const PAGE = process.env.PITHEAD_PAGE ?? join(HOME, 'build/web');
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
export const CHROMIUM = process.env.CHROMIUM ?? BROWSERS.find(existsSync) ?? BROWSERS[0];
const PICTURES = join(HOME, 'build/browser'); // of what failed

/** Until something that does not come is a failure; slow machines need some. */
const PATIENCE_MS = 15_000;

// ---- the server --------------------------------------------------------------------------------------

/** One that nobody uses now. */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

export class Server {
  #folder;
  #port = 0;
  #process;
  #program;
  #options;

  /** Options that name the port are a function of it. */
  constructor({ program = PITHEAD, options = [] } = {}) {
    this.#program = program;
    this.#options = options;
  }

  get address() {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The first time on any free port unless it was given one, afterwards on the same, as a service comes back. */
  async start() {
    this.#folder ??= await mkdtemp(join(tmpdir(), 'pithead-browser-'));
    if (typeof this.#options === 'function') {
      this.#port = await freePort();
      this.#options = this.#options(this.#port);
    }
    const where = ['--port', String(this.#port), '--db', `sqlite:${this.#folder}/pithead.db`, '--web', PAGE];
    // One person with many tables and tabs is normal here.
    const many = ['--requests-per-second', '10000', '--tables-per-person', '1000'];
    this.#process = spawn(this.#program, ['serve', '--quiet', ...where, ...many, ...this.#options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: this.#process.stdout })) {
      const port = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(line);
      if (!port) continue;
      this.#port = Number(port[1]);
      return this;
    }
    this.#process = undefined;
    throw new Error(`${this.#program} serve did not open`);
  }

  async kill(signal = 'SIGKILL') {
    const dead = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill(signal);
    await dead;
    this.#process = undefined;
  }

  async close() {
    if (this.#process) await this.kill('SIGTERM');
    if (this.#folder) await rm(this.#folder, { recursive: true });
  }
}

// ---- people --------------------------------------------------------------------------------------------

let launching;
/** This machine by a name: to browsers a place without https, as a friend's machine in the same house is. */
export const LAN_NAME = 'house.local';
const args = [`--host-resolver-rules=MAP ${LAN_NAME} 127.0.0.1`];
const browser = () => (launching ??= chromium.launch({ executablePath: CHROMIUM, args }));
export const closeBrowser = async () => (await launching)?.close();

const byFinger = { deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** What somebody with a phone opens a page with; the small one is the smallest that everything must fit. */
export const PHONE = { viewport: { width: 360, height: 740 }, ...byFinger };
export const SMALL_PHONE = { viewport: { width: 360, height: 640 }, ...byFinger };

// Runs in the page: the last of what a pointer did there, for tests in which a click had no effect.
function rememberPointer() {
  const heard = (globalThis.pointerHeard = []);
  const hear = ({ type, target, clientX, clientY }) => {
    const place = target.closest?.('[data-move], [data-command]') ?? target;
    const { move, command } = place.dataset ?? {};
    heard.push(
      `${type} at ${Math.round(clientX)}, ${Math.round(clientY)} on ${move ?? command ?? place.nodeName}`,
    );
    heard.splice(0, heard.length - 9);
  };
  for (const type of ['pointerdown', 'pointerup', 'click']) addEventListener(type, hear, { capture: true });
}

/** Rivals' moves at once and nothing that travels: what tests want unless they are about it. */
const LIKES = { pace: 'at-once', stillPictures: true };

export class Stage {
  server;
  #people = [];

  constructor(server) {
    this.server = server;
  }

  /**
   * Somebody new with a browser of their own. `expected` are patterns of console errors that belong to the story,
   * such as a connection that is refused while the server is down; `before` runs in the page before its own code.
   */
  async open(
    path = '/',
    { language = 'en', likes = {}, expected = [], before, arrives = true, ...context } = {},
  ) {
    const place = await (
      await browser()
    ).newContext({
      baseURL: this.server.address,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      ...context,
    });
    place.setDefaultTimeout(PATIENCE_MS);
    const person = { place, faults: [], expected };
    this.#people.push(person);
    await place.addInitScript(
      (kept) => {
        if (location.protocol === 'http:' && !localStorage.getItem('pithead'))
          localStorage.setItem('pithead', kept);
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`the policy forbids ${event.blockedURI} by ${event.violatedDirective}`),
        );
      },
      JSON.stringify({ language, likes: { ...LIKES, ...likes } }),
    );
    await place.addInitScript(rememberPointer);
    if (before) await place.addInitScript(before);
    place.on('console', (message) => {
      if (message.type() === 'error') person.faults.push(message.text());
    });
    place.on('weberror', (fault) => person.faults.push(String(fault.error().stack)));
    const page = await place.newPage();
    // From then on the server knows the person.
    const known = arrives ? page.waitForResponse('**/api/me') : undefined;
    await page.goto(path);
    await known;
    return page;
  }

  /** What the consoles said that does not belong to the story. */
  get faults() {
    return this.#people.flatMap(({ faults, expected }) =>
      faults.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
    );
  }

  async photograph(name) {
    await mkdir(PICTURES, { recursive: true });
    const pages = this.#people.flatMap(({ place }) => place.pages());
    for (const [i, page] of pages.entries()) {
      const path = join(PICTURES, `${name.replace(/\W+/g, '-')}-${i + 1}.png`);
      await page.screenshot({ path }).catch(() => {}); // the test's own failure is the one to tell
    }
  }

  async close() {
    for (const { place } of this.#people) await place.close();
    await this.server.close();
  }
}
