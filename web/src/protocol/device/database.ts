// What a device keeps: rows of text in IndexedDB. A change is durable before it counts.

/** Keys and values in turn; in changes, a value of null is a row that goes. */
export type Rows = string[];

export interface Database {
  /** All but what is fetched when it is needed. */
  load(): Promise<Rows>;
  fetch(prefix: string): Promise<Rows>;
  save(changes: (string | null)[]): Promise<void>;
  all(): Promise<Rows>;
  /** Everything that was there is gone. */
  replace(rows: Rows): Promise<void>;
}

/** How games are kept here. `gone`: only until the page is closed; `newer`: a later Pithead has been here. */
export type Keeping = 'kept' | 'gone' | 'full' | 'newer';

const NAME = 'pithead';
const FORMAT = 1;
const STORE = 'rows';
/** A table's entries and the decisions of its analysis: long, and seldom needed. */
const FETCHED = ['decision/', 'log/'];
const LAST = '\uffff';

const after = (prefix: string) => prefix + LAST;

/** Which part of the errors of databases this one is. */
export function troubleOf(error: unknown): 'full' | 'unreachable' {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unreachable';
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the database gave up'));
  });
}

class BrowserDatabase implements Database {
  constructor(private readonly database: IDBDatabase) {
    database.onversionchange = () => database.close(); // somebody empties it
  }

  async load(): Promise<Rows> {
    const [decisions, logs] = FETCHED as [string, string];
    const ranges = [
      IDBKeyRange.upperBound(decisions, true),
      IDBKeyRange.bound(after(decisions), logs, true, true),
      IDBKeyRange.lowerBound(after(logs), true),
    ];
    return (await Promise.all(ranges.map((range) => this.#read(range)))).flat();
  }

  fetch(prefix: string): Promise<Rows> {
    return this.#read(IDBKeyRange.bound(prefix, after(prefix)));
  }

  all(): Promise<Rows> {
    return this.#read(null);
  }

  save(changes: (string | null)[]): Promise<void> {
    return this.#write((store) => {
      for (let i = 0; i + 1 < changes.length; i += 2) {
        const [key, value] = [changes[i]!, changes[i + 1]];
        if (typeof value === 'string') store.put(value, key);
        else store.delete(key);
      }
    });
  }

  replace(rows: Rows): Promise<void> {
    return this.#write((store) => {
      store.clear();
      for (let i = 0; i + 1 < rows.length; i += 2) store.put(rows[i + 1], rows[i]);
    });
  }

  async #write(work: (store: IDBObjectStore) => void): Promise<void> {
    const transaction = this.database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const done = finished(transaction);
    try {
      work(transaction.objectStore(STORE));
    } catch (refused) {
      done.catch(() => undefined);
      transaction.abort(); // all of it or nothing
      throw refused;
    }
    await done;
  }

  async #read(range: IDBKeyRange | null): Promise<Rows> {
    const transaction = this.database.transaction(STORE);
    const done = finished(transaction);
    const store = transaction.objectStore(STORE);
    const keys = store.getAllKeys(range);
    const values = store.getAll(range) as IDBRequest<string[]>;
    await done;
    return keys.result.flatMap((key, i) => [String(key), values.result[i]!]);
  }
}

/** For a browser that keeps nothing: all is gone with the page. */
class NoDatabase implements Database {
  load(): Promise<Rows> {
    return Promise.resolve([]);
  }
  fetch(): Promise<Rows> {
    return Promise.resolve([]);
  }
  all(): Promise<Rows> {
    return Promise.resolve([]);
  }
  save(): Promise<void> {
    return Promise.resolve();
  }
  replace(): Promise<void> {
    return Promise.reject(new Error('this browser keeps nothing'));
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, FORMAT);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database does not open'));
  });
}

export async function openDatabase(): Promise<{ database: Database; keeping: Keeping }> {
  try {
    return { database: new BrowserDatabase(await open()), keeping: 'kept' };
  } catch (error) {
    const newer = error instanceof DOMException && error.name === 'VersionError';
    return { database: new NoDatabase(), keeping: newer ? 'newer' : 'gone' };
  }
}
