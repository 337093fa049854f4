import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { EarlierListing } from './listing-limit.rules.ts';
import type { TradeCount } from './trade.contract.ts';
import type { TradeKey } from './trade-cursor.rules.ts';
import type { FoundPage, TradeRange } from './trade-list.repository.ts';
import { type ListedRow, type OwnRow, PLAYER_COLUMNS, type TradeRow } from './trade-row.ts';

/** Literals in every query, because the planner does not use a partial index for parameters. */
type Status = 1 | 2 | 3;

export function findPublic(db: Db, id: number): Promise<ListedRow | undefined> {
  return withPlayer(db)
    .where('trade.id', '=', id)
    .where('trade.status', '<', sql.lit(3))
    .where('trade.hidden_at', 'is', null)
    .where('trade.rests_since', 'is', null)
    .executeTakeFirst();
}

/** Returns the trades in no particular order. */
export function findPublicTrades(db: Db, ids: readonly number[]): Promise<ListedRow[]> {
  return withPlayer(db)
    .where('trade.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('trade.status', '<', sql.lit(3))
    .where('trade.hidden_at', 'is', null)
    .where('trade.rests_since', 'is', null)
    .execute();
}

export function findOwn(db: Db, id: number): Promise<OwnRow | undefined> {
  return withCounterpart(db).where('trade.id', '=', id).executeTakeFirst();
}

/** Only the owner may see the hidden ones among the result. Returned in no particular order. */
export function findCompleted(db: Db, ids: readonly number[]): Promise<CompletedTrade[]> {
  return db
    .selectFrom('trade')
    .select(['id', 'profile_id', 'item_id', 'quantity', 'price', 'hidden_at'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('status', '=', sql.lit(2))
    .execute();
}

export type CompletedTrade = Pick<TradeRow, 'id' | 'profile_id' | 'item_id' | 'quantity' | 'price' | 'hidden_at'>;

export function lockById(db: Db, id: number): Promise<TradeRow | undefined> {
  return db.selectFrom('trade').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Returns the trades by id; their owners are locked already. */
export function lockByIds(db: Db, ids: readonly number[]): Promise<ListedRow[]> {
  return withPlayer(db)
    .where('trade.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('trade.id')
    .forNoKeyUpdate('trade')
    .execute();
}

export async function findReported(db: Db, ids: readonly number[]): Promise<TradeRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('trade').selectAll().where('id', 'in', ids).execute();
}

export interface PlayerTrades {
  profileId: number;
  statuses: readonly Status[];
  withHidden: boolean;
  gameServer?: number | undefined;
  conditions?: readonly RawBuilder<unknown>[];
}

export async function findTradePage(
  db: Db,
  { profileId, statuses, withHidden, gameServer, conditions = [] }: PlayerTrades,
  { after, limit }: TradeRange,
): Promise<FoundPage<OwnRow>> {
  const found = await Promise.all(
    statuses.map((status) =>
      withCounterpart(db)
        .where('trade.profile_id', '=', profileId)
        .where('trade.status', '=', sql.lit(status))
        .$if(gameServer !== undefined, (query) => query.where('trade.game_server', '=', gameServer ?? 0))
        .$if(!withHidden, (query) => query.where('trade.hidden_at', 'is', null).where('trade.rests_since', 'is', null))
        .where(sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`)
        .$if(after !== undefined, (query) => query.where(behind(after)))
        .orderBy('trade.lifted_at', 'desc')
        .orderBy('trade.id', 'desc')
        .limit(limit + 1)
        .execute(),
    ),
  );
  return findNewest(found.flat(), limit);
}

function behind(after: TradeKey | undefined) {
  return sql<boolean>`(trade.lifted_at, trade.id) < (${after?.bumpedAt}, ${after?.id})`;
}

function findNewest(rows: readonly OwnRow[], limit: number): FoundPage<OwnRow> {
  const newest = rows.toSorted(
    (one, other) => other.lifted_at.getTime() - one.lifted_at.getTime() || other.id - one.id,
  );
  const page = newest.slice(0, limit);
  const last = page.at(-1);
  const next = newest.length > limit && last ? { bumpedAt: last.lifted_at, id: last.id } : undefined;
  return { rows: page, next };
}

export async function countOtherWaiting(db: Db, profileId: number, itemId: number): Promise<number> {
  const { count } = await db
    .selectFrom('trade')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('profile_id', '=', profileId)
    .where('status', '=', sql.lit(1))
    .where('item_id', '<>', itemId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the newest first. */
export async function findListings(
  db: Db,
  { profileId, itemId, limit }: { profileId: number; itemId: number; limit: number },
): Promise<EarlierListing[]> {
  return db
    .selectFrom('trade')
    .select(['created_at as createdAt', 'status'])
    .where('item_id', '=', itemId)
    .where('profile_id', '=', profileId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function hasWaiting(db: Db, profileId: number): Promise<boolean> {
  const row = await db
    .selectFrom('trade')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('status', '=', sql.lit(1))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type CancelledBy = 'replaced' | 'owner' | 'old' | 'operator' | 'account';

/** Column values of a cancellation. It also ends a pause, because only waiting trades are paused. */
export function cancelled(by: CancelledBy, at: Date): Updateable<Database['trade']> {
  return { status: 3, cancelled_at: at, cancelled_by: by, updated_at: at, rests_since: null };
}

/** Column values of a bump or of a change of price: quotes and age count from then on. */
export function touched(at: Date): Updateable<Database['trade']> {
  return { counted_at: at, updated_at: at, marked_old_at: null, notified_ran_ms: null, rested_s: 0 };
}

export function cancelWaiting(
  db: Db,
  { profileId, itemId }: { profileId: number; itemId?: number },
  { at, by }: { at: Date; by: CancelledBy },
): Promise<TradeRow[]> {
  return db
    .updateTable('trade')
    .set(cancelled(by, at))
    .where('profile_id', '=', profileId)
    .where('status', '=', sql.lit(1))
    .$if(itemId !== undefined, (query) => query.where('item_id', '=', Number(itemId)))
    .returningAll()
    .execute();
}

export function bumpWaiting(db: Db, profileId: number, at: Date): Promise<TradeRow[]> {
  return db
    .updateTable('trade')
    .set({ ...touched(at), lifted_at: at })
    .where('profile_id', '=', profileId)
    .where('status', '=', sql.lit(1))
    .returningAll()
    .execute();
}

const PRICE_KIND = { made: 1, changed: 2, lifted: 3 } as const;

export async function insertPrices(
  db: Db,
  at: Date,
  kind: keyof typeof PRICE_KIND,
  trades: readonly TradeRow[],
): Promise<void> {
  if (trades.length === 0) return;
  await db
    .insertInto('trade_price')
    .values(trades.map(({ id, item_id, price }) => ({ trade_id: id, item_id, at, kind: PRICE_KIND[kind], price })))
    .execute();
}

/** Locks waiting trades of items of one type, oldest first, and skips rows that another process has locked. */
export async function lockWaitingOfType(db: Db, type: number, limit: number): Promise<ListedRow[]> {
  return withPlayer(db)
    .where('trade.item_id', 'in', (of) => of.selectFrom('item').select('item.id').where('item.type', '=', type))
    .where('trade.status', '=', sql.lit(1))
    .orderBy('trade.id')
    .limit(limit)
    .forNoKeyUpdate('trade')
    .skipLocked()
    .execute();
}

export async function updateAll(db: Db, ids: readonly number[], values: Updateable<Database['trade']>): Promise<void> {
  await db
    .updateTable('trade')
    .set(values)
    .where('id', 'in', [...ids])
    .execute();
}

export interface StoredTrade extends OwnRow {
  prices: { at: Date; kind: number; price: number | null }[];
}

export async function findStoredTrades(db: Db, profileId: number): Promise<StoredTrade[]> {
  const rows = await withCounterpart(db).where('trade.profile_id', '=', profileId).orderBy('trade.id').execute();
  const prices = await db
    .selectFrom('trade_price')
    .innerJoin('trade', 'trade.id', 'trade_price.trade_id')
    .select(['trade_price.trade_id', 'trade_price.at', 'trade_price.kind', 'trade_price.price'])
    .where('trade.profile_id', '=', profileId)
    .orderBy('trade_price.id')
    .execute();
  const byTrade = Map.groupBy(prices, ({ trade_id }) => trade_id);
  return rows.map((row) => ({ ...row, prices: byTrade.get(row.id) ?? [] }));
}

export async function blankComments(db: Db, profileId: number, at: Date): Promise<void> {
  await db
    .updateTable('trade')
    .set({ comment: '', updated_at: at })
    .where('profile_id', '=', profileId)
    .where('comment', '<>', '')
    .execute();
}

/**
 * Counts by status. The counts are public, so 3 only counts cancellations by the owner, and hidden trades are left out.
 */
export async function countByStatus(db: Db, profileId: number, gameServer?: number): Promise<TradeCount> {
  const rows = await db
    .selectFrom('trade')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('profile_id', '=', profileId)
    .$if(gameServer !== undefined, (query) => query.where('game_server', '=', gameServer ?? 0))
    .where('hidden_at', 'is', null)
    .where('rests_since', 'is', null)
    .where(({ eb, or }) => or([eb('status', '<', sql.lit(3)), eb('cancelled_by', '=', 'owner')]))
    .groupBy('status')
    .execute();
  const of = (status: Status) => rows.find((row) => row.status === status)?.count ?? 0;
  const [waiting, completed, cancelled] = [of(1), of(2), of(3)];
  return { 0: waiting + completed + cancelled, 1: waiting, 2: completed, 3: cancelled };
}

export async function insert(db: Db, values: Insertable<Database['trade']>): Promise<TradeRow> {
  return db.insertInto('trade').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function update(db: Db, id: number, values: Updateable<Database['trade']>): Promise<TradeRow> {
  return db.updateTable('trade').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export function withPlayer(db: Db) {
  return db
    .selectFrom('trade')
    .innerJoin('profile', 'profile.id', 'trade.profile_id')
    .selectAll('trade')
    .select(PLAYER_COLUMNS);
}

function withCounterpart(db: Db) {
  return withPlayer(db)
    .leftJoin('profile as counterpart', 'counterpart.id', 'trade.counterpart_id')
    .leftJoin('counterpart_request', 'counterpart_request.trade_id', 'trade.id')
    .select(['counterpart.name as counterpart_name', 'counterpart_request.is_true as naming_is_true']);
}
