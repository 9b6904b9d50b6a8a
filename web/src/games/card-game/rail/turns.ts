// The log's moves put together to turns: a turn is many moves, but one thing to tell.
import type { Event, MoveNews, News } from '../../../protocol/messages';
import type { Speaker } from '../../../ui/speaker';
import { eventInWords } from '../words';

export interface Turn {
  seat: number;
  /** Its last move: where the board marks it. */
  news: MoveNews;
  words: string;
}

// What its neighbours tell, or what the board shows.
const SILENT = [
  'top_turned',
  'card_seen',
  'card_returned',
  'cards_returned',
  'secret_shown',
  'points_scored',
];

export function turnsOf(log: readonly News[]): { seat: number; moves: MoveNews[] }[] {
  const turns: { seat: number; moves: MoveNews[] }[] = [];
  let open = false;
  for (const news of log) {
    if (news.kind !== 'move') continue;
    const last = turns.at(-1);
    const begins = isTurnStart(news) && !open;
    if (!last || last.seat !== news.seat || begins) turns.push({ seat: news.seat, moves: [news] });
    else last.moves.push(news);
    // A turn ends when somebody else moves, by passing, or by `end`; an innovation before the placement does not end it.
    open = news.move !== 'end' && news.move !== 'pass';
  }
  return turns;
}

const isTurnStart = ({ move }: MoveNews) => move === 'pass' || move?.startsWith('place ') === true;

/** What the others did since this seat's last turn, a sentence for each turn. */
export function turnsSince(log: readonly News[], seat: number | null, speaker: Speaker): Turn[] {
  const all = turnsOf(log);
  const players = new Set(all.map((turn) => turn.seat)).size;
  const mine = all.at(-1)?.seat === seat ? all.slice(0, -1) : all;
  const since =
    seat === null ? all.slice(-players) : mine.slice(mine.findLastIndex((turn) => turn.seat === seat) + 1);
  return since.map(({ seat, moves }) => ({
    seat,
    news: moves.at(-1)!,
    words: sentence(
      moves.flatMap(({ events }) => events as readonly Event[]),
      speaker,
    ),
  }));
}

function sentence(events: readonly Event[], speaker: Speaker): string {
  return events
    .filter(({ event }) => !SILENT.includes(event))
    .flatMap((event) => eventInWords(event, speaker) ?? [])
    .join(' ');
}
