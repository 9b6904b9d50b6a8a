// Somebody reads a booklet: what is looked for, for how many players, and the way back from a link.
import type { Booklet } from './booklet';
import { sectionsWith, wordsIn } from './search';

/** Where the text is: it scrolls, and perhaps has an address of its own. */
export interface Place {
  /** What scrolls. */
  scroller(): Element;
  /** Takes note that somebody goes to a section, where the browser itself knows the way back. */
  went?(section: string): void;
}

export const NO_WORDS: readonly string[] = [];
export const domId = (section: string) => `rules-${section}`; // symbols of games have names like sections

export class Reading {
  question = $state('');
  /** The number that differences are shown for; all of them without one. */
  players = $state<number | undefined>();
  /** From where links led away, the last one at the end: how far the text was scrolled. */
  trail = $state.raw<readonly number[]>([]);

  constructor(
    private readonly text: () => Booklet,
    private readonly place: Place,
    players?: number,
  ) {
    this.players = players;
  }

  words: readonly string[] = $derived(wordsIn(this.question));
  found: ReadonlySet<string> = $derived.by(() => sectionsWith(this.text(), this.words));

  get booklet(): Booklet {
    return this.text();
  }

  /** Words are marked only in sections that have all of them. */
  wordsFor(section: string): readonly string[] {
    return this.found.has(section) ? this.words : NO_WORDS;
  }

  /** To a section, without leaving a way back. */
  open(section: string): void {
    const heading = document.getElementById(domId(section));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }

  /** To a section that a link names. */
  follow(section: string): void {
    if (this.place.went) this.place.went(section);
    else this.trail = [...this.trail, this.place.scroller().scrollTop];
    this.open(section);
  }

  back(): void {
    const from = this.trail.at(-1);
    if (from === undefined) return;
    this.trail = this.trail.slice(0, -1);
    this.place.scroller().scrollTop = from;
  }
}
