import type { Quote } from '#features/trade/quotes/quote.contract.ts';
import type { ReadShout } from '#features/trade/shouts/shout.contract.ts';
import type { SpokenShout } from '#features/trade/shouts/shout.rules.ts';
import type { BroadcastRead } from './broadcast.contract.ts';
import { MIN_READ_CONFIDENCE } from './broadcast.limits.ts';

type Band = Pick<Quote, 'band'>;

/** The item and side whose quote decides what a number without a unit means; undefined: nothing depends on it. */
export function impliedQuote({ read, bare }: SpokenShout): { itemId: number; tradeType: 1 | 2 } | undefined {
  const [item] = read.items;
  const isOpen = bare !== undefined && (bare.jeon.price !== null || bare.man.price !== null);
  return isOpen && item && read.tradeType !== null ? { itemId: item.id, tradeType: read.tradeType } : undefined;
}

/**
 * What is shown of a shout of kind 1: one item leads, its side is known, and nearly all of it was understood
 * (contract §16). @param quote of that item, server and side; its band is null below 5 players
 */
export function broadcastRead({ read, bare }: SpokenShout, quote: Band | undefined): BroadcastRead | null {
  const fitting = bare === undefined ? [] : [bare.jeon, bare.man].filter(({ price }) => isIn(quote?.band, price));
  const [only, other] = fitting;
  const isImplied = only !== undefined && other === undefined;
  return understood(isImplied ? only : read, isImplied);
}

function isIn(band: Quote['band'] | undefined, price: number | null): boolean {
  return band !== undefined && band !== null && price !== null && price >= band.low && price <= band.high;
}

function understood(read: ReadShout, isImplied: boolean): BroadcastRead | null {
  const { tradeType, items, price, quantity, flags, confidence } = read;
  const [item] = items;
  const isSure = confidence >= MIN_READ_CONFIDENCE && !flags.includes('AMBIGUOUS_ITEM');
  if (!item || tradeType === null || !isSure) return null;
  return { tradeType, item: { id: item.id, name: item.name }, price, quantity, isImplied, confidence };
}
