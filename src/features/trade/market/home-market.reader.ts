import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { itemRef } from '#features/game-data/refs/refs.reader.ts';
import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';
import { isAppError } from '#shared/errors.ts';
import { type TradeListItem, toTradeListItem } from '../listings/trade-list-item.rules.ts';
import { readListingQuotes } from '../quotes/listing-quotes.reader.ts';
import type { QuoteReader } from '../quotes/quote.contract.ts';
import type { TradeReader } from '../trade-readers.ts';
import { TRADE_TYPE } from '../trades/trade.labels.ts';
import { marketParams } from './market.params.ts';
import type { MarketReader } from './market-reader.service.ts';
import type { MarketToday } from './market-today.contract.ts';
import { type MovingLine, movingLines } from './moving.reader.ts';

const MAX_POPULAR = 9;
const MAX_NEWEST = 9;

export interface PopularLine {
  item: GameRef;
  tradeCount: number;
  /** Medians in 전; null: 시세 없음. */
  sell: number | null;
  buy: number | null;
  /** Numbers of players behind the medians. */
  players: { sell: number; buy: number };
  change: number | null;
  isExcluded: boolean;
  spark: (number | null)[];
}

export interface HomeMarket {
  today: MarketToday;
  /** Addresses of the lists of both sides. */
  links: { sell: string; buy: string };
  popular: PopularLine[];
  newest: TradeListItem[];
  moving: MovingLine[];
}

export interface HomeMarketQuery {
  days: number;
  gameServer: number | undefined;
}

export interface HomeMarketServices {
  readonly catalog: Catalog;
  readonly quotes: QuoteReader;
  readonly trades: Pick<TradeReader, 'list'>;
  readonly market: MarketReader;
}

/** Null: reading failed; the page renders without it. */
export async function homeMarket(services: HomeMarketServices, query: HomeMarketQuery): Promise<HomeMarket | null> {
  const { gameServer } = query;
  try {
    const [today, popular, newest, moving] = await Promise.all([
      services.market.today(gameServer),
      popularLines(services, query),
      newestTrades(services, gameServer),
      movingLines(services, gameServer),
    ]);
    const listed = (tradeType: 1 | 2) => marketParams.link('/trade', { tradeType, gameServer });
    const links = { sell: listed(TRADE_TYPE.sell), buy: listed(TRADE_TYPE.buy) };
    return { today, links, popular, newest, moving };
  } catch (error) {
    if (isAppError(error) && error.code === 'UNAVAILABLE') return null;
    throw error;
  }
}

async function popularLines({ catalog, quotes }: HomeMarketServices, query: HomeMarketQuery): Promise<PopularLine[]> {
  const rows = await quotes.popular({ ...query, limit: MAX_POPULAR });
  return rows.flatMap(({ itemId, tradeCount, quotes: { sell, buy, excluded }, spark }) => {
    const item = catalog.itemById.get(itemId);
    if (!item) return [];
    const { change } = sell.median === null ? buy : sell;
    const players = { sell: sell.players, buy: buy.players };
    const prices = { sell: sell.median, buy: buy.median, players, change, isExcluded: excluded !== null };
    return [{ item: itemRef(item), tradeCount, ...prices, spark }];
  });
}

async function newestTrades(
  { catalog, quotes, trades }: HomeMarketServices,
  gameServer: number | undefined,
): Promise<TradeListItem[]> {
  const { rows } = await trades.list({ status: 1, gameServer }, { limit: MAX_NEWEST });
  const quotesOf = await readListingQuotes(quotes, rows);
  return rows.flatMap((trade) => {
    const item = catalog.itemById.get(trade.itemId);
    return item ? [toTradeListItem(trade, itemRef(item), quotesOf(trade))] : [];
  });
}
