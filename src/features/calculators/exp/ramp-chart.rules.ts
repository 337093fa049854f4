import { formatCount, formatDigits } from '#shared/korean/amount.ts';
import type { LevelPart, VitalPart } from './exp.rules.ts';
import { MAX_SINGLE } from './level-rows.rules.ts';

export interface Ramp {
  /** Ascending; the first one is the current value at cost 0. */
  readonly points: readonly { x: number; y: number }[];
  readonly bands: readonly { from: number; to: number; label: string }[];
  /** Distance between marks; the axis starts at a multiple of it. */
  readonly grain: number;
}

export interface ChartSize {
  readonly width: number;
  readonly height: number;
  /** Pixels right of the plot for the numbers of the axis. */
  readonly axis: number;
  readonly gap: number;
}

export const DESK: ChartSize = { width: 730, height: 244, axis: 64, gap: 56 };
export const PHONE: ChartSize = { width: 340, height: 236, axis: 64, gap: 60 };

const LEFT = 8;
const TOP = 12;
const FOOT = 28;
const BAND_LABEL = 34;
/** Share of the span that stays empty after the goal. */
const AFTER_GOAL = 0.09;
const GRID_LINES = 3;
/** Ratio of the total to the first step from which the axis is logarithmic. */
const LOG_FROM = 1000;
const LOG_STEP = 100;
const PIXELS_A_LETTER = 11;
const LABEL_SPACE = 14;

export interface ChartLayout {
  readonly size: ChartSize;
  readonly plot: { left: number; right: number; top: number; bottom: number };
  /**
   * Whether the axis is logarithmic, with grid lines a hundredfold apart; on a linear one the first steps would lie on
   * the axis.
   */
  readonly isLog: boolean;
  readonly grid: readonly { y: number; label: string }[];
  readonly bands: readonly { x: number; width: number; isShaded: boolean; label: string | null }[];
  readonly marks: readonly { x: number; label: string; isFirst: boolean }[];
  readonly line: string;
  readonly area: string;
  readonly dots: readonly { x: number; y: number }[];
  readonly now: { x: number };
  readonly goal: { x: number; y: number };
}

export function vitalRamp(part: VitalPart): Ramp | null {
  const first = part.rows[0];
  if (!first) return null;
  const points = [{ x: first.start, y: 0 }];
  let exp = 0;
  for (const row of part.rows) {
    exp += row.exp;
    points.push({ x: row.end, y: exp });
  }
  const bands = part.rows.map(({ start, end, tier }) => ({ from: start, to: end, label: priceText(tier.exp) }));
  return { points, bands, grain: niceStep((part.reached - part.from) / 5) };
}

export function levelRamp({ from, toLevel, rows }: Pick<LevelPart, 'from' | 'toLevel' | 'rows'>): Ramp | null {
  if (rows.length === 0) return null;
  const points = [{ x: from.level, y: 0 }];
  let exp = 0;
  for (const row of rows) {
    exp += row.exp;
    points.push({ x: row.level + 1, y: exp });
  }
  const bands: { from: number; to: number; label: string }[] = [];
  const isFew = rows.length <= MAX_SINGLE;
  for (let at = from.level; at < toLevel; ) {
    const end = isFew ? at + 1 : Math.min(toLevel, (Math.floor(at / 10) + 1) * 10);
    bands.push({ from: at, to: end, label: isFew || at < 10 ? '' : `${Math.floor(at / 10) * 10}대` });
    at = end;
  }
  return { points, bands, grain: 1 };
}

export function layOut({ points, bands, grain }: Ramp, size: ChartSize): ChartLayout {
  const start = points[0]?.x ?? 0;
  const end = points.at(-1)?.x ?? 1;
  const most = Math.max(1, points.at(-1)?.y ?? 1);
  const plot = { left: LEFT, right: size.width - size.axis, top: TOP, bottom: size.height - FOOT };
  const low = Math.floor(start / grain) * grain;
  const high = end + (end - low) * AFTER_GOAL;
  const scale = createScale(points[1]?.y ?? most, most);
  const toX = (value: number) => round(plot.left + ((value - low) / (high - low)) * (plot.right - plot.left));
  const toY = (value: number) => round(plot.bottom - scale.shareOf(value) * (plot.bottom - plot.top - BAND_LABEL));
  const costAt = new Map(points.map(({ x, y }) => [x, y]));
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${toX(x)} ${toY(y)}`).join('');
  return {
    size,
    plot,
    isLog: scale.isLog,
    grid: scale.lines.map((value) => ({ y: toY(value), label: axisLabels(value) })),
    bands: bands.map(({ from, to, label }, index) => {
      const x = toX(from);
      const width = round(toX(to) - x);
      return {
        x,
        width,
        isShaded: index % 2 === 1,
        label: label !== '' && width > label.length * PIXELS_A_LETTER ? label : null,
      };
    }),
    marks: computeMarks([low, ...bands.map(({ to }) => to)], toX, size.gap),
    line,
    area: `${line}L${toX(end)} ${plot.bottom}L${toX(start)} ${plot.bottom}Z`,
    dots: bands.slice(1).map(({ from }) => ({ x: toX(from), y: toY(costAt.get(from) ?? 0) })),
    now: { x: toX(start) },
    goal: { x: toX(end), y: toY(most) },
  };
}

interface Scale {
  isLog: boolean;
  lines: number[];
  /** Returns the share of the height: 0 at the bottom, 1 at the top. */
  shareOf(value: number): number;
}

function createScale(first: number, most: number): Scale {
  if (first === 0 || most / first < LOG_FROM) {
    const step = niceStep(most / GRID_LINES);
    const top = Math.ceil(most / step) * step;
    const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
    return { isLog: false, lines, shareOf: (value) => value / top };
  }
  const low = 10 ** Math.floor(Math.log10(first));
  const shareOf = (value: number) => (value <= low ? 0 : Math.log(value / low) / Math.log(most / low));
  const lines: number[] = [];
  for (let value = low; value <= most; value *= LOG_STEP) lines.push(value);
  return { isLog: true, lines, shareOf };
}

function computeMarks(values: readonly number[], toX: (value: number) => number, gap: number) {
  const last = values.at(-1) ?? 0;
  /** Short labels may stand closer. */
  const isTight = (one: number, next: number) => {
    const letters = (formatCount(one).length + formatCount(next).length) / 2;
    return toX(next) - toX(one) < Math.min(gap, letters * PIXELS_A_LETTER + LABEL_SPACE);
  };
  const selected: number[] = [];
  for (const [index, value] of values.entries()) {
    const before = selected.at(-1);
    const isClose = before !== undefined && isTight(before, value);
    if (index === values.length - 1 || (!isClose && !isTight(value, last))) selected.push(value);
  }
  return [...new Set(selected)].map((value, index) => ({
    x: toX(value),
    label: formatCount(value),
    isFirst: index === 0,
  }));
}

/** Returns 1, 2 or 5 times a power of ten that is at least `least`. */
export function niceStep(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((times) => times * power >= least) ?? 10) * power;
}

/** `5,000억`, `1.5조`. */
export function axisLabels(value: number): string {
  const [size, unit] = UNITS.find(([least]) => value >= least) ?? [1, ''];
  const tenths = Math.round((value / size) * 10);
  return `${formatDigits(Math.floor(tenths / 10))}${tenths % 10 === 0 ? '' : `.${tenths % 10}`}${unit}`;
}

const UNITS = [
  [1_000_000_000_000, '조'],
  [100_000_000, '억'],
  [10_000, '만'],
] as const;

/** `천만`, `2천만`, `1억`. */
export function priceText(exp: number): string {
  return exp === TEN_MILLION ? '천만' : formatCount(exp).replace(/^(\d),000만$/, '$1천만');
}

const TEN_MILLION = 10_000_000;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Percent of the largest row. */
export function barShare(exp: number, list: readonly number[]): number {
  const most = Math.max(1, ...list);
  return exp === 0 ? 0 : Math.max(1, Math.round((exp / most) * 100));
}
