// How the page speaks with whoever serves it. This is a server's way; the page for a device alone is built with
// device/transport.ts in its place.
import { socketAddress } from './address';
import type { Keeping } from './device/database';

/** As much of a WebSocket as a connection uses. */
export interface Socket {
  readonly readyState: number;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What only a page that is its own server has. */
export interface Device {
  watchKeeping(listener: (keeping: Keeping) => void): void;
  /** Keys and values in turn. */
  exportAll(): Promise<string[]>;
  /** What went wrong, or nothing; the page has to be loaded anew then. */
  importAll(rows: string[]): Promise<string>;
}

export interface Transport {
  fetch(
    path: string,
    init?: { method?: string; headers?: Record<string, string>; body?: string },
  ): Promise<Response>;
  socket(): Socket;
  device?: Device;
}

export const transport: Transport = {
  fetch: (path, init) => fetch(path, init),
  socket: () => new WebSocket(socketAddress(location.href)) as Socket,
};
