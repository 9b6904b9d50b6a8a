// The log's moves put together to turns: a turn of mining is many moves, but one thing to tell.
import type { Event, MoveNews, News } from '../../../protocol/messages';
import { box } from '../box';

export interface Turn {
  seat: number;
  /** All of the turn's moves as one: the first one's notation, everybody's events. */
  move: MoveNews;
  /** Where the workers went; undefined in the draft. */
  space: string | undefined;
  workers: number;
  /** Whose workers had to go. */
  ousted: number | undefined;
  /** Work steps used. */
  steps: number;
  /** Cards that came to the seat. */
  orders: string[];
  tile: string | undefined;
  delivered: string[];
  marks: number;
  /** Cubes that found their spot. */
  filled: number;
  keptNothing: boolean;
  /** Scored by the turn itself, not by the shift's end. */
  points: number;
  /** The shift that ended with this turn. */
  scored: number | undefined;
}

const field = <T>(event: Event, name: string) => event[name] as T;

// What an event adds to its turn.
const PARTS: Record<string, (turn: Turn, event: Event) => void> = {
  order_drafted: (turn, event) => turn.orders.push(field(event, 'order')),
  order_taken: (turn, event) => turn.orders.push(field(event, 'order')),
  workers_placed: (turn, event) => {
    turn.space = field(event, 'space');
    turn.workers = field(event, 'n');
  },
  workers_ousted: (turn, event) => (turn.ousted = event.seat),
  marks_gained: (turn, event) => (turn.marks += field<number>(event, 'marks')),
  tile_bought: (turn, event) => (turn.tile = field(event, 'tile')),
  nothing_kept: (turn) => (turn.keptNothing = true),
  cage_moved: (turn) => (turn.steps += 1),
  cube_loaded: (turn) => (turn.steps += 1),
  cube_stored: (turn) => (turn.steps += 1),
  spot_filled: (turn) => {
    turn.steps += 1;
    turn.filled += 1;
  },
  spot_substituted: (turn) => {
    turn.steps += box.substitution_steps;
    turn.filled += 1;
  },
  order_delivered: (turn, event) => {
    turn.delivered.push(field(event, 'order'));
    turn.points += field<number>(event, 'points');
  },
  shift_scored: (turn, event) => (turn.scored = field(event, 'shift')),
};

function begin(move: MoveNews): Turn {
  return {
    seat: move.seat,
    move: { ...move, events: [] },
    space: undefined,
    workers: 0,
    ousted: undefined,
    steps: 0,
    orders: [],
    tile: undefined,
    delivered: [],
    marks: 0,
    filled: 0,
    keptNothing: false,
    points: 0,
    scored: undefined,
  };
}

// A turn begins with workers placed, or with a card of the draft; everything else belongs to the turn before.
const BEGINNINGS = ['workers_placed', 'order_drafted'];

export function turnsOf(log: readonly News[]): Turn[] {
  const turns: Turn[] = [];
  for (const news of log) {
    if (news.kind !== 'move') continue;
    if (news.events.some((each) => BEGINNINGS.includes(each.event))) turns.push(begin(news));
    const turn = turns.at(-1);
    if (!turn) continue;
    turn.move.events.push(...news.events);
    for (const event of news.events) PARTS[event.event]?.(turn, event);
  }
  return turns;
}

/** What the others did since this seat's last turn was over; a turn it is in the middle of does not count. */
export function sinceMyTurn(turns: readonly Turn[], seat: number, inTurn: boolean): Turn[] {
  const past = inTurn ? turns.slice(0, -1) : turns;
  return past.slice(past.findLastIndex((turn) => turn.seat === seat) + 1);
}
