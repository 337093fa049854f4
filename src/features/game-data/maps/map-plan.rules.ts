import { type LabelRequest, placeLabels, type Side } from './label-placement.rules.ts';
import {
  computeGeometry,
  computeTowers,
  type Geometry,
  reach,
  scaleFor,
  type Tick,
  type TownGate,
  tickBoxes,
  tickStep,
  ticksAlong,
  townGateAt,
  wallBoxes,
} from './map-geometry.rules.ts';
import type { MarkKind } from './map-mark.rules.ts';
import { type Box, labelWidth } from './plan-box.rules.ts';

const INSET = 4;
const CROWDED = 24;

export interface PlanPlace {
  kind: MarkKind;
  label: string;
  name: string;
  x: number;
  y: number;
  minLevel: number | null;
  href: string | null;
}

export interface PlanInput {
  extentX: number;
  extentY: number;
  fortress: boolean;
  places: readonly PlanPlace[];
  /** Its name is placed before all others. */
  first?: { x: number; y: number } | null;
}

/** All lengths are in whole pixels; the drawing is never scaled. */
export interface PlanMark extends PlanPlace {
  px: number;
  py: number;
  /** Left end and baseline of the label; null: no room. */
  text: { x: number; y: number } | null;
}

export interface MapPlan {
  /** Pixels per tile. */
  scale: number;
  extentX: number;
  extentY: number;
  width: number;
  height: number;
  floor: Box;
  grid: number;
  xTicks: Tick[];
  yTicks: Tick[];
  towers: { x: number; y: number }[];
  townGates: TownGate[];
  /** Centre of the densest area, which a view smaller than the plan shows first. */
  middle: { px: number; py: number };
  marks: PlanMark[];
}

/** In pixels: half the size of the part of a plan that a phone shows. */
const HALF_VIEW = { x: 170, y: 200 } as const;

function middleOf(spots: readonly Spot[], { width, height }: Geometry): MapPlan['middle'] {
  const within = (value: number, half: number, length: number) =>
    Math.round(Math.min(Math.max(value, half), Math.max(half, length - half)));
  const weight = ({ place: { kind } }: Spot) => (kind === 'hunt' ? 2 : kind === 'person' ? 0 : 1);
  const views = spots.map(({ px, py }) => ({
    px: within(px, HALF_VIEW.x, width),
    py: within(py, HALF_VIEW.y, height),
  }));
  const seen = ({ px, py }: MapPlan['middle']) =>
    spots
      .filter((spot) => Math.abs(spot.px - px) < HALF_VIEW.x && Math.abs(spot.py - py) < HALF_VIEW.y)
      .reduce((sum, spot) => sum + weight(spot), 0);
  const middle = { px: Math.round(width / 2), py: Math.round(height / 2) };
  return views.reduce((best, view) => (seen(view) > seen(best) ? view : best), middle);
}

function sideOf(place: PlanPlace, extentX: number, extentY: number): TownGate['side'] | null {
  if (place.y <= 0) return 'top';
  if (place.y >= extentY) return 'bottom';
  if (place.x <= 0) return 'left';
  return place.x >= extentX ? 'right' : null;
}

const LABEL_SIDE: Record<TownGate['side'], Side> = { top: 'below', bottom: 'right', left: 'right', right: 'left' };
const PRECEDENCE: Record<MarkKind, number> = { exit: 0, hunt: 1, temple: 2, shop: 3, person: 4 };

interface Spot {
  place: PlanPlace;
  side: TownGate['side'] | null;
  px: number;
  py: number;
}

function listSpots(
  { places, first, extentX, extentY }: Omit<PlanInput, 'fortress'>,
  { scale, floor }: Geometry,
): Spot[] {
  const rank = ({ kind, x, y }: PlanPlace) => (first && x === first.x && y === first.y ? -1 : PRECEDENCE[kind]);
  return places
    .toSorted((a, b) => rank(a) - rank(b))
    .map((place) => ({
      place,
      side: sideOf(place, extentX, extentY),
      px: floor.x + Math.round(place.x * scale),
      py: floor.y + Math.round(place.y * scale),
    }));
}

function toLabelRequest({ place, side, px, py }: Spot): LabelRequest {
  const prefer = side ? LABEL_SIDE[side] : 'right';
  return { x: px, y: py, width: labelWidth(place), text: place.label, prefer };
}

function namedCount(spots: readonly Spot[], isEnlarged: boolean): number {
  return spots.length > CROWDED && !isEnlarged
    ? spots.filter(({ place }) => place.kind !== 'person').length
    : spots.length;
}

/**
 * Draws the plan of a map from its ports, people and known extent. Another scale needs a new layout, because labels
 * have a fixed size: a larger plan has room for more of them.
 */
export function drawPlan({ places, fortress, first: named, ...extent }: PlanInput, requested?: number): MapPlan {
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
  const geometry = computeGeometry(extentX, extentY, scale);
  const { floor, width, height } = geometry;
  const step = tickStep(scale);
  const xTicks = ticksAlong(extentX, step, scale, floor.x);
  const yTicks = ticksAlong(extentY, step, scale, floor.y);
  const spots = listSpots({ places, first: named, extentX, extentY }, geometry);
  const requests = spots.map(toLabelRequest);
  const boxes = placeLabels(requests.slice(0, namedCount(spots, scale > first)), {
    symbols: requests,
    obstacles: tickBoxes(geometry, xTicks, yTicks),
    lines: wallBoxes(floor),
    bounds: { x: INSET, y: INSET, width: width - 2 * INSET, height: height - 2 * INSET },
  });
  return {
    scale,
    extentX,
    extentY,
    width,
    height,
    floor,
    xTicks,
    yTicks,
    grid: Math.round((step / 2) * scale),
    towers: fortress ? computeTowers(floor) : [],
    townGates: spots.flatMap(({ place, side, px, py }) =>
      fortress && side && place.kind === 'exit' ? [townGateAt(side, { px, py }, floor)] : [],
    ),
    middle: middleOf(spots, geometry),
    marks: spots.map(({ place, px, py }, index) => {
      const box = boxes[index];
      return { ...place, px, py, text: box ? { x: box.x, y: box.y + 11 } : null };
    }),
  };
}
