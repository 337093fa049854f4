import type { Notice } from '#shared/notice.ts';
import { listingNotice, quoteNotice, type Watched } from './watch-notice.labels.ts';

export interface WatchedListing {
  tradeId: number;
  /** Null: offers wanted. */
  price: number | null;
  quantity: number;
  playerName: string;
}

export const watchNotices = {
  /** @param time counts the arrivals at the price; a trade that left and returned counts again */
  listing: (watchId: number, watched: Watched, listing: WatchedListing, time: number): Notice<'watch.listing'> => ({
    kind: 'watch.listing',
    ...listingNotice(watched, listing),
    path: `/trade/view/${listing.tradeId}`,
    once: `watch:${watchId}:trade:${listing.tradeId}${time > 1 ? `:${time}` : ''}`,
  }),

  quote: (
    watchId: number,
    watched: Watched,
    { itemId, median }: { itemId: number; median: number },
    at: Date,
  ): Notice<'watch.quote'> => ({
    kind: 'watch.quote',
    ...quoteNotice(watched, median),
    path: `/trade/${itemId}`,
    once: `watch:${watchId}:quote:${at.toISOString()}`,
  }),
};
