// The guide at a table: what it says, what it lights, where it stands. The thinking is done in follow.ts.
import { untrack } from 'svelte';
import type { MoveNews } from '../../protocol/messages';
import type { KeptGuide } from '../../state/me.svelte';
import { wordsOf, type Book, type Values } from '../../text/text.svelte';
import { loadGuide } from '../games';
import type { Table } from '../table.svelte';
import { beginAt, follow, goOn, momentOf, stepOf, type Situation, type Standing } from './follow';
import type { Guide, Moment, Step } from './guide';
import { keepGuide, keptGuide } from './kept';

/** What a step says; `why` and `stray` only where there is something to say. */
type Word = 'title' | 'say' | 'do' | 'why' | 'stray';

export class Guiding {
  #standing = $state.raw<Standing>()!;
  // When the person was asked last: what was said then stays while the others play.
  #moment = $state.raw<Moment | undefined>();
  /** The longer answer is open. */
  asked = $state(false);
  readonly #t: (key: `${string}.${string}`, values?: Values) => string;

  constructor(
    private readonly guide: Guide,
    private readonly table: Table,
    began: readonly number[],
  ) {
    this.#standing = beginAt(began.length > 0 ? began : [table.told.ply!]);
    this.#t = wordsOf(guide.text as Book<Record<string, Record<string, string>>>);
  }

  // ---- what it says -------------------------------------------------------------------------------------

  /** From one on. */
  get number(): number {
    return this.#standing.began.length;
  }

  get of(): number {
    return this.guide.steps.length;
  }

  get step(): Step | undefined {
    return stepOf(this.guide.steps, this.#standing);
  }

  get isLast(): boolean {
    return this.number === this.of;
  }

  /** It only tells something: a button goes on. */
  get tells(): boolean {
    return this.step?.suggest === undefined && this.step?.done === undefined;
  }

  /** What was asked is done, and the others play. */
  get done(): boolean {
    return this.#standing.done;
  }

  /** Something else was played, and the guide has waited. */
  get strayed(): boolean {
    return this.#standing.strayed !== undefined;
  }

  /** Nothing, as long as the person has not been asked. */
  say(word: Word): string {
    const { step } = this;
    const moment = this.#moment;
    if (!step || !moment) return '';
    const area = [step.words?.(moment), step.id].find(
      (each) => each !== undefined && this.guide.text.find(each, word) !== undefined,
    );
    return area === undefined ? '' : this.#t(`${area}.${word}`, step.values?.(moment));
  }

  // ---- what it lights -----------------------------------------------------------------------------------

  /** There is something to try. */
  get asks(): boolean {
    return this.#standing.lit.length > 0;
  }

  /** Whether a move is the one to try. */
  lights(move: string): boolean {
    return this.#standing.lit.includes(move);
  }

  /** The things it speaks of, by their `data-explain`. */
  get shown(): readonly string[] {
    const moment = this.#moment;
    return (moment && this.step?.shows?.(moment)) ?? [];
  }

  /** The part of the board that a phone shows. */
  get tab(): string | undefined {
    return this.step?.tab;
  }

  // ---- where it stands ----------------------------------------------------------------------------------

  // Only when the picture is what the server said: nobody is told of what is not shown yet.
  get #situation(): Situation | undefined {
    const { told, board, log, moves, mySeat, settled, speaker } = this.table;
    if (!board || told.ply === undefined || !settled) return undefined;
    const mine = log.filter((each): each is MoveNews => each.kind === 'move' && each.seat === mySeat);
    return {
      view: board,
      seat: mySeat,
      ply: told.ply,
      moves: moves.map(({ move }) => move),
      speaker,
      mine: mine.map(({ ply, move }) => ({ ply, move: move! })), // one's own is always told
    };
  }

  /** To be called whenever the table has changed. */
  follow(): void {
    const now = this.#situation;
    if (now) untrack(() => this.#stand(follow(this.guide.steps, this.#standing, now), now));
  }

  goOn(): void {
    const now = this.#situation;
    if (now) this.#stand(follow(this.guide.steps, goOn(this.#standing, now.ply), now), now);
  }

  /** The table goes on without the guide. */
  leave(): void {
    this.#keep('left');
  }

  #stand(standing: Standing, now: Situation): void {
    const before = this.#standing.began;
    this.#standing = standing;
    if (now.moves.length > 0) this.#moment = momentOf(standing, now);
    if (String(standing.began) === String(before)) return;
    this.asked = false;
    this.#keep(!this.step ? 'done' : this.isLast ? 'told' : 'on');
  }

  #keep(state: KeptGuide['state']): void {
    const { began } = this.#standing;
    keepGuide(this.table.told.game, { table: this.table.id, began: [...began], state });
  }
}

/** To be called by the page of a table: the guide comes and goes as the person wishes. */
export function guideAt(table: Table, isReady: () => boolean): void {
  const wished = $derived.by(() => {
    if (!isReady()) return undefined;
    const kept = keptGuide(table.told.game);
    const speaks = kept?.state === 'on' || kept?.state === 'told';
    return speaks && kept.table === table.id ? table.told.game : undefined;
  });
  $effect(() => {
    const game = wished;
    if (game === undefined) return;
    let left = false;
    void loadGuide(game).then((guide) => {
      if (!left && guide) table.guide = new Guiding(guide, table, keptGuide(game)!.began);
    });
    return () => {
      left = true;
      table.guide = undefined;
    };
  });
  $effect(() => table.guide?.follow());
  // Whoever has played the whole game needs no more of it.
  $effect(() => {
    if (wished !== undefined && table.told.status === 'over')
      keepGuide(wished, { ...keptGuide(wished)!, state: 'done' });
  });
}
