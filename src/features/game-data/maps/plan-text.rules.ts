/** Width in pixels of a line of the 12 px pixel face; bold is as wide. Never less than it is drawn. */
export function pixelTextWidth(text: string): number {
  let width = 0;
  for (const char of text) width += /[0-9\s,()·.-]/.test(char) ? 8 : 12;
  return width;
}

/** A name on a plan, and the level that stands behind it. */
export interface PlanLabel {
  label: string;
  minLevel: number | null;
}

/** What stands on the plan: the name, and the level that the door asks for. */
export function labelWidth({ label, minLevel }: PlanLabel): number {
  return pixelTextWidth(label) + (minLevel === null ? 0 : 5 + pixelTextWidth(String(minLevel)));
}
