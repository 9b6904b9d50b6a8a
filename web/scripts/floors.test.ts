import { expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { faultsOf } from './floors.mjs';

const GAMES = ['skat', 'nine-holes'];
const faults = (path: string, source: string): string[] => faultsOf(path, source, GAMES);

it('lets a floor use those below it, and its own room', () => {
  expect(faults('src/table/Log.svelte', "import { t } from '../text/text.svelte';")).toEqual([]);
  expect(faults('src/table/end/Foot.svelte', "import { Rematch } from '../rematch.svelte';")).toEqual([]);
  expect(faults('src/games/skat/pit/Cart.ts', "import { box } from '../box';")).toEqual([]);
  expect(faults('src/App.svelte', "{#await import('./lobby/Join.svelte')}")).toEqual([]);
});

it('refuses an import of a higher floor, also of a type or one that comes late', () => {
  expect(faults('src/ui/Tag.svelte', "import { letterOf } from '../table/speaker';")).toHaveLength(1);
  expect(faults('src/text/fill.ts', "import type { Table } from '../table/table.svelte';")).toHaveLength(1);
  expect(faults('src/table/Log.svelte', "const late = () => import('../lobby/Lobby.svelte');")).toHaveLength(
    1,
  );
  expect(faults('src/lobby/Lobby.svelte', "import '../App.svelte';")).toHaveLength(1);
});

it('refuses the frame a game, a game the lobby, and games each other', () => {
  expect(faults('src/table/Log.svelte', "import Board from '../games/skat/Board.svelte';")).not.toEqual([]);
  expect(faults('src/games/skat/Board.svelte', "import Paper from '../../lobby/Paper.svelte';")).toHaveLength(
    1,
  );
  expect(faults('src/games/skat/Board.svelte', "import '../chess/Board.svelte';")).toHaveLength(1);
});

it('lets one file alone look for games', () => {
  const glob = "import.meta.glob('../games/*/index.ts')";
  expect(faults('src/table/games.ts', glob)).toEqual([]);
  expect(faults('src/lobby/Lobby.svelte', glob)).toHaveLength(1);
});

it('refuses the name of a game outside its folder, however it is written', () => {
  for (const name of ["'nine-holes'", 'nineHoles', 'NineHoles', 'nine_holes', 'Nine Holes'])
    expect(faults('src/app.css', name)).toHaveLength(1);
  expect(faults('browser/games/nine-holes/play.test.mjs', "'nine-holes'")).toEqual([]);
  expect(faults('src/games/skat/poster.ts', "'nine-holes'")).toHaveLength(1);
});

it('refuses files and functions that are too long', () => {
  const lines = (n: number) => '  step();\n'.repeat(n);
  expect(faults('src/table/move.ts', lines(400))).toEqual([]);
  expect(faults('src/table/move.ts', lines(401))).toHaveLength(1);
  expect(faults('src/table/Log.svelte', lines(401))).toHaveLength(1);
  for (const begin of ['function f() {', 'const f = () => {', 'class C { f() {'] as const) {
    const end = begin.startsWith('class') ? '}}' : '}';
    expect(faults('src/table/move.ts', `${begin}\n${lines(58)}${end}`)).toEqual([]);
    expect(faults('src/table/move.ts', `${begin}\n${lines(59)}${end}`)).toEqual([
      'src/table/move.ts:1 begins a function of 61 lines',
    ]);
  }
});
