// What the README shows of The Great Card Game: the stacks, a train that leaves, an end.
import { PHONE } from '../../stage.mjs';
import { seatAt } from './moments.mjs';

// Good players on both sides: a board worth looking at.
const WELL = { dealtByChance: true, seats: ['medium', 'medium', 'medium'], advised: true };

async function stacks(page, take) {
  await seatAt(page, 'turn', { ...WELL, turns: 60 });
  await page.locator('main [data-move^="place "]:visible').first().hover();
  await take(page, 'table');
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, 'table-night');
  await page.emulateMedia({ colorScheme: 'light' });
}

async function delivery(page, take) {
  await seatAt(page, 'deliver', { ...WELL, turns: 70 });
  await page.locator('main [data-move^="deliver "]:visible').first().hover();
  await take(page, 'delivery');
}

async function end(page, take) {
  await seatAt(page, 'over', { ...WELL, turns: Infinity });
  await take(page, 'end');
}

export default async function pictures(arrive, take) {
  const ada = await arrive('Ada', { colorScheme: 'light' });
  for (const moment of [stacks, delivery, end]) await moment(ada, take);
  const bruno = await arrive('Bruno', { ...PHONE, colorScheme: 'dark' });
  await seatAt(bruno, 'turn', { ...WELL, turns: 60 });
  await take(bruno, 'phone');
  return ada;
}
