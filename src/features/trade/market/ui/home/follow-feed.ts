import { withGap } from '#shared/live-list.ts';
import type { MarketFilter } from '../../../trades/trade.filter.ts';
import type { TradeOrder } from '../../../trades/trade-order.rules.ts';
import type { Feed } from '../../feed.rules.ts';
import { withChange, withChangeByValue } from '../../feed-change.rules.ts';
import { followMarket } from './follow-market.ts';

export interface FeedFollower {
  filter: MarketFilter;
  order: TradeOrder;
  isAtTop(): boolean;
  change(next: (feed: Feed) => Feed): void;
}

/** Returns the unsubscribe function. */
export function followFeed({ filter, order, isAtTop, change }: FeedFollower): () => void {
  return followMarket({
    filter,
    onChange(event) {
      const isTop = isAtTop();
      change((feed) => (order === 'new' ? withChange(feed, event, isTop) : withChangeByValue(feed, event, order)));
    },
    onBehind: () => change((feed) => ({ ...feed, list: withGap(feed.list) })),
  });
}
