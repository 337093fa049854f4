import { shortAmount } from '#shared/korean/short-amount.ts';
import type { Quote } from '../quote.contract.ts';

export interface DotPrices {
  counted: readonly number[];
  rejected: readonly number[];
}

export interface DotPlot {
  width: number;
  height: number;
  middle: number;
  axis: number;
  band: { x: number; width: number } | null;
  median: number | null;
  dots: { x: number; y: number }[];
  crosses: { x: number; y: number }[];
  labels: { x: number; text: string; anchor: 'start' | 'middle' | 'end' }[];
}

const HEIGHT = 76;
const MIDDLE = 26;
const AXIS = 52;
const INSET = 16;
const DOT = 8;
/** Pixels between the upper edge and the axis. */
const FIELD = 40;
const LABEL_ROOM = 62;
/** Multiple of the counted range at which outliers are drawn at the edge, so that they do not squeeze the rest. */
const FARTHEST = 1.3;
/** Tolerance between logarithms of different machines, so that server and browser place the same labels. */
const SAME_PRICE = 1e-9;
/** Label candidates per decade, best first. */
const NUMBERS = [1, 5, 2, 3, 4, 6, 8, 7, 9, 1.5, 2.5, 3.5, 4.5, 1.2, 1.4, 1.6, 1.8, 5.5, 6.5, 7.5, 8.5, 9.5];

const tenth = (value: number) => Math.round(value * 10) / 10;

export function dotPlot(quote: Quote, prices: DotPrices | null, width: number): DotPlot | null {
  if (quote.median === null || quote.low === null || quote.high === null) return null;
  const all = [quote.low, quote.high, ...(prices ? [...prices.counted, ...prices.rejected] : [])];
  const [from, to] = logRange(
    Math.max(Math.min(...all), quote.low / FARTHEST),
    Math.min(Math.max(...all), quote.high * FARTHEST),
  );
  const share = (price: number) => Math.min(1, Math.max(0, (Math.log(price) - from) / (to - from)));
  const x = (price: number) => tenth(INSET + share(price) * (width - 2 * INSET));
  return {
    width,
    height: HEIGHT,
    middle: MIDDLE,
    axis: AXIS,
    band: toBand(quote, x),
    median: x(quote.median),
    dots: prices ? stack(prices.counted.map(x)) : [],
    crosses: prices ? prices.rejected.map((price) => ({ x: x(price), y: MIDDLE })) : [],
    labels: computeLabels(Math.exp(from), Math.exp(to), x, width),
  };
}

/** Equal prices get 10 % of room. */
function logRange(low: number, high: number): [number, number] {
  const [from, to] = [Math.log(low), Math.log(high)];
  return to - from < 0.05 ? [from - 0.1, to + 0.1] : [from, to];
}

function toBand({ p25, p75 }: Quote, x: (price: number) => number): DotPlot['band'] {
  if (p25 === null || p75 === null) return null;
  return { x: x(p25), width: Math.max(2, tenth(x(p75) - x(p25))) };
}

function stack(places: readonly number[]): DotPlot['dots'] {
  const columns = new Map<number, number>();
  for (const place of places) {
    const column = Math.round(place / DOT) * DOT;
    columns.set(column, (columns.get(column) ?? 0) + 1);
  }
  const highest = Math.max(1, ...columns.values());
  const pitch = Math.min(DOT - 0.5, FIELD / highest);
  return [...columns].flatMap(([x, count]) =>
    Array.from({ length: count }, (_, index) => ({ x, y: tenth(MIDDLE + (index - (count - 1) / 2) * pitch) })),
  );
}

function computeLabels(low: number, high: number, x: (price: number) => number, width: number): DotPlot['labels'] {
  const placed: { x: number; price: number }[] = [];
  for (const price of readableNumbers(low * (1 - SAME_PRICE), high * (1 + SAME_PRICE))) {
    const place = x(price);
    if (place < INSET || place > width - INSET) continue;
    if (placed.every((other) => Math.abs(other.x - place) >= LABEL_ROOM)) placed.push({ x: place, price });
  }
  if (placed.length < 2) {
    return [
      { x: INSET, text: shortAmount(Math.round(low)), anchor: 'start' },
      { x: width - INSET, text: shortAmount(Math.round(high)), anchor: 'end' },
    ];
  }
  return placed
    .sort((a, b) => a.x - b.x)
    .map(({ x: place, price }) => ({ x: place, text: shortAmount(price), anchor: 'middle' }));
}

function readableNumbers(low: number, high: number): number[] {
  const powers: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(low)); power <= high; power *= 10) powers.push(power);
  return NUMBERS.flatMap((number) => powers.map((power) => number * power)).filter(
    (price) => Number.isInteger(price) && price >= low && price <= high,
  );
}
