// Positions for the pictures of the rules: a real deal, to which happens what the examples tell.
import { scenesOf } from '../../../table/rules/still';
import page from '../index';
import { readLorry } from '../box';
import { zoneOf, type CardGameSeat, type CardGameView, type Engine, type ZoneName } from '../view';
import deal from './deal.json';

export const [ANN, BEN, CLEO] = [0, 1, 2] as const;
export const { position, show } = scenesOf<CardGameView>(page, deal);

/** Who used a zone last, with how many workers. */
export function use(view: CardGameView, zone: ZoneName, seat: number, level: number): void {
  Object.assign(zoneOf(view, zone), { level, last_player: seat });
}

/** A dock with its engine and wagons; what is loaded on a wagon stands behind a colon: `wild-wagon:fox-1-1`. */
export function dockUp(
  { docks }: CardGameSeat,
  dock: number,
  engine: Engine | null,
  ...wagons: string[]
): void {
  const coupled = wagons.map((each) => {
    const [wagon, lorry = null] = each.split(':') as [string, string?];
    return { wagon, lorry };
  });
  const load = coupled.reduce((sum, { lorry }) => sum + (lorry ? readLorry(lorry).lorries : 0), 0);
  Object.assign(docks[dock - 1]!, { engine, wagons: coupled, load });
}
