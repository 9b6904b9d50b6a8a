// One WebSocket to the server. It opens itself again, asks again whatever was not answered, and watchers of a
// table are told exactly what they missed.
import { transport } from '#transport';
import { freshId } from './id';
import type {
  Client,
  DoneMessage,
  ErrorMessage,
  ErrorName,
  HintMessage,
  NewsMessage,
  PlanPreviewMessage,
  PresenceMessage,
  RecordFault,
  Server,
  TableMessage,
} from './messages';
import type { Socket } from './transport';
import type { Wish } from './wish';

type Answer = Exclude<Server, ErrorMessage>;

/** What the server refused, by its name in docs/server/protocol.md. */
export class Refused extends Error {
  constructor(
    readonly error: ErrorName,
    what: string,
    /** Of a record that was refused. */
    readonly record?: RecordFault,
  ) {
    super(what);
  }
}

interface Asked {
  message: Client;
  resolve: (answer: Answer) => void;
  reject: (refused: Refused) => void;
}

interface Watcher {
  id: string; // of the request
  version: number;
  tell: (message: TableMessage | PresenceMessage) => void;
  fail: (refused: Refused) => void;
}

const RETRY_MS = [100, 250, 500, 1000, 2000, 4000];
const ANSWER_MS = 5000;
const LOGIN_ENDED = 1008;
// A login that ends may have a successor, as behind a new password: its cookie comes by another way and may be late.
const NEXT_LOGIN_MS = 1000;
const TRY_AGAIN = new Set<ErrorName>(['unavailable', 'closing', 'too-fast', 'too-slow']);

export class Connection {
  /** `open` as soon as the server has said hello; `lost` while we try again. */
  state = $state<'connecting' | 'open' | 'lost'>('connecting');

  #socket: Socket | undefined;
  #tries = 0;
  #asked = new Map<string, Asked>();
  #watchers = new Map<string, Watcher>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heard = false; // anything since the last ping
  #person = ''; // whom the server takes us for

  constructor() {
    this.#open();
    window.addEventListener('online', () => this.#checkAlive());
    document.addEventListener('visibilitychange', () => document.hidden || this.#checkAlive());
  }

  /** Every change of a table from now on, the first answer being the whole of it. */
  watch(table: string, tell: Watcher['tell'], fail: Watcher['fail']): () => void {
    const id = freshId();
    this.#watchers.set(table, { id, version: 0, tell, fail });
    this.#send({ type: 'watch', id, table, since: 0 });
    return () => {
      this.#watchers.delete(table);
      this.#send({ type: 'unwatch', table });
    };
  }

  /** Asks until there is an answer: through lost connections and restarts, and never twice for the server. */
  ask(wish: Wish & { type: 'hint' }): Promise<HintMessage>;
  ask(wish: Wish & { type: 'news' }): Promise<NewsMessage>;
  ask(wish: Wish & { type: 'plan-preview' }): Promise<PlanPreviewMessage>;
  ask(wish: Wish): Promise<DoneMessage>;
  ask(wish: Wish): Promise<Answer> {
    const message = { ...wish, id: freshId() } as Client & { id: string };
    return new Promise((resolve, reject) => {
      this.#asked.set(message.id, { message, resolve, reject });
      this.#send(message);
    });
  }

  #send(message: Client): void {
    // A socket that is closing is still there; what it cannot take is sent by the next one.
    if (this.state === 'open' && this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    this.#socket?.close(); // one that has not said hello yet, if we are in a hurry
    const socket = transport.socket();
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data) as Server);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.state = 'lost';
      const wait = RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)]!;
      this.#retry = setTimeout(() => this.#open(), code === LOGIN_ENDED ? NEXT_LOGIN_MS : wait);
    };
  }

  // After sleep, or in another network, a socket may be dead without knowing it: one that does not answer is replaced.
  #checkAlive(): void {
    if (this.state === 'lost') return this.#openNow();
    const socket = this.#socket;
    this.#heard = false;
    this.#send({ type: 'ping' });
    setTimeout(() => {
      if (this.#heard || this.#socket !== socket) return;
      this.state = 'lost';
      this.#openNow();
    }, ANSWER_MS);
  }

  /** With the cookie of now. */
  renew(): void {
    this.#openNow();
  }

  #openNow(): void {
    clearTimeout(this.#retry);
    this.#open();
  }

  #hear(message: Server): void {
    this.#heard = true;
    switch (message.type) {
      case 'hello':
        // The login was ended from elsewhere: all on this page was that person's.
        if (this.#person && this.#person !== message.person) return location.reload();
        this.#person = message.person;
        this.state = 'open';
        this.#tries = 0;
        for (const [table, { id, version }] of this.#watchers)
          this.#send({ type: 'watch', id, table, since: version });
        for (const { message } of this.#asked.values()) this.#send(message);
        return;
      case 'table': {
        const watcher = this.#watchers.get(message.table);
        // The whole of a table is told when the server knows less than we do: then we were wrong.
        if (!watcher || (message.version < watcher.version && message.since > 0)) return;
        watcher.version = message.version;
        return watcher.tell(message);
      }
      case 'presence':
        return this.#watchers.get(message.table)?.tell(message);
      case 'error':
        return this.#refused(message);
      case 'done':
      case 'hint':
      case 'news':
      case 'plan-preview':
      case 'preview': {
        const asked = this.#asked.get(message.id ?? '');
        this.#asked.delete(message.id ?? '');
        return asked?.resolve(message);
      }
    }
  }

  #refused(message: ErrorMessage): void {
    const id = message.id ?? '';
    const refused = new Refused(message.error, message.what);
    const asked = this.#asked.get(id);
    if (TRY_AGAIN.has(message.error)) {
      setTimeout(() => {
        // By then it may have been answered on another connection, or the table be left.
        const again = this.#asked.get(id)?.message;
        if (again) this.#send(again);
        for (const [table, { id: watching, version }] of this.#watchers)
          if (watching === id) this.#send({ type: 'watch', id, table, since: version });
      }, 1000);
      return;
    }
    if (asked) {
      this.#asked.delete(id);
      asked.reject(refused);
    }
    for (const [table, watcher] of this.#watchers) {
      const sentAway = id === '' && table === message.table;
      if (watcher.id === id || sentAway) watcher.fail(refused);
    }
  }
}

let connection: Connection | undefined;

/** After another login: what was said by the old one is over. */
export function renewConnection(): void {
  connection?.renew();
}

/** The page's only one, opened when it is first needed. */
export function server(): Connection {
  return (connection ??= new Connection());
}
