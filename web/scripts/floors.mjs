// Which part of the page may use which: the floors of docs/page.md, held by `npm run check`.
//
// Lower floors know nothing of higher ones. A game knows the frame and no other game; the frame knows no game at all,
// neither by an import nor by its name. The one way to games is the glob in table/games.ts. Nothing on any floor grows
// too long to be read at once, and none puts text into the page as markup: it may be a stranger's.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Lowest first; those in one row do not know each other. */
const FLOORS = [['protocol'], ['state'], ['text'], ['ui'], ['table'], ['lobby', 'games']];
const ROOT = FLOORS.length; // App.svelte and its like may use everything
const TESTING = 'src/testing/'; // what only tests use
const GLOB = 'src/table/games.ts';

// Whatever names a file beside its own may be an import: the bundler reads strings in more places than one can list.
const QUOTED = /(['"`])((?:\.{1,2}|\/src)\/[^'"`\n]*)\1/g;
const IMPORT = /\b(?:from|import)\s*\(?\s*(['"`])((?:\.{1,2}|\/src)(?:\/[^'"`\n]*)?)\1/g;
const STYLE = /\burl\(()\s*((?:\.{1,2}|\/src)\/[^)\s]*)\s*\)/g;
const LOOK = /import\.meta\s*\.\s*glob/;
const MARKUP =
  /\{@html\b|\b(?:(?:inner|outer)HTML|insertAdjacentHTML|setHTML(?:Unsafe)?|parseHTMLUnsafe|createContextualFragment|DOMParser|srcdoc)\b|\bdocument\.write/;
const DRAWINGS = 'src/ui/symbols.ts'; // the build's own, which nobody else writes

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

/** The files that a file names, as they are written and as they lie under `web/`. */
function targetsOf(path, source) {
  // A test may read files; what it imports counts nevertheless.
  const patterns = isTest(path) ? [IMPORT] : [IMPORT, QUOTED, STYLE];
  const written = patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, , target]) => target));
  return [...new Set(written)].map((target) => {
    const to = target.startsWith('/') ? target.slice(1) : join(dirname(path), target);
    return { target, to: normalize(to).split(sep).join('/') };
  });
}

const isLook = (path, to) => path === GLOB && /[*$]|^\.\.\/docs\//.test(to);

const linesOf = (text) => text.trimEnd().split('\n').length;

const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)<\/script>/g;

/** The code of a file with every line where it was. */
function codeOf(path, source) {
  if (!path.endsWith('.svelte')) return source;
  const blank = (text) => text.replace(/[^\n]/g, '');
  let [code, end] = ['', 0];
  for (const { 0: whole, 1: tag, 2: script, index } of source.matchAll(SCRIPT)) {
    code += blank(source.slice(end, index)) + blank(tag) + script;
    end = index + whole.length;
  }
  return code;
}

function longFunctions(path, source) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
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
  if (/\.(svelte|[mc]?[jt]sx?)$/.test(path) && !isTest(path))
    faults.push(...longFunctions(path, codeOf(path, source)));
  return faults;
}

/** What is wrong with one file, as sentences; `path` begins with `src/`, `games` are the ids of all games. */
export function faultsOf(path, source, games) {
  const faults = path.startsWith('src/') ? lengthFaults(path, source) : [];
  if (path.startsWith('src/') && !path.startsWith(TESTING)) {
    for (const { target, to } of targetsOf(path, source)) {
      const wrong = isLook(path, to) ? undefined : wrongImport(path, to);
      if (wrong) faults.push(`${path} imports ${target}, but ${wrong}`);
    }
    if (LOOK.test(source) && path !== GLOB) faults.push(`${path} looks for files, which only ${GLOB} may`);
    const [markup] = path === DRAWINGS ? [] : (MARKUP.exec(source) ?? []);
    if (markup) faults.push(`${path} puts markup into the page by ${markup}, which only ${DRAWINGS} may`);
  }
  for (const game of games) {
    const ownFolder = new RegExp(`(^|/)games/${game}/`);
    if (!ownFolder.test(path) && names(game).test(source)) faults.push(`${path} names the game ${game}`);
  }
  return faults;
}

// `nine-holes`, and as code writes it: nineHoles, NineHolesView, as_nine_holes.
const names = (game) => new RegExp(game.split('-').join('[-_ ]?'), 'i');

const WEB = fileURLToPath(new URL('..', import.meta.url));
const SKIPPED = /^(node_modules|src\/protocol\/messages\.ts|package-lock\.json)/;
const READ = /\.(svelte|[mc]?[jt]sx?|css|svg|html|json|webmanifest)$/;

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
