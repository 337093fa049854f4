import type { TradeListItem } from '../../trades/trade-list-item.rules.ts';
import type { FeedChange } from '../feed.rules.ts';
import { newestAfter } from '../newest.rules.ts';
import { followMarket } from './home/follow-market.ts';

/** As many as the page came with at most. */
const MAX_ROWS = 9;

/** Keeps a short list of what was listed last up to date; answers how to stop. */
export function followNewest(
  rows: readonly TradeListItem[],
  show: (rows: readonly TradeListItem[]) => void,
): () => void {
  let known = rows;
  return followMarket({
    filter: { status: 1 },
    onChange(change: FeedChange) {
      known = newestAfter(known, change, MAX_ROWS);
      show(known);
    },
    // A short list catches up with the next page load.
    onBehind() {},
  });
}
