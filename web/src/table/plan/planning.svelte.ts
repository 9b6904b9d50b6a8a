// My next turn, planned while others think: a table of its own on which every move only lengthens a line. Boards draw it
// as any other. What the line would do, the server tells from what I know; nothing is played here.
import { Refused, server } from '../../protocol/connection.svelte';
import type {
  MoveNews,
  MovePreview,
  PlanCondition,
  PlanPreviewMessage,
  TableMessage,
  TurnPlan,
  View,
} from '../../protocol/messages';
import type { TableWish } from '../../protocol/wish';
import type { WholePage } from '../game';
import { Table } from '../table.svelte';

export type PlannedMoves = readonly MovePreview[];

/** Asks what the server would: a move lengthens the line, taking back shortens it. */
class PlanTable extends Table {
  constructor(
    id: string,
    game: () => WholePage,
    watch: (hear: (message: TableMessage) => void) => void,
    private readonly answer: (wish: TableWish) => Promise<void>,
  ) {
    super(id, game, (hear) => (watch(hear), () => undefined));
  }

  override async ask(wish: TableWish): Promise<boolean> {
    this.refused = undefined;
    try {
      await this.answer(wish);
      return true;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.refused = refused;
      return false;
    }
  }
}

export class Planning {
  readonly board: Table;
  /** Each move is an entry of a list of favourites, not a step of a line. */
  readonly favourites: boolean;
  /** Lines that come before the one on the board, the best first. */
  lines = $state.raw<readonly PlannedMoves[]>([]);
  /** The one on the board. */
  line = $state.raw<PlannedMoves>([]);
  condition = $state<PlanCondition>('same');
  /** The board has changed so that the line must begin anew. */
  interrupted = $state(false);
  #told = $state.raw<PlanPreviewMessage>()!;
  /** The board before the first move. */
  first = $state.raw<View>()!;
  #view: View; // behind the line
  #hear: ((message: TableMessage) => void) | undefined;
  #version = 0;

  /** On the board as it is now; with what was planned before, if it can still be planned there. */
  static async open(table: Table, game: WholePage, plan?: TurnPlan): Promise<Planning> {
    const planning = new Planning(table, game, await preview(table, []));
    if (plan && (plan.standing ?? false) === planning.favourites) await planning.#resume(plan);
    return planning;
  }

  private constructor(
    private readonly table: Table,
    private readonly game: WholePage,
    first: PlanPreviewMessage,
  ) {
    this.first = this.#view = first.view!;
    this.favourites = game.listsFavourites(this.#view);
    this.board = new PlanTable(
      table.id,
      () => game,
      (hear) => (this.#hear = hear),
      (wish) => this.#answer(wish),
    );
    this.#learn(first);
  }

  /** Of the position that is planned on. */
  get ply(): number {
    return this.#told.ply;
  }

  /** Nothing more can be planned behind the line. */
  get whole(): boolean {
    return this.#told.moves.length === 0;
  }

  /** All that would be kept. */
  get all(): readonly PlannedMoves[] {
    return this.line.length > 0 ? [...this.lines, this.line] : this.lines;
  }

  /** What is planned so far comes first; what else, if that does not fit? */
  async otherwise(): Promise<void> {
    if (this.line.length === 0) return;
    this.lines = [...this.lines, this.line];
    await this.#orRefuse(() => this.#show([]));
  }

  async remove(index: number): Promise<void> {
    this.lines = this.lines.filter((_, i) => i !== index);
    await this.#orRefuse(() => this.#show(this.#notations(this.line)));
  }

  raise(index: number): void {
    const lines = [...this.lines];
    lines.splice(index - 1, 0, ...lines.splice(index, 1));
    this.lines = lines;
  }

  /** Others have moved: the same line on the board as it is now, or a new one. */
  async follow(): Promise<void> {
    if (this.table.told.ply === this.ply) return;
    const moves = this.#notations(this.line);
    try {
      this.#learn(await preview(this.table, moves));
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      if (refused.error === 'illegal-move') await this.#restart();
    }
  }

  /** Whether the server keeps it. */
  async keep(): Promise<boolean> {
    const lines = this.all.map((line) => ({ moves: this.#notations(line) })) as never;
    const { ply, favourites } = this;
    const condition = favourites ? 'legal' : this.condition;
    const kept = await this.table.ask({ type: 'plan', ply, lines, condition, standing: favourites });
    this.board.refused = this.table.refused;
    return kept;
  }

  leave(): void {
    this.board.leave();
  }

  // What is refused is said where a refused move would be.
  async #orRefuse(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.board.refused = refused;
    }
  }

  async #restart(): Promise<void> {
    try {
      this.#learn(await preview(this.table, []));
      this.interrupted = true;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused; // then the board of before stays
    }
  }

  // What can still be planned; of a line that cannot, nothing is left on the board.
  async #resume({ condition, lines }: TurnPlan): Promise<void> {
    this.condition = condition;
    const all = lines.map(({ moves }) => moves);
    this.lines = this.favourites ? all : all.slice(0, -1);
    const last = this.favourites ? [] : this.#notations(all.at(-1)!);
    try {
      await this.#show(last);
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.interrupted = true;
    }
  }

  async #answer(wish: TableWish): Promise<void> {
    const before = this.#notations(this.line);
    if (wish.type === 'undo') await this.#show(before.slice(0, (wish.to as number) - this.ply));
    if (wish.type !== 'move') return;
    const move = wish.move as string;
    if (!this.favourites) return this.#show([...before, move]);
    this.lines = [...this.lines, [this.#told.moves.find((each) => each.move === move)!]];
    this.board.pending = undefined; // the choice is listed, and the board stays as it is
    this.#tell();
  }

  #notations(line: PlannedMoves): string[] {
    return line.map(({ move }) => move);
  }

  async #show(moves: readonly string[]): Promise<void> {
    this.#learn(await preview(this.table, moves, this.ply));
    this.interrupted = false;
  }

  #learn(told: PlanPreviewMessage): void {
    this.#told = told;
    this.line = told.line;
    if (told.view && told.line.length === 0) this.first = told.view;
    const last = told.line.at(-1);
    if (told.view) this.#view = told.view;
    else if (last && this.game.apply) this.#view = this.game.apply(this.#view, last.events);
    this.#tell();
  }

  // The table as the server would tell it if it were my turn.
  #tell(): void {
    const { deadline: _deadline, plan: _plan, plan_dropped: _dropped, ...frame } = this.table.told;
    const seat = frame.seat!;
    const listed = this.favourites ? this.lines.map(([move]) => move!.move) : [];
    const news = this.line.map((each, i): MoveNews => {
      const { move, events } = each;
      return {
        version: frame.version + i + 1,
        time: frame.now,
        kind: 'move',
        seat,
        ply: this.ply + i,
        move,
        events,
      };
    });
    this.#hear?.({
      ...frame,
      version: ++this.#version,
      since: 0,
      rated: true, // nobody advises on what has not come
      ply: this.ply + this.line.length,
      actor: seat,
      unconfirmed: null,
      view: this.#view,
      undoable: this.line.length,
      moves: this.#told.moves.filter(({ move }) => !listed.includes(move)),
      earlier: 0,
      news: [...this.table.log, ...news],
    } as TableMessage);
  }
}

function preview(table: Table, moves: readonly string[], ply?: number): Promise<PlanPreviewMessage> {
  const wish = { type: 'plan-preview', table: table.id, moves: [...moves] } as const;
  return server().ask(ply === undefined ? wish : { ...wish, ply });
}
