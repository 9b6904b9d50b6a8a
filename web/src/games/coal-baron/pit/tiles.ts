import { box, readTile } from '../box';

export interface Tiles {
  light: number;
  dark: number;
}

export function countTiles(tiles: readonly string[]): Tiles {
  const light = tiles.filter((tile) => readTile(tile).side === 'light').length;
  return { light, dark: tiles.length - light };
}

/** At the end each tile that one side has more costs points. */
export function balancePoints({ light, dark }: Tiles): number {
  return -box.imbalance_penalty * Math.abs(light - dark) || 0;
}
