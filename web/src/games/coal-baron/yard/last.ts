// Where the last turn was made: its first move placed workers, the others may be work steps or cards returned.
import type { MoveNews } from '../../../protocol/messages';
import type { Table } from '../../../table/table.svelte';

export interface Place {
  space: string;
  seat: number;
  news: MoveNews;
}

export function lastPlace(table: Table, shown = table.shownMove): Place | undefined {
  if (!shown) return undefined;
  const placed = table.log.findLast(
    (each): each is MoveNews =>
      each.kind === 'move' && each.ply <= shown.ply && each.move?.startsWith('place ') === true,
  );
  return placed && placed.seat === shown.seat
    ? { space: placed.move!.slice('place '.length), seat: placed.seat, news: placed }
    : undefined;
}
