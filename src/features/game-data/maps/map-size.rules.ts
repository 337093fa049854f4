import type { GameMap } from '../catalog/map.contract.ts';

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
