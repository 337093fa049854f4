import type { Insertable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Item } from '#features/game-data/items/item.contract.ts';
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
 * Inserts a trade in any state. By default it has a player of its own, is waiting, was created now, on server 1, for 1000 전.
 * Times that are not given follow from `created_at`; the price is also added to the trade's price history.
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
