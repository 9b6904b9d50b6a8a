// Stages of tournaments and times, as people say them.
import type { TournamentState } from '../../protocol/messages';
import { spoken } from '../../text/text.svelte';
import { t } from './text';

export function stateInWords(state: TournamentState): string {
  return t(state === 'running' ? 'clubs.state-running' : `clubs.${state}`);
}

/** "17 Nov, 20:15" */
export function whenInWords(time: number): string {
  return new Intl.DateTimeFormat(spoken(), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(time);
}
