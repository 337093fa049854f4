import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { itemRef } from '#features/game-data/refs.reader.ts';
import type { GameRef } from '#features/game-data/ui/public/look.ts';
import type { PageRequest } from '#shared/page.ts';
import { readListingQuotes } from '../../quotes/listing-quotes.reader.ts';
import { USUAL_DAYS } from '../../quotes/quote.contract.ts';
import { leadingQuote } from '../../quotes/ui/public/quote.labels.ts';
import type { TradePage, TradeServices } from '../../trade-readers.ts';
import { tradeFilter } from '../../trades/trade.filter.ts';
import { TRADE_STATUS } from '../../trades/trade-codes.ts';
import { type TradeListItem, toTradeListItem } from '../../trades/trade-list-item.rules.ts';
import { MAX_COUNTED } from '../count.labels.ts';
import { marketParams } from '../market.params.ts';

const PAGE_ROWS = 30;
const POPULAR_ROWS = 6;

export interface MarketHomePageData {
  rows: TradeListItem[];
  /** Cursor of the next page; null on the last. */
  next: string | null;
  /** Waiting trades found, up to `MAX_COUNTED` + 1; null: only completed ones are requested. */
  count: number | null;
  popular: PopularRow[];
  popularDays: number;
}

export interface PopularRow {
  item: GameRef;
  tradeCount: number;
  price: number | null;
  /** Behind the price. */
  players: number;
  change: number | null;
  isExcluded: boolean;
  spark: (number | null)[];
}

type Services = GameDataServices & TradeServices;

export async function load({ url }: PageRequest, services: Services): Promise<MarketHomePageData> {
  const filter = tradeFilter.read(url.searchParams);
  const { cursor } = marketParams.read(url.searchParams);
  const countUpTo = filter.status === TRADE_STATUS.completed ? undefined : MAX_COUNTED + 1;
  const [page, popular] = await Promise.all([
    services.trades.list(filter, { limit: PAGE_ROWS, cursor, countUpTo }),
    popularRows(filter.gameServer, services),
  ]);
  return {
    rows: await rowsOf(page, services),
    next: page.next ?? null,
    count: page.count,
    popular,
    popularDays: USUAL_DAYS,
  };
}

async function rowsOf({ rows }: TradePage, { catalog, quotes }: Services): Promise<TradeListItem[]> {
  const quotesOf = await readListingQuotes(quotes, rows);
  return rows.flatMap((trade) => {
    const item = catalog.itemById.get(trade.itemId);
    // An item that is no longer among the facts has no page to link to.
    return item ? [toTradeListItem(trade, itemRef(item), quotesOf(trade))] : [];
  });
}

async function popularRows(gameServer: number | undefined, { catalog, quotes }: Services): Promise<PopularRow[]> {
  const popular = await quotes.popular({ gameServer, limit: POPULAR_ROWS });
  return popular.flatMap(({ itemId, tradeCount, quotes: quote, spark }) => {
    const item = catalog.itemById.get(itemId);
    if (!item) return [];
    const { median: price = null, players = 0, change = null } = leadingQuote(quote) ?? {};
    return [{ item: itemRef(item), tradeCount, price, players, change, isExcluded: quote.excluded !== null, spark }];
  });
}
