export type WindowKind = 'phone' | 'tablet' | 'desk';

/** Smallest widths of a tablet's and of a desk's window, in px (contract §27). */
export const TABLET_FROM = 900;
export const DESK_FROM = 1344;

/** @param width of the window, in px */
export function toWindowKind(width: number): WindowKind {
  if (width < TABLET_FROM) return 'phone';
  return width < DESK_FROM ? 'tablet' : 'desk';
}
