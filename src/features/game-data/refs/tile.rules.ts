export interface Tile {
  x: number;
  y: number;
}

/** Reads `7,1`; undefined when the text is no tile. */
export function readTile(requested: string | undefined): Tile | undefined {
  const [, x, y] = /^\s*(\d{1,4})\s*,\s*(\d{1,4})\s*$/.exec(requested ?? '') ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

export function tileText(x: number, y: number): string {
  return `${x}, ${y}`;
}

export function tileHref(code: string, { x, y }: Tile): string {
  return `/maps/${code}?at=${x},${y}`;
}
