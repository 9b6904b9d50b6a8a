// What a move costs and brings, in words: "1 worker, 3 Marks, +4 points".
import type { MovePreview } from '../protocol/messages';
import { t } from '../text/text.svelte';
import type { WholePage } from './game';

export function priceInWords({ cost, points }: MovePreview, game: WholePage): string {
  const parts = game.costInWords(cost as Record<string, number>);
  if (points) parts.push((points > 0 ? '+' : '') + t('common.points', { n: points }));
  return parts.join(', ');
}
