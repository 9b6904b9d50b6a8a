// Everything is asked of the device itself: a worker of the page is the server (node.worker.ts).
import module from '#module?url';
import type { Socket, Transport } from '../transport';
import type { Keeping, Rows } from './database';
import type { Beginning, ToNode, ToPage } from './letters';

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;
const GOING_AWAY = 1001;

/** What is answered by a node that does not run. */
const AWAY = {
  status: 503,
  headers: ['content-type', 'application/json'],
  body: JSON.stringify({ type: 'error', error: 'unavailable', what: 'the module does not run' }),
};

class DeviceSocket implements Socket {
  readyState = CONNECTING;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    private readonly id: number,
    private readonly node: DeviceNode,
  ) {}

  send(text: string): void {
    this.node.tell({ kind: 'message', id: this.id, text });
  }

  close(): void {
    this.node.tell({ kind: 'close', id: this.id });
    this.readyState = CLOSED;
  }

  heard(data: string): void {
    this.readyState = OPEN;
    this.onmessage?.({ data });
  }

  closed(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.({ code: GOING_AWAY });
  }
}

class DeviceNode {
  #worker: Worker;
  #last = 0;
  #broken = false;
  #asked = new Map<number, (letter: ToPage) => void>();
  #sockets = new Map<number, DeviceSocket>();
  keeping: Keeping = 'kept';
  #listeners = new Set<(keeping: Keeping) => void>();

  constructor() {
    this.#worker = new Worker(new URL('./node.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.#hear(data);
    this.#worker.onerror = () => this.#break();
    const address = new URL(module, document.baseURI).href;
    this.#worker.postMessage({ module: address, language: navigator.language } satisfies Beginning);
  }

  tell(letter: ToNode): void {
    this.#worker.postMessage(letter);
  }

  ask(letter: (id: number) => ToNode): Promise<ToPage> {
    const id = ++this.#last;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      if (this.#broken) this.#break();
      else this.tell(letter(id));
    });
  }

  open(): DeviceSocket {
    const id = ++this.#last;
    const socket = new DeviceSocket(id, this);
    this.#sockets.set(id, socket);
    this.tell({ kind: 'open', id });
    return socket;
  }

  watchKeeping(listener: (keeping: Keeping) => void): void {
    this.#listeners.add(listener);
    listener(this.keeping);
  }

  // The module did not come, or ended: as with a server that is away, loading anew is the way on.
  #break(): void {
    this.#broken = true;
    for (const [id, answer] of this.#asked) answer({ kind: 'response', id, ...AWAY });
    this.#asked.clear();
  }

  #hear(letter: ToPage): void {
    if (letter.kind === 'replaced') {
      location.reload();
    } else if (letter.kind === 'keeping') {
      this.keeping = letter.keeping;
      for (const each of this.#listeners) each(letter.keeping);
    } else if (letter.kind === 'text') {
      this.#sockets.get(letter.id)?.heard(letter.text);
    } else if (letter.kind === 'closed') {
      this.#sockets.get(letter.id)?.closed();
      this.#sockets.delete(letter.id);
    } else {
      this.#asked.get(letter.id)?.(letter);
      this.#asked.delete(letter.id);
    }
  }
}

const node = new DeviceNode();

export const transport: Transport = {
  async fetch(path, init = {}) {
    const headers = Object.entries(init.headers ?? {}).flatMap(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    const answer = await node.ask((id) => ({
      kind: 'request',
      id,
      method: init.method ?? 'GET',
      path,
      headers,
      body: init.body ?? '',
    }));
    if (answer.kind !== 'response') throw new TypeError('the node of this device said something else');
    const pairs = answer.headers.flatMap((name, i, all) =>
      i % 2 === 0 ? [[name, all[i + 1]!] as [string, string]] : [],
    );
    return new Response(answer.body, { status: answer.status, headers: pairs });
  },
  socket: () => node.open(),
  device: {
    watchKeeping: (listener) => node.watchKeeping(listener),
    async exportAll() {
      const answer = await node.ask((id) => ({ kind: 'export', id }));
      return answer.kind === 'exported' ? answer.rows : [];
    },
    async importAll(rows: Rows) {
      const answer = await node.ask((id) => ({ kind: 'import', id, rows }));
      return answer.kind === 'imported' ? answer.trouble : 'unreachable';
    },
  },
};
