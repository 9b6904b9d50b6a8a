import { expect, test } from 'vitest';
import { Refused } from '../../protocol/connection.svelte';
import type { News } from '../../protocol/messages';
import { Past } from './past.svelte';

const chat = (version: number): News => ({
  version,
  time: 0,
  kind: 'chat',
  person: 'a',
  name: 'A',
  text: 'ho',
});
const move = (version: number, ply: number): News => ({
  version,
  time: 0,
  kind: 'move',
  seat: 0,
  ply,
  events: [],
});
const undo = (version: number, ply: number): News => ({ version, time: 0, kind: 'undo', seat: 0, ply });
const versions = (past: Past) => past.log.map(({ version }) => version);

/** A server that tells so many at a time of what it knows. */
const server =
  (all: readonly News[], most = 3) =>
  async (before: number) => ({ news: all.filter(({ version }) => version < before).slice(-most) });

test('what is missing before the latest news is filled in page by page', async () => {
  const all = Array.from({ length: 10 }, (_, i) => chat(i + 1));
  const past = new Past(server(all));
  const filled = past.take(all.slice(7), 0, 7);
  expect(versions(past)).toEqual([8, 9, 10]);
  await filled;
  expect(versions(past)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('what was known before a long absence is not asked for again', async () => {
  const all = Array.from({ length: 10 }, (_, i) => chat(i + 1));
  const asked: number[] = [];
  const past = new Past((before) => (asked.push(before), server(all)(before)));
  await past.take(all.slice(0, 2), 0);
  await past.take(all.slice(7), 2, 5);
  expect(versions(past)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(asked).toEqual([8, 5]);
});

test('news that come while a page is on its way stay behind it', async () => {
  const all = [chat(1), chat(2), chat(3), chat(4)];
  const past = new Past(server(all));
  const filled = past.take(all.slice(2, 3), 0, 2);
  void past.take(all.slice(3), 3);
  await filled;
  expect(versions(past)).toEqual([1, 2, 3, 4]);
});

test('a move that was taken back is gone, though it stood on an earlier page', async () => {
  const all = [move(1, 0), move(2, 1), undo(3, 1), move(4, 1)];
  const past = new Past(server(all));
  await past.take(all.slice(2), 0, 2);
  expect(versions(past)).toEqual([1, 3, 4]);
});

test('it is known while earlier pages are on their way, also when a second absence asks for more', async () => {
  const all = Array.from({ length: 12 }, (_, i) => chat(i + 1));
  const past = new Past(server(all));
  expect(past.filling).toBe(false);
  const first = past.take(all.slice(7, 8), 0, 7);
  const second = past.take(all.slice(10), 8, 2);
  expect(past.filling).toBe(true);
  await second;
  expect(past.filling).toBe(true);
  await first;
  expect(past.filling).toBe(false);
  expect(past.cut).toBe(false);
  expect(versions(past)).toEqual(all.map(({ version }) => version));
});

test('a log that cannot be had begins later, and says so', async () => {
  const past = new Past(() => Promise.reject(new Refused('removed', '')));
  await past.take([chat(9)], 0, 8);
  expect(versions(past)).toEqual([9]);
  expect(past.cut).toBe(true);
  expect(past.filling).toBe(false);
});
