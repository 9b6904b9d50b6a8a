// The address bar is the only state of where we are; links of the page lead on without a reload.
import { transport } from '#transport';
import { saveFile } from '../protocol/save-file';
import { at, placeOf } from './place';
import { readRoute, type Route } from './route';

class Router {
  route = $state<Route>(readRoute(placeOf().pathname));

  constructor() {
    window.addEventListener('popstate', () => (this.route = readRoute(placeOf().pathname)));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', at(path));
    else history.pushState(null, '', at(path));
    this.route = readRoute(placeOf().pathname);
    window.scrollTo(0, 0);
  }

  // Where no server is, the browser cannot fetch what it is to save.
  async #download(event: MouseEvent, link: HTMLAnchorElement): Promise<void> {
    const { pathname, search } = link;
    if (!pathname.startsWith('/api/')) return;
    event.preventDefault();
    saveFile(await (await transport.fetch(pathname + search)).blob(), link.download);
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
    if (link?.hasAttribute('download') && transport.device) return void this.#download(event, link);
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (/^\/(api|device)\//.test(link.pathname)) return; // what is no place of this page
    const { pathname, search, hash } = placeOf(link.href);
    event.preventDefault();
    this.go(pathname + search + hash);
  }
}

export const router = new Router();
