// How a person plays: what is offered, which of it is chosen, and the click. And a fast way to a certain moment of a
// game, for tests that are about that moment.
import assert from 'node:assert/strict';

/** Small, seeded, the same everywhere: mulberry32. */
export function chance(seed) {
  return (below) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

// `place F3` and `place F5` are of one kind: choosing among kinds first makes a varied game.
const kindOf = (move) => move.replace(/^(place [A-Z][a-z]*|\S+).*$/, '$1');

/** Any kind with the same chance, then any move of it; a move or a kind that is wished for comes first. */
export function choose(moves, random, wishes = []) {
  const named = moves.filter((move) => wishes.includes(move) && kindOf(move) !== move);
  if (named.length > 0) return named[random(named.length)];
  const kinds = [...new Set(moves.map(kindOf))];
  const wished = kinds.filter((kind) => wishes.includes(kind));
  const among = wished.length > 0 ? wished : kinds;
  const kind = among[random(among.length)];
  const these = moves.filter((move) => kindOf(move) === kind);
  return these[random(these.length)];
}

// ---- by hand -------------------------------------------------------------------------------------------

const TABLE = '[data-ply]';

/** Waits until somebody must do something here, or nobody any more; behind a ply, if one is given. */
export async function settled(page, { behind = -1 } = {}) {
  await page.waitForFunction(
    ([table, behind]) => {
      const { ply, phase } = document.querySelector(table)?.dataset ?? {};
      if (ply === undefined || Number(ply) <= behind) return false;
      return phase === 'over' || document.querySelector('[data-command="moves"], [data-command="confirm"]');
    },
    [TABLE, behind],
  );
  return look(page);
}

/** The table as it lies there: phase, ply, and the moves that can be made on the board itself. */
export function look(page) {
  return page.locator(TABLE).evaluate((table) => {
    const places = [...table.querySelectorAll('main [data-move]')];
    const seen = places.filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0);
    return {
      phase: table.dataset.phase,
      ply: Number(table.dataset.ply),
      moves: [...new Set(seen.map((each) => each.dataset.move))],
    };
  });
}

/** Every legal move, as the list of all moves has them; the list is left open. */
export async function listMoves(page) {
  await page.locator('[data-command="moves"]').click();
  return page.locator('dialog [data-move]').evaluateAll((all) => all.map((each) => each.dataset.move));
}

// In narrow windows the line at the bottom edge grows with what it tells of a place; whoever sees a place at the very edge
// brings it into sight first.
function intoSight(place) {
  const line = document.querySelector('section.signal')?.getBoundingClientRect().top ?? Infinity;
  if (place.getBoundingClientRect().bottom > line - 40) place.scrollIntoView({ block: 'center' });
}

/** One click on the board, or in the list where the board has no place for a move. */
export async function playOne(page, random, { wishes = [], onlyBoard = false } = {}) {
  const { ply, moves } = await look(page);
  let move;
  if (moves.length > 0) {
    move = choose(moves, random, wishes);
    const place = page.locator(`main [data-move="${move}"]:visible`).first();
    await place.evaluate(intoSight);
    await place.click();
  } else {
    assert(!onlyBoard, 'the board offers no move');
    move = choose(await listMoves(page), random, wishes);
    await page.locator(`dialog [data-move="${move}"]`).click();
  }
  try {
    return await settled(page, { behind: ply });
  } catch (error) {
    const heard = await page.evaluate(() => globalThis.pointerHeard.join('; '));
    const says = await page.locator('section.signal').innerText();
    const seen = await page.locator('body').ariaSnapshot();
    const now = JSON.stringify(await look(page));
    throw new Error(
      `after ${move} at ply ${ply} nothing more happens: ${now}\nheard: ${heard}\nsays: ${says}\n${seen}`,
      { cause: error },
    );
  }
}

/** Moves whose places on the board step aside when the pointer comes to them: a click would miss them. */
export async function shyPlaces(page) {
  const shy = [];
  for (const place of await page.locator('main [data-move]:visible').all()) {
    await place.evaluate(intoSight);
    const before = await place.boundingBox();
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    const aimed = await place.boundingBox();
    const step = Math.max(Math.abs(aimed.x - before.x), Math.abs(aimed.y - before.y));
    if (step > 1) shy.push(`${await place.getAttribute('data-move')} by ${step} px`);
    await page.mouse.move(0, 0);
  }
  return shy;
}

/** The first game of the server's list, for tests that are about none. */
export function anyGame(page) {
  return page.evaluate(async () => (await (await fetch('/api/games')).json()).games[0].id);
}

// ---- at once -------------------------------------------------------------------------------------------

/**
 * Opens a table with bots and plays it, past the page, until `reached(view)` behind `turns` moves of this person, and
 * from then on by `wishes`. Leaves the page at the table. The seed chooses the deal, too, so that a test meets the same
 * game every time, unless it is about games that are `dealtByChance`.
 */
export async function seatWhen(
  page,
  game,
  reached,
  { seed = 1, turns = 0, seats = ['easy', 'easy'], advised = false, wishes = [], dealtByChance = false } = {},
) {
  const random = chance(seed);
  const begin = dealtByChance ? undefined : { seed: String(seed), moves: [] };
  const table = await page.evaluate(openTable, { game, levels: seats, begin });
  const talk = await page.evaluateHandle(talkAt, table);
  let told = await talk.evaluate((table) => table.mine());
  for (let made = 0; told.status !== 'over'; ++made) {
    if (made >= turns && reached(told.view)) break;
    const notations = told.moves.map((each) => each.move);
    const move =
      advised && made < turns
        ? await talk.evaluate((table) => table.advice())
        : choose(notations, random, made >= turns ? wishes : []);
    told = await talk.evaluate((table, move) => table.play(move), move);
  }
  assert(reached(told.view), 'the game never came there');
  await talk.evaluate((table) => table.close());
  await page.goto(`/table/${table}`);
  await settled(page);
  return table;
}

/** Plays a table on, past the page, until it is over. Leaves the page at the table. */
export async function playToTheEnd(page, table, { seed = 1 } = {}) {
  const random = chance(seed);
  const talk = await page.evaluateHandle(talkAt, table);
  let told = await talk.evaluate((table) => table.mine());
  while (told.status !== 'over') {
    const move = choose(
      told.moves.map((each) => each.move),
      random,
    );
    told = await talk.evaluate((table, move) => table.play(move), move);
  }
  await talk.evaluate((table) => table.close());
  await page.goto(`/table/${table}`);
  await settled(page);
}

// Runs in the page: a new table with its game begun.
async function openTable({ game, levels, begin }) {
  const post = async (path, body) =>
    (
      await fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id: crypto.randomUUID(), ...body }),
      })
    ).json();
  const bots = levels.map((level) => ({ kind: 'bot', level }));
  const { table } = await post('/api/tables', { game, seats: [{ kind: 'person' }, ...bots], begin });
  await post(`/api/tables/${table}`, { type: 'start', table });
  return table;
}

// Runs in the page: a WebSocket that plays at a table.
async function talkAt(table) {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
  let told;
  let hear = () => {};
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'hello') socket.send(JSON.stringify({ type: 'watch', table }));
    if (message.type === 'table') told = message;
    hear(message);
  };
  const until = (answer) =>
    new Promise((resolve) => {
      hear = (message) => {
        const found = answer(message);
        if (found) resolve(found);
      };
      hear({});
    });
  const mine = () => until(() => told && (told.moves?.length > 0 || told.status === 'over') && told);
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
  const say = (message) => socket.send(JSON.stringify({ id: crypto.randomUUID(), table, ...message }));
  return {
    mine,
    async play(move) {
      const { ply } = told;
      for (;;) {
        say({ type: 'move', ply, move });
        const answer = await until(({ type, error, what }) =>
          error ? { error, what } : type === 'done' && { done: true },
        );
        if (answer.done) break;
        if (answer.error !== 'too-fast') throw new Error(answer.what);
        await pause();
      }
      await until(() => told.ply > ply);
      return mine();
    },
    async advice() {
      say({ type: 'hint' });
      const hint = await until((message) => message.type === 'hint' && message);
      return hint.advice.moves[0].move;
    },
    close() {
      socket.close();
    },
  };
}
