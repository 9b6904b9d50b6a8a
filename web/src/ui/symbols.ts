// Every drawn piece, put into the page once; <use href="#tag-R"> then takes its colours from where it stands.
import sprite from './symbols.svg?raw';

/** Width by height of each symbol. */
export const RATIOS: Record<string, number> = {};

/** The house's own symbols, and those that games bring. */
export function hangUpSymbols(ofGames: readonly string[]): void {
  const place = document.createElement('div');
  for (const drawn of [sprite, ...ofGames]) {
    place.insertAdjacentHTML('beforeend', drawn);
    measure(drawn);
  }
  // `hidden` would also hide gradients that symbols refer to.
  place.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  place.setAttribute('aria-hidden', 'true');
  document.body.prepend(place);
}

function measure(drawn: string): void {
  for (const [, id, width, height] of drawn.matchAll(/<symbol id="([^"]+)" viewBox="\S+ \S+ (\S+) ([^"]+)"/g))
    RATIOS[id!] = Number(width) / Number(height);
}
