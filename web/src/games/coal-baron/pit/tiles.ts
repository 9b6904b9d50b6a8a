import { readTile } from '../view';

export interface Tiles {
  light: number;
  dark: number;
}

export function countTiles(tiles: readonly string[]): Tiles {
  const light = tiles.filter((tile) => readTile(tile).side === 'light').length;
  return { light, dark: tiles.length - light };
}

/** At the end each tile that one side has more costs two points. */
export function balancePoints({ light, dark }: Tiles): number {
  return -2 * Math.abs(light - dark) || 0;
}
