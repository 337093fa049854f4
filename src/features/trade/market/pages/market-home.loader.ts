import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { itemsOfJob } from '#features/game-data/items/items-of-job.reader.ts';
import { itemRef } from '#features/game-data/refs/refs.reader.ts';
import type { PageRequest } from '#shared/page.ts';
import { type TradeListItem, toTradeListItem } from '../../listings/trade-list-item.rules.ts';
import { readListingQuotes } from '../../quotes/listing-quotes.reader.ts';
import type { CountedTradePage, TradePage, TradeReader, TradeServices } from '../../trade-readers.ts';
import { requireOrdered } from '../../trades/require-ordered.ts';
import { untradableReason } from '../../trades/tradable.rules.ts';
import type { MarketFilter } from '../../trades/trade.filter.ts';
import { TRADE_STATUS } from '../../trades/trade.labels.ts';
import { itemsNamed } from '../../trades/trade-card.labels.ts';
import { isCursorFor } from '../../trades/value-cursor.rules.ts';
import { MAX_COUNTED } from '../count.labels.ts';
import { type MarketPlace, readMarketFilter, readPlace } from '../market.params.ts';
import { type MovingLine, movingLines } from '../moving.reader.ts';
import { isSparse, MATURE_LISTINGS } from '../sparse-market.rules.ts';

const PAGE_ROWS = 30;

export interface MarketHomePageData {
  rows: TradeListItem[];
  /** Cursor of the next page; null on the last. */
  next: string | null;
  /**
   * Number of waiting trades that have a place in the order, up to `MAX_COUNTED` + 1; null: only completed trades are
   * requested.
   */
  count: number | null;
  /** Ids of the items of the requested job; null: any job. */
  jobItems: number[] | null;
  moving: MovingLine[];
  isSparse: boolean;
  /** The item that a search without results most likely means; null: there are results, or no such item. */
  named: { id: number; name: string } | null;
}

type Services = GameDataServices & TradeServices;

export async function load({ url }: PageRequest, services: Services): Promise<MarketHomePageData> {
  const filter = readMarketFilter(url.searchParams);
  const place = readPlace(url.searchParams, filter);
  const [page, moving] = await Promise.all([
    readPage(filter, place, services.trades),
    movingLines(services, filter.gameServer),
  ]);
  return {
    rows: await toRows(page, services),
    next: page.next ?? null,
    count: page.count,
    jobItems: filter.job === undefined ? null : itemsOfJob(services.catalog, filter.job),
    moving,
    isSparse: isSparse(await listingsBeside(page, filter, services)),
    named: page.rows.length === 0 && filter.q !== undefined ? namedBy(filter.q, services) : null,
  };
}

/** Counts listings up to `MATURE_LISTINGS`, with a query only if those of the page are fewer. */
async function listingsBeside(
  page: CountedTradePage,
  { gameServer }: MarketFilter,
  services: Services,
): Promise<number> {
  if (page.count !== null && page.count >= MATURE_LISTINGS) return page.count;
  const range = { limit: 1, countUpTo: MATURE_LISTINGS };
  const { count } = await services.trades.list({ status: TRADE_STATUS.waiting, gameServer }, range);
  return count ?? 0;
}

function namedBy(words: string, { catalog }: Services): MarketHomePageData['named'] {
  const [id] = itemsNamed(catalog, words);
  const item = id === undefined ? undefined : catalog.itemById.get(id);
  return item && untradableReason(item) === null ? { id: item.id, name: item.name } : null;
}

function readPage(
  filter: MarketFilter,
  { order, cursor }: MarketPlace,
  trades: TradeReader,
): Promise<CountedTradePage> {
  const range = { limit: PAGE_ROWS, cursor: cursor !== undefined && isCursorFor(order, cursor) ? cursor : undefined };
  const countUpTo = filter.status === TRADE_STATUS.completed ? undefined : MAX_COUNTED + 1;
  if (order !== 'new') return trades.ordered(order, requireOrdered(order, filter), { ...range, countUpTo });
  return trades.list(filter, { ...range, countUpTo });
}

async function toRows({ rows }: TradePage, { catalog, quotes }: Services): Promise<TradeListItem[]> {
  const quotesOf = await readListingQuotes(quotes, rows);
  return rows.flatMap((trade) => {
    const item = catalog.itemById.get(trade.itemId);
    // An item that is no longer among the facts has no page to link to.
    return item ? [toTradeListItem(trade, itemRef(item), quotesOf(trade))] : [];
  });
}
