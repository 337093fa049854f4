export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 6;
const MARGIN = 8;

/**
 * Places a card, in pixels of the window: beside the anchor, where the rows under the name stay readable; without room
 * there below it, or above where there is more room. It is never outside the window.
 */
export function placeCard(
  anchor: Box,
  card: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const beside = anchor.right + GAP;
  const fitsBeside = beside + card.width <= view.width - MARGIN;
  return {
    left: clamp(fitsBeside ? beside : anchor.left, view.width - card.width - MARGIN),
    top: clamp(fitsBeside ? anchor.top : topUnder(anchor, card, view), view.height - card.height - MARGIN),
  };
}

function topUnder(anchor: Box, card: { height: number }, view: { height: number }): number {
  const below = anchor.bottom + GAP;
  const fitsBelow = below + card.height <= view.height - MARGIN;
  const hasMoreRoomAbove = anchor.top > view.height - anchor.bottom;
  return fitsBelow || !hasMoreRoomAbove ? below : anchor.top - GAP - card.height;
}

function clamp(value: number, max: number): number {
  return Math.round(Math.max(MARGIN, Math.min(value, max)));
}
