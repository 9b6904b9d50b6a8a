// Where we are, as an address. A server has a path for every place; on a static host there is one file, and places stand
// behind its `#`: so it works in any folder.
const BEHIND_HASH = import.meta.env['PITHEAD_DEVICE'] === 'yes';

/** A place such as `/table/TABLE?ply=3`, as a link has it. */
export function at(path: string): string {
  return BEHIND_HASH ? `#${path}` : path;
}

/** The same for somebody else's address bar. */
export const addressOf = (path: string): string => new URL(at(path), location.href).href;

/** Where an address of ours leads; the page's own if none is named. */
export function placeOf(address: string = location.href): URL {
  const url = new URL(address, location.href);
  return BEHIND_HASH ? new URL(url.hash.slice(1) || '/', url.origin) : url;
}
