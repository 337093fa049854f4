import type { Kysely } from 'kysely';
import type { TradeTables } from '../trade.tables.ts';
import { findManipulatedAmong } from './manipulated-item.repository.ts';
import type { ItemQuotes, Quote } from './quote.contract.ts';
import { NO_QUOTE } from './quote.rules.ts';

/** Why the configuration takes an item out of quotes. */
export const CONFIGURED_REASON = '몇 사람이 값을 만드는 물건이어서 시세를 보이지 않습니다.';

/** Those of the items that have no quote, with the reason. Both lists count (contract §10). */
export async function findExclusions(
  db: Kysely<TradeTables>,
  configured: readonly number[],
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const byOperators = await findManipulatedAmong(db, itemIds);
  return new Map([
    ...itemIds.filter((id) => configured.includes(id)).map((id) => [id, CONFIGURED_REASON] as const),
    ...byOperators.map(({ itemId, reason }) => [itemId, reason] as const),
  ]);
}

/** As everyone sees them. */
export function shownQuotes(quotes: { sell: Quote; buy: Quote } | undefined, reason: string | undefined): ItemQuotes {
  if (reason !== undefined) return { sell: NO_QUOTE, buy: NO_QUOTE, excluded: { reason } };
  return { sell: quotes?.sell ?? NO_QUOTE, buy: quotes?.buy ?? NO_QUOTE, excluded: null };
}
