interface Spot {
  x: number;
  y: number;
}

const SIDES = [
  ['서북쪽', '북쪽', '동북쪽'],
  ['서쪽', '가운데', '동쪽'],
  ['서남쪽', '남쪽', '동남쪽'],
] as const;

/** `동남쪽`; for a port in the wall of a town the name of a gate (`남문`). Empty when the size is not known. */
export function formatDirection(tile: Spot, size: Spot | null, isTown: boolean): string {
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
