// The log as it is read: moves put together by turn, talk and comings and goings in between.
import type { Event, MoveNews, News } from '../../protocol/messages';
import { momentInWords, t } from '../../text/text.svelte';
import type { Speaker } from '../../ui/speaker';

export interface Line {
  /** The move stands behind so many others. */
  ply: number;
  notation: string | undefined;
  words: string[];
}
export type Entry = { version: number } & (
  | { kind: 'turn'; seat: number; lines: Line[] }
  | { kind: 'heading' | 'note'; words: string }
  | { kind: 'chat'; name: string; words: string }
);

type InWords = (event: Event, speaker: Speaker) => string | undefined;

// What opens a new part of a game stands over it as a heading, whoever's move brought it about.
const isHeading = ({ event }: Event) => event.endsWith('_begun') || event === 'game_won';

export function entriesOf(log: readonly News[], inWords: InWords, speaker: Speaker): Entry[] {
  const entries: Entry[] = [];
  for (const news of log) {
    if (news.kind === 'move') addMove(entries, news, inWords, speaker);
    else entries.push(...told(news, speaker));
  }
  return entries;
}

function addMove(entries: Entry[], news: MoveNews, inWords: InWords, speaker: Speaker): void {
  const { version, seat, events } = news;
  const say = (some: Event[]) => some.flatMap((each) => inWords(each, speaker) ?? []);
  const line = {
    ply: news.ply,
    notation: news.move,
    words: [
      ...(news.planned ? [t('table.asPlanned')] : []),
      ...say(events.filter((each) => !isHeading(each))),
    ],
  };
  const last = entries.at(-1);
  if (last?.kind === 'turn' && last.seat === seat) last.lines.push(line);
  else entries.push({ version, kind: 'turn', seat, lines: [line] });
  for (const words of say(events.filter(isHeading))) entries.push({ version, kind: 'heading', words });
}

function told(news: Exclude<News, MoveNews>, speaker: Speaker): Entry[] {
  const { version } = news;
  const note = (words: string): Entry[] => [{ version, kind: 'note', words }];
  const name = 'seat' in news && typeof news.seat === 'number' ? speaker.name(news.seat) : '';
  switch (news.kind) {
    case 'chat': // without a text it was said by somebody muted
      return news.text ? [{ version, kind: 'chat', name: news.name, words: news.text }] : [];
    case 'open':
      return note(t('table.logOpen'));
    case 'sit':
      return note(t('table.logSit', { name: news.name || name }));
    case 'leave':
      return name ? note(t('table.logLeave', { name })) : [];
    case 'stand-in':
      return note(t(news.only_turn ? 'table.logTimeUp' : 'table.logStandIn', { name }));
    case 'return':
      return note(t('table.logReturn', { name }));
    case 'start':
      return note(t(news.moves ? 'table.logPlayOn' : 'table.logStart'));
    case 'undo':
      return note(t('table.logUndo', { name }));
    case 'nudge':
      return note(t('table.logNudge', { name, by: news.by === null ? '…' : speaker.name(news.by) }));
    case 'vacation':
      if (!name) return [];
      return note(
        news.until === undefined
          ? t('table.logBack', { name })
          : t('table.logHoliday', { name, when: momentInWords(news.until) }),
      );
    case 'grace':
      return note(t('table.logGrace', { name }));
    case 'adjourn':
      if (!name) return [];
      return note(
        news.until === undefined
          ? t('table.logAdjournNo', { name })
          : t('table.logAdjourn', { name, when: momentInWords(news.until) }),
      );
    case 'resume':
      return note(name ? t('table.logReady', { name }) : t('table.logResume'));
    case 'rematch':
      return note(t('table.logRematch'));
    case 'close':
      return note(t('table.logClose'));
    default: // settings, who confirms turns and the like are nobody's news
      return [];
  }
}

/** What a move did, as one or more sentences. */
export function newsInWords({ events }: MoveNews, game: { eventInWords: InWords }, speaker: Speaker): string {
  return events.flatMap((event) => game.eventInWords(event, speaker) ?? []).join(' ');
}
