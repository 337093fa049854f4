import type { GameRef, TileLook } from '#features/game-data/refs/ui/public/look.ts';
import type { Broadcast, BroadcastRead } from './broadcast.contract.ts';

type Shown = 'id' | 'createdAt' | 'gameServer' | 'channel' | 'name' | 'message' | 'kind' | 'repeats' | 'firstAt';

export interface UnderstoodLine extends Pick<BroadcastRead, 'tradeType' | 'price' | 'quantity' | 'isImplied'> {
  item: GameRef;
  /** Median in 전 per piece on the shout's server and side; null: none, or not loaded yet. */
  quote: number | null;
}

/** The part of a shout that lists show. */
export interface BroadcastLine extends Pick<Broadcast, Shown | 'isSample'> {
  read: UnderstoodLine | null;
}

export function toBroadcastLine(shout: Broadcast, look: TileLook | null, quote: number | null): BroadcastLine {
  const { id, createdAt, gameServer, channel, name, message, kind, repeats, firstAt, isSample, read } = shout;
  return {
    id,
    createdAt,
    gameServer,
    channel,
    name,
    message,
    kind,
    repeats,
    firstAt,
    isSample,
    read: read && look ? understood(read, look, quote) : null,
  };
}

function understood(
  { tradeType, price, quantity, isImplied, item }: BroadcastRead,
  { icon, tone }: TileLook,
  quote: number | null,
): UnderstoodLine {
  return {
    tradeType,
    price,
    quantity,
    isImplied,
    quote,
    item: { id: item.id, name: item.name, icon, ...(tone && { tone }) },
  };
}

/** Maximum factor between a price and its quote. A larger one is a misreading or a joke. */
const MAX_TIMES = 10;

/** Returns the quote that a price is compared with; null: there is none, or the price is too far off to compare. */
export function comparedQuote({ price, quote }: Pick<UnderstoodLine, 'price' | 'quote'>): number | null {
  if (price === null || quote === null || price > quote * MAX_TIMES || price * MAX_TIMES < quote) return null;
  return quote;
}
