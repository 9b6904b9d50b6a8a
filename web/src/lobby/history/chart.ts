// How the trend is drawn: points as a line, the share of games won as columns behind it.
import type uPlot from 'uplot';
import type { Stretch } from '../../protocol/messages';
import { colourIn, fontOf } from '../../table/end/chart';

const FONT_PX = 13;
const MOST_DAYS = 4; // below the axis; more would run into each other on a phone
const ROOM = 0.08; // above and below the line, as a part of its height

export interface ChartWords {
  day(stretch: number): string;
  share(part: number): string;
}

/** A column of nothing is none. */
export function dataOf(trend: readonly Stretch[]): [number[], (number | null)[], number[]] {
  return [
    trend.map((_, i) => i),
    trend.map(({ won, games }) => (won === 0 ? null : won / games)),
    trend.map(({ points }) => points),
  ];
}

/** Which stretches have their day written below: the first, the last, and some evenly between. */
export function daysShown(stretches: number): number[] {
  const shown = Math.min(MOST_DAYS, stretches);
  if (shown <= 1) return shown === 1 ? [0] : [];
  return Array.from({ length: shown }, (_, i) => Math.round((i * (stretches - 1)) / (shown - 1)));
}

/** Points from the lowest to the highest with some room; all equal ones in the middle. */
export function pointsRange(least: number, most: number): [number, number] {
  const room = Math.max(1, (most - least) * ROOM);
  return [least - room, most + room];
}

export function optionsFor(
  UPlot: typeof uPlot,
  trend: readonly Stretch[],
  place: HTMLElement,
  words: ChartWords,
): Omit<uPlot.Options, 'width' | 'height'> {
  const colour = colourIn(place);
  const axis = { font: fontOf(FONT_PX), stroke: () => colour('ink-2'), ticks: { show: false } };
  return {
    padding: [10, 0, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: [-0.6, trend.length - 0.4] },
      won: { range: [0, 1] },
      points: { range: (_, least, most) => pointsRange(least, most) },
    },
    axes: [
      {
        ...axis,
        size: 26,
        grid: { show: false },
        splits: () => daysShown(trend.length),
        values: (_, splits) => splits.map(words.day),
      },
      { ...axis, scale: 'points', size: 40, space: 44, grid: { stroke: () => colour('line'), width: 1 } },
      {
        ...axis,
        scale: 'won',
        side: 1,
        size: 46,
        grid: { show: false },
        splits: () => [0, 0.5, 1],
        values: (_, splits) => splits.map(words.share),
      },
    ],
    series: [
      {},
      {
        scale: 'won',
        fill: () => colour('sunk'),
        stroke: () => colour('line-2'),
        width: 1,
        paths: UPlot.paths.bars!({ size: [0.86, 72] }),
        points: { show: false },
      },
      {
        scale: 'points',
        stroke: () => colour('ln-c'),
        width: 3,
        points: { show: true, size: 8, fill: () => colour('panel'), stroke: () => colour('ln-c'), width: 2 },
      },
    ],
  };
}
