// The address bar is the only state of where we are; links of the page lead on without a reload.
import { readRoute, type Route } from './route';

class Router {
  route = $state<Route>(readRoute(location.pathname));

  constructor() {
    window.addEventListener('popstate', () => (this.route = readRoute(location.pathname)));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.route = readRoute(location.pathname);
    window.scrollTo(0, 0);
  }

  // Links of the page itself lead on without a reload; everything else is the browser's.
  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
