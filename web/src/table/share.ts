// My part in a table's deal (docs/server/fair-deal.md): a share drawn here, and the commitment that stood there when I
// first saw the table. Both are kept in this browser until the game is over, to be compared with what is told then.
import { server } from '../protocol/connection.svelte';
import { randomHex } from '../protocol/id';
import type { PersonSeat, TableMessage } from '../protocol/messages';

const KEPT = 'pithead-shares';
const MOST_TABLES = 200; // games by turns are slow
const SHARE_BYTES = 16;

export interface MyPart {
  share?: string;
  commitment?: string;
}

function read(): [string, MyPart][] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as [string, MyPart][];
  } catch {
    return []; // broken, or a browser that keeps nothing
  }
}

function keep(table: string, part: MyPart): void {
  const others = read().filter(([each]) => each !== table);
  try {
    localStorage.setItem(KEPT, JSON.stringify([...others, [table, part]].slice(-MOST_TABLES)));
  } catch {
    // Then there is nothing to compare with at the end.
  }
}

export function myPart(table: string): MyPart {
  return new Map(read()).get(table) ?? {};
}

/** The same one however often it is asked for. */
export function shareFor(table: string): string {
  const part = myPart(table);
  const share = part.share ?? randomHex(SHARE_BYTES);
  if (share !== part.share) keep(table, { ...part, share });
  return share;
}

function rememberCommitment(table: string, commitment: string): void {
  const part = myPart(table);
  if (part.commitment === undefined) keep(table, { ...part, commitment });
}

const gave = new Set<string>(); // the tables

/**
 * Whoever sits down gives a share, and the host starts with one. Who was seated without asking, as in a rematch, gives
 * it here; where that fails the game begins without it.
 */
export async function takePart({ table, fair, status, host, seats }: TableMessage): Promise<void> {
  if (!fair || status === 'over') return;
  rememberCommitment(table, fair.commitment);
  const mine = seats.filter((seat) => seat.kind === 'person' && seat.mine) as PersonSeat[];
  if (status !== 'open' || host || mine.length === 0 || mine.some(({ shared }) => shared)) return;
  if (gave.has(table)) return;
  gave.add(table);
  await server()
    .ask({ type: 'share', table, share: shareFor(table) })
    .catch(() => undefined);
}
