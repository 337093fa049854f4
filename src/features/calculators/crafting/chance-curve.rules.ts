import { formatDigits } from '#shared/korean/amount.ts';
import { attemptsFor, chanceWithin } from './attempts.rules.ts';

export interface CurveSize {
  width: number;
  height: number;
}

export const DESK_CURVE: CurveSize = { width: 730, height: 176 };
export const PHONE_CURVE: CurveSize = { width: 340, height: 160 };

/** Room of the axes. */
const LEFT = 16;
const RIGHT = 44;
const TOP = 12;
const BOTTOM = 24;
/** Points of the line; steps of fewer attempts are drawn one by one. */
const MAX_POINTS = 72;
/** Attempts with which the line ends: nearly nothing is left to hope for. */
const END = 0.995;

export interface ChanceCurve {
  size: CurveSize;
  /** Of the line, and of the ground below it. */
  line: string;
  area: string;
  grid: { y: number; label: string }[];
  /** Under the line: how many attempts. */
  ticks: { x: number; label: number }[];
  /** Points to aim at; a dotted line leads from them to the axis. */
  marks: { x: number; y: number }[];
  floor: number;
}

/** How the chance of having enough grows with the attempts; every place on whole pixels, so that it is drawn 1:1. */
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

/** A digit of the pixel face is 6 px wide or more. */
const DIGIT = 7;

/** The labels that do not touch the one before. */
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
