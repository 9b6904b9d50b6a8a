// Where everything of a knock-out's bracket stands: a column for each round, in it a box for each table and each bye. Boxes
// stand beside those they come from, so that the eye follows somebody to the final.
import type { TournamentMessage, TournamentTable } from '../../protocol/messages';
import { roundsToCome, whoGoOn } from './rounds';

export interface BracketSeat {
  /** Left out for a bot. */
  entrant?: number | undefined;
  place?: number | undefined;
  goesOn: boolean;
}
export interface BracketBox {
  /** In its round, from 1 on; byes have none. */
  number?: number;
  bye: boolean;
  /** Of a round that is not paired yet nobody is known. */
  seats: (BracketSeat | undefined)[];
  /** Of the upper edge, in lines. */
  top: number;
}
export interface Bracket {
  columns: BracketBox[][];
  /** From a box of a column to one of the next, by their middles. */
  lines: { column: number; from: number; to: number }[];
  /** In lines. */
  height: number;
}

const GAP = 0.75; // lines between two boxes

export function bracketOf(told: TournamentMessage): Bracket {
  const paired = inOrder(told.rounds.map((_, round) => boxesOf(told, round)));
  const toCome = roundsToCome(told).map((sizes) => sizes.map(openBox));
  const columns = [...paired, ...toCome];
  columns.forEach((column, i) => stack(column, i === 0 ? [] : columns[i - 1]!));
  const lines = paired.slice(1).flatMap((column, i) =>
    column.flatMap((box) =>
      paired[i]!.filter((each) => leadsTo(each, box)).map((each) => ({
        column: i,
        from: middleOf(each),
        to: middleOf(box),
      })),
    ),
  );
  const height = Math.max(0, ...columns.flat().map((box) => box.top + box.seats.length));
  return { columns, lines, height };
}

function boxesOf(told: TournamentMessage, round: number): BracketBox[] {
  const { tables, byes } = told.rounds[round]!;
  const final = tables.length === 1 && byes.length === 0;
  const played = tables.map((table, i): BracketBox => {
    const best = final ? winnersOf(table) : whoGoOn(told, table);
    const seats = table.seats.map(({ entrant, place }) => ({
      entrant,
      place,
      goesOn: entrant !== undefined && best.includes(entrant),
    }));
    return { number: i + 1, bye: false, seats, top: 0 };
  });
  const alone = byes.map((entrant) => ({ bye: true, seats: [{ entrant, goesOn: true }], top: 0 }));
  return [...played, ...alone];
}

const winnersOf = ({ seats }: TournamentTable) =>
  seats.flatMap(({ entrant, place }) => (entrant !== undefined && place === 1 ? [entrant] : []));

const openBox = (size: number): BracketBox => ({
  bye: false,
  seats: Array.from({ length: size }, () => undefined),
  top: 0,
});

const leadsTo = (from: BracketBox, to: BracketBox) =>
  from.seats.some((seat) => seat?.goesOn && to.seats.some((next) => next?.entrant === seat.entrant));

/** Each round is drawn in the order in which the next one takes up its boxes. */
function inOrder(rounds: BracketBox[][]): BracketBox[][] {
  return rounds.reduceRight<BracketBox[][]>((ordered, boxes) => {
    const next = ordered[0];
    if (!next) return [boxes];
    const rank = (box: BracketBox) => {
      const found = next.findIndex((each) => leadsTo(box, each));
      return found < 0 ? next.length : found;
    };
    return [[...boxes].sort((a, b) => rank(a) - rank(b)), ...ordered];
  }, []);
}

const middleOf = ({ top, seats }: BracketBox) => top + seats.length / 2;

/** Beside those it comes from; if nobody knows yet, evenly beside all; never over another one. */
function stack(column: BracketBox[], before: BracketBox[]): void {
  let free = 0;
  column.forEach((box, i) => {
    const known = before.filter((each) => leadsTo(each, box));
    const evenly = before.slice(
      Math.floor((i * before.length) / column.length),
      Math.ceil(((i + 1) * before.length) / column.length),
    );
    const from = known.length > 0 ? known : evenly;
    const middle = from.reduce((sum, each) => sum + middleOf(each), 0) / Math.max(1, from.length);
    box.top = Math.max(free, middle - box.seats.length / 2);
    free = box.top + box.seats.length + GAP;
  });
}
