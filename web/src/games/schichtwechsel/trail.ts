// How a turn came to the question that is asked now: each decision hangs below the one that triggered it.
//
// Cards, barriers, circles and headframes want answers of certain kinds; an answer belongs to the deepest line that
// still wants it.
import type { Event, News } from '../../protocol/messages';
import { barrierBefore, box, cardOf, circleOf, type Effect } from './box';
import type { Track } from './view';

export interface TrailLine {
  /** The first ply of the line; undoing it takes back everything from there on. */
  ply: number;
  moves: string[];
  events: Event[];
  depth: number;
}

/** A move that was made; this game hides none. */
export interface Played {
  ply: number;
  seat: number;
  move: string;
  events: Event[];
}

export function playedIn(log: readonly News[]): Played[] {
  return log.filter((each) => each.kind === 'move') as unknown as Played[];
}

interface Open extends TrailLine {
  wants: Map<string, number>;
}

// The verb that answers an effect.
const ANSWERS: Record<string, string> = {
  'move-carts': 'cart',
  'make-coke': 'coke',
  'load-coke': 'load',
  'lower-up-to': 'lower',
  'coke-to-plant': 'plant',
  'cube-to-cart': 'cube',
  'advance-rail': 'rail',
  copy: 'copy',
  build: 'build',
  'miner-or-headframe': 'benefit',
  'move-miner': 'go',
  'walk-miner': 'go',
  'headframe-to-top': 'frame',
  'headframe-to-left': 'frame',
  'headframe-to-any': 'frame',
  choose: 'option',
};
const BENEFITS = ['miner', 'headframe', 'points'];
const SECOND_HALVES: Record<string, string> = { pay: 'card', lot: 'build', go: 'miner', use: 'go' };
const SILENT = ['stop', 'decline', 'end'];
const BEFORE = ['give', 'tile', 'sell', 'hold', 'pass'];
const verbOf = (move: string) => move.split(' ')[0]!;

function want(line: Open, effects: readonly Effect[]): void {
  for (const { effect, n = 1, track } of effects) {
    const kind = effect === 'advance' ? `advance ${track!}` : ANSWERS[effect];
    if (kind) line.wants.set(kind, (line.wants.get(kind) ?? 0) + Math.max(1, n));
  }
}

const deepest = (stack: readonly Open[], kind: string) =>
  stack.findLastIndex((line) => (line.wants.get(kind) ?? 0) > 0);

// What an event makes the line want next; a disc may go on for a line further up.
function follow(stack: Open[], event: Event): void {
  const line = stack.at(-1)!;
  switch (event.event) {
    case 'card_used':
    case 'card_copied': {
      const card = cardOf(event['card'] as string);
      want(line, [...card.effects, ...(card.by_token ?? [])]);
      if (card.card === 'personal') want(line, [{ effect: 'advance-rail', n: Infinity }]);
      break;
    }
    case 'spoil_exchanged': {
      const [spoil, gain] = [event['spoil'], event['gain']];
      want(line, box.exchanges.find((each) => each.spoil === spoil && each.exchange === gain)!.effects);
      break;
    }
    case 'headframe_moved':
      want(line, box.headframe_spaces.find((each) => each.space === event['space'])!.effects);
      break;
    case 'miner_moved':
      want(line, circleOf(event['circle'] as string).effects);
      break;
    case 'disc_advanced': {
      const track = event['track'] as Track;
      const index = deepest(stack, `advance ${track}`);
      if (index >= 0) stack.length = index + 1;
      const moved = stack.at(-1)!;
      moved.wants.set(`advance ${track}`, (moved.wants.get(`advance ${track}`) ?? 0) - 1);
      want(moved, barrierBefore(track, event['space'] as number)?.effects ?? []);
    }
  }
}

/** The moves of the turn that is not over yet, oldest first. */
export function turnOf(moves: readonly Played[], seat: number): Played[] {
  let from = moves.length;
  while (from > 0) {
    const { move, seat: who } = moves[from - 1]!;
    const verb = verbOf(move);
    if (who !== seat || BEFORE.includes(verb) || verb === 'end') break;
    --from;
    if (verb === 'card') {
      const before = moves[from - 1];
      if (before?.seat === seat && verbOf(before.move) === 'exchange') --from;
      break;
    }
  }
  return moves.slice(from);
}

export function trailOf(moves: readonly Played[]): TrailLine[] {
  const lines: Open[] = [];
  const stack: Open[] = [];
  for (const { ply, move, events } of moves) {
    const verb = verbOf(move);
    const last = lines.at(-1);
    const half = SECOND_HALVES[verb];
    const joins =
      last && (SILENT.includes(verb) || (half !== undefined && verbOf(last.moves.at(-1)!) === half));
    if (joins) {
      if (!SILENT.includes(verb)) last.moves.push(move);
    } else {
      const parent = deepest(stack, BENEFITS.includes(verb) ? 'benefit' : verb);
      const top =
        verb === 'card' || verb === 'exchange' ? -1 : Math.max(parent, Math.min(stack.length - 1, 0));
      stack.length = top + 1;
      const line: Open = { ply, moves: [move], events: [], depth: stack.length, wants: new Map() };
      lines.push(line);
      stack.push(line);
    }
    const line = lines.at(-1)!;
    for (const event of events) {
      line.events.push(event);
      follow(stack, event);
    }
  }
  return lines.map(({ wants: _, ...line }) => line);
}
