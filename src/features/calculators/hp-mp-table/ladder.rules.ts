import type { Vitals } from '#shared/advancement.ts';
import { type GradeStep, needsMp } from './vital-table.rules.ts';

/** Pixels. The left margin is for names of grades and the first 칼승, the right one for the last 풀승. */
export interface LadderSize {
  readonly width: number;
  readonly left: number;
  readonly right: number;
}

export const DESK: LadderSize = { width: 730, left: 80, right: 64 };
export const PHONE: LadderSize = { width: 340, left: 60, right: 48 };

const ROW = 40;
/** Height of a row with two bars. */
const ROW_OF_TWO = 48;
export const TOP = 24;
const AXIS_PARTS = 4;

/** Drawn as a line from 0 to 칼승, and as a bar from 칼승 to 풀승. */
export interface Lane {
  readonly vital: keyof Vitals;
  readonly y: number;
  readonly least: number;
  readonly full: number;
  readonly reached: number | null;
}

export interface LadderRow {
  readonly grade: number;
  readonly y: number;
  readonly lanes: readonly Lane[];
}

export interface Ladder {
  readonly height: number;
  /** Lower edge of the last row. */
  readonly bottom: number;
  readonly rows: readonly LadderRow[];
  readonly ticks: readonly { x: number; value: number }[];
  readonly marks: readonly { vital: keyof Vitals; x: number }[];
}

export function computeLadder(job: number, steps: readonly GradeStep[], own: Vitals | null, size: LadderSize): Ladder {
  const vitals: readonly (keyof Vitals)[] = needsMp(job) ? ['hp', 'mp'] : ['hp'];
  const most = Math.max(1, ...steps.flatMap(({ full }) => vitals.map((vital) => full[vital])));
  const span = size.width - size.left - size.right;
  const toX = (value: number) => Math.round(size.left + (Math.min(value, most) / most) * span);
  const toLane = (step: GradeStep, vital: keyof Vitals, y: number): Lane => ({
    vital,
    y,
    least: toX(step.least[vital]),
    full: toX(step.full[vital]),
    reached: own && own[vital] >= step.least[vital] ? toX(Math.min(own[vital], step.full[vital])) : null,
  });
  const row = vitals.length === 1 ? ROW : ROW_OF_TWO;
  const bottom = TOP + steps.length * row;
  return {
    bottom,
    height: bottom + 28,
    rows: steps.map((step, index) => {
      const y = TOP + index * row + row / 2;
      return { grade: step.grade, y, lanes: vitals.map((vital, lane) => toLane(step, vital, laneY(y, lane, vitals))) };
    }),
    ticks: Array.from({ length: AXIS_PARTS + 1 }, (_, part) => (most / AXIS_PARTS) * part).map((value) => ({
      x: toX(value),
      value,
    })),
    marks: own ? vitals.map((vital) => ({ vital, x: toX(own[vital]) })) : [],
  };
}

function laneY(middle: number, lane: number, vitals: readonly unknown[]): number {
  return vitals.length === 1 ? middle : middle - 11 + lane * 22;
}
