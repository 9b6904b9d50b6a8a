// Whole games for tests, played and written out by the engine itself (docs/games/coal-baron/trace.md).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Event, View } from '../../protocol/messages';

const PITHEAD = process.env['PITHEAD_BINARY'] ?? '../build/release/pithead';

export interface Line {
  ply: number;
  seat: number;
  move: string;
  legal: string[];
  events: Event[];
  state: View;
}

export function traces(players: number, games: number, bot = 'easy'): Line[][] {
  const folder = mkdtempSync(join(tmpdir(), 'pithead-web-'));
  try {
    const bots = Array(players).fill(bot).join(',');
    const asked = ['--players', String(players), '--games', String(games), '--seed', '7', '--bots', bots];
    execFileSync(PITHEAD, ['simulate', 'coal-baron', ...asked, '--records', folder]);
    return readdirSync(folder).map((file) =>
      execFileSync(PITHEAD, ['trace', join(folder, file)], { maxBuffer: 1 << 30, encoding: 'utf8' })
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Line),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
