import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { TRADE_TYPE } from './trade.labels.ts';
import { BOOK_COUNTED } from './trade.limits.ts';
import type { ListedRow } from './trade-row.ts';

export interface OfItem {
  itemId: number;
  gameServer?: number | undefined;
  limit: number;
}

export interface SideRows {
  count: number;
  rows: ListedRow[];
}

/**
 * Finds waiting trades of one side: the cheapest sellers or the dearest buyers first, far-off prices after the others.
 */
export async function findSide(db: Db, tradeType: 1 | 2, { itemId, gameServer, limit }: OfItem): Promise<SideRows> {
  const side = sql`trade where item_id = ${itemId} and trade_type = ${sql.lit(tradeType)} and status = 1
    and hidden_at is null and rests_since is null ${onServer(gameServer)}`;
  const best = sql.raw(tradeType === TRADE_TYPE.sell ? 'price asc' : 'price desc');
  const pricedRows = (isFarOff: boolean, most: number) =>
    listed(
      db,
      sql`select * from ${side} and is_far_off = ${sql.lit(isFarOff)} and price is not null
        order by ${best}, lifted_at desc, id desc limit ${most}`,
    );
  const [near, counted] = await Promise.all([
    pricedRows(false, limit),
    sql<{
      count: number;
    }>`select count(*)::int as count from (select from ${side} limit ${BOOK_COUNTED}) as stood`.execute(db),
  ]);
  const far = near.length === limit ? [] : await pricedRows(true, limit - near.length);
  const left = limit - near.length - far.length;
  const unpriced =
    left === 0
      ? []
      : await listed(db, sql`select * from ${side} and price is null order by lifted_at desc, id desc limit ${left}`);
  return {
    count: counted.rows[0]?.count ?? 0,
    rows: [near, far, unpriced].flatMap((rows) => inOrder(rows, tradeType)),
  };
}

export async function findDeals(db: Db, { itemId, gameServer, limit }: OfItem): Promise<ListedRow[]> {
  const rows = await listed(
    db,
    sql`select * from trade where item_id = ${itemId} and status = 2 and hidden_at is null ${onServer(gameServer)}
      order by completed_at desc, id desc limit ${limit}`,
  );
  return rows.toSorted((one, other) => toTime(other.completed_at) - toTime(one.completed_at) || other.id - one.id);
}

function onServer(gameServer: number | undefined): RawBuilder<unknown> {
  return gameServer === undefined ? sql`` : sql`and game_server = ${gameServer}`;
}

async function listed(db: Db, trades: RawBuilder<unknown>): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select trade.*, profile.user_id, profile.name, profile.job, profile.grade, profile.level
    from (${trades}) as trade join profile on profile.id = trade.profile_id`.execute(db);
  return rows;
}

function inOrder(rows: readonly ListedRow[], tradeType: 1 | 2): ListedRow[] {
  const sign = tradeType === TRADE_TYPE.sell ? 1 : -1;
  return rows.toSorted(
    (one, other) =>
      sign * ((one.price ?? 0) - (other.price ?? 0)) ||
      toTime(other.lifted_at) - toTime(one.lifted_at) ||
      other.id - one.id,
  );
}

function toTime(at: Date | null): number {
  return at?.getTime() ?? 0;
}
