// Why a move is good, in words: the adviser's reasons without those that only repeat the move, or what its search found.
import type { AdvisedMove, Advice } from '../protocol/messages';
import { t } from '../text/text.svelte';
import type { WholePage } from './game';

type Told = Pick<AdvisedMove, 'move' | 'plan' | 'reasons'>;

/** What the reasons add to the moves that are told beside them. */
export function reasonsInWords(game: WholePage, { move, plan, reasons }: Told): string[] {
  const repeats = (name: string) => [move, ...plan].some((each) => game.repeats[name]?.test(each));
  return reasons
    .filter(({ reason }) => !repeats(reason.event))
    .map(({ reason, words }) => game.reasonInWords(reason, words));
}

/** What the search found of one of the moves that are advised, beside the best or the next best. */
export function foundInWords({ seat, moves }: Advice, index: number): string {
  const percent = (at: number) => Math.round(100 * (moves[at]?.victory[seat] ?? 0));
  const other = index === 0 ? 1 : 0;
  if (moves[other] === undefined) return '';
  const n = percent(index) - percent(other);
  if (n === 0) return t('table.foundAlike');
  return n > 0 ? t('table.foundMore', { n }) : t('table.foundLess', { n: -n });
}
