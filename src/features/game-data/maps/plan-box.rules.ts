export const WALL_OUT = 11;
export const WALL_IN = 5;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const LABEL_HEIGHT = 14;
/** Pixels: half the side of a symbol's square. */
export const SYMBOL_REACH = 7;

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export function isInside(box: Box, bounds: Box): boolean {
  return (
    box.x >= bounds.x &&
    box.y >= bounds.y &&
    box.x + box.width <= bounds.x + bounds.width &&
    box.y + box.height <= bounds.y + bounds.height
  );
}

export function symbolBox(at: { x: number; y: number }): Box {
  return { x: at.x - SYMBOL_REACH, y: at.y - SYMBOL_REACH, width: 2 * SYMBOL_REACH, height: 2 * SYMBOL_REACH };
}

const LINE_STEP = 4;

/** Returns the area that a line covers, as small squares along it. */
export function boxesAlong({ x1, y1, x2, y2 }: { x1: number; y1: number; x2: number; y2: number }): Box[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / LINE_STEP));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: x1 + ((x2 - x1) * step) / steps - 1,
    y: y1 + ((y2 - y1) * step) / steps - 1,
    width: 2,
    height: 2,
  }));
}

/** Width in pixels of a line in the 12 px bitmap font, regular or bold. Never underestimates. */
export function pixelTextWidth(text: string): number {
  let width = 0;
  for (const char of text) width += /[0-9\s,()·.-]/.test(char) ? 8 : 12;
  return width;
}

export interface PlanLabel {
  label: string;
  minLevel: number | null;
}

export function labelWidth({ label, minLevel }: PlanLabel): number {
  return pixelTextWidth(label) + (minLevel === null ? 0 : 5 + pixelTextWidth(String(minLevel)));
}
