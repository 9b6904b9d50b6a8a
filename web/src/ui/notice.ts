// A notification of the browser's, where it has any.

/** Likes go along from device to device, but some phones know no notifications, or only those of a service worker. */
export function notify(title: string, options: NotificationOptions): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    new Notification(title, options);
  } catch {
    // Chrome on Android has the word, but not the thing; the tab's title and the bell call all the same.
  }
}
