// How coal lies on the wagons: only its amount counts, so the small wagons are filled first, as the final scoring
// would have it.
import { wagonSizes } from '../box';
import type { CartLoad } from '../view';

export function coalOnWagons(coal: number): { size: number; coal: number }[] {
  let left = coal;
  return wagonSizes().map((size) => {
    const here = Math.min(size, left);
    left -= here;
    return { size, coal: here };
  });
}

/** Which wagon shows a white token: the last of the large ones, which is loaded last. */
export const tokenWagon = (): number => wagonSizes().length - 1;

export function cubesOf({ coal, spoil }: Pick<CartLoad, 'coal' | 'spoil'>): string[] {
  return [...Array<string>(coal).fill('coal'), ...Array<string>(spoil).fill('spoil')];
}
