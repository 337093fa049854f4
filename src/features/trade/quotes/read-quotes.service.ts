import { toUnavailable } from '#platform/database/database-errors.ts';
import type { Db } from '#platform/database/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import type { TradeContext } from '../trade.context.ts';
import { PopularItems } from './popular-items.service.ts';
import { findDays } from './price-day.repository.ts';
import { findExclusions } from './price-exclusion.service.ts';
import { type QuoteReader, USUAL_DAYS } from './quote.contract.ts';
import { findQuotedAt } from './quote.repository.ts';
import { ALL_SERVERS, shownQuotes } from './quote.rules.ts';
import { CONFIGURED_REASON } from './quote-method.labels.ts';
import { WindowQuotes } from './window-quotes.service.ts';

interface QuoteContext extends Pick<TradeContext, 'db' | 'catalog' | 'clock'> {
  config: Pick<TradeContext['config'], 'manipulatedItems'>;
}

export function readQuotes({ db, catalog, clock, config }: QuoteContext): QuoteReader {
  const { manipulatedItems } = config;
  const windows = new WindowQuotes({ db, clock });
  const popularItems = new PopularItems({ db, clock, catalog, manipulatedItems, windows });

  return {
    quotesOf: (itemIds, { gameServer, days = USUAL_DAYS } = {}) =>
      readably(async () => {
        const ids = [...new Set(itemIds)];
        if (ids.length === 0) return new Map();
        const { rows, excluded } = await windows.withExclusions(ids, { gameServer, days });
        const reasons = excluded ?? (await findExclusions(db, [], ids));
        const findReason = (id: number) =>
          reasons.get(id) ?? (manipulatedItems.includes(id) ? CONFIGURED_REASON : undefined);
        return new Map(ids.map((id) => [id, shownQuotes(rows.get(id), findReason(id))]));
      }),

    popular: ({ gameServer, days = USUAL_DAYS, type, limit }) =>
      readably(() => popularItems.of({ gameServer, days, type, limit })),

    daysOf: (itemId, { gameServer = ALL_SERVERS, days = USUAL_DAYS } = {}) =>
      readably(async () => {
        const now = clock.now().getTime();
        const exclusions = await findExclusions(db, manipulatedItems, [itemId]);
        if (exclusions.has(itemId)) return [];
        return findDays(db, itemId, { gameServer, from: seoulDay(now - (days - 1) * DAY_MS), to: seoulDay(now) });
      }),
  };
}

async function readably<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw toUnavailable(error) ?? error;
  }
}

/** Reads when the quotes of each item last changed, as ISO 8601. Items without quotes are absent. */
export async function readQuotedAt(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await findQuotedAt(db);
  return new Map(rows.map(({ itemId, quotedAt }) => [itemId, quotedAt.toISOString()]));
}
