// Who is to sit where: what the host chooses from, and what the server is told.
import type { Level, PersonSeat, Seat, Sitting } from '../protocol/messages';

export const LEVELS = ['random', 'easy', 'medium', 'hard'] as const satisfies readonly Level[];
/** Me, somebody else at this screen, anybody, whoever has the link, or a bot of a level. */
export const CHOICES = ['me', 'here', 'open', 'invited', ...LEVELS] as const;
/** Where nobody comes from elsewhere. */
export const choicesAlone = CHOICES.filter((choice) => choice !== 'open' && choice !== 'invited');
export type Choice = (typeof CHOICES)[number];

export interface Wish {
  choice: Choice;
  name: string;
}

export function isBot(choice: Choice): choice is Level {
  return (LEVELS as readonly string[]).includes(choice);
}

export function takesName(choice: Choice): boolean {
  return choice === 'here' || choice === 'invited';
}

export function sittingOf({ choice, name }: Wish): Sitting {
  const called = name.trim();
  if (isBot(choice)) return { kind: 'bot', level: choice };
  if (choice === 'open') return { kind: 'open' };
  const kind = choice === 'invited' ? 'invited' : 'person';
  return takesName(choice) && called ? { kind, name: called } : { kind };
}

/** Of several seats that are played from this screen mine is the one with my name, or if I changed it the first. */
export function mySeat(seats: readonly Seat[], myName: string): number {
  const atThisScreen = seats.flatMap((seat, i) => (seat.kind === 'person' && seat.mine ? [i] : []));
  return atThisScreen.find((i) => (seats[i] as PersonSeat).name === myName) ?? atThisScreen[0] ?? -1;
}

/** The choice that made this seat. */
export function wishOf(seat: Seat, isMe: boolean): Wish {
  if (isMe) return { choice: 'me', name: '' };
  switch (seat.kind) {
    case 'bot':
      return { choice: seat.level, name: '' };
    case 'open':
      return { choice: 'open', name: '' };
    case 'invited':
      return { choice: 'invited', name: seat.name };
    case 'person':
      return { choice: 'here', name: seat.name };
  }
}

/** Those who played a game play on: the same bots, and people by invitation; I sit on `mine`. */
export function wishesToPlayOn(seats: readonly Seat[], mine: number): Wish[] {
  return seats.map((seat, i) => {
    const isElsewhere = seat.kind === 'person' && !seat.mine && i !== mine;
    return isElsewhere ? { choice: 'invited', name: seat.name } : wishOf(seat, i === mine);
  });
}

/** Me and two bots, or as many as there are seats. */
export function firstWishes(seats: number, level: Level): Wish[] {
  return Array.from({ length: seats }, (_, seat) => ({ choice: seat === 0 ? 'me' : level, name: '' }));
}

/** I have one seat: where I sit down, I leave the other one to whoever was to sit here. */
export function choose(wishes: readonly Wish[], seat: number, wish: Wish): Wish[] {
  return wishes.map((each, i) => {
    if (i === seat) return wish;
    return wish.choice === 'me' && each.choice === 'me' ? wishes[seat]! : each;
  });
}

/** What stands against it: people at one screen need names to tell them apart. */
export function complaint(wishes: readonly Wish[], myName: string): 'nameMissing' | 'nameTwice' | undefined {
  const names = wishes
    .filter(({ choice }) => choice === 'me' || choice === 'here')
    .map(({ choice, name }) => (choice === 'me' ? myName : name.trim()).toLowerCase());
  if (names.includes('')) return 'nameMissing';
  return new Set(names).size < names.length ? 'nameTwice' : undefined;
}
