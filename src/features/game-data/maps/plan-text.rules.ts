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
