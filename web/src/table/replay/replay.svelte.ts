// A game that is looked back at: a table of its own that stands at one moment of it. Boards draw it as any other.
import { Refused } from '../../protocol/connection.svelte';
import type { ReplayMessage, TableMessage, View } from '../../protocol/messages';
import type { WholePage } from '../game';
import { Table } from '../table.svelte';
import { marksOf, turnsOf, type Mark } from './marks';
import type { Position } from './play-on';
import { openView, Reader } from './reader';

/** Whose eyes: a seat's, a spectator's (null), or all seats' at once. */
export type Eyes = number | null | 'open';

/** Where a replay comes from: a table of this server, or a record. */
export interface Source {
  /** The game as these eyes saw it; the own ones if none are named. */
  ask(eyes?: number | null): Promise<ReplayMessage>;
  /** Other moves from a ply on, instead of those that were played. */
  vary?(ply: number, moves: readonly string[], eyes?: number | null): Promise<ReplayMessage>;
  /** Every move from the deal on, of a game whose deal may be known. */
  moves?(): Promise<readonly string[]>;
  /** Whether the game is over, so that others' eyes may be looked through. */
  over: boolean;
}

export type Speed = 1 | 2 | 4;
const STEP_MS = 1600; // of a move at speed 1

export class Replay {
  readonly table: Table;
  readonly marks: readonly Mark[];
  readonly turns: readonly number[];
  readonly plies: number;
  eyes = $state<Eyes>(null);
  ply = $state(0);
  speed = $state<Speed>(1);
  asking = $state(false);
  /** Somebody chose whose eyes these are, since the analysis was opened. */
  eyesChosen = false;
  refused = $state.raw<Refused | undefined>();
  #playing = $state<ReturnType<typeof setInterval> | undefined>();
  #readers: readonly Reader[];
  #hear: ((message: TableMessage) => void) | undefined;

  /** `frame` is the table as it is now: who sits there, and under which options. */
  static async open(
    source: Source,
    frame: TableMessage,
    game: WholePage,
    at: { ply?: number; eyes?: Eyes } = {},
  ): Promise<Replay> {
    const own = new Reader(await source.ask());
    const replay = new Replay(source, frame, game, own);
    if (at.eyes !== undefined && at.eyes !== own.eyes) await replay.look(at.eyes);
    replay.go(at.ply ?? replay.plies);
    return replay;
  }

  private constructor(
    readonly source: Source,
    private readonly frame: TableMessage,
    private readonly game: WholePage,
    own: Reader,
  ) {
    this.#readers = [own];
    this.eyes = own.eyes;
    this.plies = own.plies;
    const { part } = game;
    const view = (ply: number) => own.view(ply);
    this.marks = marksOf({ plies: own.plies, view, ...(part ? { part } : {}) });
    this.turns = turnsOf(own.plies, (ply) => own.mover(ply));
    this.table = new Table(
      frame.table,
      () => game,
      (hear) => {
        this.#hear = hear as (message: TableMessage) => void;
        return () => (this.#hear = undefined);
      },
    );
    this.#tell();
  }

  get playing(): boolean {
    return this.#playing !== undefined;
  }

  get seats(): readonly number[] {
    return this.frame.seats.map((_, seat) => seat);
  }

  /** Who decided at this ply. */
  mover(ply: number): number | null {
    return this.#readers[0]!.mover(ply);
  }

  /** The board when so many moves were made. */
  view(ply: number): View {
    return this.eyes === 'open' ? openView(this.#readers, ply) : this.#readers[0]!.view(ply);
  }

  /** Who won, of a game that is over. */
  get winners(): readonly number[] {
    return this.#readers[0]!.view(this.plies).winners ?? [];
  }

  /** Whether the game can be played on from this moment: its deal may be known, and it is not over. */
  get canPlayOn(): boolean {
    const known = this.source.moves !== undefined && this.#readers[0]!.seed !== undefined;
    return known && this.mover(this.ply) !== null;
  }

  /** This moment, for a table that begins from there. */
  async position(): Promise<Position> {
    const { game, options } = this.frame;
    const moves = (await this.source.moves!()).slice(0, this.ply);
    return { game, options, seed: this.#readers[0]!.seed!, moves };
  }

  /** To the moment when so many moves were made. */
  go(ply: number): void {
    this.ply = Math.max(0, Math.min(this.plies, Math.round(ply)));
    if (this.ply === this.plies) this.stop();
    this.#tell();
  }

  step(by: number): void {
    this.stop();
    this.go(this.ply + by);
  }

  /** To where the turn before or behind this moment begins. */
  stepTurn(by: 1 | -1): void {
    this.stop();
    const next = this.turns.find((ply) => ply > this.ply);
    const last = this.turns.findLast((ply) => ply < this.ply);
    this.go((by > 0 ? next : last) ?? this.ply);
  }

  /** To the next mark in this direction. */
  stepMark(by: 1 | -1): void {
    this.stop();
    const plies = this.marks.map((mark) => mark.ply);
    const next = by > 0 ? plies.find((ply) => ply > this.ply) : plies.findLast((ply) => ply < this.ply);
    this.go(next ?? (by > 0 ? this.plies : 0));
  }

  play(): void {
    if (this.ply === this.plies) this.go(0);
    this.#playing = setInterval(() => this.go(this.ply + 1), STEP_MS / this.speed);
  }

  stop(): void {
    clearInterval(this.#playing);
    this.#playing = undefined;
  }

  hurry(speed: Speed): void {
    this.speed = speed;
    if (!this.playing) return;
    this.stop();
    this.play();
  }

  /** Through other eyes, at the same moment; if that is refused, through the same as before. */
  async look(eyes: Eyes): Promise<void> {
    if (this.asking || eyes === this.eyes) return;
    this.asking = true;
    this.refused = undefined;
    try {
      const whose = eyes === 'open' ? this.seats : [eyes];
      const told = await Promise.all(whose.map((each) => this.source.ask(each)));
      this.#readers = told.map((each) => new Reader(each));
      this.eyes = eyes;
      this.#tell();
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.refused = refused;
    } finally {
      this.asking = false;
    }
  }

  /** Whoever chooses eyes keeps them, also at slips. */
  async choose(eyes: Eyes): Promise<void> {
    this.eyesChosen = true;
    await this.look(eyes);
  }

  /** To a slip; one's own is seen by one's own eyes, unless others were chosen. */
  async goToSlip({ ply, seat }: { ply: number; seat: number }): Promise<void> {
    this.stop();
    if (seat === this.frame.seat && !this.eyesChosen) await this.look(seat);
    this.go(ply + 1);
  }

  leave(): void {
    this.stop();
    this.table.leave();
  }

  // With all eyes at once each move is told as its player saw it.
  #witness(ply: number): Reader {
    return this.#readers[this.mover(ply) ?? 0] ?? this.#readers[0]!;
  }

  // The table as the server would have told it then, without anything to do.
  #tell(): void {
    const reader = this.#readers[0]!;
    const news = Array.from({ length: this.ply }, (_, ply) => this.#witness(ply).news(ply));
    const seats = this.frame.seats.map((seat) => ({
      ...seat,
      mine: false,
      away: false,
    })) as unknown as TableMessage['seats'];
    this.#hear?.({
      type: 'table',
      table: this.frame.table,
      version: this.ply,
      since: 0,
      now: Date.now(),
      status: 'running',
      game: this.frame.game,
      options: this.frame.options,
      title: this.frame.title,
      listed: false,
      chat: 'nobody',
      pace: this.frame.pace,
      clock: { kind: 'none' },
      host: false,
      seats,
      spectators: 0,
      seat: this.eyes === 'open' ? this.#readers[0]!.eyes : this.eyes,
      ply: this.ply,
      actor: reader.mover(this.ply),
      unconfirmed: null,
      view: this.view(this.ply),
      news,
    } as TableMessage);
  }
}
