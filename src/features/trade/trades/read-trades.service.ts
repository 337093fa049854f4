import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { itemsOfJob } from '#features/game-data/items/items-of-job.reader.ts';
import { toUnavailable } from '#platform/database/database-errors.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { readDeals } from '../records/record.service.ts';
import type { TradeContext } from '../trade.context.ts';
import type { TradePage, TradeReader } from '../trade-readers.ts';
import type { ListedTrade } from './trade.contract.ts';
import type { TradeFilter } from './trade.filter.ts';
import { countByStatus, findPublic, findPublicTrades, findTradePage } from './trade.repository.ts';
import { findDeals, findSide, type SideRows } from './trade-book.repository.ts';
import { itemsNamed } from './trade-card.labels.ts';
import { readTradeCursor, tradeCursor } from './trade-cursor.rules.ts';
import { type FoundPage, findListed, type TradeRange, type TradeSearch } from './trade-list.repository.ts';
import { countOrdered, findOrdered } from './trade-order.repository.ts';
import { type ListedRow, toListedTrade } from './trade-row.ts';
import { readValueCursor, valueCursor } from './value-cursor.rules.ts';

export function readTrades({ db, catalog }: Pick<TradeContext, 'db' | 'catalog' | 'clock' | 'config'>): TradeReader {
  const listed = (row: ListedRow) => toListedTrade(row, catalog());
  const toSide = ({ count, rows }: SideRows) => ({ count, rows: rows.map(listed) });
  const page = (found: FoundPage): TradePage => toPage(found, catalog());
  return {
    list: (filter, { countUpTo, ...range }) =>
      orUnavailable(async () => {
        const found = await findListed(db, toSearch(filter, catalog()), { ...toRange(range), countUpTo });
        return { ...page(found), count: found.count };
      }),
    ordered: (order, filter, { limit, cursor, countUpTo }) =>
      orUnavailable(async () => {
        const after = cursor === undefined ? undefined : readValueCursor(order, cursor);
        if (cursor !== undefined && !after) throw new AppError('INVALID_INPUT');
        const search = toSearch(filter, catalog());
        const [{ rows, next }, count] = await Promise.all([
          findOrdered(db, search, order, { after, limit }),
          countUpTo === undefined ? null : countOrdered(db, search, order, countUpTo),
        ]);
        return { rows: rows.map(listed), next: next && valueCursor(order, next), count };
      }),
    find: (id) =>
      orUnavailable(async () => {
        const row = await findPublic(db, id);
        return row && listed(row);
      }),
    book: (itemId, options) =>
      orUnavailable(async () => {
        const of = { itemId, ...options };
        const [sell, buy] = await Promise.all([findSide(db, 1, of), findSide(db, 2, of)]);
        return { sell: toSide(sell), buy: toSide(buy) };
      }),
    deals: (itemId, options) => orUnavailable(async () => (await findDeals(db, { itemId, ...options })).map(listed)),
    ofProfile: (profileId, { status = 0, gameServer, ...range }) =>
      orUnavailable(async () => {
        const statuses = status === 0 ? ([1, 2] as const) : [status];
        return page(await findTradePage(db, { profileId, statuses, withHidden: false, gameServer }, toRange(range)));
      }),
    countsOfProfile: (profileId, { gameServer } = {}) => orUnavailable(() => countByStatus(db, profileId, gameServer)),
    dealsOfProfile: (profileId) => orUnavailable(() => readDeals(db, profileId)),
  };
}

/**
 * Returns the trades in no particular order; hidden, cancelled and unknown ones and those of suspended players are left
 * out.
 */
export async function readPublicTrades(db: Db, catalog: Catalog, ids: readonly number[]): Promise<ListedTrade[]> {
  return (await findPublicTrades(db, ids)).map((row) => toListedTrade(row, catalog));
}

export function toRange({ limit, cursor }: { limit: number; cursor?: string | undefined }): TradeRange {
  return { limit, after: cursor === undefined ? undefined : readTradeCursor(cursor) };
}

function toPage({ rows, next }: FoundPage, catalog: Catalog): TradePage {
  return { rows: rows.map((row) => toListedTrade(row, catalog)), next: next && tradeCursor(next) };
}

export function toSearch({ q, job, ...filter }: TradeFilter, catalog: Catalog): TradeSearch {
  const rest = { ...filter, ...(job !== undefined && { itemIds: itemsOfJob(catalog, job) }) };
  // No name contains invisible characters, and PostgreSQL refuses some of them.
  const text = q
    ?.normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();
  if (!text) return rest;
  const itemIds = itemsNamed(catalog, text);
  return {
    ...rest,
    words: { itemIds: rest.itemId === undefined ? itemIds : itemIds.filter((id) => id === rest.itemId), text },
  };
}

async function orUnavailable<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    throw toUnavailable(error) ?? error;
  }
}
