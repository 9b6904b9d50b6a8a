// Where we are: the address bar is the only state. `/`, `/new/GAME`, `/table/TABLE`, `/join/TABLE/LINK`.
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string; link: string }
  | { page: 'nowhere' };

export function readRoute(path: string): Route {
  const [, place, first, second, ...more] = path.replace(/\/$/, '').split('/');
  if (more.length > 0) return { page: 'nowhere' };
  if (!place) return { page: 'lobby' };
  if (place === 'new' && first && !second) return { page: 'new', game: first };
  if (place === 'table' && first && !second) return { page: 'table', table: first };
  if (place === 'join' && first && second) return { page: 'join', table: first, link: second };
  return { page: 'nowhere' };
}

class Router {
  route = $state<Route>(readRoute(location.pathname));

  constructor() {
    window.addEventListener('popstate', () => (this.route = readRoute(location.pathname)));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.route = readRoute(path);
    window.scrollTo(0, 0);
  }

  // Links of the page itself lead on without a reload; everything else is the browser's.
  #follow(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
