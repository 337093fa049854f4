import { formatDigits } from '#shared/korean/amount.ts';
import { attemptsFor, chanceWithin } from './attempts.rules.ts';

export interface CurveSize {
  width: number;
  height: number;
}

/** Size at which the server draws it: the width of a side column. */
export const DRAWN_CURVE: CurveSize = { width: 266, height: 160 };

const LEFT = 16;
const RIGHT = 44;
const TOP = 12;
const BOTTOM = 24;
const MAX_POINTS = 72;
const END = 0.995;

export interface ChanceCurve {
  size: CurveSize;
  line: string;
  area: string;
  grid: { y: number; label: string }[];
  ticks: { x: number; label: number }[];
  marks: { x: number; y: number }[];
  floor: number;
}

export function chanceCurve(
  successes: number,
  p: number,
  supplies: readonly { chance: number; attempts: number }[],
  size: CurveSize,
): ChanceCurve {
  const last = Math.max(attemptsFor(END, successes, p), successes + 2);
  const first = successes - 1;
  const width = size.width - LEFT - RIGHT;
  const height = size.height - TOP - BOTTOM;
  const x = (attempts: number) => Math.round(LEFT + ((attempts - first) / (last - first)) * width);
  const y = (chance: number) => Math.round(TOP + (1 - chance) * height);
  const step = Math.max(1, Math.ceil((last - first) / MAX_POINTS));
  const places = Array.from({ length: Math.ceil((last - first) / step) + 1 }, (_, index) =>
    Math.min(last, first + index * step),
  );
  const line = places.map((attempts) => `${x(attempts)},${y(chanceWithin(attempts, successes, p))}`).join(' ');
  return {
    size,
    line,
    area: `${x(first)},${y(0)} ${line} ${x(last)},${y(0)}`,
    grid: [0, 0.5, 1].map((chance) => ({ y: y(chance), label: `${chance * 100}%` })),
    ticks: spaced(
      [successes, ...supplies.map(({ attempts }) => attempts), last].map((label) => ({ x: x(label), label })),
    ),
    marks: supplies.map(({ attempts }) => ({ x: x(attempts), y: y(chanceWithin(attempts, successes, p)) })),
    floor: y(0),
  };
}

const DIGIT = 7;

function spaced<Tick extends { x: number; label: number }>(ticks: readonly Tick[]): Tick[] {
  const selected: Tick[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const tick of ticks) {
    const half = (formatDigits(tick.label).length * DIGIT) / 2;
    if (tick.x - half < end) continue;
    selected.push(tick);
    end = tick.x + half + DIGIT;
  }
  return selected;
}
