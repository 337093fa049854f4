import { priceTicks, tickLabel } from '#features/trade/quotes/ui/price-scale.rules.ts';

export interface ChartPoint {
  /** The first day: names the point. */
  readonly day: string;
  /** Below the chart. */
  readonly tick: string;
  readonly visitors: number | null;
  /** A year before. */
  readonly before: number | null;
  readonly views: number | null;
  readonly isSoFar: boolean;
  /** Visitors may be counted twice. */
  readonly isMarked: boolean;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

export interface VisitsLayout {
  readonly width: number;
  readonly height: number;
  readonly plot: { left: number; right: number; top: number; bottom: number };
  readonly foot: number;
  readonly grid: readonly { y: number; label: string | null }[];
  readonly ticks: readonly { x: number; text: string }[];
  readonly bars: readonly { x: number; y: number; width: number; height: number; day: string; isSoFar: boolean }[];
  readonly line: string;
  /** From the last point that has ended to the one that has not. */
  readonly soFar: string;
  readonly before: string;
  /** Points of a line without neighbours. */
  readonly dots: readonly Place[];
  readonly marked: readonly Place[];
  /** The point that has not ended, with its number. */
  readonly end: (Place & { text: string }) | null;
}

const TOP = 20;
const GAP = 43;
const BARS = 48;
const TICKS = 28;
const LEFT = 8;
const AXIS = 64;
const GRID_LINES = 5;
const TICK_WIDTH = 84;
const CLEAR_OF_END = 14;
const FILL = 0.86;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** In pixels, as rendered by the server. Text is never scaled. */
export interface ChartSize {
  readonly width: number;
  /** Height of the lines alone. */
  readonly lines: number;
}

export const DESK_VISITS: ChartSize = { width: 742, lines: 110 };
export const PHONE_VISITS: ChartSize = { width: 340, lines: 90 };

export function visitsHeight({ lines }: ChartSize): number {
  return TOP + lines + GAP + BARS + TICKS;
}

export function layoutVisits(points: readonly ChartPoint[], size: ChartSize): VisitsLayout {
  const { width } = size;
  const height = visitsHeight(size);
  const foot = height - TICKS;
  const plot = { left: LEFT, right: width - AXIS, top: TOP, bottom: foot - BARS - GAP };
  const band = (plot.right - plot.left) / Math.max(1, points.length);
  const x = (nth: number) => tenth(plot.left + (nth + 0.5) * band);
  const scale = computeScale(points);
  const y = (value: number) =>
    tenth(plot.bottom - ((value - scale.low) / (scale.high - scale.low)) * (plot.bottom - plot.top));
  const toPlace = (value: number | null, nth: number) => (value === null ? null : { x: x(nth), y: y(value) });
  const visitors = points.map((point, nth) => toPlace(point.visitors, nth));
  const last = points.at(-1);
  const hasEnd = last?.isSoFar === true && last.visitors !== null;
  const ended = hasEnd ? visitors.slice(0, -1) : visitors;
  const from = ended.at(-1);
  const to = hasEnd ? visitors.at(-1) : null;
  const end = to && last?.visitors != null ? { ...to, text: tickLabel(last.visitors, 1, 1) } : null;
  return {
    width,
    height,
    plot,
    foot,
    grid: scale.ticks.map((tick) => ({
      y: y(tick),
      label: end && Math.abs(end.y - y(tick)) < CLEAR_OF_END ? null : tickLabel(tick, scale.step, scale.high),
    })),
    ticks: listTicks(points, Math.floor((plot.right - plot.left) / TICK_WIDTH) + 1).map(({ nth, text }) => ({
      x: Math.max(x(nth), plot.left + 16),
      text,
    })),
    bars: layBars(points, { x, band, foot }),
    line: toPath(ended),
    soFar: from && to ? `M${from.x} ${from.y}L${to.x} ${to.y}` : '',
    before: toPath(points.map((point, nth) => toPlace(point.before, nth))),
    dots: ended.filter((place, nth): place is Place => place !== null && !ended[nth - 1] && !ended[nth + 1]),
    marked: visitors.filter((place, nth): place is Place => place !== null && points[nth]?.isMarked === true),
    end,
  };
}

function computeScale(points: readonly ChartPoint[]) {
  const values = points.flatMap(({ visitors, before }) => [visitors, before].filter((value) => value !== null));
  const ticks = priceTicks(values.length === 0 ? [0] : values, GRID_LINES);
  const [low = 0, second = 1] = ticks;
  return { ticks, low, high: ticks.at(-1) ?? second, step: second - low };
}

/** Back from the last, so that today has its name. */
function listTicks(points: readonly ChartPoint[], most: number): { nth: number; text: string }[] {
  const step = Math.max(1, Math.ceil(points.length / most));
  return points
    .map(({ tick }, nth) => ({ nth, text: tick }))
    .filter(({ nth }) => (points.length - 1 - nth) % step === 0);
}

function layBars(
  points: readonly ChartPoint[],
  { x, band, foot }: { x(nth: number): number; band: number; foot: number },
): VisitsLayout['bars'] {
  const most = Math.max(1, ...points.map(({ views }) => views ?? 0));
  const width = tenth(Math.max(1, band * FILL));
  return points.flatMap(({ day, views, isSoFar }, nth) => {
    if (!views) return [];
    const height = tenth(Math.max(1, (views / most) * BARS));
    return [{ x: tenth(x(nth) - width / 2), y: tenth(foot - height), width, height, day, isSoFar }];
  });
}

/** A line that is broken where nothing is known. */
function toPath(places: readonly (Place | null)[]): string {
  return places
    .map((place, nth) => (place === null ? '' : `${places[nth - 1] ? 'L' : 'M'}${place.x} ${place.y}`))
    .join('');
}
