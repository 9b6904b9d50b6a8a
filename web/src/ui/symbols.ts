// Every drawn piece, put into the page once; <use href="#c-Y"> then takes its colours from where it stands.
import sprite from '../symbols.svg?raw';

/** Width by height of each symbol. */
export const RATIOS: Record<string, number> = {};
for (const [, id, width, height] of sprite.matchAll(
  /<symbol id="([^"]+)" viewBox="\S+ \S+ (\S+) ([^"]+)"/g,
)) {
  RATIOS[id!] = Number(width) / Number(height);
}

export function hangUpSymbols(): void {
  const place = document.createElement('div');
  place.innerHTML = sprite;
  // `hidden` would also hide gradients that symbols refer to.
  place.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  place.setAttribute('aria-hidden', 'true');
  document.body.prepend(place);
}
