import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { itemRef } from '#features/game-data/refs.reader.ts';
import type { GameRef } from '#features/game-data/ui/public/look.ts';
import { isAppError } from '#shared/errors.ts';
import { readListingQuotes } from '../quotes/listing-quotes.reader.ts';
import type { QuoteReader } from '../quotes/quote.contract.ts';
import type { TradeReader } from '../trade-readers.ts';
import { type TradeListItem, toTradeListItem } from '../trades/trade-list-item.rules.ts';

const MAX_POPULAR = 9;
const MAX_NEWEST = 9;

export interface PopularLine {
  item: GameRef;
  tradeCount: number;
  /** Medians in 전; null: 시세 없음. */
  sell: number | null;
  buy: number | null;
  /** Behind the medians. */
  players: { sell: number; buy: number };
  change: number | null;
  isExcluded: boolean;
  spark: (number | null)[];
}

export interface HomeMarket {
  popular: PopularLine[];
  newest: TradeListItem[];
}

export interface HomeMarketServices {
  readonly catalog: Catalog;
  readonly quotes: QuoteReader;
  readonly trades: Pick<TradeReader, 'list'>;
}

/** Null: reading failed; the page renders without it. */
export async function homeMarket(services: HomeMarketServices): Promise<HomeMarket | null> {
  try {
    const [popular, newest] = await Promise.all([popularLines(services), newestTrades(services)]);
    return { popular, newest };
  } catch (error) {
    if (isAppError(error) && error.code === 'UNAVAILABLE') return null;
    throw error;
  }
}

async function popularLines({ catalog, quotes }: HomeMarketServices): Promise<PopularLine[]> {
  const rows = await quotes.popular({ limit: MAX_POPULAR });
  return rows.flatMap(({ itemId, tradeCount, quotes: { sell, buy, excluded }, spark }) => {
    const item = catalog.itemById.get(itemId);
    if (!item) return [];
    const { change } = sell.median === null ? buy : sell;
    const players = { sell: sell.players, buy: buy.players };
    const prices = { sell: sell.median, buy: buy.median, players, change, isExcluded: excluded !== null };
    return [{ item: itemRef(item), tradeCount, ...prices, spark }];
  });
}

async function newestTrades({ catalog, quotes, trades }: HomeMarketServices): Promise<TradeListItem[]> {
  const { rows } = await trades.list({ status: 1 }, { limit: MAX_NEWEST });
  const quotesOf = await readListingQuotes(quotes, rows);
  return rows.flatMap((trade) => {
    const item = catalog.itemById.get(trade.itemId);
    return item ? [toTradeListItem(trade, itemRef(item), quotesOf(trade))] : [];
  });
}
