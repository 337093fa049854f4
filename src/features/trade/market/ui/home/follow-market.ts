import { itemIcon } from '#features/game-data/ui/public/item-icon.ts';
import { type LiveEvent, onLive } from '#platform/client/live.ts';
import type { QuoteChanged } from '../../../quotes/quote.contract.ts';
import type { TradeFilter } from '../../../trade-readers.ts';
import type { ListedTrade } from '../../../trades/trade.contract.ts';
import { toTradeListItem } from '../../../trades/trade-list-item.rules.ts';
import type { FeedChange } from '../../feed.rules.ts';
import { fitsFilter } from '../../fits-filter.rules.ts';

export interface MarketFollower {
  filter: TradeFilter;
  onChange(changes: FeedChange): void;
  /** Something may have been missed. */
  onBehind(): void;
}

const ALL_SERVERS = 0;

const TRADE_EVENT_TYPES = {
  'trade.created': 'created',
  'trade.lifted': 'lifted',
  'trade.changed': 'changed',
  'trade.completed': 'completed',
} as const;

/** Hears what happens in the market and says it as rows. Answers how to stop. */
export function followMarket({ filter, onChange, onBehind }: MarketFollower): () => void {
  return onLive(['trades', 'quotes'], (event) => {
    // A quote that was missed is a number that is a little old.
    if (event.type === 'resync') return event.topic === 'trades' ? onBehind() : undefined;
    const changes = changesOf(event, filter);
    if (changes) onChange(changes);
  });
}

function changesOf({ type, data }: LiveEvent, filter: TradeFilter): FeedChange | undefined {
  switch (type) {
    case 'trade.created':
    case 'trade.lifted':
    case 'trade.changed':
    case 'trade.completed':
      return toFeedChange(TRADE_EVENT_TYPES[type], data as ListedTrade, filter);
    case 'trade.cancelled':
      return { type: 'cancelled', id: (data as { id: number }).id };
    case 'quote.changed': {
      const { itemId, gameServer, quotes } = data as QuoteChanged;
      return gameServer === (filter.gameServer ?? ALL_SERVERS) ? { type: 'quoted', itemId, quotes } : undefined;
    }
  }
  return undefined;
}

function toFeedChange(
  type: (typeof TRADE_EVENT_TYPES)[keyof typeof TRADE_EVENT_TYPES],
  trade: ListedTrade,
  filter: TradeFilter,
): FeedChange {
  const look = itemIcon({ type: trade.item.type, name: trade.item.name, subType: null });
  // Completed, it is no longer one of those that wait, but it was.
  const fits = fitsFilter(type === 'completed' && filter.status === 1 ? { ...trade, status: 1 } : trade, filter);
  return { type, trade: toTradeListItem(trade, look, undefined), fits };
}
