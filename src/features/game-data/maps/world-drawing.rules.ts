import { type LabelWish, placeLabels } from './label-placement.rules.ts';
import { boxesAlong } from './plan-box.rules.ts';
import { labelWidth, type PlanLabel } from './plan-text.rules.ts';

export interface WorldSpot extends PlanLabel {
  x: number;
  y: number;
  group: number;
  isTown: boolean;
}

export interface WorldLine {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** In whole pixels; the drawing is never scaled. */
export interface WorldDrawing {
  width: number;
  height: number;
  spots: { px: number; py: number; text: { x: number; y: number } | null }[];
  lines: WorldLine[];
}

const SIDE = 44;
const ABOVE = 28;
const INSET = 4;
const BASE_LINE = 11;

interface Pixel {
  px: number;
  py: number;
}

function distance(a: Pixel, b: Pixel): number {
  return Math.hypot(a.px - b.px, a.py - b.py);
}

function joined(pixels: readonly Pixel[]): WorldLine[] {
  const lines: WorldLine[] = [];
  const [first, ...rest] = pixels;
  if (!first) return lines;
  const inside = [first];
  while (rest.length > 0) {
    const pairs = rest.flatMap((to) => inside.map((from) => ({ from, to, length: distance(from, to) })));
    const { from, to } = pairs.reduce((best, pair) => (pair.length < best.length ? pair : best));
    lines.push({ x1: from.px, y1: from.py, x2: to.px, y2: to.py });
    inside.push(to);
    rest.splice(rest.indexOf(to), 1);
  }
  return lines;
}

/** At least 1, so that a single place does not divide by zero. */
function span(values: readonly number[]): { from: number; length: number } {
  const from = Math.min(...values);
  return { from, length: Math.max(1, Math.max(...values) - from) };
}

export function drawWorld(spots: readonly WorldSpot[], paper: { width: number; height: number }): WorldDrawing {
  if (spots.length === 0) return { width: paper.width, height: 2 * ABOVE, spots: [], lines: [] };
  const across = span(spots.map(({ x }) => x));
  const down = span(spots.map(({ y }) => y));
  const scale = Math.min((paper.width - 2 * SIDE) / across.length, (paper.height - 2 * ABOVE) / down.length);
  const left = (paper.width - across.length * scale) / 2;
  const height = Math.round(down.length * scale) + 2 * ABOVE;
  const pixels = spots.map(({ x, y }) => ({
    px: Math.round(left + (x - across.from) * scale),
    py: Math.round(ABOVE + (y - down.from) * scale),
  }));
  const lines = [...Map.groupBy(pixels, (_pixel, index) => spots[index]?.group).values()].flatMap(joined);
  return {
    width: paper.width,
    height,
    spots: withNames(spots, pixels, lines, { width: paper.width, height }),
    lines,
  };
}

function withNames(
  spots: readonly WorldSpot[],
  pixels: readonly Pixel[],
  lines: readonly WorldLine[],
  paper: { width: number; height: number },
) {
  const wishes = spots.flatMap((spot, index): (LabelWish & { index: number; isTown: boolean })[] => {
    const at = pixels[index];
    const prefer = at && at.px > paper.width / 2 ? 'right' : 'left';
    return at
      ? [{ index, isTown: spot.isTown, x: at.px, y: at.py, width: labelWidth(spot), text: spot.label, prefer }]
      : [];
  });
  const inOrder = wishes.toSorted((a, b) => Number(b.isTown) - Number(a.isTown));
  const boxes = placeLabels(inOrder, {
    symbols: wishes,
    obstacles: [],
    lines: lines.flatMap(boxesAlong),
    // each place of a world is one of its own
    echo: 0,
    apart: 5,
    bounds: { x: INSET, y: INSET, width: paper.width - 2 * INSET, height: paper.height - 2 * INSET },
  });
  const boxOf = new Map(inOrder.map(({ index }, at) => [index, boxes[at]]));
  return pixels.map((pixel, index) => {
    const box = boxOf.get(index);
    return { ...pixel, text: box ? { x: box.x, y: box.y + BASE_LINE } : null };
  });
}
