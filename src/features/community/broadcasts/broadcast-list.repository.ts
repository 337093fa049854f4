import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { toWhere } from '#platform/database/filter-where.ts';
import type { TimeKey } from '#shared/time-cursor.ts';
import { type BroadcastFilter, broadcastFilter } from './broadcast.filter.ts';
import { MAX_SCANNED } from './broadcast.limits.ts';
import type { BroadcastRow, OperatorRow } from './broadcast-row.ts';

// Lists are read along an index of their order. Conditions outside the index are checked in a window of the newest
// rows, first a narrow one (decision 13). Conditions of partial indexes are literals.

const NARROW = 2000;

export interface BroadcastSearch extends Omit<BroadcastFilter, 'q' | 'fold'> {
  /** Folded text, with the items that it may mean. */
  words?: { comparable: string; itemIds: readonly number[] } | undefined;
  isGrouped: boolean;
}

export interface BroadcastRange {
  after: TimeKey | undefined;
  limit: number;
  /** Ids of the configured servers. */
  servers: readonly number[];
}

export interface FoundPage<Row> {
  rows: Row[];
  /** Undefined on the last page. */
  next: TimeKey | undefined;
}

const LIST_COLUMNS = [
  'id',
  'created_at',
  'updated_at',
  'deleted_at',
  'game_server',
  'channel',
  'name',
  'message',
  'masked',
  'kind',
  'trade_type',
  'item_id',
  'price',
  'quantity',
  'is_implied',
  'confidence',
  'repeats',
  'first_at',
  'is_sample',
] as const;

/** Returns shown shouts, newest first. A page may be short and still have a next one. */
export async function findShown(
  db: Db,
  search: BroadcastSearch,
  range: BroadcastRange,
): Promise<FoundPage<BroadcastRow>> {
  const { limit } = range;
  const conditions = toConditions(search);
  if (conditions.length === 0)
    return toPage(
      await newest(db, search, range, limit + 1)
        .select(LIST_COLUMNS)
        .execute(),
      limit,
    );
  for (const width of [NARROW, MAX_SCANNED]) {
    const rows = await matching(db, search, range, { width, conditions });
    if (rows.length > limit) return toPage(rows, limit);
    const end = await findEnd(db, search, range, width);
    if (end === undefined || width === MAX_SCANNED) return { rows, next: end };
  }
  return { rows: [], next: undefined };
}

function matching(
  db: Db,
  search: BroadcastSearch,
  range: BroadcastRange,
  { width, conditions }: { width: number; conditions: readonly RawBuilder<boolean>[] },
): Promise<BroadcastRow[]> {
  return db
    .with(
      (name) => name('broadcast').materialized(),
      () => newest(db, search, range, width).select([...LIST_COLUMNS, 'comparable', 'name_key']),
    )
    .selectFrom('broadcast')
    .select(LIST_COLUMNS)
    .where(({ and }) => and([...conditions]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(range.limit + 1)
    .execute();
}

/** Selects the newest rows along one index. */
function newest(db: Db, search: BroadcastSearch, { after, servers }: BroadcastRange, most: number) {
  const { gameServer, channel, itemId, isGrouped } = search;
  return db
    .selectFrom('broadcast')
    .where(isGrouped ? sql<boolean>`hidden_by is null and is_latest` : sql<boolean>`hidden_by is null`)
    .$if(gameServer === undefined, (query) =>
      query.where('game_server', '=', sql<number>`any(${[...servers]}::smallint[])`),
    )
    .$if(gameServer !== undefined && itemId === undefined, (query) =>
      query.where('game_server', '=', Number(gameServer)),
    )
    .$if(isByChannel(search), (query) => query.where('channel', '=', Number(channel)))
    .$if(itemId !== undefined, (query) => query.where('item_id', '=', Number(itemId)))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.at}::timestamptz, ${after?.id}::int)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
}

/** The index of channels begins with the server, so it serves only searches within one server. */
function isByChannel({ gameServer, channel, itemId, isGrouped }: BroadcastSearch): boolean {
  return channel !== undefined && gameServer !== undefined && itemId === undefined && isGrouped;
}

function toConditions(search: BroadcastSearch): RawBuilder<boolean>[] {
  const { gameServer, channel, itemId, words } = search;
  return [
    ...(gameServer !== undefined && itemId !== undefined ? [sql<boolean>`game_server = ${gameServer}`] : []),
    ...(channel !== undefined && !isByChannel(search) ? [sql<boolean>`channel = ${channel}`] : []),
    ...toWhere(broadcastFilter, search),
    ...(words === undefined ? [] : [containing(words)]),
  ];
}

function containing({ comparable, itemIds }: NonNullable<BroadcastSearch['words']>): RawBuilder<boolean> {
  const pattern = `%${comparable}%`;
  return sql<boolean>`(comparable like ${pattern} or name_key like ${pattern} or item_id = any(${[...itemIds]}::int[]))`;
}

async function findEnd(
  db: Db,
  search: BroadcastSearch,
  range: BroadcastRange,
  width: number,
): Promise<TimeKey | undefined> {
  const row = await newest(db, search, range, 1)
    .select(['created_at', 'id'])
    .offset(width - 1)
    .executeTakeFirst();
  return row && { at: row.created_at, id: row.id };
}

function toPage<Row extends { created_at: Date; id: number }>(rows: Row[], limit: number): FoundPage<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last ? { at: last.created_at, id: last.id } : undefined };
}

export interface OperatorSearch {
  gameServer?: number | undefined;
  nameKey?: string | undefined;
  isHidden?: boolean | undefined;
}

function forOperators(db: Db) {
  return db
    .selectFrom('broadcast')
    .leftJoin('word_rule', 'word_rule.id', 'broadcast.rule_id')
    .select(LIST_COLUMNS.map((name) => `broadcast.${name}` as const))
    .select(['broadcast.hidden_by', 'broadcast.rule_id', 'broadcast.source'])
    .select(['word_rule.kind as rule_kind', 'word_rule.pattern as rule_pattern']);
}

/** Returns shouts in the order of arrival, hidden ones included. */
export async function findForOperators(
  db: Db,
  { gameServer, nameKey, isHidden }: OperatorSearch,
  { after, limit }: Pick<BroadcastRange, 'after' | 'limit'>,
): Promise<FoundPage<OperatorRow>> {
  const rows = await forOperators(db)
    .$if(gameServer !== undefined, (query) => query.where('broadcast.game_server', '=', Number(gameServer)))
    .$if(nameKey !== undefined, (query) => query.where('broadcast.name_key', '=', String(nameKey)))
    .$if(isHidden === true, (query) => query.where('broadcast.hidden_by', 'is not', null))
    .$if(isHidden === false, (query) => query.where('broadcast.hidden_by', 'is', null))
    .$if(after !== undefined, (query) => query.where('broadcast.id', '<', Number(after?.id)))
    .orderBy('broadcast.id', 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit);
}

export function findForOperator(db: Db, id: number): Promise<OperatorRow | undefined> {
  return forOperators(db).where('broadcast.id', '=', id).executeTakeFirst();
}

export async function findByIds(db: Db, ids: readonly number[]): Promise<OperatorRow[]> {
  return ids.length === 0
    ? []
    : forOperators(db)
        .where('broadcast.id', 'in', [...ids])
        .execute();
}

/** Returns the newest messages, hidden ones included, for the trial of a word rule. */
export function findNewestMessages(db: Db, limit: number): Promise<{ at: Date; text: string; channel: number }[]> {
  return db
    .selectFrom('broadcast')
    .select(['created_at as at', 'message as text', 'channel'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
