import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { WatchDirection, WatchSubject } from './watch.contract.ts';

export const ALL_SERVERS = 0;
const MAX_COUNTED_NOW = 100;

export type WatchRow = Selectable<Database['watch']>;

export interface WatchInput {
  itemId: number;
  gameServer: number;
  tradeType: 1 | 2;
  subject: WatchSubject;
  direction: WatchDirection;
  /** Null: any price, including listings without one. */
  price: number | null;
}

/** Returns undefined if the player has the same watch already. */
export function insert(
  db: Db,
  input: WatchInput & { profileId: number; at: Date; wasBeyond: boolean | null },
): Promise<WatchRow | undefined> {
  return db
    .insertInto('watch')
    .values({
      created_at: input.at,
      profile_id: input.profileId,
      item_id: input.itemId,
      game_server: input.gameServer,
      trade_type: input.tradeType,
      subject: input.subject,
      direction: input.direction,
      price: input.price,
      was_beyond: input.wasBeyond,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function countWatches(db: Db, profileId: number): Promise<number> {
  const { count } = await db
    .selectFrom('watch')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  return count;
}

export function findWatches(db: Db, profileId: number): Promise<WatchRow[]> {
  return db.selectFrom('watch').selectAll().where('profile_id', '=', profileId).orderBy('id', 'desc').execute();
}

export async function remove(db: Db, id: number, profileId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('watch')
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export async function deleteWatchesByProfile(db: Db, profileId: number): Promise<void> {
  await db.deleteFrom('watch').where('profile_id', '=', profileId).execute();
}

export interface WatchFires {
  count: number;
  last: Date;
}

export async function findFires(db: Db, profileId: number): Promise<ReadonlyMap<number, WatchFires>> {
  const { rows } = await sql<WatchFires & { id: number }>`
    select split_part(once, ':', 2)::int as id, count(*) as count, max(created_at) as last from notification
    where profile_id = ${profileId} and kind in ('watch.listing', 'watch.quote') group by 1`.execute(db);
  return new Map(rows.map(({ id, ...fires }) => [id, fires]));
}

const TRADE_IS_BEYOND = sql`(watch.price is null or
  case watch.direction when 'below' then trade.price <= watch.price else trade.price >= watch.price end)`;

const TRADE_MEETS_WATCH = sql`watch.item_id = trade.item_id and watch.subject = 'listing'
  and watch.trade_type = trade.trade_type and watch.game_server in (${sql.lit(ALL_SERVERS)}, trade.game_server)
  and watch.profile_id <> trade.profile_id and ${TRADE_IS_BEYOND}`;

const TRADE_WAITS = sql`trade.status = 1 and trade.hidden_at is null and trade.rests_since is null`;

export async function findWatchedTrades(db: Db, tradeIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select trade.id from trade where trade.id = any(${[...tradeIds]}::int[]) and ${TRADE_WAITS}
      and exists (select from watch where ${TRADE_MEETS_WATCH})`.execute(db);
  return rows.map(({ id }) => id);
}

export interface WatchedTrade {
  id: number;
  item_id: number;
  game_server: number;
  trade_type: 1 | 2;
  price: number | null;
  quantity: number;
  profile_id: number;
  player_name: string | null;
}

export async function findWaitingTrade(db: Db, tradeId: number): Promise<WatchedTrade | undefined> {
  const { rows } = await sql<WatchedTrade>`
    select trade.id, trade.item_id, trade.game_server, trade.trade_type, trade.price, trade.quantity,
      trade.profile_id, profile.name as player_name
    from trade join profile on profile.id = trade.profile_id
    where trade.id = ${tradeId} and ${TRADE_WAITS}`.execute(db);
  return rows[0];
}

export async function findWatchesOfTrade(db: Db, tradeId: number): Promise<WatchRow[]> {
  const { rows } = await sql<WatchRow>`
    select watch.* from watch, trade where trade.id = ${tradeId} and ${TRADE_MEETS_WATCH} order by watch.id`.execute(
    db,
  );
  return rows;
}

/** Returns the watches that this player's trades have fired `most` times or more since then. */
export async function findExhaustedWatches(
  db: Db,
  watches: readonly WatchRow[],
  { playerId, since, most }: { playerId: number; since: Date; most: number },
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select split_part(notification.once, ':', 2)::int as id from notification
    join trade on trade.id = split_part(notification.once, ':', 4)::int
    where notification.profile_id = any(${watches.map(({ profile_id }) => profile_id)}::int[])
      and notification.kind = 'watch.listing' and notification.created_at > ${since} and trade.profile_id = ${playerId}
    group by 1 having count(*) >= ${most}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function findPrices(db: Db, tradeId: number): Promise<(number | null)[]> {
  const rows = await db
    .selectFrom('trade_price')
    .select('price')
    .where('trade_id', '=', tradeId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ price }) => price);
}

export async function hasQuoteWatch(
  db: Db,
  { itemId, gameServer }: { itemId: number; gameServer: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('watch')
    .select('id')
    .where('item_id', '=', itemId)
    .where('game_server', '=', gameServer)
    .where('subject', '=', 'quote')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the rows until the transaction ends; otherwise two concurrent jobs would both see the crossing. */
export function lockQuoteWatches(
  db: Db,
  { itemId, gameServer }: { itemId: number; gameServer: number },
): Promise<WatchRow[]> {
  return db
    .selectFrom('watch')
    .selectAll()
    .where('item_id', '=', itemId)
    .where('game_server', '=', gameServer)
    .where('subject', '=', 'quote')
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function setBeyond(db: Db, ids: readonly number[], wasBeyond: boolean): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('watch').set({ was_beyond: wasBeyond }).where('id', 'in', ids).execute();
}

export interface ArrivalCounts {
  week: number;
  month: number;
}

/** Counts trades that were created beyond the price or changed to it; without a price, all that were created. */
export async function countArrivals(
  db: Db,
  input: WatchInput,
  { notOf, weekFrom, monthFrom }: { notOf: number; weekFrom: Date; monthFrom: Date },
): Promise<ArrivalCounts> {
  const arrives =
    input.price === null
      ? sql`kind = 1`
      : sql`${isBeyond(input, 'price')} and (before is null or not ${isBeyond(input, 'before')})`;
  const { rows } = await sql<ArrivalCounts>`
    select count(*) filter (where at >= ${weekFrom}) as week, count(*) as month
    from (
      select trade_price.at, trade_price.kind, trade_price.price,
        lag(trade_price.price) over (partition by trade_price.trade_id order by trade_price.at, trade_price.id) as before
      from trade_price join trade on trade.id = trade_price.trade_id
      where trade_price.item_id = ${input.itemId} and trade_price.at >= ${monthFrom} and trade_price.kind in (1, 2)
        and trade.trade_type = ${input.tradeType} and trade.profile_id <> ${notOf} and trade.hidden_at is null
        and ${isOnServer(input)}
    ) as stood
    where ${arrives}`.execute(db);
  return rows[0] ?? { week: 0, month: 0 };
}

export async function countBeyondNow(db: Db, input: WatchInput, notOf: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from trade where item_id = ${input.itemId} and trade_type = ${input.tradeType} and status = 1
        and hidden_at is null and rests_since is null and profile_id <> ${notOf} and ${isBeyond(input, 'price')}
        and ${isOnServer(input)}
      limit ${sql.lit(MAX_COUNTED_NOW)}
    ) as standing`.execute(db);
  return rows[0]?.count ?? 0;
}

function isBeyond({ direction, price }: WatchInput, column: string): RawBuilder<unknown> {
  if (price === null) return sql`true`;
  return direction === 'below' ? sql`${sql.ref(column)} <= ${price}` : sql`${sql.ref(column)} >= ${price}`;
}

const isOnServer = ({ gameServer }: WatchInput) =>
  gameServer === ALL_SERVERS ? sql`true` : sql`trade.game_server = ${gameServer}`;
