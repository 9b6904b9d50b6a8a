// This browser as a place where somebody is told although the page is closed: by its service worker
// (web/notice-worker.js) and the push service of whoever made the browser.
import { http } from '../../protocol/http';
import type { NoticeKind, NoticesMessage } from '../../protocol/messages';
import { me } from '../../state/me.svelte';

const KEPT = 'pithead-push'; // whose notices come to this browser

/** The browser, or its person, says no. */
export class Forbidden extends Error {}
/** The browser has no push service, or cannot reach it. */
export class NoPushService extends Error {}

/** Browsers push to pages with https only. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function addressOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { way: 'push' as const, target: endpoint!, key: keys!['p256dh']!, secret: keys!['auth']! };
}

function remember(person: string): void {
  try {
    localStorage.setItem(KEPT, person);
  } catch {
    // Then it must be asked for anew when the login is another one.
  }
}

/** To be called by a click: the browser asks its person. */
export async function pushHere(key: string, kinds: NoticeKind[]): Promise<NoticesMessage> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Forbidden();
  await navigator.serviceWorker.register('/notice-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  let subscription: PushSubscription;
  try {
    await (await pushManager.getSubscription())?.unsubscribe(); // it may be for another server's key
    subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key),
    });
  } catch {
    throw new NoPushService();
  }
  const told = await http.addNotices({ ...addressOf(subscription), kinds });
  remember(me.person);
  return told;
}

/** After another login of the same person the server has to know that this browser is still theirs. */
export async function stillHere(): Promise<void> {
  if (!canPush() || localStorage.getItem(KEPT) !== me.person) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await http.addNotices(addressOf(subscription));
}
