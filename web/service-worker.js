// Keeps the page of a device, so that it opens without a network. The build writes a version and the names of all files
// into it (scripts/service-worker.mjs).
//
// A new version waits beside the old one until somebody asks for it or no page is open any more. Pages that were open
// before still find their own files then: those of the version before are kept until the next one comes.
const VERSION = '%version%';
const FILES = JSON.parse('%files%');
const NAME = `pithead ${self.registration.scope} `; // another folder of the same host may have a Pithead of its own
const CACHE = NAME + VERSION;

self.addEventListener('install', (event) => {
  event.waitUntil(keep());
});

async function keep() {
  const old = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', ({ data }) => {
  if (data === 'renew') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  if (request.mode === 'navigate') return (await cache.match('./')) ?? fetch(request);
  return (await cache.match(request)) ?? (await caches.match(request)) ?? fetch(request);
}
