import { formatCount, formatDigits } from '#shared/korean/amount.ts';
import type { CurvePoint } from './chance.rules.ts';

/** Pixels. Text has a fixed size, so wide and narrow screens have their own drawings. */
export interface BoxSize {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  marks: number;
}

export const DESK_BOX: BoxSize = { width: 730, height: 240, left: 8, right: 52, top: 16, bottom: 28, marks: 6 };
export const PHONE_BOX: BoxSize = { width: 340, height: 220, left: 4, right: 44, top: 16, bottom: 28, marks: 3 };

export interface CurveShape {
  line: string;
  area: string;
  rows: { y: number; label: string }[];
  columns: { x: number; label: string; anchor: 'start' | 'middle' | 'end' }[];
  own: { x: number; y: number; labelX: number; labelY: number; anchor: 'start' | 'end'; isBeyond: boolean };
}

export function computeCurveShape(points: readonly CurvePoint[], own: CurvePoint, size: BoxSize): CurveShape {
  const last = points.at(-1)?.tries || 1;
  const right = size.width - size.right;
  const bottom = size.height - size.bottom;
  const toX = (tries: number) => round(size.left + (Math.min(tries, last) / last) * (right - size.left));
  const toY = (chance: number) => round(bottom - chance * (bottom - size.top));
  const line = points
    .map(({ tries, chance }, index) => `${index === 0 ? 'M' : 'L'}${toX(tries)} ${toY(chance)}`)
    .join('');
  const x = toX(own.tries);
  const isRight = x > (size.left + right) / 2;
  return {
    line,
    area: `${line}L${right} ${bottom}L${size.left} ${bottom}Z`,
    rows: [0, 0.25, 0.5, 0.75, 1].map((chance) => ({ y: toY(chance), label: `${chance * 100}%` })),
    columns: computeMarks(last, size.marks).map((tries) => {
      const anchor = tries === 0 ? 'start' : toX(tries) > right - 24 ? 'end' : 'middle';
      return { x: toX(tries), label: triesLabel(tries), anchor } as const;
    }),
    own: {
      x,
      y: toY(own.chance),
      labelX: x + (isRight ? -8 : 8),
      // Below the curve: left of a low dot, at the bottom beside a high one.
      labelY: isRight ? bottom - 10 : Math.min(bottom - 10, toY(own.chance) + 20),
      anchor: isRight ? 'end' : 'start',
      isBeyond: own.tries > last,
    },
  };
}

function computeMarks(last: number, count: number): number[] {
  const rough = last / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? rough);
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}

function triesLabel(tries: number): string {
  return tries >= 10_000 && tries % 1000 === 0 ? formatCount(tries) : formatDigits(tries);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
