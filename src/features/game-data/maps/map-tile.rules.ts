import type { Tile } from '../refs/tile.rules.ts';
import type { MapPlan, PlanMark } from './map-plan.rules.ts';
import {
  type Box,
  LABEL_HEIGHT,
  labelWidth,
  overlaps,
  type PlanLabel,
  pixelTextWidth,
  SYMBOL_REACH,
  symbolBox,
} from './plan-box.rules.ts';

type FloorGeometry = Pick<MapPlan, 'floor' | 'scale' | 'extentX' | 'extentY'>;

/** Centre of a tile in pixels; a tile beyond the known extent lies on the wall. */
export function pointOfTile(
  { floor, scale, extentX, extentY }: FloorGeometry,
  { x, y }: Tile,
): { px: number; py: number } {
  return {
    px: floor.x + Math.round(Math.min(x, extentX) * scale),
    py: floor.y + Math.round(Math.min(y, extentY) * scale),
  };
}

const GAP = 4;
const BASE_LINE = 11;

type TextPlace = NonNullable<PlanMark['text']>;

/**
 * Position of a label beside a point of a finished plan: on a side where it covers none of `taken` if there is one, and
 * always inside the drawing.
 */
function beside(
  { px, py }: { px: number; py: number },
  wide: number,
  { paper, taken }: { paper: { width: number; height: number }; taken: readonly Box[] },
): TextPlace {
  const away = SYMBOL_REACH + GAP;
  const middle = px - Math.round(wide / 2);
  const sides = [
    { x: px + away, y: py - LABEL_HEIGHT / 2 },
    { x: px - away - wide, y: py - LABEL_HEIGHT / 2 },
    { x: middle, y: py + away },
    { x: middle, y: py - away - LABEL_HEIGHT },
    { x: middle, y: py - 2 * away - LABEL_HEIGHT },
  ].filter(({ x, y }) => x >= 0 && y >= 0 && x + wide <= paper.width && y + LABEL_HEIGHT <= paper.height);
  const isFree = (at: { x: number; y: number }) =>
    !taken.some((box) => overlaps(box, { ...at, width: wide, height: LABEL_HEIGHT }));
  const side = sides.find(isFree) ?? sides[0] ?? { x: 0, y: py };
  return { x: side.x, y: side.y + BASE_LINE };
}

function nameBoxes(mark: PlanMark): Box[] {
  const { text } = mark;
  return text ? [{ x: text.x, y: text.y - BASE_LINE, width: labelWidth(mark), height: LABEL_HEIGHT }] : [];
}

function listBoxes(marks: readonly PlanMark[]): Box[] {
  return marks.flatMap((mark) => [symbolBox({ x: mark.px, y: mark.py }), ...nameBoxes(mark)]);
}

export function withNames(plan: MapPlan, chosen: readonly PlanMark[]): PlanMark[] {
  const taken = listBoxes(plan.marks);
  return plan.marks.map((mark) =>
    mark.text || !chosen.includes(mark)
      ? mark
      : { ...mark, text: beside(mark, labelWidth(mark), { paper: plan, taken }) },
  );
}

export const HERE = '여기';

/**
 * Draws the player's tile with its label. Labels that it covers are moved, because players often arrive right in front
 * of the port that leads back.
 */
export function markHere(
  plan: MapPlan,
  tile: Tile,
): { marks: PlanMark[]; here: { px: number; py: number; text: TextPlace } } {
  const point = pointOfTile(plan, tile);
  const spot = symbolBox({ x: point.px, y: point.py });
  const isCovered = (mark: PlanMark) => nameBoxes(mark).some((box) => overlaps(box, spot));
  const free = listBoxes(plan.marks.map((mark) => (isCovered(mark) ? { ...mark, text: null } : mark)));
  const marks = plan.marks.map((mark) =>
    isCovered(mark) ? { ...mark, text: beside(mark, labelWidth(mark), { paper: plan, taken: [spot, ...free] }) } : mark,
  );
  const here = { ...point, text: beside(point, pixelTextWidth(HERE), { paper: plan, taken: listBoxes(marks) }) };
  return { marks, here };
}

const HIT = 12;

export function hitBox({ px, py, text }: { px: number; py: number; text: TextPlace | null }, label: PlanLabel): Box {
  const [left, right] = text ? [text.x, text.x + labelWidth(label)] : [px, px];
  const [top, bottom] = text ? [text.y - BASE_LINE, text.y - BASE_LINE + LABEL_HEIGHT] : [py, py];
  const x = Math.min(px - HIT, left);
  const y = Math.min(py - HIT, top);
  return { x, y, width: Math.max(px + HIT, right) - x, height: Math.max(py + HIT, bottom) - y };
}

/** Pixels: marks within this height count as one line, sorted from left to right for reading and tab order. */
const LINE_HEIGHT = 24;
export function inReadingOrder<Mark extends { px: number; py: number }>(marks: readonly Mark[]): Mark[] {
  const line = ({ py }: Mark) => Math.floor(py / LINE_HEIGHT);
  return marks.toSorted((a, b) => line(a) - line(b) || a.px - b.px || a.py - b.py);
}
