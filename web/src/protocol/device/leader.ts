// The node of a device: the module that is its server, what it keeps, and those who think for it.
import { Crew, crewSize } from './crew';
import { openDatabase, troubleOf, type Database, type Keeping } from './database';
import type { ToNode, ToPage } from './letters';
import { DeviceModule } from './module';

/** A phone's battery and a player's patience both end sooner than a server's second. */
const HARD_MS = 800;
const HINT_MS = 500;
const TICK_MS = 1000;
const COOKIE = 'device/cookie';

type Say = (tab: string, letter: ToPage) => void;

/** What cannot be decoded is the name of nothing. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export class Leader {
  readonly #module: DeviceModule;
  readonly #crew: Crew;
  #keeping: Keeping;
  #last = 0; // number of a request or session
  #asked = new Map<number, { tab: string; id: number }>();
  #sessions = new Map<number, { tab: string; id: number }>();
  #cookie: string;
  #cookieKept = true;
  #known = new Set<string>(); // pages
  #replaced = false; // what the node knows is no longer what is kept

  static async begin(
    compiled: WebAssembly.Module,
    language: string,
    say: Say,
    sayAll: (letter: ToPage) => void,
  ) {
    const { database, keeping } = await openDatabase();
    return new Leader(compiled, language, say, sayAll, database, keeping, await database.load());
  }

  private constructor(
    compiled: WebAssembly.Module,
    private readonly language: string,
    private readonly say: Say,
    private readonly sayAll: (letter: ToPage) => void,
    private readonly database: Database,
    keeping: Keeping,
    rows: string[],
  ) {
    this.#keeping = keeping;
    const kept = rows.indexOf(COOKIE);
    this.#cookie = kept < 0 ? '' : rows[kept + 1]!;
    this.#crew = new Crew(compiled, (id, text) => this.#module.hear({ type: 'thought', id, text }));
    this.#module = new DeviceModule(compiled, {
      respond: (id, status, head, body) => this.#respond(id, status, head, body),
      send: (id, text) => this.#tell(id, (session) => ({ kind: 'text', id: session, text })),
      close: (id) => this.#tell(id, (session) => ({ kind: 'closed', id: session })),
      save: (changes) => void this.#save(JSON.parse(changes) as (string | null)[]),
      fetch: (prefix) => void this.#fetch(prefix),
      think: (thought, worker, task) => this.#crew.think(thought, worker, task),
      stopThinking: (thought) => this.#crew.stop(thought),
    });
    this.#module.hear({
      type: 'start',
      workers: crewSize(navigator.hardwareConcurrency),
      hard_milliseconds: HARD_MS,
      hint_milliseconds: HINT_MS,
      rows,
    });
    setInterval(() => this.#module.hear({ type: 'tick' }), TICK_MS);
  }

  hear(tab: string, letter: ToNode): void {
    if (!this.#known.has(tab)) {
      this.#known.add(tab);
      this.say(tab, { kind: 'keeping', keeping: this.#keeping });
    }
    switch (letter.kind) {
      case 'request':
        return this.#request(tab, letter);
      case 'open': {
        const session = ++this.#last;
        this.#sessions.set(session, { tab, id: letter.id });
        return this.#module.hear({ type: 'open', id: session, text: this.#cookie });
      }
      case 'message': {
        const session = this.#sessionOf(tab, letter.id);
        if (session === undefined) return this.say(tab, { kind: 'closed', id: letter.id });
        return this.#module.hear({ type: 'message', id: session, text: letter.text });
      }
      case 'close': {
        const session = this.#sessionOf(tab, letter.id);
        if (session !== undefined) this.#close(session);
        return;
      }
      case 'export':
        return void this.#export(tab, letter.id);
      case 'import':
        return void this.#import(tab, letter);
    }
  }

  /** A page is gone. */
  forget(tab: string): void {
    this.#known.delete(tab);
    for (const [session, each] of this.#sessions) if (each.tab === tab) this.#close(session);
  }

  #close(session: number): void {
    this.#sessions.delete(session);
    this.#module.hear({ type: 'closed', id: session });
  }

  #sessionOf(tab: string, id: number): number | undefined {
    for (const [session, each] of this.#sessions) if (each.tab === tab && each.id === id) return session;
    return undefined;
  }

  #tell(session: number, letter: (id: number) => ToPage): void {
    const found = this.#sessions.get(session);
    if (found) this.say(found.tab, letter(found.id));
  }

  #request(tab: string, letter: ToNode & { kind: 'request' }): void {
    const id = ++this.#last;
    this.#asked.set(id, { tab, id: letter.id });
    const { pathname, searchParams } = new URL(letter.path, 'http://device');
    this.#module.hear({
      type: 'request',
      id,
      method: letter.method,
      path: decoded(pathname),
      query: [...searchParams].flat(),
      headers: [...letter.headers, 'cookie', this.#cookie, 'accept-language', this.language],
      body: letter.body,
    });
  }

  #respond(id: number, status: number, head: string, body: string): void {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    const { type, headers } = JSON.parse(head) as { type: string; headers: string[] };
    for (let i = 0; i + 1 < headers.length; i += 2)
      if (headers[i]!.toLowerCase() === 'set-cookie') this.#keepCookie(headers[i + 1]!.split(';')[0]!);
    if (!asked) return;
    this.say(asked.tab, { kind: 'response', id: asked.id, status, headers: ['content-type', type], body });
  }

  // It is kept with the next that is: whoever has a game has the cookie to it.
  #keepCookie(cookie: string): void {
    if (cookie === this.#cookie) return;
    this.#cookie = cookie;
    this.#cookieKept = false;
  }

  async #save(changes: (string | null)[]): Promise<void> {
    if (this.#replaced) return;
    let error: string | undefined;
    try {
      await this.database.save(this.#cookieKept ? changes : [...changes, COOKIE, this.#cookie]);
      this.#cookieKept = true;
    } catch (trouble) {
      error = troubleOf(trouble);
    }
    if (this.#keeping === 'kept' || this.#keeping === 'full') this.#keep(error === 'full' ? 'full' : 'kept');
    this.#module.hear(error ? { type: 'saved', error } : { type: 'saved' });
  }

  #keep(keeping: Keeping): void {
    if (keeping === this.#keeping) return;
    this.#keeping = keeping;
    this.sayAll({ kind: 'keeping', keeping });
  }

  async #fetch(prefix: string): Promise<void> {
    const rows = await this.database.fetch(prefix).catch(() => []);
    this.#module.hear({ type: 'fetched', prefix, rows });
  }

  async #export(tab: string, id: number): Promise<void> {
    this.say(tab, { kind: 'exported', id, rows: await this.database.all().catch(() => []) });
  }

  // Everybody begins anew behind it: all pages load themselves again. Until then this node, which knows what was there
  // before, keeps nothing more.
  async #import(tab: string, { id, rows }: ToNode & { kind: 'import' }): Promise<void> {
    this.#replaced = true;
    const trouble = await this.database.replace(rows).then(() => '', troubleOf);
    this.#replaced = trouble === '';
    this.say(tab, { kind: 'imported', id, trouble });
    if (this.#replaced) this.sayAll({ kind: 'replaced' });
  }
}
