// How the curve of points is drawn: steps, a band for every other shift, each seat with its line colour and dashes.
import type uPlot from 'uplot';
import { DASHES, letterOf } from '../../ui/speaker';
import type { PointsCurve } from './curve';
import { turnAxis } from './lines';

const FONT_PX = 13;
export const fontOf = (px: number) => `600 ${px}px "Barlow Condensed", sans-serif`;

type Colour = (token: string) => string;

/** Tokens as they are in a place of the page, by day or night. */
export function colourIn(place: HTMLElement): Colour {
  const style = getComputedStyle(place);
  return (token) => style.getPropertyValue(`--${token}`).trim();
}

/** Every other shift on a ground of its own, with its name below where there is room. */
function drawBands(plot: uPlot, borders: readonly number[], names: readonly string[], colour: Colour): void {
  const { ctx, bbox } = plot;
  const bottom = bbox.top + bbox.height;
  ctx.save();
  ctx.font = fontOf(FONT_PX * devicePixelRatio);
  ctx.textAlign = 'center';
  ctx.setLineDash([3 * devicePixelRatio, 3 * devicePixelRatio]);
  ctx.strokeStyle = colour('line-2');
  borders.forEach((border, i) => {
    const [left, right] = [plot.valToPos(borders[i - 1] ?? 0, 'x', true), plot.valToPos(border, 'x', true)];
    ctx.fillStyle = colour('panel-2');
    if (i % 2 === 1) ctx.fillRect(left, bbox.top, right - left, bbox.height);
    ctx.fillStyle = colour('ink-2');
    if (ctx.measureText(names[i]!).width < right - left)
      ctx.fillText(names[i]!, (left + right) / 2, bottom + 18 * devicePixelRatio);
    if (i === 0) return;
    ctx.beginPath();
    ctx.moveTo(left, bbox.top);
    ctx.lineTo(left, bottom);
    ctx.stroke();
  });
  ctx.restore();
}

function lineOf(UPlot: typeof uPlot, seat: number, mine: boolean, colour: Colour): uPlot.Series {
  const letter = letterOf(seat);
  return {
    stroke: () => colour(`ln-${letter.toLowerCase()}`),
    width: mine ? 3 : 1.8,
    dash: mine ? [] : DASHES[letter],
    paths: UPlot.paths.stepped!({ align: 1 }),
    points: { show: false },
  };
}

export function optionsFor(
  UPlot: typeof uPlot,
  curve: PointsCurve,
  mySeat: number | null,
  place: HTMLElement,
  names: readonly string[],
): Omit<uPlot.Options, 'width' | 'height'> {
  const colour = colourIn(place);
  const axis = turnAxis(curve);
  const borders = [...curve.shiftEnds.map((i) => axis[i]!), axis.at(-1)!];
  return {
    padding: [10, 0, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: [0, axis.at(-1)!] },
      y: { range: (_, min, max) => [Math.min(0, min), max * 1.04] },
    },
    axes: [
      { show: true, size: 24, values: () => [], grid: { show: false }, ticks: { show: false } },
      {
        size: 36,
        space: 44,
        font: fontOf(FONT_PX),
        stroke: () => colour('ink-2'),
        grid: { stroke: () => colour('line'), width: 1 },
        ticks: { show: false },
      },
    ],
    series: [{}, ...curve.totals[0]!.map((_, seat) => lineOf(UPlot, seat, seat === mySeat, colour))],
    hooks: { drawClear: [(plot) => drawBands(plot, borders, names, colour)] },
  };
}
