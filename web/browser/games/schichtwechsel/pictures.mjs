// What the README shows of Schichtwechsel: the table, a trail of decisions, an end.
import { PHONE } from '../../stage.mjs';
import { seatAt } from './moments.mjs';

// Good players on both sides: a board worth looking at.
const WELL = { dealtByChance: true, seats: ['medium', 'medium', 'medium'], advised: true };

async function table(page, take) {
  await seatAt(page, 'turn', { ...WELL, turns: 60 });
  await page.locator('main [data-move^="card route"]:visible').first().hover();
  await take(page, 'table');
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, 'table-night');
}

async function trail(page, take) {
  await seatAt(page, 'benefit', { ...WELL, turns: 30 });
  await page.mouse.move(0, 0);
  await take(page, 'trail');
  await page.emulateMedia({ colorScheme: 'light' });
}

async function end(page, take) {
  await seatAt(page, 'over', { ...WELL, turns: Infinity });
  await take(page, 'end');
}

export default async function pictures(arrive, take) {
  const ada = await arrive('Ada', { colorScheme: 'light' });
  for (const moment of [table, trail, end]) await moment(ada, take);
  const bruno = await arrive('Bruno', { ...PHONE, colorScheme: 'dark' });
  await seatAt(bruno, 'turn', { ...WELL, turns: 40 });
  await take(bruno, 'phone');
  return ada;
}
