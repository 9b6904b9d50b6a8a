// A game that stands still, or that somebody would adjourn: what is said of it, and what I may answer.
import { momentInWords, t } from '../text/text.svelte';
import { isOnHoliday } from '../ui/seats';
import type { Table } from './table.svelte';

interface Answer {
  command: string;
  words: string;
  give: () => void;
}

export class Standstill {
  constructor(private readonly table: Table) {}

  get #iAgree(): boolean {
    const { adjourned, adjourn_asked } = this.table.told;
    const agreed: readonly number[] = (adjourned ?? adjourn_asked)?.agreed ?? [];
    return this.table.mySeats.some((seat) => agreed.includes(seat));
  }

  /** Empty while the game goes on. */
  get words(): string {
    const { adjourned, adjourn_asked, actor, seats } = this.table.told;
    if (adjourned) {
      if (this.#iAgree) return t('table.goOnAsked');
      return t('table.adjourned', { when: momentInWords(adjourned.until) });
    }
    if (adjourn_asked) return this.#question(adjourn_asked.until, adjourn_asked.agreed[0]);
    const waited = actor === null || actor === undefined ? undefined : seats[actor];
    if (waited?.kind !== 'person' || waited.mine || waited.away || !isOnHoliday(waited)) return '';
    const when = momentInWords(waited.vacation_until!);
    return t('table.holidayWait', { name: this.table.speaker.name(actor!), when });
  }

  #question(until: number, asker: number | undefined): string {
    const when = momentInWords(until);
    if (this.#iAgree) return t('table.adjournWaits', { when });
    return asker === undefined ? '' : t('table.adjournAsked', { name: this.table.speaker.name(asker), when });
  }

  get answers(): Answer[] {
    const { adjourned, adjourn_asked } = this.table.told;
    if (!this.table.seated) return [];
    if (adjourned) return this.#iAgree ? [] : [this.#answer('resume', t('table.goOn'), { type: 'resume' })];
    if (!adjourn_asked) return [];
    const no = t(this.#iAgree ? 'table.adjournWithdraw' : 'table.adjournNo');
    const answers = [this.#answer('adjourn-no', no, { type: 'adjourn' })];
    if (this.#iAgree) return answers;
    const { until } = adjourn_asked;
    return [this.#answer('adjourn-yes', t('table.adjournAgree'), { type: 'adjourn', until }), ...answers];
  }

  #answer(command: string, words: string, wish: Parameters<Table['ask']>[0]): Answer {
    return { command, words, give: () => void this.table.ask(wish) };
  }
}
