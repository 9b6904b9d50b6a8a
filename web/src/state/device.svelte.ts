// The device, where the page is its own server: how it keeps games, and whether a new version waits.
import { transport } from '#transport';
import type { Device } from '../protocol/transport';
import type { Keeping } from '../protocol/device/database';
import { at } from './place';

/** A file with everything, to be brought back here or elsewhere. */
const FORMAT = 'pithead-device';
const VERSION = 1;
/** Rows without which nothing here is anybody's. */
const KEPT_ALWAYS = ['person/', 'login/', 'secret/', 'device/cookie'];

class OwnDevice {
  keeping = $state<Keeping>('kept');
  /** What the browser promised; undefined where it cannot be asked. */
  lasting = $state<boolean | undefined>();
  /** A new version of the page is here and comes with the next load. */
  renewed = $state(false);
  #load: (() => void) | undefined;

  constructor(private readonly device: Device) {
    device.watchKeeping((keeping) => (this.keeping = keeping));
    void this.#look();
  }

  async #look(): Promise<void> {
    this.lasting = await navigator.storage?.persisted?.().catch(() => undefined);
  }

  /** Some browsers ask the person, so it is asked only when the person wants it. */
  async ask(): Promise<void> {
    this.lasting = await navigator.storage.persist().catch(() => false);
  }

  async exportAll(): Promise<Blob> {
    const rows = await this.device.exportAll();
    return new Blob([JSON.stringify({ format: FORMAT, version: VERSION, rows })], {
      type: 'application/json',
    });
  }

  /** False if it could not be kept; else the page begins anew with it. */
  async importAll(rows: string[]): Promise<boolean> {
    if ((await this.device.importAll(rows)) !== '') return false;
    history.replaceState(null, '', at('/')); // this page loads itself anew, as all others do
    return true;
  }

  /** A game is not disturbed: it is up to the person when. */
  offer(load: () => void): void {
    this.#load = load;
    this.renewed = true;
  }
  renew(): void {
    this.#load?.();
  }
}

/** Its rows, or nothing if it is another kind of file. */
export function readDeviceFile(text: string): string[] | undefined {
  try {
    const { format, version, rows } = JSON.parse(text) as {
      format?: unknown;
      version?: unknown;
      rows?: unknown;
    };
    const sound =
      format === FORMAT &&
      version === VERSION &&
      Array.isArray(rows) &&
      rows.length % 2 === 0 &&
      rows.every((each) => typeof each === 'string') &&
      KEPT_ALWAYS.every((kind) => rows.some((each, i) => i % 2 === 0 && (each as string).startsWith(kind)));
    return sound ? (rows as string[]) : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing on a page that a server serves. */
export const device = transport.device && new OwnDevice(transport.device);
