import type { TradeListItem } from '../../listings/trade-list-item.rules.ts';
import type { FeedChange } from '../feed-change.rules.ts';
import { newestAfter } from '../newest.rules.ts';
import { followMarket } from './home/follow-market.ts';

const MAX_ROWS = 9;

interface Follower {
  rows: readonly TradeListItem[];
  gameServer: number | undefined;
  show: (rows: readonly TradeListItem[]) => void;
}

/** Returns the unsubscribe function. */
export function followNewest({ rows, gameServer, show }: Follower): () => void {
  let known = rows;
  return followMarket({
    filter: { status: 1, gameServer },
    items: null,
    onChange(change: FeedChange) {
      known = newestAfter(known, change, MAX_ROWS);
      show(known);
    },
    // A short list catches up on the next page load.
    onBehind() {},
  });
}
