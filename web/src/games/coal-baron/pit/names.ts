import type { Table } from '../../../table/table.svelte';
import { t } from '../text';
import { stepsOf } from './plan';

/** A button's name: the notation, one sentence, and what it costs. */
export function named(table: Table, move: string): string {
  const words = table.game()!.moveInWords(move, table.board!, table.speaker);
  return `${move}. ${words}. ${t('box.steps', { n: stepsOf(move) })}.`;
}
