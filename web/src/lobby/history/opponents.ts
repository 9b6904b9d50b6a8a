// Rivals of one kind, in words.
import type { Opposition } from '../../protocol/messages';
import { t } from './text';

export function opponentInWords(who: Opposition['who']): string {
  if (who === 'rivals') return t('history.rivals');
  if (who === 'people') return t('history.people');
  return t('lobby.seatBot', { level: t(`common.${who}`) });
}
