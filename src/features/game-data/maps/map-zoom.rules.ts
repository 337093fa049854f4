import { ABOVE_AND_BELOW, BESIDE } from './map-geometry.rules.ts';

/** How a map is laid out at one scale: its size in pixels, and where its first tile (or pixel) lies. */
export interface Layout {
  scale: number;
  width: number;
  height: number;
  originX: number;
  originY: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** How much larger than at first a map can be seen. */
const ZOOMS = [1, 1.5, 2, 3] as const;
const MIN_SCALE = 0.25;

/** Steps of a scale at which the crosses and numbers of a plan fall on whole pixels. */
function snapped(scale: number): number {
  const step = scale < 4 ? 0.25 : scale < 10 ? 0.5 : 1;
  return Math.max(MIN_SCALE, Math.floor(scale / step) * step);
}

/** From the smallest to the largest, each once. */
function ladderOf(scales: readonly number[]): number[] {
  return [...new Set(scales)].sort((a, b) => a - b);
}

/** The scales a plan is drawn at: as at first and larger, and one that shows it whole where the view is small. */
export function planScales(first: number, extent: Point, view: Size): number[] {
  // A pixel of grace: the size of a plan was rounded.
  const fitting = Math.min((view.width + 1 - BESIDE) / extent.x, (view.height + 1 - ABOVE_AND_BELOW) / extent.y);
  return ladderOf([Math.min(first, snapped(fitting)), ...ZOOMS.map((zoom) => Math.max(first, snapped(first * zoom)))]);
}

/** A picture is seen at its own size and larger, and whole where the view is small. Its scale is 1 at its own size. */
export function pictureScales(picture: Size, view: Size): number[] {
  const fitting = Math.min(1, view.width / picture.width, view.height / picture.height);
  return ladderOf([Number.isFinite(fitting) && fitting > 0 ? fitting : 1, ...ZOOMS]);
}

/** One step from a scale, up or down; at the end of the ladder it stays. */
export function stepScale(ladder: readonly number[], now: number, by: 1 | -1): number {
  const next = by > 0 ? ladder.find((scale) => scale > now) : ladder.findLast((scale) => scale < now);
  return next ?? now;
}

/** The step of the ladder that two fingers ask for: the nearest by ratio. */
export function nearestScale(ladder: readonly number[], requested: number): number {
  const distance = (scale: number) => Math.abs(Math.log(scale / requested));
  return ladder.reduce((best, scale) => (distance(scale) < distance(best) ? scale : best), ladder[0] ?? requested);
}

/** How far the view may be moved over a map of this length: it always stays full of map. */
export function clampPan(offset: number, length: number, view: number): number {
  return Math.min(Math.max(0, offset), Math.max(0, length - view));
}

/** A map smaller than its view stands in the middle of it. */
function marginOf(length: number, view: number): number {
  return Math.max(0, (view - length) / 2);
}

/** Where the view stands after a change of scale, so that what lay under `anchor` (a point of the view) still does. */
export function panAfterZoom(pan: Point, anchor: Point, view: Size, { from, to }: { from: Layout; to: Layout }): Point {
  const unitX = (pan.x + anchor.x - marginOf(from.width, view.width) - from.originX) / from.scale;
  const unitY = (pan.y + anchor.y - marginOf(from.height, view.height) - from.originY) / from.scale;
  const x = unitX * to.scale + to.originX + marginOf(to.width, view.width) - anchor.x;
  const y = unitY * to.scale + to.originY + marginOf(to.height, view.height) - anchor.y;
  return {
    x: Math.round(clampPan(x, to.width, view.width)),
    y: Math.round(clampPan(y, to.height, view.height)),
  };
}
