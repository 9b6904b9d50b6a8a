// A ladder as it is shown: people by rating, and between them the bots as marks.
import type { BotRating, LadderEntry, LadderMessage } from '../../protocol/messages';

export type Row = { person: LadderEntry } | { bot: BotRating };

export interface LadderRows {
  placed: Row[];
  provisional: LadderEntry[];
}

/** Several parts behind each other as one. */
export function joined(parts: readonly LadderMessage[]): LadderMessage | undefined {
  const [first] = parts;
  return first && { ...first, entries: parts.flatMap(({ entries }) => entries) };
}

/** A bot stands above the first who is rated lower; outside of what is shown it stands only at the ends of the ladder. */
export function rowsOf({ entries, bots, from, count }: LadderMessage): LadderRows {
  const placed = entries.filter(({ provisional }) => !provisional);
  const provisional = entries.filter((entry) => entry.provisional);
  const atEnd = provisional.length > 0 || from + entries.length >= count;
  const rows: Row[] = placed.map((person) => ({ person }));
  for (const bot of bots.toSorted((a, b) => a.rating - b.rating)) {
    const below = rows.findIndex((row) => ('person' in row ? row.person : row.bot).rating < bot.rating);
    if (below < 0 ? atEnd : below > 0 || from === 0) rows.splice(below < 0 ? rows.length : below, 0, { bot });
  }
  return { placed: rows, provisional };
}
