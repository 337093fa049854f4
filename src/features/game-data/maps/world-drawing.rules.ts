import { type LabelWish, placeLabels } from './label-placement.rules.ts';
import { labelWidth, type PlanLabel } from './plan-text.rules.ts';

/** A place of a painted world, where the game paints it. */
export interface WorldSpot extends PlanLabel {
  x: number;
  y: number;
  /** Places of one group see each other. */
  group: number;
  isTown: boolean;
}

export interface WorldLine {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** In whole pixels of the drawing, which is shown at its own size. */
export interface WorldDrawing {
  width: number;
  height: number;
  /** In the order of the spots. `text`: left end and base line of the name; null: the same name stands next to it. */
  spots: { px: number; py: number; text: { x: number; y: number } | null }[];
  lines: WorldLine[];
}

/** Room around the outermost places: a name beside one. */
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

/** The shortest lines that join all of a group: each place to the nearest one that is joined already. */
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

/** Smallest value, and how far to the largest; at least 1, so that one place alone is no division by zero. */
function span(values: readonly number[]): { from: number; length: number } {
  const from = Math.min(...values);
  return { from, length: Math.max(1, Math.max(...values) - from) };
}

/** Draws a world as the game paints it, as large as the paper allows; towns are named first. */
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
  return {
    width: paper.width,
    height,
    spots: withNames(spots, pixels, { width: paper.width, height }),
    lines: [...Map.groupBy(pixels, (_pixel, index) => spots[index]?.group).values()].flatMap(joined),
  };
}

function withNames(spots: readonly WorldSpot[], pixels: readonly Pixel[], paper: { width: number; height: number }) {
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
    lines: [],
    bounds: { x: INSET, y: INSET, width: paper.width - 2 * INSET, height: paper.height - 2 * INSET },
  });
  const boxOf = new Map(inOrder.map(({ index }, at) => [index, boxes[at]]));
  return pixels.map((pixel, index) => {
    const box = boxOf.get(index);
    return { ...pixel, text: box ? { x: box.x, y: box.y + BASE_LINE } : null };
  });
}
