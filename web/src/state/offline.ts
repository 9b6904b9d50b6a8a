// The page of a device opens without a network, by a service worker (web/service-worker.js). A new version is offered and
// never forced into a game.
import { device } from './device.svelte';

function offer(waiting: ServiceWorker): void {
  device?.offer(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage('renew');
  });
}

export async function keepForOffline(): Promise<void> {
  if (!device || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('./sw.js');
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      // The first one of all replaces nothing.
      if (coming.state === 'installed' && navigator.serviceWorker.controller) offer(coming);
    });
  });
}
