import { type LabelWish, placeLabels, type Side } from './label-placement.rules.ts';
import {
  type Geometry,
  geometryOf,
  reach,
  scaleFor,
  type Tick,
  type TownGate,
  tickBoxes,
  tickStep,
  ticksAlong,
  towersOf,
  townGateAt,
  wallBoxes,
} from './map-geometry.rules.ts';
import type { MarkKind } from './map-mark.rules.ts';
import type { Box } from './plan-box.rules.ts';
import { labelWidth } from './plan-text.rules.ts';

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

export interface MapPlan {
  /** Pixels a tile takes. */
  scale: number;
  /** The last tile of either axis. */
  extentX: number;
  extentY: number;
  width: number;
  height: number;
  /** From the middle of tile 0 to the middle of the last known tile. */
  floor: Box;
  /** Distance of the small crosses. */
  grid: number;
  xTicks: Tick[];
  yTicks: Tick[];
  towers: { x: number; y: number }[];
  townGates: TownGate[];
  marks: PlanMark[];
}

/** The side of the wall that a way out goes through. */
function sideOf(place: PlanPlace, extentX: number, extentY: number): TownGate['side'] | null {
  if (place.y <= 0) return 'top';
  if (place.y >= extentY) return 'bottom';
  if (place.x <= 0) return 'left';
  return place.x >= extentX ? 'right' : null;
}

const LABEL_SIDE: Record<TownGate['side'], Side> = { top: 'below', bottom: 'right', left: 'right', right: 'left' };
/** Whose name goes first where there is little room. */
const PRECEDENCE: Record<MarkKind, number> = { exit: 0, hunt: 1, temple: 2, shop: 3, person: 4 };

interface Spot {
  place: PlanPlace;
  /** The side of the wall it lies at. */
  side: TownGate['side'] | null;
  px: number;
  py: number;
}

function spotsOf(places: readonly PlanPlace[], extentX: number, extentY: number, { scale, floor }: Geometry): Spot[] {
  return places
    .toSorted((a, b) => PRECEDENCE[a.kind] - PRECEDENCE[b.kind])
    .map((place) => ({
      place,
      side: sideOf(place, extentX, extentY),
      px: floor.x + Math.round(place.x * scale),
      py: floor.y + Math.round(place.y * scale),
    }));
}

function wishOf({ place, side, px, py }: Spot): LabelWish {
  const prefer = side ? LABEL_SIDE[side] : 'right';
  return { x: px, y: py, width: labelWidth(place), text: place.label, prefer };
}

/** People come last among the spots, so leaving them unnamed is leaving out the end. A larger plan has room for all. */
function namedCount(spots: readonly Spot[], isEnlarged: boolean): number {
  return spots.length > CROWDED && !isEnlarged
    ? spots.filter(({ place }) => place.kind !== 'person').length
    : spots.length;
}

/**
 * Draws up the plan of a map from what is known of it: its doors, its people, its smallest extent. At another scale it is
 * laid out anew, because its names keep their size: a larger one has room for more of them.
 */
export function drawPlan({ places, fortress, ...extent }: PlanInput, requested?: number): MapPlan {
  const extentX = reach(
    extent.extentX,
    places.map((place) => place.x),
  );
  const extentY = reach(
    extent.extentY,
    places.map((place) => place.y),
  );
  const first = scaleFor(extentX, extentY, places.length);
  const scale = requested ?? first;
  const geometry = geometryOf(extentX, extentY, scale);
  const { floor, width, height } = geometry;
  const step = tickStep(scale);
  const xTicks = ticksAlong(extentX, step, scale, floor.x);
  const yTicks = ticksAlong(extentY, step, scale, floor.y);
  const spots = spotsOf(places, extentX, extentY, geometry);
  const wishes = spots.map(wishOf);
  const boxes = placeLabels(wishes.slice(0, namedCount(spots, scale > first)), {
    symbols: wishes,
    obstacles: tickBoxes(geometry, xTicks, yTicks),
    lines: wallBoxes(floor),
    bounds: { x: INSET, y: INSET, width: width - 2 * INSET, height: height - 2 * INSET },
  });
  return {
    ...{ scale, extentX, extentY, width, height, floor, xTicks, yTicks },
    grid: Math.round((step / 2) * scale),
    towers: fortress ? towersOf(floor) : [],
    townGates: spots.flatMap(({ place, side, px, py }) =>
      fortress && side && place.kind === 'exit' ? [townGateAt(side, { px, py }, floor)] : [],
    ),
    marks: spots.map(({ place, px, py }, index) => {
      const box = boxes[index];
      return { ...place, px, py, text: box ? { x: box.x, y: box.y + 11 } : null };
    }),
  };
}
