// The way into a guided first game: back to where it was left, or to a new table with its deal.
import { http } from '../../protocol/http';
import type { NewTableBody } from '../../protocol/messages';
import { me } from '../../state/me.svelte';
import { router } from '../../state/route.svelte';
import { loadGuide } from '../games';
import { openTable } from '../open';
import { isLearnt, keepGuide, keptGuide } from './kept';

/** Goes on where the person left it, unless it is to begin again. */
export async function startGuide(game: string, { again = false } = {}): Promise<void> {
  await me.arrive();
  const kept = keptGuide(game);
  if (!again && kept && !isLearnt(game) && (await isRunning(kept.table))) {
    keepGuide(game, { ...kept, state: 'on' });
    return router.go(`/table/${kept.table}`);
  }
  const { seed, moves = [], players, level, options } = (await loadGuide(game))!;
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: 'person' } : { kind: 'bot', level },
  ) as NewTableBody['seats'];
  const begin = { seed, moves: [...moves] };
  const table = await openTable({ game, seats, begin, ...(options && { options }) });
  keepGuide(game, { table, began: [], state: 'on' });
}

async function isRunning(table: string): Promise<boolean> {
  return http.table(table).then(
    ({ status }) => status === 'running',
    () => false, // closed long ago
  );
}
