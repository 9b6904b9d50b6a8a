// What a move costs and brings, in words: "1 worker, 3 Marks, +4 points".
import type { MovePreview } from '../protocol/messages';
import { t } from '../text/text.svelte';

export function priceInWords(move: MovePreview): string {
  const { workers = 0, marks = 0 } = move.cost;
  const parts: string[] = [];
  if (workers > 0) parts.push(t('common.workers', { n: workers }));
  if (marks !== 0) parts.push((marks < 0 ? '+' : '') + t('common.marks', { n: Math.abs(marks) }));
  if (move.points) parts.push((move.points > 0 ? '+' : '') + t('common.points', { n: move.points }));
  return parts.join(', ');
}
