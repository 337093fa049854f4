import { type Insertable, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Item } from '#features/game-data/catalog/item.contract.ts';
import type { TradeRow } from '#features/trade/trades/trade-row.ts';
import type { Db } from '#platform/database/db.ts';
import { insertProfile } from './people.ts';

/** Old enough for the full weight in every quote. */
const PLAYER_SINCE = new Date('2020-01-01T00:00:00Z');

// Builders of market rows: each inserts a complete, valid row; a test passes only the fields that matter to it.

export async function insertItems(db: Db, items: readonly Item[]): Promise<void> {
  if (items.length === 0) return;
  await db
    .insertInto('item')
    .values(items.map((item) => ({ ...itemColumns(item), key: `item ${item.code}` })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function itemColumns(item: Item) {
  const { id, code, name, type, source, confidence } = item;
  return {
    id,
    code,
    name,
    type,
    source,
    confidence,
    max_quantity: item.maxquan,
    max_durability: item.maxdura,
    trade: item.trade,
    is_active: item.isActive,
  } as Insertable<Database['item']>;
}

export type TradeParts = Partial<Insertable<Database['trade']>> & Pick<Insertable<Database['trade']>, 'item_id'>;

/**
 * Inserts a trade in any state. By default it has a player of its own, is waiting, was created now, on server 1, for
 * 1000 전. Missing times are derived from `created_at`; the price is also added to the trade's price history.
 */
export async function insertTrade(db: Db, parts: TradeParts): Promise<TradeRow> {
  const profileId = parts.profile_id ?? (await insertProfile(db, { created_at: PLAYER_SINCE })).id;
  const row = await db
    .insertInto('trade')
    .values(tradeColumns({ ...parts, profile_id: profileId }))
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('trade_price')
    .values({ trade_id: row.id, item_id: row.item_id, at: row.created_at, kind: 1, price: row.price })
    .execute();
  return row;
}

function tradeColumns(parts: TradeParts & { profile_id: number }): Insertable<Database['trade']> {
  const { status = 1 } = parts;
  const at = new Date(parts.created_at ?? Date.now());
  const completed_at = parts.completed_at ?? (status === 2 ? at : null);
  const cancelled_at = parts.cancelled_at ?? (status === 3 ? at : null);
  const lifted_at = parts.lifted_at ?? at;
  return {
    item_type: 7,
    game_server: 1,
    trade_type: 1,
    price: 1000,
    durability: null,
    cancelled_by: status === 3 ? 'owner' : null,
    price_excluded_reason: null,
    counterpart_id: null,
    marked_old_at: null,
    hidden_at: null,
    hidden_reason: null,
    created_at: at,
    updated_at: at,
    counted_at: completed_at ?? lifted_at,
    ...parts,
    status,
    completed_at,
    cancelled_at,
    lifted_at,
  };
}

export interface CrowdParts {
  itemIds: readonly number[];
  waiting: number;
  completed: number;
}

/** Inserts many trades, each with its own player, cycling through the items, at prices near 50,000 전. */
export async function insertCrowd(db: Db, { itemIds, waiting, completed }: CrowdParts): Promise<void> {
  await sql`
    insert into profile (user_id, name, name_key, level, job, created_at)
    select gen_random_uuid(), '장꾼' || n, '장꾼' || n, 1 + n % 99, 1 + n % 4, ${PLAYER_SINCE}
    from generate_series(1, ${waiting + completed}::int) as n`.execute(db);
  // Without it, foreign key checks would use a plan for a small table.
  await sql`analyze profile`.execute(db);
  await sql`
    insert into trade (profile_id, item_id, item_type, game_server, trade_type, price, quantity, status, completed_at,
      created_at, updated_at, lifted_at, counted_at)
    select id, (${itemIds}::int[])[1 + n % ${itemIds.length}::int], 7, 1,
      1 + n / ${itemIds.length}::int % 2, 50000 + 100 * (n % 97), 1 + n % 9,
      case when n > ${waiting}::int then 2 else 1 end, case when n > ${waiting}::int then at end, at, at, at, at
    from profile, lateral (select substring(name from 3)::int as n) as place,
      lateral (select now() - n % 7200 * interval '1 minute' as at) as moment
    where name ~ '^장꾼\\d+$'`.execute(db);
  await sql`analyze trade`.execute(db);
  await sql`
    insert into trade_price (trade_id, item_id, at, kind, price)
    select id, item_id, created_at, 1, price from trade
    where not exists (select from trade_price where trade_id = trade.id)`.execute(db);
}

/** Inserts this quote for every item, on all servers and in every window. */
export async function insertQuotes(db: Db, price: number): Promise<void> {
  const quote = {
    median: price,
    p25: price,
    p75: price,
    low: price,
    high: price,
    band: null,
    players: 12,
    weight: 336,
    completed: 5,
    deals: 5,
    lastPrice: price,
    lastAt: PLAYER_SINCE.toISOString(),
    change: 0.032,
    confidence: 'high',
  };
  const side = JSON.stringify(quote);
  await sql`
    insert into quote (item_id, game_server, days, computed_at, valid_until, trade_count, sell, buy)
    select id, server, days, now(), now() + interval '1 day', 12, ${side}, ${side}
    from item, generate_series(0, 1) as server, unnest(array[1, 7, 30]) as days
    on conflict (item_id, game_server, days) do update set sell = excluded.sell, buy = excluded.buy
  `.execute(db);
}
