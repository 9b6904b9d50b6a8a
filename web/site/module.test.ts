// The module plays bit for bit as the program does.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DeviceModule } from '../src/protocol/device/module';

const HOME = new URL('../..', import.meta.url).pathname;
const PITHEAD = process.env['PITHEAD_BINARY'] ?? join(HOME, 'build/release/pithead');
const bytes = readFileSync(join(HOME, 'build/device/pithead.wasm'));
const module = new DeviceModule(new WebAssembly.Module(bytes));
const run = (...args: string[]) => execFileSync(PITHEAD, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
const GAMES = run('games', '--ids').trim().split('\n');

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

/** Records that the program writes into a folder which goes again. */
function recordsOf(game: string, ...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'pithead-site-'));
  try {
    run('simulate', game, '--records', join(folder, 'records'), '--threads', '2', ...args);
    return filesIn(join(folder, 'records'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the module is small', () => {
  expect(gzipSync(bytes, { level: 9 }).length).toBeLessThanOrEqual(700_000);
});

test('golden records replay with equal hashes', () => {
  const golden = filesIn(join(HOME, 'tests/match/golden'));
  expect(golden.length).toBeGreaterThan(10);
  for (const [name, record] of golden) expect(module.checkRecord(record), name).toBe('');
});

test('a hash that is wrong is seen', () => {
  const [, record] = filesIn(join(HOME, 'tests/match/golden'))[0]!;
  const wrong = record.replace(
    /("hashes":\["?)(\w)/,
    (_, head: string, digit: string) => head + (digit === '1' ? '2' : '1'),
  );
  expect(wrong).not.toBe(record);
  expect(module.checkRecord(wrong)).not.toBe('');
});

test('bots choose by iterations what they choose in the program', () => {
  const choices = JSON.parse(readFileSync(join(HOME, 'tests/device/choices.json'), 'utf8')) as {
    task: string;
    answer: string;
  }[];
  expect(choices.length).toBeGreaterThanOrEqual(3 * GAMES.length);
  for (const { task, answer } of choices) expect(module.run(task), task.slice(0, 60)).toBe(answer);
});

describe.each(GAMES)('%s', (game) => {
  test('a thousand random games have the hashes that the program has, after every move', () => {
    for (const [players, games] of [
      [2, 333],
      [3, 333],
      [4, 334],
    ] as const) {
      const records = recordsOf(game, '--games', String(games), '--players', String(players), '--seed', '7');
      expect(records.length).toBe(games);
      for (const [name, record] of records) expect(module.checkRecord(record), name).toBe('');
    }
  });

  test('the adviser finds the same, move by move, by iterations', () => {
    const [[, record]] = recordsOf(game, '--games', '1', '--players', '3', '--bots', 'easy') as [
      readonly [string, string],
    ];
    const folder = mkdtempSync(join(tmpdir(), 'pithead-site-'));
    const file = join(folder, 'game.json');
    try {
      writeFileSync(file, record);
      const told = JSON.parse(run('analyse', file, '--iterations', '60', '--json', '--threads', '2')) as {
        plies: { ply: number; victory: number[]; best: { move: string; visits: number } }[];
      };
      for (const { ply, best } of told.plies.filter((_, i) => i % 9 === 0)) {
        const answer = module.run(JSON.stringify({ do: 'analyse', ply: ply - 1, iterations: 60, record }));
        const { body } = JSON.parse(answer) as { body: string };
        const own = JSON.parse(body) as { best: { move: string; visits: number } };
        expect([ply, own.best.move, own.best.visits]).toEqual([ply, best.move, best.visits]);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
