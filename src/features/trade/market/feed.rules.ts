import { type LiveList, type LivePage, liveLists, withGap } from '#shared/live-list.ts';
import type { TradeListItem } from '../listings/trade-list-item.rules.ts';

export const feedLists = liveLists<TradeListItem>(
  (one, other) => Date.parse(other.bumpedAt) - Date.parse(one.bumpedAt) || other.id - one.id,
);

export interface Feed {
  list: LiveList<TradeListItem>;
  /** Number of waiting trades found; null: not counted. */
  count: number | null;
}

interface FeedPage extends LivePage<TradeListItem> {
  count: number | null;
}

export function firstFeed(page: FeedPage): Feed {
  return { list: feedLists.first(page), count: page.count };
}

export function withPage(feed: Feed, page: LivePage<TradeListItem>): Feed {
  return { ...feed, list: feedLists.withPage(feed.list, page) };
}

export function withWaiting(feed: Feed): Feed {
  return { ...feed, list: feedLists.withWaiting(feed.list) };
}

export function withFresh(feed: Feed, page: FeedPage): Feed {
  return { list: feedLists.withFresh(feed.list, page), count: page.count };
}

export function withFreshByValue(feed: Feed, page: FeedPage): Feed {
  const { list, count } = withFresh(feed, page);
  return { count, list: list.waiting.length > 0 ? withGap({ ...list, waiting: [] }) : list };
}
