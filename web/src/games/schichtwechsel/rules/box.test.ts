// The rules tell what is in the usual box. Where it changes, `npx vitest run src/games/schichtwechsel/rules -u` writes the
// tables anew in all four languages; the sentences below are for a person to change.
import '../../../testing/browser';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../protocol/messages';
import { me } from '../../../state/me.svelte';
import { fillTables, rulesFile, rulesText } from '../../../testing/rules';
import { learn } from '../../../text/text.svelte';
import { box } from '../box';
import '../testing/engine';
import { tables } from './tables';

describe.each<Language>(['en', 'de', 'nl', 'it'])('the rules in %s', (language) => {
  it('have the tables of the box', async () => {
    me.language = language;
    await learn(language);
    const text = fillTables(rulesText('schichtwechsel', language), tables);
    await expect(text).toMatchFileSnapshot(rulesFile('schichtwechsel', language));
  });
});

it('speak of the mine as it is (“Your mine”, “Water” and the examples)', () => {
  expect(box.carts.map(({ places, coal_only, closable }) => [places, coal_only, closable])).toEqual([
    [1, false, false],
    [2, false, false],
    [2, false, false],
    [2, false, false],
    [2, true, false],
    [2, false, true],
  ]);
  const { small_wagons, large_wagons, coal_stays, coke_wagons, tip_room, coke_of_player } = box;
  expect({ small_wagons, large_wagons, coal_stays, coke_wagons, tip_room, coke_of_player }).toEqual({
    small_wagons: 2,
    large_wagons: 2,
    coal_stays: false,
    coke_wagons: 6,
    tip_room: 6,
    coke_of_player: 11,
  });
  const { sale_points, water } = box;
  expect(sale_points).toEqual([4, 6, 7, 9, 10]);
  expect(water).toEqual({ bottom: 0, top: 5, start: 2, token: 4, top_drop: 3, bottom_points: 1 });
});

it('speak of the plant and of what is covered as it is (“Coking plant”, “The miner’s shift”, “Differences”)', () => {
  const covered = (list: readonly { min_players: number }[]) => list.map((each) => each.min_players);
  expect(box.plant.map(({ space }) => space)).toEqual(['own', 'Q1', 'Q2', 'Q3', 'Q4', 'Q5']);
  expect(covered(box.plant).slice(1)).toEqual([4, 3, 2, 2, 2]);
  expect(box.circles).toHaveLength(14);
  const circles = box.circles.filter(({ min_players: least }) => least > 2);
  expect(circles.map(({ circle, min_players: least }) => [circle, least])).toEqual([
    ['overman', 3],
    ['winding-1', 4],
  ]);
  expect(box.most_coke_in_plant).toBe(4);
});

it('speak of the round cards and the end as they are (“Round cards”, “End of the game”)', () => {
  const changes = box.round_cards.map((card) => [
    card.scores,
    card.closes_carts,
    card.puts_marker_in_bag,
    card.lowers_water,
  ]);
  expect(changes).toEqual([
    ['road', false, false, false],
    ['rail', false, false, false],
    ['canal', false, false, false],
    ['leaders', true, false, false],
    ['spoil', false, true, false],
    ['coke', false, false, true],
  ]);
  const { rounds, first_points, later_points, tool_points, marker_points } = box;
  expect([rounds, first_points, later_points, tool_points, marker_points]).toEqual([5, 8, 5, -2, 2]);
});
