import { drawSheet, NARROW_PAPER, type Sheet, WIDE_PAPER } from '../coordinate-sheet.rules.ts';
import { MARK_KINDS } from '../map-mark.rules.ts';
import type { MapPlan, PlanPlace } from '../map-plan.rules.ts';
import { inReadingOrder } from '../map-tile.rules.ts';

export interface NumberedPlace extends PlanPlace {
  number: number;
}

export interface CoordinateSheets {
  /** Sorted by kind, then from the top left to the bottom right. */
  places: NumberedPlace[];
  wide: Sheet;
  narrow: Sheet;
}

/** Null: no place is known. */
export function coordinateSheets(plan: MapPlan | null): CoordinateSheets | null {
  if (!plan || plan.marks.length === 0) return null;
  const places = MARK_KINDS.flatMap((kind) => inReadingOrder(plan.marks.filter((mark) => mark.kind === kind))).map(
    ({ kind, label, name, x, y, minLevel, href }, index) => ({
      kind,
      label,
      name,
      x,
      y,
      minLevel,
      href,
      number: index + 1,
    }),
  );
  return { places, wide: drawSheet(plan, places, WIDE_PAPER), narrow: drawSheet(plan, places, NARROW_PAPER) };
}
