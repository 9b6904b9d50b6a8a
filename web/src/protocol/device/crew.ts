// The workers that think for bots, hints and analyses. Each does one task after the other; what nobody waits for any
// more is stopped at once: by a flag that the worker sees, where memory can be shared, else by ending the worker.
import type { ThinkerOrder, ThinkerSetup, ThinkerWord } from './thinker.worker';

interface Task {
  thought: number;
  task: string;
  tries: number;
}

const MOST_TRIES = 3;
const MOST_THINKERS = 8; // more trees of their own hardly play better, and each takes its memory

class Thinker {
  #worker: Worker | undefined;
  #queue: Task[] = []; // the first is being done
  readonly #flag = globalThis.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : undefined;

  constructor(
    private readonly compiled: WebAssembly.Module,
    private readonly heard: (thought: number, answer: string) => void,
  ) {}

  think(thought: number, task: string): void {
    this.#queue.push({ thought, task, tries: 0 });
    if (this.#queue.length === 1) this.#begin();
  }

  has(thought: number): boolean {
    return this.#queue.some((each) => each.thought === thought);
  }

  /** It is answered with nothing, unless its own answer comes soon. */
  stop(thought: number): void {
    const place = this.#queue.findIndex((each) => each.thought === thought);
    if (place === 0 && this.#flag) return void Atomics.store(this.#flag, 0, 1);
    if (place === 0) this.#end();
    if (place >= 0) this.#giveUp(place);
  }

  #giveUp(place: number): void {
    const [given] = this.#queue.splice(place, 1);
    if (place === 0) this.#begin();
    // Whoever stopped it is not done yet.
    if (given && given.thought > 0) queueMicrotask(() => this.heard(given.thought, ''));
  }

  #begin(): void {
    const [first] = this.#queue;
    if (!first) return;
    if (this.#flag) Atomics.store(this.#flag, 0, 0);
    first.tries += 1;
    this.#engaged().postMessage({ task: first.task } satisfies ThinkerOrder);
  }

  #engaged(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<ThinkerWord>) => this.#done(data.answer);
    worker.onerror = () => this.#broken();
    worker.postMessage({ compiled: this.compiled, flag: this.#flag } satisfies ThinkerSetup);
    return (this.#worker = worker);
  }

  #done(answer: string): void {
    const done = this.#queue.shift();
    this.#begin();
    if (done && done.thought > 0) this.heard(done.thought, answer);
  }

  // Such as for want of memory: a new one tries again.
  #broken(): void {
    this.#end();
    if ((this.#queue[0]?.tries ?? 0) >= MOST_TRIES) this.#giveUp(0);
    else this.#begin();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

export class Crew {
  #thinkers: Thinker[] = [];

  constructor(
    private readonly compiled: WebAssembly.Module,
    private readonly heard: (thought: number, answer: string) => void,
  ) {}

  think(thought: number, worker: number, task: string): void {
    (this.#thinkers[worker] ??= new Thinker(this.compiled, this.heard)).think(thought, task);
  }

  stop(thought: number): void {
    this.#thinkers.find((each) => each?.has(thought))?.stop(thought);
  }
}

/** How many think for a bot at once: one core is left to the page. */
export function crewSize(cores: number): number {
  return Math.max(1, Math.min(MOST_THINKERS, cores - 1));
}
