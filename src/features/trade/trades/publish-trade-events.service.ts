import type { Kysely } from 'kysely';
import { publishEvents } from '#platform/live/publish-events.ts';
import { markQuotesChanged } from '../quotes/quote-change.service.ts';
import type { TradeTables } from '../trade.tables.ts';
import { watchTrades } from '../watches/watch-changes.service.ts';
import type { ListedTrade } from './trade.contract.ts';

export type TradeEvent = 'trade.created' | 'trade.changed' | 'trade.lifted' | 'trade.completed' | 'trade.cancelled';

/** A trade after its change. Hidden again or shown again is cancelled or created for those who watch. */
export interface TradeChange {
  type: TradeEvent;
  trade: ListedTrade;
  /** The first moment whose prices it touches; now when left out. */
  since?: Date;
}

/**
 * The one place where the market tells of a change of trades: quotes, live lists, pages grow old. Call it last in the
 * transaction.
 */
export async function publishTradeEvents(
  db: Kysely<TradeTables>,
  at: Date,
  changes: readonly TradeChange[],
): Promise<void> {
  await markQuotesChanged(
    db,
    changes.map(({ trade, since }) => ({ itemId: trade.itemId, gameServer: trade.gameServer, since: since ?? at })),
  );
  const atNewPrice = changes.filter(({ type }) => type === 'trade.created' || type === 'trade.changed');
  await watchTrades(
    db,
    atNewPrice.map(({ trade }) => trade.id),
  );
  await publishEvents(
    db,
    at,
    changes.map(({ type, trade }) => ({
      topics: ['trades', `trade:${trade.id}`, `trades:item:${trade.itemId}`, ...profileTopics(trade)],
      type,
      data: type === 'trade.cancelled' ? { id: trade.id, itemId: trade.itemId, gameServer: trade.gameServer } : trade,
    })),
  );
}

/** A player's page stands under the profile's number and under the player's UUID. */
function profileTopics({ profileId, profile }: ListedTrade): string[] {
  return [`profile:${profileId}`, ...(profile.userId === null ? [] : [`profile:${profile.userId}`])];
}
