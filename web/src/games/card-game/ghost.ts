// The board as it would be after the move under the pointer.
import type { Event } from '../../protocol/messages';
import type { Table } from '../../table/table.svelte';
import { apply } from './apply';
import { asCardGame, type CardGameView } from './view';

/**
 * The server keeps to itself what a move reveals, also an order that only its owner knows; the owner may see all the same
 * what a train with it brings.
 */
export function ghostOf(table: Table): CardGameView | undefined {
  if (!table.ghost || !table.aim || !('move' in table.aim)) return undefined;
  const { move, events } = table.aim.move;
  if (!move.startsWith('deliver ') || events.some(({ event }) => event === 'train_departed'))
    return asCardGame(table.ghost);
  const [, dock, order] = move.split(' ') as [string, string, string];
  const seat = table.mySeat;
  const owner = asCardGame(table.board!).seats[seat]!;
  const shown: Event[] = owner.orders.includes(order) ? [] : [{ event: 'secret_shown', seat, card: order }];
  const departs: Event = { event: 'train_departed', seat, dock: Number(dock), order };
  return asCardGame(apply(table.board!, [...shown, departs]));
}

/**
 * The same for the cards before me. An innovation is played from among them: what it brings must not push it away from the
 * pointer.
 */
export function handGhostOf(table: Table): CardGameView | undefined {
  const aimed = table.aim && 'move' in table.aim ? table.aim.move.move : '';
  return aimed.startsWith('play ') ? undefined : ghostOf(table);
}
