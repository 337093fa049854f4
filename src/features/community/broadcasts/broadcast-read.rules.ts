import type { ReadShout } from '#features/trade/shouts/shout.contract.ts';
import type { SpokenShout } from '#features/trade/shouts/shout.rules.ts';
import { isInBand, meansMan, type PriceQuote } from '#features/trade/shouts/shout-implied.rules.ts';
import type { BroadcastRead } from './broadcast.contract.ts';
import { MIN_READ_CONFIDENCE } from './broadcast.limits.ts';

/** Maximum confidence of a reading with an implied unit, which is never certain. */
const MOST_IMPLIED = 0.89;

/** Returns the item and side whose quote decides the unit of a number without one; undefined: nothing depends on it. */
export function impliedQuote({
  read,
  bare,
  thousandMan,
}: SpokenShout): { itemId: number; tradeType: 1 | 2 } | undefined {
  const [item] = read.items;
  const isOpen = [bare?.jeon, bare?.man, thousandMan].some((one) => typeof one?.price === 'number');
  return isOpen && item && read.tradeType !== null ? { itemId: item.id, tradeType: read.tradeType } : undefined;
}

/**
 * Returns the reading to show of a shout of kind 1, if one item leads, its side is known, and nearly all of it was
 * understood (contract §16).
 * @param quote of that item, server and side; its band is null below 5 players
 */
export function broadcastRead(
  { read, bare, thousandMan }: SpokenShout,
  quote: PriceQuote | undefined,
): BroadcastRead | null {
  if (thousandMan && meansMan(read, quote)) return understood(thousandMan, true);
  const fitting = bare === undefined ? [] : [bare.jeon, bare.man].filter(({ price }) => isInBand(quote, price));
  const [only, other] = fitting;
  const isImplied = only !== undefined && other === undefined;
  return understood(isImplied ? only : read, isImplied);
}

function understood(read: ReadShout, isImplied: boolean): BroadcastRead | null {
  const { tradeType, items, price, quantity, flags, confidence } = read;
  const [item] = items;
  const isSure = confidence >= MIN_READ_CONFIDENCE && !flags.includes('AMBIGUOUS_ITEM');
  if (!item || tradeType === null || !isSure) return null;
  const sure = isImplied ? Math.min(confidence, MOST_IMPLIED) : confidence;
  return { tradeType, item: { id: item.id, name: item.name }, price, quantity, isImplied, confidence: sure };
}
