import { type Box, isInside, LABEL_HEIGHT, overlaps, SYMBOL_REACH, symbolBox } from './plan-box.rules.ts';

export type Side = 'right' | 'left' | 'below' | 'above';

export interface LabelRequest {
  x: number;
  y: number;
  width: number;
  text: string;
  prefer: Side;
}

const GAP = 3;
const AWAY = SYMBOL_REACH + GAP;
const HALF = LABEL_HEIGHT / 2;
const ECHO = 56;

function placesOnSide(request: LabelRequest, side: Side): { x: number; y: number }[] {
  const middle = request.x - Math.round(request.width / 2);
  switch (side) {
    case 'right':
      return [0, -5, 5, -10, 10].map((shift) => ({ x: request.x + AWAY, y: request.y - HALF + shift }));
    case 'left':
      return [0, -5, 5, -10, 10].map((shift) => ({ x: request.x - AWAY - request.width, y: request.y - HALF + shift }));
    case 'below':
      return [0, -12, 12].map((shift) => ({ x: middle + shift, y: request.y + SYMBOL_REACH + 1 }));
    case 'above':
      return [0, -12, 12].map((shift) => ({ x: middle + shift, y: request.y - SYMBOL_REACH - 1 - LABEL_HEIGHT }));
  }
}

const OPPOSITE: Record<Side, Side> = { right: 'left', left: 'right', below: 'above', above: 'below' };

function candidates(request: LabelRequest): Box[] {
  const across: Side[] =
    request.prefer === 'right' || request.prefer === 'left' ? ['below', 'above'] : ['right', 'left'];
  const sides = [request.prefer, OPPOSITE[request.prefer], ...across].map((side) => placesOnSide(request, side));
  const straight = sides.flatMap((places) => places.slice(0, 1));
  const shifted = sides.flatMap((places) => places.slice(1));
  return [...straight, ...shifted].map((at) => ({ ...at, width: request.width, height: LABEL_HEIGHT }));
}

function isEcho(request: LabelRequest, other: LabelRequest, within: number): boolean {
  return request.text === other.text && Math.hypot(request.x - other.x, request.y - other.y) < within;
}

export interface Surroundings {
  symbols: readonly { x: number; y: number }[];
  obstacles: readonly Box[];
  lines: readonly Box[];
  bounds: Box;
  /** Pixels: within this distance the same name is shown only once. */
  echo?: number;
  /** Pixels between labels in a line. */
  apart?: number;
}

/**
 * Places labels in the order of `requests`, which is their precedence. A label without free room, or next to an equal
 * label, is `null`. No two labels overlap, none covers a symbol or an obstacle, and all are within the bounds.
 */
export function placeLabels(
  requests: readonly LabelRequest[],
  { symbols, obstacles, lines, bounds, echo = ECHO, apart = 0 }: Surroundings,
): (Box | null)[] {
  const taken: Box[] = [...symbols.map(symbolBox), ...obstacles];
  const placed: LabelRequest[] = [];
  return requests.map((request) => {
    if (placed.some((other) => isEcho(request, other, echo))) return null;
    const rooms = candidates(request).filter(
      (box) => isInside(box, bounds) && !taken.some((other) => overlaps(box, other)),
    );
    const free = rooms.find((box) => !lines.some((line) => overlaps(box, line))) ?? rooms[0];
    if (!free) return null;
    taken.push({ ...free, x: free.x - apart, width: free.width + 2 * apart });
    placed.push(request);
    return free;
  });
}
