import type { Tile } from '../refs/tile.rules.ts';
import { pointOfTile } from './map-tile.rules.ts';

/** The part of a route that lies on one map. */
export interface MapLeg {
  /** Null: the player's tile is not known. */
  from: Tile | null;
  /** The port through which the map is left, or the destination itself. */
  to: Tile;
}

export interface DrawnLeg {
  path: string;
  start: { px: number; py: number };
  end: { px: number; py: number };
  /** The line begins in the middle, because the start is not known. */
  isSketch: boolean;
}

/** Draws a straight line from tile to tile, in whole pixels. */
export function drawLeg(plan: Parameters<typeof pointOfTile>[0], { from, to }: MapLeg): DrawnLeg {
  const { floor } = plan;
  const middle = { px: floor.x + Math.round(floor.width / 2), py: floor.y + Math.round(floor.height / 2) };
  const start = from ? pointOfTile(plan, from) : middle;
  const end = pointOfTile(plan, to);
  return { path: `M${start.px} ${start.py}L${end.px} ${end.py}`, start, end, isSketch: from === null };
}
