// Every page has such a worker. The first to get the lock is the node of the device; the others hand on what their pages
// say. When the node's page is closed the next worker takes over, from what the database has.
import { Leader } from './leader';
import type { Beginning, Call, ToNode, ToPage } from './letters';

const LOCK = 'pithead node';
const tabLock = (tab: string) => `pithead page ${tab}`;
const WAIT_FOR_LEADER_MS = 300;

const me = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join('-');
const channel = new BroadcastChannel('pithead');
let leader: Leader | undefined;
let leads = ''; // who else is the node
/** What was not answered yet: whoever leads next is asked again. */
const waiting = new Map<string, ToNode>();
const open = new Set<number>(); // sockets
const known = new Set<string>(); // pages that the leader has heard of

const toPage = (letter: ToPage) => self.postMessage(letter);

function heard(letter: ToPage): void {
  if ('id' in letter) {
    waiting.delete(`${letter.kind === 'text' || letter.kind === 'closed' ? 'open' : 'ask'} ${letter.id}`);
    if (letter.kind === 'closed') open.delete(letter.id);
  }
  toPage(letter);
}

function say(tab: string, letter: ToPage): void {
  if (tab === me) heard(letter);
  else channel.postMessage({ to: tab, letter } satisfies Call);
}

function handOn(letter: ToNode): void {
  if (leader) leader.hear(me, letter);
  else if (leads) channel.postMessage({ from: me, letter } satisfies Call);
}

// Sockets that were open close, and the page opens them again; what was asked is asked again.
function newLeader(): void {
  for (const id of open) if (!waiting.has(`open ${id}`)) toPage({ kind: 'closed', id });
  for (const letter of waiting.values()) handOn(letter);
}

function fromPage(letter: ToNode): void {
  if (letter.kind === 'open') {
    open.add(letter.id);
    waiting.set(`open ${letter.id}`, letter);
  } else if (letter.kind === 'close') {
    open.delete(letter.id);
    waiting.delete(`open ${letter.id}`);
  } else if (letter.kind !== 'message') {
    waiting.set(`ask ${letter.id}`, letter);
  }
  handOn(letter);
}

async function lead(compiled: WebAssembly.Module, language: string): Promise<void> {
  leader = await Leader.begin(compiled, language, say, (letter) => {
    toPage(letter);
    channel.postMessage({ toAll: letter } satisfies Call);
  });
  channel.postMessage({ leads: me } satisfies Call);
  newLeader();
}

function watch(tab: string): void {
  if (known.has(tab)) return;
  known.add(tab);
  // Granted when the page is gone.
  void navigator.locks?.request(tabLock(tab), () => {
    known.delete(tab);
    leader?.forget(tab);
  });
}

function called(call: Call): void {
  if ('leads' in call) {
    if (call.leads === leads) return; // somebody else has asked
    leads = call.leads;
    newLeader();
  } else if ('whoLeads' in call) {
    if (leader) channel.postMessage({ leads: me } satisfies Call);
  } else if ('toAll' in call) {
    toPage(call.toAll);
  } else if ('to' in call) {
    if (call.to === me) heard(call.letter);
  } else if (leader) {
    watch(call.from);
    leader.hear(call.from, call.letter);
  }
}

const forever = new Promise<never>(() => undefined);

async function begin({ module, language }: Beginning): Promise<void> {
  const compiled = await WebAssembly.compileStreaming(fetch(module)).catch(async () =>
    WebAssembly.compile(await (await fetch(module)).arrayBuffer()),
  );
  channel.onmessage = ({ data }: MessageEvent<Call>) => called(data);
  channel.postMessage({ whoLeads: me } satisfies Call);
  const locks = navigator.locks as LockManager | undefined;
  if (locks) {
    void locks.request(tabLock(me), () => forever);
    void locks.request(LOCK, async () => {
      await lead(compiled, language);
      return forever;
    });
    return;
  }
  // Without https there are no locks: who hears nobody leads.
  setTimeout(() => leads || void lead(compiled, language), WAIT_FOR_LEADER_MS);
}

self.onmessage = ({ data }: MessageEvent<Beginning | ToNode>) => {
  if ('kind' in data) fromPage(data);
  else
    void begin(data).catch((error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
    );
};
