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

/** How many rounds there will be, as far as it can be said: who withdraws may make it fewer. */
export function roundsInAll(told: TournamentMessage): number | undefined {
  const { state, kind, rounds, entrants, seats, length } = told;
  if (state === 'over' || state === 'cancelled') return rounds.length;
  if (kind === 'swiss') return length;
  if (state === 'entry') return undefined;
  if (kind === 'round-robin') return roundsOfRoundRobin(entrants.length, seats);
  return rounds.length + roundsToCome(told).length;
}

/** What is still to be paired in a knock-out that runs: how many sit at each table of each round; one alone has a bye. */
export function roundsToCome(told: TournamentMessage): number[][] {
  if (told.state !== 'running') return [];
  const latest = told.rounds.at(-1);
  let people = told.entrants.length;
  if (latest) {
    if (latest.tables.length === 1 && latest.byes.length === 0) return [];
    people = latest.byes.length;
    for (const table of latest.tables) people += howManyGoOn(told, peopleAt(table).length);
  }
  const rounds: number[][] = [];
  while (people > 1) {
    const alone = told.seats === 2 ? people % 2 : 0;
    const sizes = tableSizes(people - alone, told.seats);
    rounds.push(alone ? [...sizes, 1] : sizes);
    if (sizes.length === 1 && !alone) break;
    people = alone + sizes.reduce((sum, size) => sum + howManyGoOn(told, size), 0);
  }
  return rounds;
}

/** The best of a table of a knock-out that is over; of those who are tied the better seed. */
export function whoGoOn(told: TournamentMessage, table: TournamentTable): number[] {
  if (!table.over) return [];
  const seedOf = (entrant: number) => told.entrants[entrant]!.seed ?? 0;
  const best = [...peopleAt(table)].sort(
    (a, b) => (a.place ?? 0) - (b.place ?? 0) || seedOf(a.entrant) - seedOf(b.entrant),
  );
  return best.slice(0, howManyGoOn(told, best.length)).map(({ entrant }) => entrant);
}

/** Whether there is something left to withdraw from: in a knock-out not for whoever is knocked out. */
export function stillPlays(told: TournamentMessage, entrant: number): boolean {
  if (told.entrants[entrant]!.out || (told.state !== 'entry' && told.state !== 'running')) return false;
  const latest = told.rounds.at(-1);
  if (told.kind !== 'knock-out' || !latest || latest.byes.includes(entrant)) return true;
  const table = latest.tables.find((each) => each.seats.some((seat) => seat.entrant === entrant));
  return table !== undefined && (!table.over || whoGoOn(told, table).includes(entrant));
}

/** Seats of people, without those of bots. */
const peopleAt = ({ seats }: TournamentTable) =>
  seats.flatMap(({ entrant, place }) => (entrant === undefined ? [] : [{ entrant, place }]));

// Somebody always goes on and somebody always goes out, unless one is alone.
const howManyGoOn = ({ go_on = 1 }: TournamentMessage, people: number) =>
  Math.max(1, Math.min(go_on, people - 1));

/** As few tables as there can be, and as even. */
function tableSizes(people: number, seats: number): number[] {
  const tables = Math.ceil(people / seats);
  return Array.from(
    { length: tables },
    (_, i) => Math.floor(people / tables) + (i < people % tables ? 1 : 0),
  );
}

function roundsOfRoundRobin(people: number, seats: number): number {
  if (people < 2) return 0;
  if (seats === 2) return people - 1 + (people % 2);
  const met = tableSizes(people, seats).reduce((sum, size) => sum + size * (size - 1), 0); // in a round, by all together
  return Math.ceil((people * (people - 1)) / met);
}
