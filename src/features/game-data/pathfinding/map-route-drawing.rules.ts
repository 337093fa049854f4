interface Spot {
  x: number;
  y: number;
}

export interface MapRouteDrawing {
  floor: { x: number; y: number; width: number; height: number };
  ports: string;
  /** Null: not known. */
  enter: Spot | null;
  leave: Spot | null;
}

export const DRAWING = { width: 152, height: 112 } as const;
const MARGIN = 12;
const MIN_SIDE = 20;

export interface DrawnMap {
  size: Spot | null;
  ports: readonly Spot[];
  enter: Spot | null;
  leave: Spot | null;
}

export function drawPassing({ size, ports, enter, leave }: DrawnMap): MapRouteDrawing {
  const known = [...ports, ...[enter, leave].flatMap((spot) => spot ?? [])];
  const wide = Math.max(1, size?.x ?? 0, ...known.map(({ x }) => x));
  const high = Math.max(1, size?.y ?? 0, ...known.map(({ y }) => y));
  const scale = Math.min((DRAWING.width - 2 * MARGIN) / wide, (DRAWING.height - 2 * MARGIN) / high);
  const width = Math.max(MIN_SIDE, Math.round(wide * scale));
  const height = Math.max(MIN_SIDE, Math.round(high * scale));
  const floor = {
    x: Math.round((DRAWING.width - width) / 2),
    y: Math.round((DRAWING.height - height) / 2),
    width,
    height,
  };
  const at = ({ x, y }: Spot): Spot => ({
    x: floor.x + Math.round((x / wide) * width),
    y: floor.y + Math.round((y / high) * height),
  });
  const points = new Set(ports.map(at).map(({ x, y }) => `M${x} ${y}h0`));
  return { floor, ports: [...points].join(''), enter: enter && at(enter), leave: leave && at(leave) };
}

const SIDES = [
  ['서북쪽', '북쪽', '동북쪽'],
  ['서쪽', '가운데', '동쪽'],
  ['서남쪽', '남쪽', '동남쪽'],
] as const;

/** `동남쪽`; on the walls of a town the name of a gate (`남문`). Empty when the size is not known. */
export function directionOf(tile: Spot, size: Spot | null, isTown: boolean): string {
  if (size === null || size.x === 0 || size.y === 0) return '';
  if (isTown) {
    if (tile.y <= 0) return '북문';
    if (tile.y >= size.y) return '남문';
    if (tile.x <= 0) return '서문';
    if (tile.x >= size.x) return '동문';
  }
  return SIDES[third(tile.y, size.y)][third(tile.x, size.x)];
}

function third(at: number, of: number): 0 | 1 | 2 {
  if (at * 3 < of) return 0;
  return at * 3 > of * 2 ? 2 : 1;
}
