import { withGap } from '#shared/live-list.ts';
import type { MarketFilter } from '../../../trades/trade.filter.ts';
import type { TradeOrder, ValueOrder } from '../../../trades/trade-order.rules.ts';
import type { Feed } from '../../feed.rules.ts';
import { type FeedChange, withArrival, withChange, withChangeByValue } from '../../feed-change.rules.ts';
import { followMarket } from './follow-market.ts';

export interface FeedFollower {
  filter: MarketFilter;
  order: TradeOrder;
  isAtTop(): boolean;
  change(next: (feed: Feed) => Feed): void;
}

/** Until then the page may be sent as it was: kept pages live on for a second, and ratios are stored with the next quote. */
const SETTLED_MS: Readonly<Record<ValueOrder, number>> = { price: 2000, ratio: 6000 };

/** Returns the unsubscribe function. */
export function followFeed({ filter, order, isAtTop, change }: FeedFollower): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const arriveLater = (event: FeedChange, by: ValueOrder) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      change((feed) => withArrival(feed, event, by));
    }, SETTLED_MS[by]);
    timers.add(timer);
  };
  const leave = followMarket({
    filter,
    onChange(event) {
      if (order === 'new') {
        const isTop = isAtTop();
        return change((feed) => withChange(feed, event, isTop));
      }
      change((feed) => withChangeByValue(feed, event));
      if (event.type === 'created' || event.type === 'changed') arriveLater(event, order);
    },
    onBehind: () => change((feed) => ({ ...feed, list: withGap(feed.list) })),
  });
  return () => {
    leave();
    for (const timer of timers) clearTimeout(timer);
  };
}
