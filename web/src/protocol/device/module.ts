// The WebAssembly module: rules, bots and tables, as the program itself has them (device/browser/module.cpp).
import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** What the module wants done; a node is given all of it, a thinking worker nothing. */
export interface Hooks {
  respond: (request: number, status: number, head: string, body: string) => void;
  send: (session: number, text: string) => void;
  close: (session: number, why: string) => void;
  save: (changes: string) => void;
  fetch: (prefix: string) => void;
  think: (thought: number, worker: number, task: string) => void;
  stopThinking: (thought: number) => void;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  room: (size: number) => number;
  hear: (text: number, size: number) => void;
  run: (text: number, size: number) => void;
  check_record: (text: number, size: number) => void;
  measure: (game: number, players: number, seconds: number) => void;
}

const IDLE: Hooks = {
  respond: () => undefined,
  send: () => undefined,
  close: () => undefined,
  save: () => undefined,
  fetch: () => undefined,
  think: () => undefined,
  stopThinking: () => undefined,
};

const NANOSECONDS = 1_000_000n;
const REALTIME = 0;
// Whoever thinks by the clock stops at once when it has jumped so far.
const FAR = 1e9; // milliseconds

export class DeviceModule {
  readonly #exports: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();
  #answer = '';
  #said = '';

  /** `isStopped` is asked whenever the module looks at its clock. */
  constructor(
    compiled: WebAssembly.Module,
    hooks: Partial<Hooks> = {},
    private readonly isStopped: () => boolean = () => false,
  ) {
    const { exports } = new WebAssembly.Instance(compiled, {
      pithead: this.#given({ ...IDLE, ...hooks }),
      wasi_snapshot_preview1: this.#system(compiled),
    });
    this.#exports = exports as unknown as Exports;
    this.#exports._initialize();
  }

  /** A message to the node. */
  hear(message: object): void {
    this.#hand(JSON.stringify(message), this.#exports.hear);
  }

  /** A task for a worker that thinks. */
  run(task: string): string {
    return this.#ask(() => this.#hand(task, this.#exports.run));
  }

  /** What is wrong with a record; mostly nothing. */
  checkRecord(record: string): string {
    return this.#ask(() => this.#hand(record, this.#exports.check_record));
  }

  measure(game: number, players: number, seconds: number): string {
    return this.#ask(() => this.#exports.measure(game, players, seconds));
  }

  #ask(work: () => void): string {
    this.#answer = '';
    work();
    return this.#answer;
  }

  #hand(text: string, take: (text: number, size: number) => void): void {
    const bytes = this.#encoder.encode(text);
    const place = this.#exports.room(bytes.length);
    this.#bytes(place, bytes.length).set(bytes);
    take(place, bytes.length);
  }

  #bytes(place: number, size: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#exports.memory.buffer as ArrayBuffer, place, size);
  }

  #text(place: number, size: number): string {
    return this.#decoder.decode(this.#bytes(place, size));
  }

  #given(hooks: Hooks): WebAssembly.ModuleImports {
    const text = (place: number, size: number) => this.#text(place, size);
    return {
      respond: (id: number, status: number, head: number, headSize: number, body: number, bodySize: number) =>
        hooks.respond(id, status, text(head, headSize), text(body, bodySize)),
      send: (id: number, place: number, size: number) => hooks.send(id, text(place, size)),
      close: (id: number, place: number, size: number) => hooks.close(id, text(place, size)),
      save: (place: number, size: number) => hooks.save(text(place, size)),
      fetch: (place: number, size: number) => hooks.fetch(text(place, size)),
      think: (id: number, worker: number, place: number, size: number) =>
        hooks.think(id, worker, text(place, size)),
      stop_thinking: (id: number) => hooks.stopThinking(id),
      answer: (place: number, size: number) => (this.#answer = text(place, size)),
      random: (place: number, size: number) => crypto.getRandomValues(this.#bytes(place, size)),
      sha256: (hash: number, place: number, size: number) =>
        this.#bytes(hash, 32).set(sha256(this.#bytes(place, size))),
      blake2b: (
        hash: number,
        hashSize: number,
        place: number,
        size: number,
        key: number,
        keySize: number,
      ) => {
        const keyed = keySize > 0 ? { key: this.#bytes(key, keySize).slice() } : {};
        this.#bytes(hash, hashSize).set(blake2b(this.#bytes(place, size), { dkLen: hashSize, ...keyed }));
      },
    };
  }

  // As much of a system as the C++ library asks for: a clock, and somewhere to put its last words.
  #system(compiled: WebAssembly.Module): WebAssembly.ModuleImports {
    const known: WebAssembly.ModuleImports = {
      clock_time_get: (kind: number, _precision: bigint, out: number) => {
        const now = kind === REALTIME ? Date.now() : performance.now() + (this.isStopped() ? FAR : 0);
        const time = BigInt(Math.round(now * 1000)) * (NANOSECONDS / 1000n);
        new DataView(this.#exports.memory.buffer).setBigUint64(out, time, true);
        return 0;
      },
      fd_write: (_file: number, pieces: number, count: number, out: number) => {
        const view = new DataView(this.#exports.memory.buffer);
        let written = 0;
        for (let i = 0; i < count; ++i) {
          const size = view.getUint32(pieces + 8 * i + 4, true);
          this.#said += this.#text(view.getUint32(pieces + 8 * i, true), size);
          written += size;
        }
        view.setUint32(out, written, true);
        return 0;
      },
      proc_exit: () => {
        throw new Error(`the module ended: ${this.#said}`);
      },
    };
    const NOTHING_HERE = 8; // WASI's errno for a file that is not open
    const wanted = WebAssembly.Module.imports(compiled).filter(({ module }) => module !== 'pithead');
    return Object.fromEntries(wanted.map(({ name }) => [name, known[name] ?? (() => NOTHING_HERE)]));
  }
}
