import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { OperatorTradeQuery } from './operator-trade.contract.ts';
import { MAX_SCANNED } from './trade.limits.ts';
import { type OwnRow, PLAYER_COLUMNS } from './trade-row.ts';

// As the lists of the market (`trade-list.repository.ts`): an index gives the order, and conditions that it does not
// cover are checked in a window of its newest rows.

/** The trades that searched words may mean. */
export type MeantTrades = { id: number } | { itemIds: readonly number[]; profileIds: readonly number[] };

export interface OperatorSearch extends Omit<OperatorTradeQuery, 'limit' | 'cursor' | 'q'> {
  meant?: MeantTrades | undefined;
}

export interface OperatorRange {
  beforeId: number | undefined;
  limit: number;
}

export interface OperatorRow extends OwnRow {
  hider_name: string | null;
  excluder_name: string | null;
}

export interface FoundTrades {
  rows: OperatorRow[];
  /** The id that the next page is older than; undefined: last page. */
  next: number | undefined;
}

/** Returns trades in any state, the last created first. */
export async function findForOperators(db: Db, search: OperatorSearch, range: OperatorRange): Promise<FoundTrades> {
  const rows = await findRows(db, search, range);
  if (rows.length > range.limit) {
    const page = rows.slice(0, range.limit);
    return { rows: page, next: page.at(-1)?.id };
  }
  return { rows, next: await findEnd(db, search, range) };
}

function findRows(db: Db, search: OperatorSearch, { beforeId, limit }: OperatorRange): Promise<OperatorRow[]> {
  const page = db
    .with('trade', () => newest(db, search, beforeId).selectAll('trade').limit(MAX_SCANNED))
    .selectFrom('trade')
    .selectAll('trade')
    .where(sql<boolean>`${sql.join([sql`true`, ...toConditions(search)], sql` and `)}`)
    .orderBy('trade.id', 'desc')
    .limit(limit + 1);
  return db
    .with('trade', () => page)
    .selectFrom('trade')
    .innerJoin('profile', 'profile.id', 'trade.profile_id')
    .leftJoin('profile as counterpart', 'counterpart.id', 'trade.counterpart_id')
    .leftJoin('profile as hider', 'hider.user_id', 'trade.hidden_by')
    .leftJoin('profile as excluder', 'excluder.user_id', 'trade.price_excluded_by')
    .leftJoin('counterpart_request', 'counterpart_request.trade_id', 'trade.id')
    .selectAll('trade')
    .select(PLAYER_COLUMNS)
    .select(['counterpart.name as counterpart_name', 'counterpart_request.is_true as naming_is_true'])
    .select(['hider.name as hider_name', 'excluder.name as excluder_name'])
    .orderBy('trade.id', 'desc')
    .execute();
}

/** Returns the last id of the window, if further trades may follow it. */
async function findEnd(db: Db, search: OperatorSearch, { beforeId }: OperatorRange): Promise<number | undefined> {
  const row = await newest(db, search, beforeId)
    .select('trade.id')
    .offset(MAX_SCANNED - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

type Base = 'meant' | 'profileId' | 'hidden' | 'excluded' | 'itemId';

/** The condition by which an index is walked: the one that leaves the fewest trades. */
function chooseBase({ meant, profileId, itemId, hidden, excluded }: OperatorSearch): Base | undefined {
  // Items and players together have no index.
  if (meant && ('id' in meant || meant.itemIds.length === 0)) return 'meant';
  if (profileId !== undefined) return 'profileId';
  if (hidden === true) return 'hidden';
  if (excluded === true) return 'excluded';
  return itemId === undefined ? undefined : 'itemId';
}

function newest(db: Db, search: OperatorSearch, beforeId: number | undefined) {
  const base = chooseBase(search);
  return (
    db
      .selectFrom('trade')
      .$if(base !== undefined, (query) => query.where(toCondition(search)[base ?? 'itemId']))
      .$if(beforeId !== undefined, (query) => query.where('trade.id', '<', Number(beforeId)))
      // The few trades of some players are sorted: along the ids the planner would pass all others.
      .orderBy(base === 'meant' ? sql`trade.id + 0` : sql.ref('trade.id'), 'desc')
  );
}

function toConditions(search: OperatorSearch) {
  const { gameServer, status } = search;
  const base = chooseBase(search);
  const others = Object.entries(toCondition(search)).flatMap(([name, condition]) =>
    name === base || search[name as Base] === undefined ? [] : [condition],
  );
  return [
    ...others,
    ...(gameServer === undefined ? [] : [sql<boolean>`trade.game_server = ${gameServer}`]),
    ...(status === undefined ? [] : [sql<boolean>`trade.status = ${sql.lit(status)}`]),
  ];
}

function toMeaning(meant: MeantTrades): RawBuilder<boolean> {
  if ('id' in meant) return sql`trade.id = ${meant.id}`;
  const isOfPlayers = sql<boolean>`trade.profile_id = any(${[...meant.profileIds]}::int[])`;
  if (meant.itemIds.length === 0) return isOfPlayers;
  return sql`(trade.item_id = any(${[...meant.itemIds]}::int[]) or ${isOfPlayers})`;
}

function toCondition({ meant, profileId = 0, itemId = 0, hidden, excluded }: OperatorSearch) {
  const isSet = (column: 'hidden_at' | 'price_excluded_reason', wanted: boolean | undefined) =>
    sql<boolean>`${sql.ref(`trade.${column}`)} is ${wanted === true ? sql`not null` : sql`null`}`;
  return {
    meant: meant ? toMeaning(meant) : sql<boolean>`true`,
    profileId: sql<boolean>`trade.profile_id = ${profileId}`,
    hidden: isSet('hidden_at', hidden),
    excluded: isSet('price_excluded_reason', excluded),
    itemId: sql<boolean>`trade.item_id = ${itemId}`,
  } satisfies Record<Base, unknown>;
}

/** Returns the comments of the newest trades, for the trial of a word rule. */
export function findNewestComments(db: Db, limit: number): Promise<{ at: Date; text: string }[]> {
  return db
    .with('trade', () => db.selectFrom('trade').selectAll().orderBy('id', 'desc').limit(MAX_SCANNED))
    .selectFrom('trade')
    .select(['created_at as at', 'comment as text'])
    .where('comment', '<>', '')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
