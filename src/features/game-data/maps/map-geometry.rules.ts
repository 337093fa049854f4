import type { GameMap } from '../catalog/map.contract.ts';
import { type Box, WALL_IN, WALL_OUT } from './plan-box.rules.ts';

/** Pixels: fits a phone of 390 pixels without panning. */
const MIN_WIDTH = 340;
/** Longest side in pixels by the number of places: the smallest is fully visible on a phone. */
const SIZES = [
  { upTo: 8, pixels: 280 },
  { upTo: 20, pixels: 460 },
  { upTo: Number.POSITIVE_INFINITY, pixels: 660 },
] as const;
export const BESIDE = 84;
export const ABOVE_AND_BELOW = 80;
const MAX_SCALE = 24;
const MIN_TILES = 6;
const TICK_STEPS = [2, 4, 10, 20, 40, 80] as const;
const TICK_ROOM = 96;
const TOWER_ROOM = 49;

export interface Tick {
  tile: number;
  at: number;
}

export interface TownGate {
  x: number;
  y: number;
  side: 'top' | 'right' | 'bottom' | 'left';
}

/** Pixels per tile at the initial size, in steps of 0.25 so that grid lines fall on whole pixels. */
export function scaleFor(extentX: number, extentY: number, placeCount: number): number {
  const longest = SIZES.find(({ upTo }) => placeCount <= upTo)?.pixels ?? MIN_WIDTH;
  const scale = Math.min(longest / extentX, longest / extentY, MAX_SCALE);
  return scale >= 4 ? Math.floor(scale) : Math.max(0.25, Math.floor(scale * 4) / 4);
}

export function tickStep(scale: number): number {
  return TICK_STEPS.find((step) => step * scale >= TICK_ROOM) ?? 80;
}

export interface Geometry {
  scale: number;
  width: number;
  height: number;
  floor: Box;
}

export function computeGeometry(extentX: number, extentY: number, scale: number): Geometry {
  const wide = Math.round(extentX * scale);
  const high = Math.round(extentY * scale);
  const width = Math.max(MIN_WIDTH, wide + BESIDE);
  return {
    scale,
    width,
    height: high + ABOVE_AND_BELOW,
    floor: { x: Math.round((width - wide) / 2), y: ABOVE_AND_BELOW / 2, width: wide, height: high },
  };
}

export function ticksAlong(extent: number, step: number, scale: number, start: number): Tick[] {
  const count = Math.floor(extent / step) + 1;
  return Array.from({ length: count }, (_, index) => ({
    tile: index * step,
    at: start + Math.round(index * step * scale),
  }));
}

function spread(from: number, length: number): number[] {
  const parts = Math.max(1, Math.round(length / TOWER_ROOM));
  return Array.from({ length: parts + 1 }, (_, index) => Math.round(from + (length * index) / parts));
}

export function computeTowers(floor: Box): { x: number; y: number }[] {
  const left = floor.x - WALL_OUT;
  const top = floor.y - WALL_OUT;
  const right = floor.x + floor.width + WALL_OUT;
  const bottom = floor.y + floor.height + WALL_OUT;
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

export function townGateAt(side: TownGate['side'], at: { px: number; py: number }, floor: Box): TownGate {
  switch (side) {
    case 'top':
      return { side, x: at.px, y: floor.y - WALL_OUT };
    case 'bottom':
      return { side, x: at.px, y: floor.y + floor.height + WALL_OUT };
    case 'left':
      return { side, x: floor.x - WALL_OUT, y: at.py };
    case 'right':
      return { side, x: floor.x + floor.width + WALL_OUT, y: at.py };
  }
}

export function tickBoxes(geometry: Geometry, xTicks: readonly Tick[], yTicks: readonly Tick[]): Box[] {
  const { floor, height } = geometry;
  const below = xTicks.map((tick) => ({ x: tick.at - 14, y: height - 22, width: 28, height: 20 }));
  const beside = yTicks.map((tick) => ({ x: floor.x - 46, y: tick.at - 8, width: 30, height: 16 }));
  return [...below, ...beside];
}

export function wallBoxes({ x, y, width, height }: Box): Box[] {
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

export function reach(extent: number, along: readonly number[]): number {
  return Math.max(MIN_TILES, extent, ...along);
}

/** Size in tiles. `isWhole`: the map's real size; otherwise only the part that is known. */
export interface MapSize {
  x: number;
  y: number;
  isWhole: boolean;
}

type Sized = Pick<GameMap, 'originalSizeX' | 'originalSizeY' | 'extentX' | 'extentY'>;

export function sizeOfMap({ originalSizeX, originalSizeY, extentX, extentY }: Sized): MapSize | null {
  if (originalSizeX !== null && originalSizeY !== null) return { x: originalSizeX, y: originalSizeY, isWhole: true };
  return extentX === null || extentY === null ? null : { x: extentX, y: extentY, isWhole: false };
}
