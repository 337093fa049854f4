import { withGap } from '#shared/live-list.ts';
import type { MarketFilter } from '../../../trades/trade.filter.ts';
import type { TradeOrder } from '../../../trades/trade-order.rules.ts';
import type { Feed } from '../../feed.rules.ts';
import { withArrival, withChange, withChangeByValue } from '../../feed-change.rules.ts';
import { followMarket } from './follow-market.ts';
import { LateArrivals } from './late-arrivals.ts';

export interface FeedFollower {
  filter: MarketFilter;
  items: readonly number[] | null;
  order: TradeOrder;
  isAtTop(): boolean;
  change(next: (feed: Feed) => Feed): void;
}

/** Returns the unsubscribe function. */
export function followFeed({ filter, items, order, isAtTop, change }: FeedFollower): () => void {
  const late =
    order === 'new' ? undefined : new LateArrivals(order, (event) => change((feed) => withArrival(feed, event, order)));
  const leave = followMarket({
    filter,
    items,
    onChange(event) {
      if (late) {
        change((feed) => withChangeByValue(feed, event));
        late.receive(event);
        return;
      }
      const isTop = isAtTop();
      change((feed) => withChange(feed, event, isTop));
    },
    onBehind: () => change((feed) => ({ ...feed, list: withGap(feed.list) })),
  });
  return () => {
    leave();
    late?.stop();
  };
}
