import { itemIcon } from '#features/game-data/refs/ui/public/item-icon.ts';
import { onLive } from '#platform/client/live.ts';
import type { LiveEvent } from '#platform/client/live-frame.ts';
import { toTradeListItem } from '../../../listings/trade-list-item.rules.ts';
import { quoteChanged } from '../../../quotes/quote.events.ts';
import { quoteTopics } from '../../../quotes/quote.topics.ts';
import type { ListedTrade } from '../../../trades/trade.contract.ts';
import { tradeEventTypes, tradeTopics } from '../../../trades/trade.events.ts';
import { type MarketFilter, tradeFilter } from '../../../trades/trade.filter.ts';
import { TRADE_STATUS } from '../../../trades/trade.labels.ts';
import type { FeedChange } from '../../feed-change.rules.ts';

export interface MarketFollower {
  filter: MarketFilter;
  /** Ids of the items in the list; null: all items. */
  items: readonly number[] | null;
  onChange(change: FeedChange): void;
  onBehind(): void;
}

const ALL_SERVERS = 0;

/** Returns the unsubscribe function. */
export function followMarket({ filter, items, onChange, onBehind }: MarketFollower): () => void {
  return onLive([tradeTopics.all, quoteTopics.all], (event) => {
    // A missed change of a quote is tolerable, because quotes change only slightly.
    if (event.type === 'resync') return event.topic === tradeTopics.all ? onBehind() : undefined;
    const change = toFeedChange(event, { filter, items });
    if (change) onChange(change);
  });
}

type Wanted = Pick<MarketFollower, 'filter' | 'items'>;

function toFeedChange(event: LiveEvent, wanted: Wanted): FeedChange | undefined {
  const { created, bumped, changed, completed, cancelled } = tradeEventTypes;
  if (created.matches(event)) return toRowChange('created', event.data, wanted);
  if (bumped.matches(event)) return toRowChange('lifted', event.data, wanted);
  if (changed.matches(event)) return toRowChange('changed', event.data, wanted);
  if (completed.matches(event)) return toRowChange('completed', event.data, wanted);
  if (cancelled.matches(event)) return { type: 'cancelled', id: event.data.id };
  if (!quoteChanged.matches(event)) return undefined;
  const { itemId, gameServer, quotes } = event.data;
  // Rows are compared with the quote of their own server.
  return gameServer === ALL_SERVERS ? undefined : { type: 'quoted', itemId, gameServer, quotes };
}

function toRowChange(
  type: 'created' | 'lifted' | 'changed' | 'completed',
  trade: ListedTrade,
  { filter, items }: Wanted,
): FeedChange {
  const look = itemIcon({ type: trade.item.type, name: trade.item.name, subType: null });
  // A completed trade no longer matches the filter of waiting ones, but did before.
  const isOfItems = items === null || items.includes(trade.item.id);
  const matches = tradeFilter.matches(
    type === 'completed' && filter.status === TRADE_STATUS.waiting ? { ...trade, status: 1 } : trade,
    filter,
  );
  return { type, trade: toTradeListItem(trade, look, undefined), fits: isOfItems && matches };
}
