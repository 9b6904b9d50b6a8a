// What a page and the node of its device say to each other.
import type { Keeping, Rows } from './database';

export type ToNode =
  | { kind: 'request'; id: number; method: string; path: string; headers: string[]; body: string }
  | { kind: 'open'; id: number }
  | { kind: 'message'; id: number; text: string }
  | { kind: 'close'; id: number }
  | { kind: 'export'; id: number }
  | { kind: 'import'; id: number; rows: Rows };

export type ToPage =
  | { kind: 'response'; id: number; status: number; headers: string[]; body: string }
  | { kind: 'text'; id: number; text: string }
  | { kind: 'closed'; id: number }
  | { kind: 'exported'; id: number; rows: Rows }
  | { kind: 'imported'; id: number; trouble: string }
  | { kind: 'keeping'; keeping: Keeping }
  | { kind: 'replaced' };

/** A page has one worker. One of all pages' workers is the node, the others hand on what their pages say. */
export interface Beginning {
  module: string; // its address
  language: string;
}

/** What workers call out to each other; each knows itself by a name of its own. */
export type Call =
  | { from: string; letter: ToNode }
  | { to: string; letter: ToPage }
  | { toAll: ToPage }
  | { leads: string }
  | { whoLeads: string };
