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

it('refuses it however it is written', () => {
  for (const source of [
    "import '/src/table/speaker';",
    'const late = () => import(`../table/speaker`);',
    "import(/* @vite-ignore */ '../table/speaker')",
    "const where = '../table/speaker';",
    '@import url(../table/log.css);',
    "@import url('../table/log.css');",
    "new URL('../table/log.svg', import.meta.url)",
    '<img src="/src/table/log.svg" alt="" />',
    "export * from '..';",
  ])
    expect(faults('src/ui/Tag.svelte', source), source).toHaveLength(1);
  expect(faults('src/ui/tag.css', '@import url(../table/log.css);')).toHaveLength(1);
});

it('takes no full stop and no text for an import', () => {
  expect(faults('src/ui/Tag.svelte', "join('.') + '..' + '…/' + '/api/tables' + './'")).toEqual([]);
});

it('lets a test read files, but not import what is above it', () => {
  const read = "readFileSync('../bots/reasons_words.cpp', 'utf8');";
  expect(faults('src/games/skat/hints.test.ts', read)).toEqual([]);
  expect(faults('src/ui/tag.test.ts', "import '../table/speaker';")).toHaveLength(1);
  expect(faults('src/ui/tag.test.ts', 'await import(`/src/table/speaker`);')).toHaveLength(1);
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
  for (const look of [
    glob,
    "import.meta.glob<Poster>(['../games/*/poster.ts'])",
    "import.meta.glob('../gam*/*/index.ts')",
    "import.meta.glob('./**/*.ts')",
    "import.meta\n  .glob('./*.ts')",
  ])
    expect(faults('src/lobby/Lobby.svelte', look), look).not.toEqual([]);
  expect(faults('src/table/games.ts', 'PAGES[`../games/${game}/index.ts`]')).toEqual([]);
  expect(faults('src/table/games.ts', "import '../lobby/Lobby.svelte';")).toHaveLength(1);
});

it('refuses the name of a game outside its folder, however it is written', () => {
  const words = ["'nine-holes'", 'nineHoles', 'NineHoles', 'nine_holes', 'Nine Holes'];
  for (const name of [...words, 'asNineHoles', 'NineHolesView', 'isnineholesopen'])
    expect(faults('src/app.css', name)).toHaveLength(1);
  expect(faults('browser/games/nine-holes/play.test.mjs', "'nine-holes'")).toEqual([]);
  expect(faults('src/games/skat/poster.ts', "'nine-holes'")).toHaveLength(1);
});

it('refuses text that is put into the page as markup, but for the drawings', () => {
  for (const source of [
    '<p>{@html line.text}</p>',
    'place.innerHTML = name;',
    "place['outerHTML'] = name;",
    "place.insertAdjacentHTML('beforeend', name);",
    'place.setHTMLUnsafe(name);',
    'range.createContextualFragment(name);',
    "new DOMParser().parseFromString(name, 'text/html');",
    '<iframe srcdoc={name}></iframe>',
    'document.write(name);',
  ]) {
    expect(faults('src/table/Chat.svelte', source), source).toHaveLength(1);
    expect(faults('src/ui/symbols.ts', source), source).toEqual([]);
  }
  expect(faults('src/table/Chat.svelte', '<p>{line.text}</p>{@render children()}')).toEqual([]);
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

it('looks for long functions in the scripts of components, too', () => {
  const body = '  step();\n'.repeat(59);
  const component = `<p>Log</p>\n<script module lang="ts">\n  const a = 1;\n</script>\n<script lang="ts">\nfunction f() {\n${body}}\n</script>\n`;
  expect(faults('src/table/Log.svelte', component)).toEqual([
    'src/table/Log.svelte:6 begins a function of 61 lines',
  ]);
  expect(faults('src/table/Log.svelte', component.replace('  step();\n', ''))).toEqual([]);
  expect(faults('src/table/log.mjs', `function f() {\n${body}}`)).toHaveLength(1);
});
