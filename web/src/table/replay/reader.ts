// A game as one pair of eyes saw it, from the deal to its last move: every view of it, made when it is first wanted.
import type { MoveNews, ReplayMessage, View } from '../../protocol/messages';
import { change } from './changes';

/** A move of a replay as the log has it. */
export function newsOf({ ply, seat, move, events }: ReplayMessage['moves'][number]): MoveNews {
  return {
    version: ply + 1,
    time: 0,
    kind: 'move',
    ply,
    seat,
    events,
    ...(move === undefined ? {} : { move }),
  };
}

export class Reader {
  readonly #views: View[];
  readonly #news: MoveNews[] = [];

  constructor(private readonly told: ReplayMessage) {
    this.#views = [told.first];
  }

  get eyes(): number | null {
    return this.told.eyes;
  }

  /** What the cards were dealt from, once it may be known. */
  get seed(): string | undefined {
    return this.told.seed;
  }

  get plies(): number {
    return this.told.moves.length;
  }

  /** The move that was made at this ply, as the log has it. */
  news(ply: number): MoveNews {
    return (this.#news[ply] ??= newsOf(this.told.moves[ply]!));
  }

  /** Who decides when so many moves were made; nobody at the end of a game that is over. */
  mover(ply: number): number | null {
    return this.told.moves[ply]?.seat ?? this.view(ply).to_move;
  }

  view(ply: number): View {
    for (let made = this.#views.length; made <= ply; ++made) {
      this.#views.push(change(this.#views[made - 1]!, this.told.moves[made - 1]!.changes));
    }
    return this.#views[ply]!;
  }
}

/** Each seat's part as it was seen by its own eyes: what everybody knew, laid open. */
export function openView(readers: readonly Reader[], ply: number): View {
  const views = readers.map((reader) => reader.view(ply));
  const seats = views.map((view, seat) => view.seats[seat]!) as View['seats'];
  return { ...views[0]!, seats };
}
