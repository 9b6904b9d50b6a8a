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
import { timeLeft } from './clock';
import type { WholePage } from './game';
import type { Guiding } from './guide/guiding.svelte';
import { Past } from './log/past.svelte';

/** What the pointer or the focus is on: a legal move, or something that cannot be done and why. */
export type Aim = { move: MovePreview } | { why: string };

/** Hears about a table until it is left. */
export type Watch = (
  hear: (message: TableMessage | PresenceMessage) => void,
  fail: (refused: Refused) => void,
) => () => void;

interface Step {
  news: MoveNews;
  after: View;
}

// How long a rival's move is shown, and how far behind the newest the picture may be. The first move of a turn says
// where the player went, and is read longer than the steps behind it.
const STEP_MS = { slow: 2200, normal: 1300, fast: 350, 'at-once': 0 } as const;
const LAG_MS = { slow: 24_000, normal: 12_000, fast: 2500, 'at-once': 0 } as const;
const FURTHER = 0.55;
const LAG_ON_MY_CLOCK_MS = 3000; // it runs already while the picture is behind
const TICK_MS = 250;

// Always the same one, so that places of moves stay as they are while only people come and go.
const NONE: readonly MovePreview[] = [];

export class Table {
  told = $state.raw<TableMessage>()!;
  board = $state.raw<View | undefined>();
  /** The move whose effect is on the board before the server has answered. */
  pending = $state.raw<string | undefined>();
  aim = $state.raw<Aim | undefined>();
  /** The last move shown, for the mark at its places and for those who listen. */
  shownMove = $state.raw<MoveNews | undefined>();
  /** One that is pointed at in a list: its places are marked instead. */
  pointedAt = $state.raw<MoveNews | undefined>();
  advice = $state.raw<Advice | undefined>();
  asking = $state(false); // for advice
  /** Who teaches the game here. */
  guide = $state.raw<Guiding | undefined>();
  refused = $state.raw<Refused | undefined>();
  failed = $state.raw<Refused | undefined>();
  readonly past = new Past((before) => server().ask({ type: 'news', table: this.id, before }));

  #cover = $state<number | undefined>();
  #answered = -1; // the ply that `pending` answers
  #steps: Step[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest = 0; // when the last step must have been shown
  #leave: () => void;
  #confirmTurns: boolean | undefined; // what was asked for last
  #ahead = 0; // the server's clock before this one's
  #now = $state(0); // the server's time, while a clock runs
  #ticking: ReturnType<typeof setInterval> | undefined;

  /** `watch` tells everything about the table: the server, unless the table is one of the past. */
  constructor(
    readonly id: string,
    readonly game: () => WholePage | undefined,
    watch: Watch = (hear, fail) => server().watch(id, hear, fail),
  ) {
    this.#leave = watch(
      (message) => (message.type === 'table' ? this.#take(message) : this.#see(message)),
      (refused) => (this.failed = refused),
    );
  }

  leave(): void {
    this.past.leave();
    clearTimeout(this.#timer);
    clearInterval(this.#ticking);
    this.#leave();
  }

  // ---- what can be seen -------------------------------------------------------------------------------

  /** Everything that happened at this table, oldest first; what was taken back is gone. */
  get log(): readonly News[] {
    return this.past.log;
  }

  get speaker(): Speaker {
    return speakerOf(this.told);
  }

  /** The seat whose part lies in front: mine, or for spectators the first. */
  get mySeat(): number {
    return this.told.seat ?? 0;
  }

  /** Whose move is shown while rivals' moves are, else who is waited for. */
  get acting(): number | null {
    return this.#steps[0]?.news.seat ?? this.told.actor ?? null;
  }

  /** Nobody else sits here: friends at this screen, or bots. */
  get alone(): boolean {
    return (
      this.seated && this.told.seats.every((seat) => seat.kind === 'bot' || ('mine' in seat && seat.mine))
    );
  }

  get mySeats(): number[] {
    return this.told.seats.flatMap((seat, i) => ('mine' in seat && seat.mine ? [i] : []));
  }

  /** How many people play at this screen. */
  get seatsHere(): number {
    return this.mySeats.length;
  }

  /** The seat to which this screen must be passed before anything is shown. */
  get covered(): number | undefined {
    return this.game()?.hasSecrets && this.told.status === 'running' ? this.#cover : undefined;
  }

  /** My seats for which a bot plays. */
  get awayFrom(): number[] {
    return this.told.seats.flatMap((seat, i) =>
      seat.kind === 'person' && seat.mine && seat.away && !seat.only_turn ? [i] : [],
    );
  }

  /** Milliseconds; undefined where no clock runs for the seat. */
  timeLeft(seat: number): number | undefined {
    return timeLeft(this.told, seat, this.#now);
  }

  get seated(): boolean {
    return this.told.seat !== null;
  }

  get settled(): boolean {
    return this.#steps.length === 0 && this.pending === undefined;
  }

  /** The moves I may make on the board as it is shown; none before the screen was passed on. */
  moves: readonly MovePreview[] = $derived(
    (this.settled && this.told.unconfirmed === null && this.covered === undefined && this.told.moves) || NONE,
  );

  get myTurn(): boolean {
    const { actor, seat, seats, status, adjourned } = this.told;
    if (seat === null || actor !== seat || status !== 'running' || adjourned) return false;
    const sitting = seats[seat]!;
    return !(sitting.kind === 'person' && sitting.away); // a bot plays for me then
  }

  get mustConfirm(): boolean {
    return this.settled && this.told.unconfirmed !== null && this.told.unconfirmed === this.told.seat;
  }

  get undoable(): number {
    return this.pending === undefined ? (this.told.undoable ?? 0) : 0;
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

  /** Back to my last decision, also when bots have answered it. */
  async undo(): Promise<void> {
    const last = this.#decisions.at(-1);
    if (last !== undefined) await this.#backTo(last);
  }

  /** Everything of this turn that can be taken back. */
  async restartTurn(): Promise<void> {
    const first = this.turnDecisions[0];
    if (first !== undefined) await this.#backTo(first);
  }

  // The plies of my decisions that can be taken back.
  #decisions: readonly number[] = $derived.by(() => {
    const from = (this.told.ply ?? 0) - this.undoable;
    const mine = (each: News) => each.kind === 'move' && each.ply >= from && this.#isMine(each.seat);
    return this.log.filter(mine).map((each) => (each as MoveNews).ply);
  });

  /** Of these the ones in a row, without another player's between them. */
  get turnDecisions(): readonly number[] {
    const all = this.#decisions;
    const before = all.findLastIndex((ply, i) => i > 0 && all[i - 1] !== ply - 1);
    return all.slice(Math.max(0, before));
  }

  #isMine(seat: number): boolean {
    const sitting = this.told.seats[seat]!;
    return sitting.kind === 'person' && sitting.mine === true;
  }

  // A bot that answers in this very moment does not stand in the way.
  async #backTo(to: number): Promise<void> {
    const { ply } = this.told;
    const done = await this.ask({ type: 'undo', ply: ply!, to });
    const missed = !done && this.refused?.error === 'stale-ply' && this.told.ply !== ply;
    if (missed && this.#decisions.includes(to)) await this.ask({ type: 'undo', ply: this.told.ply!, to });
  }

  async confirm(): Promise<void> {
    await this.ask({ type: 'confirm', ply: this.told.ply! });
  }

  /** Whether it was granted. */
  async ask(wish: TableWish): Promise<boolean> {
    return this.#do(() => server().ask({ ...wish, table: this.id }));
  }

  async askAdvice(): Promise<void> {
    if (this.asking || !this.myTurn || this.covered !== undefined || this.told.rated) return;
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
    this.#keepTime();
    this.failed = undefined;
    // Said on another device of mine: one preference for all of them.
    if (before?.confirm_turns !== undefined && message.confirm_turns !== undefined) {
      if (before.confirm_turns !== message.confirm_turns) me.like({ confirmTurns: message.confirm_turns });
    }
    if (message.ply !== before?.ply) this.advice = this.refused = undefined;
    const passes = message.seat !== null && message.seat !== before?.seat && message.status === 'running';
    if (passes && this.seatsHere > 1) this.#cover = message.seat!;
    const whole = before === undefined || message.since === 0;
    void this.past.take(message.news, whole ? 0 : before.version, message.earlier);

    const moves = message.news.filter((each): each is MoveNews => each.kind === 'move');
    // Many at once is a first look or a long absence: the recap tells it, nobody wants to watch it.
    const many = whole || moves.length > 8 || message.news.some((each) => each.kind === 'undo');
    // By its ply: at a screen with several seats the next one's eyes may see neither my seat nor what I played.
    const mine = ahead ? moves.find((each) => each.ply === this.#answered) : undefined;
    if (mine) this.pending = undefined;
    if (many || !message.view || !this.board || me.likes.pace === 'at-once') return this.showAll();
    this.#enqueue(moves, message.view, mine);
  }

  #see({ type: _type, table: _table, online, ...present }: PresenceMessage): void {
    if (!(this.told as TableMessage | undefined)) return; // the whole table comes first, and says it as well
    const seats = this.told.seats.map((seat, i) =>
      seat.kind === 'person' ? { ...seat, online: online[i]! } : seat,
    ) as TableMessage['seats'];
    const told = { ...this.told, seats };
    delete told.watching;
    delete told.hurried;
    this.told = Object.assign(told, present);
  }

  #keepTime(): void {
    clearInterval(this.#ticking);
    this.#ahead = this.told.now - Date.now();
    this.#now = this.told.now;
    const runs = this.told.status === 'running' && this.told.deadline !== undefined;
    if (runs) this.#ticking = setInterval(() => (this.#now = Date.now() + this.#ahead), TICK_MS);
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
    const lag = LAG_MS[me.likes.pace];
    const late = this.myTurn && this.told.deadline !== undefined ? Math.min(lag, LAG_ON_MY_CLOCK_MS) : lag;
    this.#latest = performance.now() + late;
    if (this.#timer === undefined) this.#next();
  }

  #next(): void {
    const step = this.#steps[0];
    if (!step) {
      this.#timer = undefined;
      if (this.pending === undefined) this.board = this.told.view; // it may have changed without a move
      return;
    }
    const before = this.shownMove;
    this.#show(step);
    const share = (this.#latest - performance.now()) / this.#steps.length;
    const wish = STEP_MS[me.likes.pace] * (step.news.seat === before?.seat ? FURTHER : 1);
    const wait = Math.max(0, Math.min(wish, share));
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

  /** Whoever this screen was passed to has it now. */
  uncover(): void {
    this.#cover = undefined;
    this.showAll();
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

  /**
   * Whoever likes to confirm turns says so at each table anew. What was chosen elsewhere in between is newer than what
   * this page knows: it is asked first.
   */
  async tellConfirmTurns(): Promise<void> {
    const { confirm_turns, status } = this.told;
    const on = me.likes.confirmTurns;
    if (status !== 'running' || confirm_turns === undefined) return;
    if (confirm_turns === on || this.#confirmTurns === on) return;
    this.#confirmTurns = on;
    await me.refresh();
    if (me.likes.confirmTurns === on) await this.ask({ type: 'confirm-turns', on });
  }
}
