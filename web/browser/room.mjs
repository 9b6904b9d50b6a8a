// What is wrong with the room that things have on the screen. Runs in the page, so it uses nothing from outside.
export function roomFaults() {
  const faults = [];
  const boxOf = (element) => element.getBoundingClientRect();
  const edge = rectOf(boxOf(document.querySelector('main')));
  const strip = document.querySelector('main .strip');
  if (strip?.checkVisibility()) edge.top = Math.max(edge.top, boxOf(strip).bottom);
  const drawer = document.querySelector('main [data-drawer]');
  // Rings and seams may touch; a word or a place that lies on another does so by more.
  const TOUCH = 3;

  function rectOf({ left, right, top, bottom }) {
    return { left, right, top, bottom };
  }
  const seen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && boxOf(element).width > 1;
  const inside = (box) =>
    box.top >= edge.top - 1 &&
    box.bottom <= edge.bottom + 1 &&
    box.left >= edge.left - 1 &&
    box.right <= edge.right + 1;
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOUCH &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOUCH;
  const size = (box) =>
    `${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`;

  // ---- places ------------------------------------------------------------------------------------------

  // A row of my own cards may run on to the side of a phone, with a cue; then its first places count.
  const sideways = (element) => element.closest('[data-runs-on]');
  function faultOf(place) {
    const box = boxOf(place);
    const row = sideways(place);
    if (row) {
      const all = boxOf(row);
      if (box.right > all.right || box.left < all.left) return inside(all) ? undefined : 'its row is cut';
    }
    if (!inside(box)) return `is out of sight: ${size(box)} of ${size(edge)}`;
    const middle = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!middle) return 'is not there';
    const hit = middle.closest('[data-move]');
    if (place.contains(middle) || hit?.dataset.move === place.dataset.move) return undefined;
    return `is covered by ${middle.tagName} ${middle.getAttribute('class')}`;
  }
  const places = [...document.querySelectorAll('main [data-move]')].filter(seen);
  const moves = Map.groupBy(places, (place) => place.dataset.move);
  for (const [move, all] of moves) {
    // Of several places for one move, one is enough.
    const found = all.map(faultOf);
    if (found.every(Boolean)) faults.push(`the place of "${move}" ${found[0]}`);
  }
  const offered = document.querySelector('[data-command="moves"]');
  const elsewhere = document.querySelectorAll('main [data-move]').length;
  if (offered && elsewhere > 0 && places.length === 0) faults.push('the tab with the places is not open');
  for (const thing of [...document.querySelectorAll('main [data-in-sight]')].filter(seen))
    // What is higher than a phone is looked at in parts.
    if (isCut(thing) && boxOf(thing).height <= edge.bottom - edge.top)
      faults.push(`${thing.dataset.inSight} is cut: ${size(boxOf(thing))} of ${size(edge)}`);

  function isCut(thing) {
    const box = boxOf(thing);
    const foot = document.elementFromPoint((box.left + box.right) / 2, box.bottom - 4);
    return !inside(box) || !foot || !(thing.contains(foot) || foot.contains(thing));
  }

  const apart = places.filter((place) => inside(boxOf(place)));
  for (const [i, a] of apart.entries())
    for (const b of apart.slice(i + 1)) {
      if (a.dataset.move === b.dataset.move || a.contains(b) || b.contains(a)) continue;
      if (overlap(boxOf(a), boxOf(b)) && document.elementsFromPoint(...middleOf(a)).includes(b))
        faults.push(`the places of "${a.dataset.move}" and "${b.dataset.move}" lie on each other`);
    }
  function middleOf(element) {
    const { left, right, top, bottom } = boxOf(element);
    return [(left + right) / 2, (top + bottom) / 2];
  }

  // ---- words -------------------------------------------------------------------------------------------

  // Whether something opaque lies over the middle of these words.
  function hidden(element, box) {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true;
    for (const above of document.elementsFromPoint(x, y)) {
      if (above === element || above.contains(element) || element.contains(above)) return false;
      const { backgroundColor, backgroundImage } = getComputedStyle(above);
      if (backgroundImage !== 'none' || !/rgba\(.*, 0\)|transparent/.test(backgroundColor)) return true;
    }
    return true;
  }
  function clippedBy(element, box) {
    for (let each = element; each && each.tagName !== 'MAIN'; each = each.parentElement) {
      const style = getComputedStyle(each);
      const own = boxOf(each);
      const cut = box.bottom > own.bottom + 2 || box.top < own.top - 2;
      if (style.overflowY === 'auto' || style.overflowY === 'scroll') return undefined;
      if (cut && (style.overflowY === 'hidden' || style.overflowY === 'clip')) return each;
    }
    return undefined;
  }
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    const said = text.data.trim();
    if (!said || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(element.tagName)) continue;
    if (!seen(element) || element.closest('.reader-only') || drawer?.contains(element)) continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.bottom > innerHeight || box.top < 0) continue;
      if (hidden(element, box)) continue;
      // Letters are lower than their line.
      const spare = Math.max(0, box.height - parseFloat(getComputedStyle(element).fontSize) * 0.75) / 2;
      const letters = { ...rectOf(box), top: box.top + spare, bottom: box.bottom - spare };
      words.push({ said, element, box: letters });
      const cutter = clippedBy(element, letters);
      if (cutter) faults.push(`"${said}" is cut by ${cutter.tagName} ${cutter.getAttribute('class')}`);
    }
  }
  // Of cards that lie on one another only the upper one is read where both have words.
  function oneHides(a, b) {
    const both = {
      left: Math.max(a.box.left, b.box.left),
      right: Math.min(a.box.right, b.box.right),
      top: Math.max(a.box.top, b.box.top),
      bottom: Math.min(a.box.bottom, b.box.bottom),
    };
    return hidden(a.element, both) || hidden(b.element, both);
  }
  for (const [i, a] of words.entries())
    for (const b of words.slice(i + 1))
      if (
        overlap(a.box, b.box) &&
        !a.element.contains(b.element) &&
        !b.element.contains(a.element) &&
        !oneHides(a, b)
      )
        faults.push(`"${a.said}" and "${b.said}" lie on each other at ${size(a.box)}`);
  return [...new Set(faults)];
}
