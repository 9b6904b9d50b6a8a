// Where the last turn was made.
import type { Event, MoveNews } from '../../../protocol/messages';
import type { Table } from '../../../table/table.svelte';

export interface LastPlace {
  zone: string;
  seat: number;
}

const placing = (each: Event) => each.event === 'workers_placed';

export function lastPlace(table: Table): LastPlace | undefined {
  const shown = table.pointedAt ?? table.shownMove;
  if (!shown) return undefined;
  const news = table.log.findLast(
    (each): each is MoveNews => each.kind === 'move' && each.ply <= shown.ply && each.events.some(placing),
  );
  const event = news?.events.find(placing);
  return event && news!.seat === shown.seat ? { zone: event['zone'] as string, seat: news!.seat } : undefined;
}
