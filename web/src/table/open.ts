// A new table, opened and gone to. Where nobody is waited for, its game begins at once.
import { http } from '../protocol/http';
import type { NewTableBody } from '../protocol/messages';
import { me } from '../state/me.svelte';
import { router } from '../state/route.svelte';
import { isFree } from '../ui/seats';
import { shareFor } from './share';

/** The same game on, from where its record stops. */
export async function resumeGame(record: string): Promise<void> {
  const { table } = await http.resume({ record });
  router.go(`/table/${table}`);
}

/** Which one it is; in a club, if one is named. */
export async function openTable(asked: NewTableBody, club?: string | null): Promise<string> {
  const { table } = await http.newTable(asked);
  if (club) await http.bringToClub(club, table!);
  const needsAccount = asked.rated && me.login === undefined; // the waiting room tells it
  if (!asked.seats.some(isFree) && !needsAccount)
    await http.tell(table!, { type: 'start', share: shareFor(table!) });
  router.go(`/table/${table}`);
  return table!;
}
