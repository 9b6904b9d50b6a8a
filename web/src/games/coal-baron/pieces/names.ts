// Pieces in words, for those who hear the board.
import { readOrder, readTile } from '../box';
import { t } from '../text';
import { COLOUR_OF, type Colour } from '../view';

/** "truck order, 2 black, 9 points", and how far it is filled. */
export function readOutOrder(order: string, spots: readonly Colour[][] = []): string {
  const { vehicle, spots: letters, points } = readOrder(order);
  const asked = [...new Set(letters)].map((letter) => {
    const n = letters.filter((each) => each === letter).length;
    return `${n} ${t(`box.${COLOUR_OF[letter]}`)}`;
  });
  const card = t('yard.order', {
    vehicle: t(`box.${vehicle}`),
    coal: asked.join(', '),
    points: t('common.points', { n: points }),
  });
  const filled = spots.filter((spot) => spot.length > 0).length;
  if (filled === 0) return card;
  return `${card}, ${t('yard.filled', { filled, spots: letters.length })}`;
}

/** "tile with 2 gray carts, light side, 6 Marks" */
export function readOutTile(tile: string): string {
  const { colour, carts, side, price } = readTile(tile);
  return t('yard.tile', {
    n: carts,
    colour: t(`box.${colour}`),
    side: t(`box.${side}`),
    price: t('box.marks', { n: price }),
  });
}
