import { readableStep } from '#features/trade/quotes/ui/price-scale.rules.ts';
import { formatDigits } from '#shared/korean/amount.ts';

export interface BarPair {
  readonly day: string;
  /** Below the chart. */
  readonly tick: string;
  readonly made: number;
  readonly decided: number;
  readonly isSoFar: boolean;
}

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ReportsLayout {
  readonly width: number;
  readonly height: number;
  readonly plot: { left: number; right: number; bottom: number };
  readonly grid: readonly { y: number; label: string }[];
  readonly ticks: readonly { x: number; text: string }[];
  readonly pairs: readonly { day: string; made: Bar; decided: Bar; isSoFar: boolean }[];
}

const TOP = 20;
const LINES = 118;
const TICKS = 28;
const LEFT = 8;
const AXIS = 44;
const GRID_LINES = 3;
const TICK_WIDTH = 76;
const FILL = 0.68;
const BETWEEN = 2;

const tenth = (value: number) => Math.round(value * 10) / 10;

export const REPORTS_HEIGHT = TOP + LINES + TICKS;

/** Two bars side by side for each, from nothing up. */
export function layoutReports(points: readonly BarPair[], width: number): ReportsLayout {
  const plot = { left: LEFT, right: width - AXIS, bottom: TOP + LINES };
  const most = Math.max(1, ...points.flatMap(({ made, decided }) => [made, decided]));
  const step = readableStep(most, GRID_LINES);
  const high = Math.max(step, Math.ceil(most / step) * step);
  const band = (plot.right - plot.left) / Math.max(1, points.length);
  const each = tenth(Math.max(1, Math.min(14, (band * FILL) / 2)));
  const between = Math.min(BETWEEN, band / 10);
  const toBar = (value: number, left: number): Bar => {
    const height = tenth(value === 0 ? 0 : Math.max(1, (value / high) * LINES));
    return { x: tenth(left), y: tenth(plot.bottom - height), width: each, height };
  };
  const middle = (nth: number) => plot.left + (nth + 0.5) * band;
  const every = Math.max(1, Math.ceil(points.length / (Math.floor((plot.right - plot.left) / TICK_WIDTH) + 1)));
  return {
    width,
    height: REPORTS_HEIGHT,
    plot,
    grid: Array.from({ length: Math.round(high / step) }, (_, nth) => (nth + 1) * step).map((value) => ({
      y: tenth(plot.bottom - (value / high) * LINES),
      label: formatDigits(value),
    })),
    ticks: points
      .map(({ tick }, nth) => ({ x: Math.max(tenth(middle(nth)), plot.left + 16), text: tick, nth }))
      .filter(({ nth }) => (points.length - 1 - nth) % every === 0)
      .map(({ x, text }) => ({ x, text })),
    pairs: points.map(({ day, made, decided, isSoFar }, nth) => ({
      day,
      isSoFar,
      made: toBar(made, middle(nth) - each - between / 2),
      decided: toBar(decided, middle(nth) + between / 2),
    })),
  };
}
