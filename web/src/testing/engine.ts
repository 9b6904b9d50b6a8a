// The real program as the judge in unit tests: whole games it played (docs/trace.md), and what it says is in a box.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Event, GameMessage, View } from '../protocol/messages';

const PITHEAD = process.env['PITHEAD_BINARY'] ?? '../build/release/pithead';

export interface Line {
  ply: number;
  seat: number;
  move: string;
  legal: string[];
  events: Event[];
  state: View;
}

const pithead = (...asked: string[]): string =>
  execFileSync(PITHEAD, asked, { maxBuffer: 1 << 30, encoding: 'utf8' });

/** With the usual numbers of the game, or with a box of one's own. */
export function tracesOf(
  game: string,
  players: number,
  games: number,
  bot = 'easy',
  ownBox?: string,
): Line[][] {
  const folder = mkdtempSync(join(tmpdir(), 'pithead-web-'));
  try {
    const bots = Array(players).fill(bot).join(',');
    const asked = ['--players', String(players), '--games', String(games), '--seed', '7', '--bots', bots];
    const box = ownBox === undefined ? [] : ['--box', `${game}=${ownBox}`];
    const own = ownBox === undefined ? [] : ['--option', 'box=own'];
    pithead('simulate', game, ...asked, ...own, ...box, '--records', folder);
    return readdirSync(folder).map((file) => traceOf(join(folder, file), undefined, box));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A record, decision by decision; with a seat, as that seat saw it. */
export function traceOf(record: string, seat?: number, box: readonly string[] = []): Line[] {
  const eyes = seat === undefined ? [] : ['--seat', String(seat)];
  return pithead('trace', record, ...eyes, ...box)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

/** The usual numbers of a game as a file, but for these entries of it; `use` is told where it lies. */
export function withBox<T>(
  game: string,
  entries: Readonly<Record<string, string>>,
  use: (file: string) => T,
): T {
  const folder = mkdtempSync(join(tmpdir(), 'pithead-web-'));
  try {
    const file = join(folder, 'my.box');
    const nameOf = (line: string) => line.split(':')[0]!;
    const changed = pithead('box', game)
      .split('\n')
      .map((line) => (nameOf(line) in entries ? `${nameOf(line)}: ${entries[nameOf(line)]}` : line));
    writeFileSync(file, changed.join('\n'));
    return use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** For each game the golden record with the most moves. */
export function longestRecords(): string[] {
  const golden = '../tests/match/golden';
  return readdirSync(golden).map((game) => {
    const files = readdirSync(join(golden, game)).map((file) => join(golden, game, file));
    return files.reduce((a, b) => (statSync(a).size > statSync(b).size ? a : b));
  });
}

export async function componentsOf(game: string): Promise<object> {
  return serving(async (address) => {
    const answer = (await (await fetch(`${address}/api/games/${game}`)).json()) as GameMessage;
    return answer.components;
  });
}

/** Asks a server of its own. */
export async function serving<T>(ask: (address: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'pithead-web-'));
  const where = ['--port', '0', '--db', `sqlite:${folder}/pithead.db`];
  const server = spawn(PITHEAD, ['serve', '--quiet', ...where], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    for await (const line of createInterface({ input: server.stdout })) {
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (address) return await ask(address);
    }
    throw new Error(`${PITHEAD} serve did not open`);
  } finally {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
