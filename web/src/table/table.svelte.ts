// A table as this page shows it.
//
// `told` is the truth: the last thing the server said. `board` is the picture, which may lag behind while rivals'
// moves are shown one after another, or run ahead by my own move that the server has not acknowledged yet. Moves are
// offered only when the two are the same, so no click ever answers another board than the one under the pointer.
import { server, Refused } from '../protocol/connection.svelte';
import type {
  Advice,
  MoveNews,
  MovePreview,
  News,
  PresenceMessage,
  TableMessage,
  View,
} from '../protocol/messages';
import type { TableWish } from '../protocol/wish';
import { me } from '../state/me.svelte';
import { speakerOf, type Speaker } from '../ui/speaker';
import type { WholePage } from './game';

/** What the pointer or the focus is on: a legal move, or something that cannot be done and why. */
export type Aim = { move: MovePreview } | { why: string };

interface Step {
  news: MoveNews;
  after: View;
}

// How long a rival's move is shown, and how far behind the newest the picture may be.
const STEP_MS = { slow: 1100, normal: 450, fast: 160, 'at-once': 0 } as const;
const LAG_MS = { slow: 8000, normal: 2500, fast: 1000, 'at-once': 0 } as const;

// Always the same one, so that places of moves stay as they are while only people come and go.
const NONE: readonly MovePreview[] = [];

export class Table {
  told = $state.raw<TableMessage>()!;
  board = $state.raw<View | undefined>();
  /** Everything that happened at this table, oldest first; what was taken back is gone. */
  log = $state.raw<readonly News[]>([]);
  /** The move whose effect is on the board before the server has answered. */
  pending = $state.raw<string | undefined>();
  aim = $state.raw<Aim | undefined>();
  /** The last move shown, for the mark at its places and for those who listen. */
  shownMove = $state.raw<MoveNews | undefined>();
  /** One that is pointed at in a list: its places are marked instead. */
  pointedAt = $state.raw<MoveNews | undefined>();
  advice = $state.raw<Advice | undefined>();
  asking = $state(false); // for advice
  refused = $state.raw<Refused | undefined>();
  failed = $state.raw<Refused | undefined>();

  #answered = -1; // the ply that `pending` answers
  #steps: Step[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest = 0; // when the last step must have been shown
  #leave: () => void;
  #confirmTurns: boolean | undefined; // what was asked for last

  constructor(
    readonly id: string,
    readonly game: () => WholePage | undefined,
  ) {
    this.#leave = server().watch(
      id,
      (message) => (message.type === 'table' ? this.#take(message) : this.#see(message)),
      (refused) => (this.failed = refused),
    );
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#leave();
  }

  // ---- what can be seen -------------------------------------------------------------------------------

  get speaker(): Speaker {
    return speakerOf(this.told);
  }

  /** The seat whose part lies in front: mine, or for spectators the first. */
  get mySeat(): number {
    return this.told.seat ?? 0;
  }

  get seated(): boolean {
    return this.told.seat !== null;
  }

  get settled(): boolean {
    return this.#steps.length === 0 && this.pending === undefined;
  }

  /** The moves I may make on the board as it is shown. */
  moves: readonly MovePreview[] = $derived(
    this.settled && this.told.unconfirmed === null ? (this.told.moves ?? NONE) : NONE,
  );

  get myTurn(): boolean {
    const { actor, seat, seats, status } = this.told;
    if (seat === null || actor !== seat || status !== 'running') return false;
    const sitting = seats[seat]!;
    return !(sitting.kind === 'person' && sitting.away); // a bot plays for me then
  }

  get mustConfirm(): boolean {
    return this.settled && this.told.unconfirmed !== null && this.told.unconfirmed === this.told.seat;
  }

  get undoable(): number {
    return this.settled ? (this.told.undoable ?? 0) : 0;
  }

  find(move: string): MovePreview | undefined {
    return this.moves.find((each) => each.move === move);
  }

  /** The board as it would be after the move under the pointer; what differs is drawn as ghosts. */
  ghost: View | undefined = $derived.by(() => {
    const game = this.game();
    if (!game?.apply || !this.board || !this.aim || !('move' in this.aim)) return undefined;
    return game.apply(this.board, this.aim.move.events);
  });

  // ---- what can be done -------------------------------------------------------------------------------

  async play(move: string): Promise<void> {
    const preview = this.find(move);
    const game = this.game();
    if (!preview || !game || !this.board) return;
    const ply = this.told.ply!;
    this.aim = undefined;
    this.advice = undefined;
    this.pending = move;
    this.#answered = ply;
    if (game.apply) this.board = game.apply(this.board, preview.events);
    const seat = this.told.seat!;
    const done = await this.ask({ type: 'move', ply, move, seat });
    if (done || this.pending !== move) return;
    this.pending = undefined;
    this.showAll();
  }

  async undo(): Promise<void> {
    await this.#backTo(this.told.ply! - 1);
  }

  /** Everything of this turn that can be taken back. */
  async restartTurn(): Promise<void> {
    await this.#backTo(this.told.ply! - this.undoable);
  }

  async #backTo(to: number): Promise<void> {
    await this.ask({ type: 'undo', ply: this.told.ply!, to });
  }

  async confirm(): Promise<void> {
    await this.ask({ type: 'confirm', ply: this.told.ply! });
  }

  /** Whether it was granted. */
  async ask(wish: TableWish): Promise<boolean> {
    return this.#do(() => server().ask({ ...wish, table: this.id }));
  }

  async askAdvice(): Promise<void> {
    if (this.asking || !this.myTurn) return;
    this.asking = true;
    await this.#do(async () => {
      const hint = await server().ask({ type: 'hint', table: this.id });
      if (hint.ply === this.told.ply) this.advice = hint.advice;
    });
    this.asking = false;
  }

  async #do(work: () => Promise<unknown>): Promise<boolean> {
    this.refused = undefined;
    try {
      await work();
      return true;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.refused = refused;
      return false;
    }
  }

  // ---- what the server says ---------------------------------------------------------------------------

  #take(message: TableMessage): void {
    const before = this.told as TableMessage | undefined;
    const ahead = this.pending !== undefined;
    this.told = message;
    this.failed = undefined;
    if (message.ply !== before?.ply) this.advice = this.refused = undefined;
    const whole = before === undefined || message.since === 0;
    if (whole) this.log = [];
    this.#remember(message.news);

    const moves = message.news.filter((each): each is MoveNews => each.kind === 'move');
    // Many at once is a first look or a long absence: the recap tells it, nobody wants to watch it.
    const many = whole || moves.length > 8 || message.news.some((each) => each.kind === 'undo');
    // By its ply: at a screen with several seats the next one's eyes may see neither my seat nor what I played.
    const mine = ahead ? moves.find((each) => each.ply === this.#answered) : undefined;
    if (mine) this.pending = undefined;
    if (many || !message.view || !this.board || me.likes.pace === 'at-once') return this.showAll();
    this.#enqueue(moves, message.view, mine);
  }

  #see({ online, spectators }: PresenceMessage): void {
    if (!(this.told as TableMessage | undefined)) return; // the whole table comes first, and says it as well
    const seats = this.told.seats.map((seat, i) =>
      seat.kind === 'person' ? { ...seat, online: online[i]! } : seat,
    ) as TableMessage['seats'];
    this.told = { ...this.told, seats, spectators };
  }

  // Every move of rivals is a step with a picture of its own; mine is on the board already.
  #enqueue(moves: MoveNews[], last: View, mine: MoveNews | undefined): void {
    const apply = this.game()?.apply;
    if (!apply) return this.showAll();
    let after = this.#steps.at(-1)?.after ?? this.board!;
    const steps = moves.map((news, i) => {
      after = i === moves.length - 1 ? last : news === mine ? after : apply(after, news.events);
      return { news, after };
    });
    if (steps.length === 0) {
      if (this.settled) this.board = last;
      return;
    }
    if (steps[0]!.news === mine && this.#steps.length === 0) this.#show(steps.shift()!);
    this.#steps = [...this.#steps, ...steps];
    this.#latest = performance.now() + LAG_MS[me.likes.pace];
    if (this.#timer === undefined) this.#next();
  }

  #next(): void {
    const step = this.#steps[0];
    if (!step) {
      this.#timer = undefined;
      if (this.pending === undefined) this.board = this.told.view; // it may have changed without a move
      return;
    }
    this.#show(step);
    const share = (this.#latest - performance.now()) / this.#steps.length;
    const wait = Math.max(0, Math.min(STEP_MS[me.likes.pace], share));
    this.#timer = setTimeout(() => {
      this.#steps = this.#steps.slice(1);
      this.#next();
    }, wait);
  }

  #show(step: Step): void {
    this.board = step.after;
    this.pointedAt = undefined;
    this.shownMove = step.news;
  }

  /** The end of all animations at once. */
  showAll(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#steps = [];
    if (this.pending === undefined) this.board = this.told.view;
    this.pointedAt = undefined;
    this.shownMove = this.log.findLast((each): each is MoveNews => each.kind === 'move');
  }

  #remember(news: readonly News[]): void {
    let log = [...this.log];
    for (const each of news) {
      if (log.length > 0 && each.version <= log.at(-1)!.version) continue;
      if (each.kind === 'undo') log = log.filter((old) => old.kind !== 'move' || old.ply < each.ply);
      log.push(each);
    }
    this.log = log;
  }

  /** Whoever likes to confirm turns says so at each table anew. */
  tellConfirmTurns(): void {
    const { confirm_turns, status } = this.told;
    const on = me.likes.confirmTurns;
    if (status !== 'running' || confirm_turns === undefined) return;
    if (confirm_turns === on || this.#confirmTurns === on) return;
    this.#confirmTurns = on;
    void this.ask({ type: 'confirm-turns', on });
  }
}
