// Which part of the page may use which: the floors of docs/page.md, held by `npm run check`.
//
// Lower floors know nothing of higher ones. A game knows the frame and no other game; the frame knows no game at all,
// neither by an import nor by its name. The one way to games is the glob in table/games.ts. And nothing on any floor grows
// too long to be read at once.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Lowest first; those in one row do not know each other. */
const FLOORS = [['protocol'], ['state'], ['text'], ['ui'], ['table'], ['lobby', 'games']];
const ROOT = FLOORS.length; // App.svelte and its like may use everything
const TESTING = 'src/testing/'; // what only tests use
const GLOB = 'src/table/games.ts';

const IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}(?:\/[^'"]*)?)['"]/g;
const GAMES_GLOB = /import\.meta\.glob[^(]*\(\s*['"][^'"]*games\//;

const floorOf = (path) => {
  const [, folder, ...rest] = path.split('/');
  const floor = FLOORS.findIndex((row) => row.includes(folder));
  return floor < 0 && rest.length === 0 ? ROOT : floor;
};
const roomOf = (path) => {
  const folders = path.split('/').slice(0, -1);
  return folders.slice(0, folders[1] === 'games' ? 3 : 2).join('/');
};
const FILE_LINES = 400;
const FUNCTION_LINES = 60;

const isTest = (path) => /\.test\.ts$|\/testing\//.test(path);

function wrongImport(from, to) {
  if (isTest(from) && to.startsWith(TESTING)) return undefined;
  if (roomOf(from) === roomOf(to)) return undefined;
  const [here, there] = [floorOf(from), floorOf(to)];
  if (there < 0 || here < 0) return `${to} is on no floor`;
  if (there < here) return undefined;
  return there === here ? `${to} is beside it on its floor` : `${to} is on a higher floor`;
}

const linesOf = (text) => text.trimEnd().split('\n').length;

function longFunctions(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found = [];
  const look = (node) => {
    const lines = ts.isFunctionLike(node) ? linesOf(node.getText(file)) : 0;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    if (lines > FUNCTION_LINES) found.push(`${path}:${line + 1} begins a function of ${lines} lines`);
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

function lengthFaults(path, source) {
  const faults = [];
  const lines = linesOf(source);
  if (lines > FILE_LINES) faults.push(`${path} has ${lines} lines, ${FILE_LINES} are enough`);
  // A test's story may take the room it needs.
  if (path.endsWith('.ts') && !isTest(path)) faults.push(...longFunctions(path, source));
  return faults;
}

/** What is wrong with one file, as sentences; `path` begins with `src/`, `games` are the ids of all games. */
export function faultsOf(path, source, games) {
  const faults = path.startsWith('src/') ? lengthFaults(path, source) : [];
  if (path.startsWith('src/') && !path.startsWith(TESTING)) {
    for (const [, target] of source.matchAll(IMPORT)) {
      const to = normalize(join(dirname(path), target))
        .split(sep)
        .join('/');
      const wrong = wrongImport(path, to);
      if (wrong) faults.push(`${path} imports ${target}, but ${wrong}`);
    }
    if (GAMES_GLOB.test(source) && path !== GLOB)
      faults.push(`${path} looks into games/, which only ${GLOB} may`);
  }
  for (const game of games) {
    const ownFolder = new RegExp(`(^|/)games/${game}/`);
    if (!ownFolder.test(path) && names(game).test(source)) faults.push(`${path} names the game ${game}`);
  }
  return faults;
}

// `nine-holes`, and as code writes it: nineHoles, NineHoles, nine_holes.
const names = (game) => new RegExp(`\\b${game.split('-').join('[-_ ]?')}\\b`, 'i');

const WEB = fileURLToPath(new URL('..', import.meta.url));
const SKIPPED = /^(node_modules|src\/protocol\/messages\.ts|package-lock\.json)/;
const READ = /\.(svelte|[mc]?[jt]s|css|svg|html|json|webmanifest)$/;

function check() {
  const paths = readdirSync(WEB, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(WEB, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => READ.test(path) && !SKIPPED.test(path));
  const games = readdirSync(join(WEB, 'src/games'));
  const faults = paths.flatMap((path) => faultsOf(path, readFileSync(join(WEB, path), 'utf8'), games));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) check();
