import { ABOVE_AND_BELOW, BESIDE } from './map-geometry.rules.ts';

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

const ZOOMS = [1, 1.5, 2, 3] as const;
const MIN_SCALE = 0.25;

/** Rounds down to scales at which grid lines and numbers of a plan fall on whole pixels. */
function snapped(scale: number): number {
  const step = scale < 4 ? 0.25 : scale < 10 ? 0.5 : 1;
  return Math.max(MIN_SCALE, Math.floor(scale / step) * step);
}

function toLadder(scales: readonly number[]): number[] {
  return [...new Set(scales)].sort((a, b) => a - b);
}

export function planScales(first: number, extent: Point, view: Size): number[] {
  // Allows one pixel more: the size of a plan was rounded.
  const fitting = Math.min((view.width + 1 - BESIDE) / extent.x, (view.height + 1 - ABOVE_AND_BELOW) / extent.y);
  return toLadder([Math.min(first, snapped(fitting)), ...ZOOMS.map((zoom) => Math.max(first, snapped(first * zoom)))]);
}

export function pictureScales(picture: Size, view: Size): number[] {
  const fitting = Math.min(1, view.width / picture.width, view.height / picture.height);
  return toLadder([Number.isFinite(fitting) && fitting > 0 ? fitting : 1, ...ZOOMS]);
}

export function stepScale(ladder: readonly number[], now: number, by: 1 | -1): number {
  const next = by > 0 ? ladder.find((scale) => scale > now) : ladder.findLast((scale) => scale < now);
  return next ?? now;
}

export function nearestScale(ladder: readonly number[], requested: number): number {
  const distance = (scale: number) => Math.abs(Math.log(scale / requested));
  return ladder.reduce((best, scale) => (distance(scale) < distance(best) ? scale : best), ladder[0] ?? requested);
}

export function clampPan(offset: number, length: number, view: number): number {
  return Math.min(Math.max(0, offset), Math.max(0, length - view));
}

function computeMargin(length: number, view: number): number {
  return Math.max(0, (view - length) / 2);
}

/** Returns the scroll position at which the point under `anchor` (in pixels of the view) stays under it. */
export function panAfterZoom(pan: Point, anchor: Point, view: Size, { from, to }: { from: Layout; to: Layout }): Point {
  const unitX = (pan.x + anchor.x - computeMargin(from.width, view.width) - from.originX) / from.scale;
  const unitY = (pan.y + anchor.y - computeMargin(from.height, view.height) - from.originY) / from.scale;
  const x = unitX * to.scale + to.originX + computeMargin(to.width, view.width) - anchor.x;
  const y = unitY * to.scale + to.originY + computeMargin(to.height, view.height) - anchor.y;
  return {
    x: Math.round(clampPan(x, to.width, view.width)),
    y: Math.round(clampPan(y, to.height, view.height)),
  };
}
