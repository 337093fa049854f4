import { shortAmount } from '#shared/korean/short-amount.ts';
import type { PriceDay } from '../quote.contract.ts';
import { dayAfter, daysBetween, dayTicks } from './chart-days.rules.ts';
import { pricesOnScale, priceTicks, tickLabel } from './price-scale.rules.ts';

interface Point {
  x: number;
  y: number;
}

export interface ChartLine {
  path: string;
  dot: Point | null;
}

export interface ChartMark {
  day: PriceDay;
  x: number;
  y: number | null;
}

export interface ChartLayout {
  width: number;
  height: number;
  plot: { left: number; right: number; top: number; bottom: number };
  /** Bars extend upwards from `bottom`. */
  volume: { top: number; bottom: number };
  grid: { y: number; label: string | null }[];
  dayLabels: { x: number; text: string }[];
  completed: ChartLine;
  sell: ChartLine;
  buy: ChartLine;
  bars: { x: number; y: number; width: number; height: number; day: string }[];
  flag: { y: number; text: string } | null;
  marks: ChartMark[];
  /** Days with a price far off the scale; the line is clipped at the edge. */
  beyond: { x: number; isAbove: boolean; day: string }[];
}

const TOP = 12;
const GAP = 32;
const VOLUME = 44;
const DAY_LABELS = 28;
const LABEL_CLEAR_OF_FLAG = 18;
const WIDTH_OF_DAY_LABEL = 84;
const MAX_GRID_LINES = 6;
const GAP_BETWEEN_BARS = 0.16;

const tenth = (value: number) => Math.round(value * 10) / 10;

export interface ChartSize {
  width: number;
  lines: number;
  axis: number;
}

/** Initial sizes in pixels, as rendered by the server: wide page and phone. Text is never scaled. */
export const DESK_CHART: ChartSize = { width: 730, lines: 176, axis: 84 };
export const PHONE_CHART: ChartSize = { width: 340, lines: 136, axis: 62 };

export function chartHeight({ lines }: ChartSize): number {
  return TOP + lines + GAP + VOLUME + DAY_LABELS;
}

export interface ChartData {
  days: readonly PriceDay[];
  today: string;
  count: number;
}

export function layoutChart(data: ChartData, size: ChartSize): ChartLayout | null {
  const { today, count } = data;
  const first = dayAfter(today, 1 - count);
  const shown = daysShown(data);
  const ticks = computeTicks(shown);
  if (ticks.length === 0) return null;

  const plot = { left: 8, right: size.width - size.axis, top: TOP, bottom: TOP + size.lines };
  const [low = 0, second = 1] = ticks;
  const high = ticks.at(-1) ?? second;
  const band = (plot.right - plot.left) / count;
  const x = (index: number) => tenth(plot.left + (index + 0.5) * band);
  const share = (price: number) => Math.min(1, Math.max(0, (price - low) / (high - low)));
  const y = (price: number) => tenth(plot.bottom - share(price) * (plot.bottom - plot.top));
  const marks = shown.map((day) => ({
    day,
    x: x(daysBetween(first, day.day)),
    y: day.completedMedian === null ? null : y(day.completedMedian),
  }));
  const line = (priceOf: (day: PriceDay) => number | null) =>
    toLine(
      marks.flatMap((mark) => {
        const price = priceOf(mark.day);
        return price === null ? [] : [{ x: mark.x, y: y(price) }];
      }),
    );
  const last = shown.findLast(({ completedMedian }) => completedMedian !== null)?.completedMedian ?? null;
  const flag = last === null ? null : { y: y(last), text: shortAmount(last) };
  const volume = { top: plot.bottom + GAP, bottom: plot.bottom + GAP + VOLUME };
  return {
    width: size.width,
    height: chartHeight(size),
    plot,
    volume,
    grid: ticks.map((tick) => ({
      y: y(tick),
      label: flag && Math.abs(flag.y - y(tick)) < LABEL_CLEAR_OF_FLAG ? null : tickLabel(tick, second - low, high),
    })),
    dayLabels: dayTicks(first, count, Math.floor((plot.right - plot.left) / WIDTH_OF_DAY_LABEL) + 1).map(
      ({ index, label }) => ({ x: Math.max(x(index), plot.left + 16), text: label }),
    ),
    completed: line(({ completedMedian }) => completedMedian),
    sell: line(({ sellMedian }) => sellMedian),
    buy: line(({ buyMedian }) => buyMedian),
    bars: computeBars(marks, band, volume.bottom),
    flag,
    marks,
    beyond: marks.flatMap(({ day, x }) => sidesBeyond(day, low, high).map((isAbove) => ({ x, isAbove, day: day.day }))),
  };
}

export function daysShown({ days, today, count }: ChartData): PriceDay[] {
  const first = dayAfter(today, 1 - count);
  return days.filter(({ day }) => day >= first && day <= today);
}

export function countDaysBeyond(data: ChartData): number {
  const shown = daysShown(data);
  const ticks = computeTicks(shown);
  return shown.filter((day) => sidesBeyond(day, ticks[0] ?? 0, ticks.at(-1) ?? 0).length > 0).length;
}

function listPrices({ sellMedian, buyMedian, completedMedian }: PriceDay): number[] {
  return [sellMedian, buyMedian, completedMedian].filter((price) => price !== null);
}

function computeTicks(days: readonly PriceDay[]): number[] {
  const prices = pricesOnScale(days.flatMap(listPrices));
  return prices.length === 0 ? [] : priceTicks(prices, MAX_GRID_LINES);
}

function sidesBeyond(day: PriceDay, low: number, high: number): boolean[] {
  const prices = listPrices(day);
  return [
    ...(prices.some((price) => price > high) ? [true] : []),
    ...(prices.some((price) => price < low) ? [false] : []),
  ];
}

function toLine(points: readonly Point[]): ChartLine {
  const [only] = points;
  if (points.length < 2) return { path: '', dot: only ?? null };
  return { path: `M${points.map((point) => `${point.x} ${point.y}`).join('L')}`, dot: null };
}

function computeBars(marks: readonly ChartMark[], band: number, bottom: number): ChartLayout['bars'] {
  const most = Math.max(1, ...marks.map(({ day }) => day.completedCount));
  const width = tenth(Math.max(1, band * (1 - GAP_BETWEEN_BARS)));
  return marks
    .filter(({ day }) => day.completedCount > 0)
    .map(({ day, x }) => {
      const height = tenth(Math.max(2, (day.completedCount / most) * VOLUME));
      return { x: tenth(x - width / 2), y: tenth(bottom - height), width, height, day: day.day };
    });
}

export function nearestMark(marks: readonly ChartMark[], x: number): number {
  let nearest = 0;
  for (const [index, mark] of marks.entries()) {
    if (Math.abs(mark.x - x) < Math.abs((marks[nearest]?.x ?? 0) - x)) nearest = index;
  }
  return nearest;
}
