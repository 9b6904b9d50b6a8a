// The payments that the legal moves offer, the cheapest first: no innovation before one, then the fewest cards, because
// what runs out is the cards of one worker.
import { readInnovation } from './box';
import { innovationsInHand, type CardGameSeat } from './view';

export interface Payment {
  notation: string;
  workers: number[];
  innovations: string[];
  stays: {
    workers: number[];
    /** Worker innovations, by the most they count for. */
    innovations: number[];
  };
}

function without<T>(list: readonly T[], these: readonly T[]): T[] {
  const left = [...list];
  for (const one of these) {
    const i = left.indexOf(one);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}

export function payments(moves: readonly string[], seat: CardGameSeat): Payment[] {
  return moves
    .filter((move) => move.startsWith('pay '))
    .map((notation) => {
      const cards = notation.slice('pay '.length).split('+');
      const innovations = cards.filter((card) => Number.isNaN(Number(card)));
      const workers = cards.map(Number).filter((worth) => !Number.isNaN(worth));
      const kept = without(innovationsInHand(seat), innovations);
      const stays = {
        workers: without(seat.workers, workers).sort((a, b) => a - b),
        innovations: kept.flatMap((card) => readInnovation(card).workers ?? []),
      };
      return { notation, workers, innovations, stays };
    })
    .sort(
      (a, b) =>
        a.innovations.length - b.innovations.length ||
        a.workers.length + a.innovations.length - b.workers.length - b.innovations.length,
    );
}
