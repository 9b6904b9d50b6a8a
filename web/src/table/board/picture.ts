const SVG = 'http://www.w3.org/2000/svg';

/** A symbol that floats above the page, under no pointer. */
export function picture(symbol: string, width: number, height = width): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${symbol}`);
  svg.append(use);
  svg.setAttribute('aria-hidden', 'true');
  svg.style.cssText =
    'position:fixed;left:0;top:0;z-index:50;overflow:visible;pointer-events:none;transform-origin:0 0;' +
    `width:${width}px;height:${height}px`;
  document.body.append(svg);
  return svg;
}
