// Everything on a board explains itself: one proof for every game. Places are functions that bring a page there.
import assert from 'node:assert/strict';
import { prove, WHOLE_GAME_MS } from './harness.mjs';
import { axeFaults, collect } from './looks.mjs';
import { look, settled } from './player.mjs';
import { PHONE } from './stage.mjs';

const LANGUAGES = ['en', 'de', 'nl', 'it'];
const CARD = '[data-part="Explain"]';
const LONGEST_MS = 300_000;

// Runs in the page: touches one thing of each name that was not read yet while everything explains itself, and reads
// its card.
async function readCards(read) {
  const told = () => new Promise((done) => setTimeout(done));
  const seen = (each) => each.checkVisibility();
  const things = [...document.querySelectorAll('main [data-explain]')].filter(seen);
  const cards = [];
  for (const [name, thing] of new Map(things.map((each) => [each.dataset.explain, each]))) {
    if (read.includes(name)) continue;
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await told();
    const card = document.querySelector('[data-part="Explain"]');
    const words = (what) => [...(card?.querySelectorAll(what) ?? [])].map((each) => each.textContent.trim());
    cards.push({ name, title: words('h2').join(' '), told: words('dd'), all: card?.textContent ?? '' });
  }
  const mute = [...document.querySelectorAll('main [data-move]')].filter(
    (each) => seen(each) && !each.closest('[data-explain]'),
  );
  return { cards, things: things.length, mute: mute.map((each) => each.dataset.move) };
}

function cardFaults({ cards, things, mute }) {
  const faults = cards.flatMap(({ name, title, told, all }) => {
    if (!title || told.length === 0 || told.includes('')) return [`${name} has no explanation`];
    return /[{}]|undefined|NaN|\[object/.test(all) ? [`${name}: ${all}`] : [];
  });
  if (things === 0) faults.push('nothing explains itself');
  return [...faults, ...mute.map((move) => `the place of ${move} explains nothing`)];
}

async function speak(page, language) {
  await page.evaluate(async (language) => {
    const kept = JSON.parse(localStorage.getItem('pithead'));
    localStorage.setItem('pithead', JSON.stringify({ ...kept, language }));
    const headers = { 'Content-Type': 'application/json' };
    await fetch('/api/me', { method: 'POST', headers, body: JSON.stringify({ language }) });
  }, language);
  await page.reload();
  await page.locator(`html[lang="${language}"] [data-ply]`).waitFor();
}

const plyOf = async (page) => (await look(page)).ply;
const point = (page) => page.locator('[data-command="explain"]:visible').first().click();

const kindOf = (name) => name.split(' ')[0];

/** Reads all cards at a place in the language spoken there; what is wrong with them. `met` are the names met before. */
async function readPlace(page, met) {
  const ply = await plyOf(page);
  await point(page);
  const read = await page.evaluate(readCards, [...met]);
  for (const each of read.cards) met.add(each.name);
  const faults = cardFaults(read);
  if (read.cards.length > 0) faults.push(...(await axeFaults(page)));
  await page.keyboard.press('Escape');
  assert.equal(await plyOf(page), ply, 'nothing was played');
  return faults;
}

/**
 * Everything that can be played, and whatever else has a name, says what it is. `kinds` are the first words of all names
 * that must be met on the way, so that none gets lost; each kind is read in four languages.
 */
export function proveExplained(name, places, kinds, how = {}) {
  prove(
    `everything at ${name} explains itself in four languages`,
    async (stage) => {
      const page = await stage.open('/', { bypassCSP: true });
      const met = Object.fromEntries(LANGUAGES.map((language) => [language, new Set()]));
      const kindsOf = (language) => new Set([...met[language]].map(kindOf));
      const faults = await collect(page, places, async () => {
        const found = await readPlace(page, met.en);
        for (const language of LANGUAGES.slice(1)) {
          if (kindsOf(language).size === kindsOf('en').size) continue;
          await speak(page, language);
          const faults = await readPlace(page, met[language]);
          found.push(...faults.map((fault) => `${language}, ${fault}`));
        }
        await speak(page, 'en');
        return found;
      });
      assert.deepEqual([...new Set(faults)], []);
      for (const language of LANGUAGES) {
        const unmet = kinds.filter((kind) => !kindsOf(language).has(kind));
        assert.deepEqual(unmet, [], `kinds that were never met in "${language}"`);
      }
    },
    { timeout: LONGEST_MS, ...how },
  );
}

/** By key, by pointer, by a finger that rests, by the button beside what was touched, and in the past as in the present. */
export function proveAsking(name, goThere, how = {}) {
  const titleOf = (page) => page.locator(`${CARD} h2`).textContent();
  const close = async (page) => {
    await page.keyboard.press('Escape');
    await page.locator(CARD).waitFor({ state: 'detached' });
  };
  const firstPlace = (page) => page.locator('main [data-explain][data-move]:visible').first();

  prove(
    `keys and pointers ask at ${name} what a thing is`,
    async (stage) => {
      const page = await stage.open('/');
      await goThere(page);
      const ply = await plyOf(page);
      const place = firstPlace(page);
      await place.focus();
      await page.keyboard.press('?');
      const title = await titleOf(page);
      assert(title.length > 0);
      await close(page);

      await point(page);
      await place.click();
      assert.equal(await titleOf(page), title);
      await close(page);

      // What Tab passes over otherwise can be reached while everything explains itself.
      await point(page);
      const other = page
        .locator('main [data-explain][tabindex="0"]:not([data-move]):not([aria-disabled]):visible')
        .first();
      await other.focus();
      await page.keyboard.press('Enter');
      await page.locator(`${CARD} h2`).waitFor();
      await close(page);
      assert.equal(await plyOf(page), ply, 'nothing was played');

      await page.locator('[data-command="look-back"]:visible').click();
      await page.locator('[data-command="look-back"]').waitFor({ state: 'detached' });
      await point(page);
      await page.locator('main [data-explain]:visible').first().click({ force: true }); // nothing can be played there
      await page.locator(`${CARD} h2`).waitFor();
      await close(page);
    },
    { timeout: WHOLE_GAME_MS, ...how },
  );

  prove(
    `fingers ask at ${name} what a thing is`,
    async (stage) => {
      const page = await stage.open('/', PHONE);
      await goThere(page);
      await settled(page);
      const ply = await plyOf(page);
      const place = firstPlace(page);
      await place.scrollIntoViewIfNeeded();
      const { x, y, width, height } = await place.boundingBox();
      const finger = await page.context().newCDPSession(page);
      const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      const title = await titleOf(page);
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.locator('[data-command="close-explanation"]').tap();
      await page.locator(CARD).waitFor({ state: 'detached' });

      await place.tap();
      await page.locator('[data-command="explain-touched"]').tap();
      assert.equal(await titleOf(page), title, 'the same by the button beside what was touched');
      assert.equal(await plyOf(page), ply, 'nothing was played');
    },
    { timeout: WHOLE_GAME_MS, ...how },
  );
}
