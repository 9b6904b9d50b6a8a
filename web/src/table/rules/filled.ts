// Tables of the rules that follow from what is in the box of the table they are read at.
import type { RulesPage } from '../game';
import { fillTable, type Table } from './booklet';

export function filled(table: Table, { tables }: RulesPage): Table {
  const cells = table.box === undefined ? undefined : tables?.[table.box]?.();
  return cells ? fillTable(table, cells) : table;
}
