export type WindowKind = 'phone' | 'tablet' | 'desk';

/** Widths of the window in px from which it is no phone, and from which it is a desk (contract §27). */
export const TABLET_FROM = 900;
export const DESK_FROM = 1344;

/** @param width of the window, in px */
export function windowKindOf(width: number): WindowKind {
  if (width < TABLET_FROM) return 'phone';
  return width < DESK_FROM ? 'tablet' : 'desk';
}
