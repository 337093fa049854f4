export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 6;
const MARGIN = 8;

/** In pixels of the window: below the anchor, above where there is more room, and never outside. */
export function placeCard(
  anchor: Box,
  card: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - card.height;
  const fitsBelow = below + card.height <= view.height - MARGIN;
  const hasMoreRoomAbove = anchor.top > view.height - anchor.bottom;
  const top = fitsBelow || !hasMoreRoomAbove ? below : above;
  return {
    left: clamp(anchor.left, view.width - card.width - MARGIN),
    top: clamp(top, view.height - card.height - MARGIN),
  };
}

function clamp(value: number, max: number): number {
  return Math.round(Math.max(MARGIN, Math.min(value, max)));
}
