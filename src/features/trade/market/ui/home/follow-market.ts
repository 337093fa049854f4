import { itemIcon } from '#features/game-data/ui/public/item-icon.ts';
import { type LiveEvent, onLive } from '#platform/client/live.ts';
import type { ItemPrices, ItemQuotes } from '../../../quotes/quote.contract.ts';
import type { TradeFilter } from '../../../trade.services.ts';
import { type ShownTrade, shownTrade } from '../../../trades/shown-trade.rules.ts';
import type { ListedTrade } from '../../../trades/trade.contract.ts';
import type { FeedNews } from '../../feed.rules.ts';
import { fitsFilter } from '../../fits-filter.rules.ts';

export interface MarketFollower {
  filter: TradeFilter;
  onNews(news: FeedNews): void;
  /** Something may have been missed. */
  onBehind(): void;
}

/** A row waits that long for its quote, then it comes without. */
const QUOTE_PATIENCE_MS = 1500;

/** Hears what happens in the market and says it as rows, one after the other. Answers how to stop. */
export function followMarket(follower: MarketFollower): () => void {
  const quotes = new Map<number, Promise<ItemQuotes | undefined>>();
  let isStopped = false;
  let line = Promise.resolve();
  const stop = onLive(['trades'], (event) => {
    line = line.then(async () => {
      if (isStopped) return;
      if (event.type === 'resync') return follower.onBehind();
      const news = await newsOf(event, follower.filter, quotes);
      if (news && !isStopped) follower.onNews(news);
    });
  });
  return () => {
    isStopped = true;
    stop();
  };
}

async function newsOf(
  { type, data }: LiveEvent,
  filter: TradeFilter,
  quotes: Map<number, Promise<ItemQuotes | undefined>>,
): Promise<FeedNews | undefined> {
  switch (type) {
    case 'trade.cancelled':
      return { type: 'cancelled', id: (data as { id: number }).id };
    case 'trade.created':
    case 'trade.lifted':
    case 'trade.changed':
    case 'trade.completed': {
      const trade = data as ListedTrade;
      const quote = quotes.get(trade.itemId) ?? quotesOf(trade.itemId, filter.gameServer);
      quotes.set(trade.itemId, quote);
      // Completed, it is no longer one of those that wait, but it was.
      const fits = fitsFilter(
        type === 'trade.completed' && filter.status === 1 ? { ...trade, status: 1 } : trade,
        filter,
      );
      return { type: NEWS_TYPES[type], trade: rowOf(trade, await quote), fits };
    }
  }
  return undefined;
}

const NEWS_TYPES = {
  'trade.created': 'created',
  'trade.lifted': 'lifted',
  'trade.changed': 'changed',
  'trade.completed': 'completed',
} as const;

function rowOf(trade: ListedTrade, quotes: ItemQuotes | undefined): ShownTrade {
  const { type, name } = trade.item;
  return shownTrade(trade, itemIcon({ type, name, subType: null }), quotes);
}

async function quotesOf(itemId: number, gameServer: number | undefined): Promise<ItemQuotes | undefined> {
  const server = gameServer === undefined ? '' : `?gameServer=${gameServer}`;
  try {
    const response = await fetch(`/api/prices/items/${itemId}${server}`, {
      signal: AbortSignal.timeout(QUOTE_PATIENCE_MS),
    });
    return response.ok ? ((await response.json()) as ItemPrices).quote : undefined;
  } catch {
    return undefined;
  }
}
