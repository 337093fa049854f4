import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import type { Evidence } from './evidence.contract.ts';
import { evidenceFrom } from './evidence.rules.ts';
import { findExclusions } from './price-exclusion.service.ts';
import { toSpans } from './priced-trade.rules.ts';
import { findPricedTrades } from './quote.repository.ts';
import { METHOD, METHOD_VERSION } from './quote-method.labels.ts';
import type { RequestedWindow } from './window-quotes.service.ts';

export interface EvidenceContext {
  db: Db;
  clock: Clock;
  manipulatedItems: readonly number[];
}

export async function computeEvidence(
  { db, clock, manipulatedItems }: EvidenceContext,
  itemId: number,
  { gameServer, days }: RequestedWindow,
): Promise<Evidence> {
  const now = clock.now();
  const since = new Date(toSpans(now.getTime(), days).previous.from);
  const [trades, exclusions] = await Promise.all([
    findPricedTrades(db, itemId, { since, now, gameServer }),
    findExclusions(db, manipulatedItems, [itemId]),
  ]);
  const exclusion = exclusions.get(itemId);
  const evidence = evidenceFrom(trades, { itemId, gameServer, days, now: now.getTime(), exclusion });
  return { ...evidence, version: METHOD_VERSION, method: [...METHOD] };
}
