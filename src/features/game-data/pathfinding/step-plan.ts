import type { Catalog } from '../catalog/catalog.ts';
import type { GameMap } from '../catalog/map.contract.ts';
import { sizeOfMap } from '../maps/map-geometry.rules.ts';
import { type DrawnLeg, drawLeg } from '../maps/map-leg.rules.ts';
import { drawPlan, type MapPlan, type PlanMark } from '../maps/map-plan.rules.ts';
import { pointOfTile, withNames } from '../maps/map-tile.rules.ts';
import { portPlaces } from '../maps/pages/map-plan.ts';
import type { Tile } from '../refs/tile.rules.ts';

/** In pixels: a floor of this size with names beside it fits a phone. */
const FLOOR = { width: 256, height: 216 } as const;
const LARGEST_SCALE = 24;
/** In pixels: players arrive in front of the port that leads back. */
const PORT_REACH = 16;

type NamedMark = Pick<PlanMark, 'kind' | 'label' | 'minLevel' | 'px' | 'py'> & {
  text: NonNullable<PlanMark['text']>;
};

/**
 * The plan of a map on a route. It names the places where the route enters and leaves; the last map also names others
 * where there is room.
 */
export interface StepPlan extends Pick<MapPlan, 'width' | 'height' | 'floor' | 'townGates'> {
  marks: NamedMark[];
  /** SVG path of the ports without a name. */
  dots: string;
  leg: DrawnLeg | null;
  /**
   * The point where the last map is entered, moved to the port there, if any; null: not known, or the route goes on.
   */
  enter: { px: number; py: number } | null;
}

export function stepPlan(
  catalog: Catalog,
  map: GameMap | undefined,
  { enter, leave }: { enter: Tile | null; leave: Tile | null },
): StepPlan | null {
  const size = map && sizeOfMap(map);
  if (!map || !size) return null;
  const scale = scaleFor(size);
  const places = portPlaces(catalog, map);
  const isOnRoute = ({ x, y }: (typeof places)[number]) => [enter, leave].some((tile) => tile?.x === x && tile.y === y);
  const plan = drawPlan(
    {
      extentX: size.x,
      extentY: size.y,
      fortress: map.kind === 'town',
      first: leave,
      places: leave ? places.filter(isOnRoute) : places,
    },
    scale,
  );
  const { width, height, floor, townGates } = plan;
  // The name of the gate is shown even where it is crowded.
  const marks = withNames(
    plan,
    plan.marks.filter(({ x, y }) => x === leave?.x && y === leave.y),
  );
  return {
    width,
    height,
    floor,
    townGates,
    marks: marks.flatMap(({ kind, label, minLevel, px, py, text }) =>
      text ? [{ kind, label, minLevel, px, py, text }] : [],
    ),
    dots: [
      ...marks.flatMap(({ text, px, py }) => (text ? [] : [{ px, py }])),
      ...(leave ? places.filter((place) => !isOnRoute(place)).map((place) => pointOfTile(plan, place)) : []),
    ]
      .map(({ px, py }) => `M${px} ${py}h0`)
      .join(''),
    leg: leave && drawLeg(plan, { from: enter, to: leave }),
    enter: enter && !leave ? portNear(marks, pointOfTile(plan, enter)) : null,
  };
}

function portNear(marks: readonly PlanMark[], at: { px: number; py: number }): { px: number; py: number } {
  const port = marks.find(({ px, py }) => Math.hypot(px - at.px, py - at.py) <= PORT_REACH);
  return port ? { px: port.px, py: port.py } : at;
}

function scaleFor({ x, y }: { x: number; y: number }): number {
  return Math.min(FLOOR.width / Math.max(x, 1), FLOOR.height / Math.max(y, 1), LARGEST_SCALE);
}
