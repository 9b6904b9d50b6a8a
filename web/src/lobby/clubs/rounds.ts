// What is read off a tournament's rounds: who sat where, with how many points before, and who floats.
import type { TournamentMessage, TournamentTable } from '../../protocol/messages';

const BYE = 12;

/** Points of everybody before a round, by entrant. */
export function pointsBefore(told: TournamentMessage, round: number): number[] {
  const points = told.entrants.map(() => 0);
  for (const { tables, byes } of told.rounds.slice(0, round)) {
    if (told.kind !== 'round-robin') for (const each of byes) points[each]! += BYE;
    for (const { seats } of tables)
      for (const { entrant, points: won } of seats) if (entrant !== undefined) points[entrant]! += won ?? 0;
  }
  return points;
}

/** Whether those of a table came with different points: then they float. */
export function floats(table: TournamentTable, before: readonly number[]): boolean {
  const points = table.seats.flatMap(({ entrant }) => (entrant === undefined ? [] : [before[entrant]!]));
  return new Set(points).size > 1;
}
