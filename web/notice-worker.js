// Shows what a server has to tell while its page is closed (docs/server/notices.md). It keeps nothing and answers no
// request: the page of a device has another worker for that (service-worker.js).
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const isAt = (client, path) => new URL(client.url).pathname === path;

// Whoever looks at the table sees it there. Two of the same have the same tag, and are one.
async function show({ title, body, path, tag, language, stop, stop_word }) {
  if ((await windows()).some((client) => client.focused && isAt(client, path))) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    icon: '/icon-192.png',
    data: { path, stop },
    actions: [{ action: 'stop', title: stop_word }],
  });
}

self.addEventListener('notificationclick', (event) => {
  const { path, stop } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === 'stop' ? fetch(stop, { method: 'POST' }) : open(path));
});

async function open(path) {
  const all = await windows();
  const there = all.find((client) => isAt(client, path));
  if (there) return there.focus();
  return self.clients.openWindow(path);
}

// The push service has given the browser another address.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription));
});

async function renew(old) {
  if (!old) return;
  const { applicationServerKey } = old.options;
  const fresh = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  });
  const { endpoint, keys } = fresh.toJSON();
  const body = {
    way: 'push',
    target: endpoint,
    key: keys.p256dh,
    secret: keys.auth,
    instead_of: old.endpoint,
  };
  await fetch('/api/notices/add', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
