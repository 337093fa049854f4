import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { TRADE_STATUS, TRADE_TYPE } from '../trades/trade.labels.ts';
import { exclusionReason, type PricedTrade } from './priced-trade.rules.ts';
import type { Quote } from './quote.contract.ts';

/** Advisory lock: one process computes the quotes of an item at a time. */
const QUOTES_OF_ITEM_LOCK = 7_214_004;

export interface StoredQuote {
  itemId: number;
  gameServer: number;
  days: number;
  computedAt: Date;
  validUntil: Date | null;
  tradeCount: number;
  traderWeight: number;
  sell: Quote;
  buy: Quote;
}

const QUOTE_COLUMNS = [
  'quote.item_id as itemId',
  'game_server as gameServer',
  'days',
  'computed_at as computedAt',
  'valid_until as validUntil',
  'trade_count as tradeCount',
  'trader_weight as traderWeight',
  'sell',
  'buy',
] as const;

export async function tryLockItem(db: Db, itemId: number): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(QUOTES_OF_ITEM_LOCK)}, ${itemId}::int) as "isLocked"`.execute(db);
  return rows[0]?.isLocked === true;
}

/** `now` is the time at which suspensions are evaluated. */
export async function findPricedTrades(
  db: Db,
  itemId: number,
  { since, now, gameServer }: { since: Date; now: Date; gameServer?: number | undefined },
): Promise<PricedTrade[]> {
  let query = db
    .selectFrom('trade')
    .innerJoin('profile', 'profile.id', 'trade.profile_id')
    .select(['trade.id', 'trade.profile_id', 'trade.game_server', 'trade.trade_type', 'trade.price', 'trade.quantity'])
    .select(['trade.status', 'trade.exclude_price', 'trade.price_excluded_reason'])
    // Selected as numbers: parsing ten thousand dates takes longer than the rest of the query.
    .select([
      toMilliseconds('trade.counted_at').as('counted_at'),
      toMilliseconds('profile.created_at').as('player_since'),
    ])
    .select(['trade.hidden_at', 'profile.deleted_at', 'profile.banned_at'])
    .where('trade.item_id', '=', itemId)
    .where('trade.counted_at', '>', since)
    // Literals, because the planner does not use a partial index for parameters.
    .where('trade.status', 'in', [sql.lit<1>(1), sql.lit<2>(2)]);
  if (gameServer !== undefined) query = query.where('trade.game_server', '=', gameServer);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    playerId: row.profile_id,
    playerSince: row.player_since,
    gameServer: row.game_server,
    side: row.trade_type === TRADE_TYPE.sell ? 'sell' : 'buy',
    price: row.price,
    quantity: row.quantity,
    isCompleted: row.status === TRADE_STATUS.completed,
    countedAt: row.counted_at,
    barred: exclusionReason({
      price: row.price,
      isHidden: row.hidden_at !== null,
      isDeleted: row.deleted_at !== null,
      isSuspended: row.banned_at !== null && row.banned_at > now,
      isExcludedByOperator: row.price_excluded_reason !== null,
      isExcludedByPoster: row.exclude_price,
    }),
  }));
}

function toMilliseconds(column: 'trade.counted_at' | 'profile.created_at') {
  return sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;
}

export interface StoredOfItem {
  itemId: number;
  quote: StoredQuote | undefined;
  excludedReason: string | null;
}

export async function findStored(
  db: Db,
  itemIds: readonly number[],
  { gameServer, days }: { gameServer: number; days: number },
): Promise<StoredOfItem[]> {
  const rows = await db
    .selectFrom(db.selectNoFrom(sql<number>`unnest(${[...itemIds]}::int[])`.as('id')).as('wanted'))
    .leftJoin('quote', (join) =>
      join.onRef('quote.item_id', '=', 'wanted.id').on('game_server', '=', gameServer).on('days', '=', days),
    )
    .leftJoin('manipulated_item', 'manipulated_item.item_id', 'wanted.id')
    .select(['wanted.id', 'reason as excludedReason', ...QUOTE_COLUMNS])
    .execute();
  return rows.map(({ id, excludedReason, ...quote }) => ({
    itemId: id,
    quote: isStored(quote) ? quote : undefined,
    excludedReason,
  }));
}

type Joined<Row> = { [Name in keyof Row]: Row[Name] | null };

/** Its own columns are not nullable, so null means no row. */
function isStored(row: Joined<StoredQuote>): row is StoredQuote {
  return row.computedAt !== null;
}

export function findStoredOfItem(db: Db, itemId: number): Promise<StoredQuote[]> {
  return db.selectFrom('quote').select(QUOTE_COLUMNS).where('item_id', '=', itemId).execute();
}

export interface PopularFilter {
  gameServer: number;
  days: number;
  itemIds?: readonly number[] | undefined;
  limit: number;
}

export function findPopular(db: Db, { gameServer, days, itemIds, limit }: PopularFilter): Promise<StoredQuote[]> {
  let query = db
    .selectFrom('quote')
    .select(QUOTE_COLUMNS)
    .where('game_server', '=', gameServer)
    .where('days', '=', days)
    .where('trade_count', '>', 0)
    .orderBy('trader_weight', 'desc')
    .orderBy('trade_count', 'desc')
    .orderBy('item_id')
    .limit(limit);
  if (itemIds) query = query.where('item_id', '=', sql<number>`any(${[...itemIds]}::int[])`);
  return query.execute();
}

export async function upsertQuotes(db: Db, rows: readonly StoredQuote[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('quote')
    .values(
      rows.map((row) => ({
        item_id: row.itemId,
        game_server: row.gameServer,
        days: row.days,
        computed_at: row.computedAt,
        valid_until: row.validUntil,
        trade_count: row.tradeCount,
        trader_weight: row.traderWeight,
        sell: JSON.stringify(row.sell),
        buy: JSON.stringify(row.buy),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['item_id', 'game_server', 'days']).doUpdateSet((eb) => ({
        computed_at: eb.ref('excluded.computed_at'),
        valid_until: eb.ref('excluded.valid_until'),
        trade_count: eb.ref('excluded.trade_count'),
        trader_weight: eb.ref('excluded.trader_weight'),
        sell: eb.ref('excluded.sell'),
        buy: eb.ref('excluded.buy'),
      })),
    )
    .execute();
}

export async function deleteQuotes(
  db: Db,
  rows: readonly Pick<StoredQuote, 'itemId' | 'gameServer' | 'days'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .deleteFrom('quote')
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('item_id', 'game_server', 'days'),
        'in',
        rows.map(({ itemId, gameServer, days }) => tuple(itemId, gameServer, days)),
      ),
    )
    .execute();
}

/** Returns the items with the greatest sum of their traders' weights, the greatest first. */
export async function findMostTraded(
  db: Db,
  itemIds: readonly number[],
  { since, now, gameServer, limit }: { since: Date; now: Date; gameServer: number | undefined; limit: number },
): Promise<number[]> {
  const ofServer = gameServer === undefined ? sql`` : sql`and game_server = ${gameServer}`;
  const { rows } = await sql<{ itemId: number }>`
    select item.id as "itemId"
    from unnest(${[...itemIds]}::int[]) as item (id)
    cross join lateral (
      select
        sum(greatest(7, least(28, 4 * floor(extract(epoch from ${now}::timestamptz - profile.created_at) / 86400)))) as weight,
        sum(trader.days) as days
      from (
        select profile_id, count(distinct (counted_at at time zone 'Asia/Seoul')::date) as days from trade
        where item_id = item.id and status in (1, 2) and hidden_at is null and counted_at > ${since} and counted_at <= ${now}
          ${ofServer}
        group by profile_id
      ) as trader join profile on profile.id = trader.profile_id
      where profile.deleted_at is null and (profile.banned_at is null or profile.banned_at <= ${now})
    ) as traded
    where traded.weight > 0
    order by traded.weight desc, traded.days desc, item.id
    limit ${limit}`.execute(db);
  return rows.map(({ itemId }) => itemId);
}

/** Returns when the newest quote of each item was computed. */
export function findQuotedAt(db: Db): Promise<{ itemId: number; quotedAt: Date }[]> {
  return db
    .selectFrom('quote')
    .select((eb) => ['item_id as itemId', eb.fn.max('computed_at').as('quotedAt')])
    .groupBy('item_id')
    .execute();
}
