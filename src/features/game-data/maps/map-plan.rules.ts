import { type Box, type LabelWish, placeLabels, type Side } from './label-placement.rules.ts';
import type { MarkKind } from './map-mark.rules.ts';

/** The widest drawing: the inside of a panel of the main column. */
const MAX_WIDTH = 762;
/** Fits a phone of 390 pixels without panning. */
const MIN_WIDTH = 340;
/** The longest side of the ground by the number of places on it: the smallest is seen whole on a phone. */
const SIZES = [
  { upTo: 8, pixels: 280 },
  { upTo: 20, pixels: 460 },
  { upTo: Number.POSITIVE_INFINITY, pixels: 660 },
] as const;
/** Room beside the ground for the walls and for the numbers of the axes. */
const BESIDE = 84;
const MARGIN_Y = 40;
const MAX_SCALE = 24;
const MIN_TILES = 6;
const TICK_STEPS = [2, 4, 10, 20, 40, 80] as const;
const TICK_ROOM = 96;
const TOWER_ROOM = 49;
/** The outer and the inner wall stand this far outside the first and last tile. */
export const WALL_OUT = 11;
export const WALL_IN = 5;
const INSET = 4;
/** With more than this on it, a plan names places only; people are dots that tell their name when asked. */
const CROWDED = 24;

export interface PlanPlace {
  kind: MarkKind;
  /** As it is written on the plan. */
  label: string;
  /** The whole name, for those who cannot see it or where the label finds no room. */
  name: string;
  x: number;
  y: number;
  minLevel: number | null;
  href: string | null;
}

export interface PlanInput {
  extentX: number;
  extentY: number;
  /** A town is drawn as a fortress: towers on its walls, gatehouses where its ways go out. */
  fortress: boolean;
  places: readonly PlanPlace[];
}

/** Everything in whole pixels of the drawing, which is shown at its own size. */
export interface PlanMark extends PlanPlace {
  px: number;
  py: number;
  /** Left end of the name and its base line; null: no room. */
  text: { x: number; y: number } | null;
}

export interface Tick {
  tile: number;
  at: number;
}

export interface Gate {
  x: number;
  y: number;
  side: 'top' | 'right' | 'bottom' | 'left';
}

export interface MapPlan {
  width: number;
  height: number;
  /** From the middle of tile 0 to the middle of the last known tile. */
  ground: Box;
  /** Distance of the small crosses. */
  grid: number;
  xTicks: Tick[];
  yTicks: Tick[];
  towers: { x: number; y: number }[];
  gates: Gate[];
  marks: PlanMark[];
}

/** Pixels a tile takes: whole quarters, so that crosses fall on whole pixels. */
export function scaleFor(extentX: number, extentY: number, placeCount: number): number {
  const longest = SIZES.find(({ upTo }) => placeCount <= upTo)?.pixels ?? MIN_WIDTH;
  const scale = Math.min(longest / extentX, longest / extentY, MAX_SCALE);
  return scale >= 4 ? Math.floor(scale) : Math.floor(scale * 4) / 4;
}

function tickStep(scale: number): number {
  return TICK_STEPS.find((step) => step * scale >= TICK_ROOM) ?? 80;
}

/** Width in pixels of a line of the 12 px pixel face; bold is as wide. Never less than it is drawn. */
export function pixelTextWidth(text: string): number {
  let width = 0;
  for (const char of text) width += /[0-9\s,()·.-]/.test(char) ? 8 : 12;
  return width;
}

/** What stands on the plan: the name, and for hunting grounds the level that the door asks for. */
export function labelWidth(place: Pick<PlanPlace, 'label' | 'minLevel'>): number {
  return pixelTextWidth(place.label) + (place.minLevel === null ? 0 : 5 + pixelTextWidth(String(place.minLevel)));
}

interface Geometry {
  scale: number;
  width: number;
  height: number;
  ground: Box;
}

function geometryOf(extentX: number, extentY: number, placeCount: number): Geometry {
  const scale = scaleFor(extentX, extentY, placeCount);
  const wide = Math.round(extentX * scale);
  const high = Math.round(extentY * scale);
  const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, wide + BESIDE));
  return {
    scale,
    width,
    height: high + 2 * MARGIN_Y,
    ground: { x: Math.round((width - wide) / 2), y: MARGIN_Y, width: wide, height: high },
  };
}

function ticksAlong(extent: number, step: number, scale: number, start: number): Tick[] {
  const count = Math.floor(extent / step) + 1;
  return Array.from({ length: count }, (_, index) => ({
    tile: index * step,
    at: start + Math.round(index * step * scale),
  }));
}

/** Evenly spread points of a side with both ends, as near to `TOWER_ROOM` apart as can be. */
function spread(from: number, length: number): number[] {
  const parts = Math.max(1, Math.round(length / TOWER_ROOM));
  return Array.from({ length: parts + 1 }, (_, index) => Math.round(from + (length * index) / parts));
}

function towersOf(ground: Box): { x: number; y: number }[] {
  const left = ground.x - WALL_OUT;
  const top = ground.y - WALL_OUT;
  const right = ground.x + ground.width + WALL_OUT;
  const bottom = ground.y + ground.height + WALL_OUT;
  const across = spread(left, right - left).flatMap((x) => [
    { x, y: top },
    { x, y: bottom },
  ]);
  const down = spread(top, bottom - top)
    .slice(1, -1)
    .flatMap((y) => [
      { x: left, y },
      { x: right, y },
    ]);
  return [...across, ...down];
}

/** The side of the wall that a way out goes through. */
function sideOf(place: PlanPlace, extentX: number, extentY: number): Gate['side'] | null {
  if (place.y <= 0) return 'top';
  if (place.y >= extentY) return 'bottom';
  if (place.x <= 0) return 'left';
  return place.x >= extentX ? 'right' : null;
}

function gateAt(side: Gate['side'], at: { px: number; py: number }, ground: Box): Gate {
  switch (side) {
    case 'top':
      return { side, x: at.px, y: ground.y - WALL_OUT };
    case 'bottom':
      return { side, x: at.px, y: ground.y + ground.height + WALL_OUT };
    case 'left':
      return { side, x: ground.x - WALL_OUT, y: at.py };
    case 'right':
      return { side, x: ground.x + ground.width + WALL_OUT, y: at.py };
  }
}

const LABEL_SIDE: Record<Gate['side'], Side> = { top: 'below', bottom: 'right', left: 'right', right: 'left' };
/** Whose name goes first where there is little room. */
const PRECEDENCE: Record<MarkKind, number> = { exit: 0, hunt: 1, temple: 2, shop: 3, person: 4 };

function tickBoxes(geometry: Geometry, xTicks: readonly Tick[], yTicks: readonly Tick[]): Box[] {
  const { ground, height } = geometry;
  const below = xTicks.map((tick) => ({ x: tick.at - 14, y: height - 22, width: 28, height: 20 }));
  const beside = yTicks.map((tick) => ({ x: ground.x - 46, y: tick.at - 8, width: 30, height: 16 }));
  return [...below, ...beside];
}

/** The walls, which names cross only where they must. */
function wallBoxes({ x, y, width, height }: Box): Box[] {
  const thick = WALL_OUT - WALL_IN + 2;
  const [left, top] = [x - WALL_OUT - 1, y - WALL_OUT - 1];
  const [wide, high] = [width + 2 * WALL_OUT + 2, height + 2 * WALL_OUT + 2];
  return [
    { x: left, y: top, width: wide, height: thick },
    { x: left, y: top + high - thick, width: wide, height: thick },
    { x: left, y: top, width: thick, height: high },
    { x: left + wide - thick, y: top, width: thick, height: high },
  ];
}

/** The extent that the facts name, or more where a place lies beyond it. */
function reach(extent: number, along: readonly number[]): number {
  return Math.max(MIN_TILES, extent, ...along);
}

/** Draws up the plan of a map from what is known of it: its doors, its people, its smallest extent. */
export function drawPlan(input: PlanInput): MapPlan {
  const extentX = reach(
    input.extentX,
    input.places.map((place) => place.x),
  );
  const extentY = reach(
    input.extentY,
    input.places.map((place) => place.y),
  );
  const geometry = geometryOf(extentX, extentY, input.places.length);
  const { scale, ground, width, height } = geometry;
  const step = tickStep(scale);
  const xTicks = ticksAlong(extentX, step, scale, ground.x);
  const yTicks = ticksAlong(extentY, step, scale, ground.y);
  const spots = input.places
    .toSorted((a, b) => PRECEDENCE[a.kind] - PRECEDENCE[b.kind])
    .map((place) => ({
      place,
      side: sideOf(place, extentX, extentY),
      px: ground.x + Math.round(place.x * scale),
      py: ground.y + Math.round(place.y * scale),
    }));
  const wishes = spots.map(
    ({ place, side, px, py }): LabelWish => ({
      x: px,
      y: py,
      width: labelWidth(place),
      text: place.label,
      prefer: side ? LABEL_SIDE[side] : 'right',
    }),
  );
  const bounds = { x: INSET, y: INSET, width: width - 2 * INSET, height: height - 2 * INSET };
  const named = spots.length > CROWDED ? spots.findIndex(({ place }) => place.kind === 'person') : -1;
  const boxes = placeLabels(named === -1 ? wishes : wishes.slice(0, named), {
    symbols: wishes,
    obstacles: tickBoxes(geometry, xTicks, yTicks),
    lines: wallBoxes(ground),
    bounds,
  });
  const gates = spots.flatMap(({ place, side, px, py }) =>
    input.fortress && side && place.kind === 'exit' ? [gateAt(side, { px, py }, ground)] : [],
  );
  return {
    width,
    height,
    ground,
    grid: Math.round((step / 2) * scale),
    xTicks,
    yTicks,
    towers: input.fortress ? towersOf(ground) : [],
    gates,
    marks: spots.map(({ place, px, py }, index) => {
      const box = boxes[index];
      return { ...place, px, py, text: box ? { x: box.x, y: box.y + 11 } : null };
    }),
  };
}
