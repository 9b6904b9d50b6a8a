// Who I am and what I like. Kept by the server with the person, and in this browser for the first moment.
import { Refused } from '../protocol/connection.svelte';
import { http } from '../protocol/http';
import type { Language, Level, MeMessage } from '../protocol/messages';

export const LANGUAGES = ['en', 'de', 'nl', 'it'] as const;
export type Theme = 'system' | 'day' | 'night';
/** How fast rivals' moves are shown. */
export type Pace = 'slow' | 'normal' | 'fast' | 'at-once';

/** A game's guide: at which table, the ply at which each step began, and whether it still speaks; `told` is its last word. */
export interface KeptGuide {
  table: string;
  began: number[];
  state: 'on' | 'told' | 'left' | 'done';
}

/** Against whom "play now" plays. */
export interface Rivals {
  level: Level;
  bots: number;
}

export interface Preferences extends Rivals {
  theme: Theme;
  pace: Pace;
  sounds: boolean;
  notifications: boolean;
  /** Told elsewhere of some tables, as the server has it. */
  noticed: boolean;
  confirmTurns: boolean;
  stillPictures: boolean;
  /** By game; where nothing was chosen, `level` and `bots` are right for most. */
  rivals: Record<string, Rivals>;
  guides: Record<string, KeptGuide>;
}

const DEFAULTS: Preferences = {
  theme: 'system',
  pace: 'normal',
  sounds: false,
  notifications: false,
  noticed: false,
  confirmTurns: false,
  stillPictures: false,
  level: 'easy',
  bots: 2,
  rivals: {},
  guides: {},
};

const KEPT = 'pithead';

function firstLanguage(): Language {
  for (const wish of navigator.languages) {
    const known = LANGUAGES.find((each) => wish.toLowerCase().startsWith(each));
    if (known) return known;
  }
  return 'en';
}

interface Kept {
  language: Language;
  likes: Partial<Preferences>;
  untold?: boolean;
}

class Me {
  person = $state('');
  name = $state('');
  login = $state<string | undefined>();
  mail = $state<string | undefined>();
  canMail = $state(false);
  offersDevice = $state(false);
  hasClubs = $state(false);
  offersNotices = $state(false);
  /** By the operator: nothing is said at any table before. */
  silencedUntil = $state<number | undefined>();
  language = $state<Language>(firstLanguage());
  likes = $state<Preferences>({ ...DEFAULTS });
  #save: ReturnType<typeof setTimeout> | undefined;
  #arrived: Promise<void> | undefined;
  #untold = false; // something was chosen here that the server does not know yet

  constructor() {
    try {
      const kept = localStorage.getItem(KEPT);
      if (!kept) return;
      const { language, likes, untold } = JSON.parse(kept) as Kept;
      this.language = language;
      this.likes = { ...DEFAULTS, ...likes };
      this.#untold = untold ?? false; // the page was left before it could be told
    } catch {
      // A browser that keeps nothing, or kept something broken: the server knows the person's wishes.
    }
  }

  /** Once, however many wait for it; whoever asks after a failure tries again. */
  arrive(): Promise<void> {
    this.#arrived ??= this.#arrive().catch((refused: unknown) => {
      this.#arrived = undefined;
      throw refused;
    });
    return this.#arrived;
  }

  // A new guest is asked for nothing: the browser says the language.
  async #arrive(): Promise<void> {
    const told = await http.me();
    // What was chosen here a moment ago is newer than what the server knows.
    const known = Object.keys(told.preferences).length > 0 && !this.#untold;
    this.take(told, known);
    if (!known) await this.#tell();
  }

  /** What was chosen on another device in the meantime. */
  async refresh(): Promise<void> {
    if (this.#save !== undefined) return; // what was chosen here is on its way
    this.take(await http.me());
  }

  take(told: MeMessage, withLikes = true): void {
    this.person = told.person;
    this.name = told.name;
    this.login = told.login;
    this.mail = told.mail;
    this.canMail = told.can_mail;
    this.offersDevice = told.offers_device ?? false;
    this.hasClubs = told.has_clubs ?? false;
    this.offersNotices = told.offers_notices ?? false;
    this.silencedUntil = told.silenced_until;
    if (!withLikes) return;
    this.language = told.language;
    this.likes = { ...DEFAULTS, ...(told.preferences as Partial<Preferences>) };
    this.#keep();
  }

  async rename(name: string): Promise<void> {
    this.take(await http.changeMe({ name }), false);
  }

  speak(language: Language): void {
    this.language = language;
    this.#soon();
  }

  like(change: Partial<Preferences>): void {
    Object.assign(this.likes, change);
    this.#soon();
  }

  /** Against whom "play now" plays a game. */
  rivalsIn(game: string): Rivals {
    const { level, bots, rivals } = this.likes;
    return rivals[game] ?? { level, bots };
  }

  likeRivals(game: string, change: Partial<Rivals>): void {
    this.like({ rivals: { ...this.likes.rivals, [game]: { ...this.rivalsIn(game), ...change } } });
  }

  #keep(): void {
    try {
      localStorage.setItem(
        KEPT,
        JSON.stringify({ language: this.language, likes: this.likes, untold: this.#untold } satisfies Kept),
      );
    } catch {
      // Only the first moment of the next visit is poorer for it.
    }
  }

  #soon(wait = 300): void {
    this.#untold = true;
    this.#keep();
    clearTimeout(this.#save);
    if (this.person) this.#save = setTimeout(() => void this.#tell().catch(this.#again), wait);
  }

  // A server that is away is told when it is back.
  #again = (failure: unknown): void => {
    if (failure instanceof Refused && failure.error !== 'unavailable') throw failure;
    this.#soon(5000);
  };

  async #tell(): Promise<void> {
    this.#save = undefined;
    await http.changeMe({ language: this.language, preferences: { ...this.likes } });
    this.#untold = this.#save !== undefined; // unless something else was chosen meanwhile
    this.#keep();
  }
}

export const me = new Me();
