import { reach } from './map-geometry.rules.ts';
import type { MarkKind } from './map-mark.rules.ts';
import type { MapPlan } from './map-plan.rules.ts';
import {
  type Box,
  boxesAlong,
  isInside,
  LABEL_HEIGHT,
  overlaps,
  pixelTextWidth,
  SYMBOL_REACH,
} from './plan-box.rules.ts';

/** Pixels reserved for the numbers at the top and the left, and for names near the wall. */
const EDGE = { top: 36, right: 28, bottom: 28, left: 44 } as const;
const MAX_SCALE = 44;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200] as const;
const LINE_ROOM = 12;
const NUMBER_ROOM = 30;
const GAP = 2;
const BASE_LINE = 11;
/** Pixels between a symbol and its number: beyond the first a line joins them. */
const DISTANCES = [0, 8, 16, 26, 38] as const;
const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

export interface Paper {
  width: number;
  height: number;
  /** Height for few places, whose names are shown. */
  heightOfFew: number;
  /** Scale of the symbols; 1 is their original size. */
  symbol: number;
  /** Maximum number of places for which names are shown beside the numbers. */
  named: number;
  /** Number of places above which only exits and hunting grounds have numbers, where there is room. */
  numbered: number;
}

export const WIDE_PAPER: Paper = {
  width: 762,
  height: 724,
  heightOfFew: 520,
  symbol: 1,
  named: 14,
  numbered: Number.POSITIVE_INFINITY,
};
export const NARROW_PAPER: Paper = { width: 364, height: 364, heightOfFew: 364, symbol: 0.6, named: 6, numbered: 24 };

export interface SheetPlace {
  kind: MarkKind;
  x: number;
  y: number;
  label: string;
}

export interface SheetNumber {
  tile: number;
  at: number;
}

export interface SheetSpot {
  px: number;
  py: number;
  /** Left end and baseline of its number; null: a crowded sheet leaves it out. */
  text: { x: number; y: number } | null;
  /** End of the line to a number that is placed apart; null: the number is beside the symbol. */
  joint: { x: number; y: number } | null;
}

/** All lengths are in whole pixels; the drawing is never scaled. */
export interface Sheet {
  width: number;
  height: number;
  symbol: number;
  hasNames: boolean;
  floor: Box;
  /** SVG paths of the grid: every line, and those with a number. */
  lines: string;
  strong: string;
  columns: SheetNumber[];
  rows: SheetNumber[];
  /** Sorted in the order of the places. */
  spots: SheetSpot[];
}

function stepsFor(scale: number): { line: number; number: number } {
  const line = STEPS.find((step) => step * scale >= LINE_ROOM) ?? 200;
  const number = STEPS.find((step) => step % line === 0 && step * scale >= NUMBER_ROOM) ?? line;
  return { line, number };
}

function numbersAlong(extent: number, step: number, toPixel: (tile: number) => number): SheetNumber[] {
  return Array.from({ length: Math.floor(extent / step) + 1 }, (_, index) => ({
    tile: index * step,
    at: toPixel(index * step),
  }));
}

/** Text of a place on a sheet: its number, followed by its name where names are shown. */
export function sheetText(place: SheetPlace, number: number, hasNames: boolean): string {
  return hasNames ? `${number} ${place.label}` : String(number);
}

/** Draws a map as a grid with the places on it, numbered from 1. */
export function drawSheet(
  plan: Pick<MapPlan, 'extentX' | 'extentY'>,
  places: readonly SheetPlace[],
  paper: Paper,
): Sheet {
  const extentX = reach(plan.extentX, []);
  const extentY = reach(plan.extentY, []);
  const hasNames = places.length <= paper.named;
  const highest = hasNames ? paper.heightOfFew : paper.height;
  const room = { x: paper.width - EDGE.left - EDGE.right, y: highest - EDGE.top - EDGE.bottom };
  const scale = Math.min(room.x / extentX, room.y / extentY, MAX_SCALE);
  const wide = Math.round(extentX * scale);
  const floor = {
    x: EDGE.left + Math.round((room.x - wide) / 2),
    y: EDGE.top,
    width: wide,
    height: Math.round(extentY * scale),
  };
  const height = floor.height + EDGE.top + EDGE.bottom;
  const pixelX = (tile: number) => floor.x + Math.round(tile * scale);
  const pixelY = (tile: number) => floor.y + Math.round(tile * scale);
  const steps = stepsFor(scale);
  const computeGrid = (step: number) =>
    [
      ...numbersAlong(extentX, step, pixelX).map(({ at }) => `M${at}.5 ${floor.y}v${floor.height}`),
      ...numbersAlong(extentY, step, pixelY).map(({ at }) => `M${floor.x} ${at}.5h${floor.width}`),
    ].join('');
  const symbolReach = Math.ceil(SYMBOL_REACH * paper.symbol);
  const isCrowded = places.length > paper.numbered;
  const points = places.map(({ kind, x, y }): Point => {
    const at = { px: pixelX(x), py: pixelY(y), hasNumber: !isCrowded || kind === 'exit' || kind === 'hunt' };
    return kind === 'exit' ? at : { ...at, ...within(at, floor, symbolReach), inside: floor };
  });
  return {
    width: paper.width,
    height,
    symbol: paper.symbol,
    hasNames,
    floor,
    lines: computeGrid(steps.line),
    strong: computeGrid(steps.number),
    columns: numbersAlong(extentX, steps.number, pixelX),
    rows: numbersAlong(extentY, steps.number, pixelY),
    spots: withNumbers(
      points,
      places.map((place, index) => pixelTextWidth(sheetText(place, index + 1, hasNames))),
      {
        reach: symbolReach,
        isCrowded,
        walls: computeWalls(floor),
        bounds: { x: EDGE.left - 18, y: EDGE.top - 14, width: paper.width - EDGE.left + 14, height: height - 24 },
      },
    ),
  };
}

interface Point {
  px: number;
  py: number;
  hasNumber: boolean;
  /** The area in which its number is placed; missing for exits, whose number may be anywhere. */
  inside?: Box;
}

/** Only exits are drawn in the wall: other places at the rim are moved inside it. */
function within({ px, py }: Pick<Point, 'px' | 'py'>, { x, y, width, height }: Box, reach: number) {
  const clamp = (value: number, from: number, length: number) =>
    Math.min(Math.max(value, from + reach), from + Math.max(reach, length - reach));
  return { px: clamp(px, x, width), py: clamp(py, y, height) };
}

interface Around {
  reach: number;
  isCrowded: boolean;
  walls: readonly Box[];
  bounds: Box;
}

function withNumbers(points: readonly Point[], widths: readonly number[], around: Around): SheetSpot[] {
  const { reach, isCrowded, walls, bounds } = around;
  const symbols = points.map(
    ({ px, py }): Box => ({ x: px - reach, y: py - reach, width: 2 * reach, height: 2 * reach }),
  );
  const texts: Box[] = [];
  const joints: Box[] = [];
  return points.map(({ hasNumber, inside = bounds, ...point }, index) => {
    if (!hasNumber) return { ...point, text: null, joint: null };
    const rooms = roomsAround(point, widths[index] ?? 0, reach).filter(({ box }) => isInside(box, bounds));
    const free = rooms.filter(({ box }) => ![...symbols, ...texts].some((other) => overlaps(box, other)));
    const clear = free.filter(
      ({ box, isApart }) =>
        !joints.some((other) => overlaps(box, other)) &&
        !(isApart && texts.some((other) => jointBoxes(point, box).some((part) => overlaps(part, other)))),
    );
    const room =
      clear.find(({ box }) => isInside(box, inside) && !walls.some((wall) => overlaps(box, wall))) ??
      clear.find(({ box }) => !walls.some((wall) => overlaps(box, wall))) ??
      clear[0] ??
      (isCrowded ? undefined : (free[0] ?? rooms[0]));
    if (!room && isCrowded) return { ...point, text: null, joint: null };
    const box = room?.box ?? { x: point.px, y: point.py, width: 0, height: 0 };
    texts.push(box);
    if (room?.isApart) joints.push(...jointBoxes(point, box));
    return {
      ...point,
      text: { x: box.x, y: box.y + BASE_LINE },
      joint: room?.isApart ? middleOf(box) : null,
    };
  });
}

function middleOf(box: Box): { x: number; y: number } {
  return { x: Math.round(box.x + box.width / 2), y: box.y + LABEL_HEIGHT / 2 };
}

/** Returns the area that the line from a symbol to its number covers, as small squares along it. */
function jointBoxes({ px, py }: Pick<Point, 'px' | 'py'>, box: Box): Box[] {
  const end = middleOf(box);
  return boxesAlong({ x1: px, y1: py, x2: end.x, y2: end.y });
}

function computeWalls({ x, y, width, height }: Box): Box[] {
  const thick = 4;
  return [
    { x: x - 2, y: y - 2, width, height: thick },
    { x: x - 2, y: y + height - 2, width, height: thick },
    { x: x - 2, y: y - 2, width: thick, height },
    { x: x + width - 2, y: y - 2, width: thick, height },
  ];
}

function roomsAround(
  { px, py }: Pick<Point, 'px' | 'py'>,
  width: number,
  reach: number,
): { box: Box; isApart: boolean }[] {
  return DISTANCES.flatMap((distance) =>
    DIRECTIONS.map(([x, y]) => {
      const away = reach + GAP + distance;
      const centre = { x: px + x * (away + width / 2), y: py + y * (away + LABEL_HEIGHT / 2) };
      const box = {
        x: Math.round(centre.x - width / 2),
        y: Math.round(centre.y - LABEL_HEIGHT / 2),
        width,
        height: LABEL_HEIGHT,
      };
      return { box, isApart: distance > 0 };
    }),
  );
}
