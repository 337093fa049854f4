import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { toWhere } from '#platform/database/filter-where.ts';
import { type TradeFilter, tradeFilter } from './trade.filter.ts';
import { TRADE_STATUS } from './trade.labels.ts';
import { COMMENTS_SEARCHED, ITEMS_SEARCHED, MAX_SCANNED } from './trade.limits.ts';
import type { TradeKey } from './trade-cursor.rules.ts';
import type { ListedRow } from './trade-row.ts';

// Lists are read along the index of their order. Conditions that the index does not cover (price, server, flags) are
// checked in a window of the newest rows, so that a rare filter costs the same however many trades there are: first in
// a narrow window, which is mostly sufficient, then in a wide one. Statuses are literals, because the planner does not
// use a partial index for parameters.

type Sql = RawBuilder<unknown>;

/** Wide enough for most filters, narrow enough for the planner to choose the index. */
const NARROW = 2000;
const PER_ITEM = 500;

export type TradeSearch = Omit<TradeFilter, 'q' | 'job'> & {
  /** Restricts the search to these items. */
  itemIds?: readonly number[] | undefined;
  words?: { itemIds: readonly number[]; text: string } | undefined;
};

export interface TradeRange {
  after?: TradeKey | undefined;
  limit: number;
}

export interface CountedRange extends TradeRange {
  countUpTo?: number | undefined;
}

export interface FoundPage<Row = ListedRow> {
  rows: Row[];
  next: TradeKey | undefined;
}

export interface CountedPage extends FoundPage {
  count: number | null;
}

export interface CountedRow extends ListedRow {
  waiting: number | null;
}

const ORDER = sql`order by lifted_at desc, id desc`;
const NOT_COUNTED = sql`null::int`;

/** Returns the newest first. With filters that no index covers, a page may be short and still have a next one. */
export async function findListed(db: Db, search: TradeSearch, range: CountedRange): Promise<CountedPage> {
  const { countUpTo } = range;
  if (countUpTo === undefined) return findPage(db, search, range, NOT_COUNTED);
  const page = await findPage(db, search, range, selectCount(search, countUpTo));
  return { ...page, count: page.count ?? (await countListed(db, search, countUpTo)) };
}

async function findPage(db: Db, search: TradeSearch, { after, limit }: TradeRange, count: Sql): Promise<CountedPage> {
  const most = limit + 1;
  if (search.words) {
    return toPage(await findRows(db, namedOrCommented(search, search.words, after, most), most, count), limit);
  }
  const conditions = toConditions(search);
  if (conditions.length === 0) return toPage(await findRows(db, newest(search, after, most), most, count), limit);
  let counted: number | null = null;
  for (const width of [NARROW, MAX_SCANNED]) {
    const trades = matching(newest(search, after, width), conditions, most);
    const rows = await findRows(db, trades, most, counted === null ? count : NOT_COUNTED);
    counted ??= rows[0]?.waiting ?? null;
    if (rows.length > limit) return { ...toPage(rows, limit), count: counted };
    const end = await findEnd(db, search, after, width);
    if (end === undefined || width === MAX_SCANNED) return { rows, next: end, count: counted };
  }
  return { rows: [], next: undefined, count: counted };
}

/** Counts waiting trades up to `most`, over the same windows as a list. */
export async function countListed(db: Db, search: TradeSearch, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${selectCount(search, most)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

function selectCount(search: TradeSearch, most: number): Sql {
  const waiting = { ...search, status: 1 } as const;
  const conditions = toConditions(waiting);
  const found = waiting.words
    ? namedOrCommented(waiting, waiting.words, undefined, most)
    : conditions.length === 0
      ? newest(waiting, undefined, most)
      : matching(newest(waiting, undefined, MAX_SCANNED), conditions, most);
  return sql`(select count(*)::int from (${found}) as found)`;
}

function toPage(rows: CountedRow[], limit: number): CountedPage {
  const page = rows.slice(0, limit);
  const next = rows.length > limit ? toKey(page.at(-1)) : undefined;
  return { rows: page, next, count: rows[0]?.waiting ?? null };
}

function toKey(row: ListedRow | undefined): TradeKey | undefined {
  return row && { bumpedAt: row.lifted_at, id: row.id };
}

async function findRows(db: Db, trades: Sql, most: number, count: Sql): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select trade.*, profile.user_id, profile.name, profile.job, profile.grade, profile.level, ${count} as waiting
    from (${trades}) as trade join profile on profile.id = trade.profile_id
    order by trade.lifted_at desc, trade.id desc limit ${most}`.execute(db);
  return rows;
}

function newest(search: TradeSearch, after: TradeKey | undefined, most: number): Sql {
  return sql`select * from trade where ${and([...indexed(search), ...behind(after)])} ${ORDER} limit ${most}`;
}

function matching(window: Sql, conditions: readonly Sql[], most: number): Sql {
  return sql`select * from (${window}) as looked where ${and(conditions)} ${ORDER} limit ${most}`;
}

async function findEnd(
  db: Db,
  search: TradeSearch,
  after: TradeKey | undefined,
  width: number,
): Promise<TradeKey | undefined> {
  const { rows } = await sql<{ lifted_at: Date; id: number }>`
    select lifted_at, id from trade where ${and([...indexed(search), ...behind(after)])} ${ORDER}
    offset ${width - 1} limit 1`.execute(db);
  return rows[0] && { bumpedAt: rows[0].lifted_at, id: rows[0].id };
}

/**
 * Finds trades of every matching item, and those with a matching comment among the newest, without duplicates. Reads
 * only keys along the index, and whole rows only for the resulting page.
 */
function namedOrCommented(
  search: TradeSearch,
  { itemIds, text }: { itemIds: readonly number[]; text: string },
  after: TradeKey | undefined,
  most: number,
): Sql {
  const conditions = toConditions(search);
  const ofItem = and([sql`item_id = wanted.item_id`, ...indexed(search), ...behind(after)]);
  const named =
    conditions.length === 0
      ? sql`select lifted_at, id from trade where ${ofItem} ${ORDER} limit ${most}`
      : sql`select lifted_at, id from (select * from trade where ${ofItem} ${ORDER} limit ${Math.max(PER_ITEM, most)}) as looked
          where ${and(conditions)} ${ORDER} limit ${most}`;
  const containingRows = [containing(text), ...conditions, ...behind(after)];
  return sql`select * from trade where id in (
    select id from (
      (select named.* from unnest(${itemIds.slice(0, ITEMS_SEARCHED)}::int[]) as wanted (item_id)
        cross join lateral (${named}) as named ${ORDER} limit ${most})
      union
      (select lifted_at, id from (${newest(search, undefined, COMMENTS_SEARCHED)}) as looked
        where ${and(containingRows)} ${ORDER} limit ${most})
    ) as either ${ORDER} limit ${most})`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

function indexed({ status, itemId, type }: TradeSearch): Sql[] {
  const listed =
    status === TRADE_STATUS.waiting
      ? sql`status = 1 and hidden_at is null and rests_since is null`
      : sql`status in (1, 2) and hidden_at is null and rests_since is null`;
  if (itemId !== undefined) return [listed, sql`item_id = ${itemId}`];
  return type === undefined ? [listed] : [listed, sql`item_type = ${type}`];
}

function behind(after: TradeKey | undefined): Sql[] {
  return after ? [sql`(lifted_at, id) < (${after.bumpedAt}, ${after.id})`] : [];
}

function toConditions({ words, status, itemId, itemIds, type, ...others }: TradeSearch): Sql[] {
  const ofItem = itemId === undefined ? {} : { type };
  return [
    ...(status === TRADE_STATUS.completed ? [sql`status = 2`] : []),
    ...toWhere(tradeFilter, { ...others, ...ofItem }),
    ...amongItems(itemIds),
  ];
}

export function ownConditions({ words, itemIds, ...search }: TradeSearch): Sql[] {
  const named = words ? [sql`(item_id = any(${words.itemIds}::int[]) or ${containing(words.text)})`] : [];
  return [...toWhere(tradeFilter, search), ...amongItems(itemIds), ...named];
}

function amongItems(itemIds: readonly number[] | undefined): Sql[] {
  return itemIds === undefined ? [] : [sql`item_id = any(${itemIds}::int[])`];
}

function containing(text: string): Sql {
  return sql`comment ilike ${`%${escapeLike(text)}%`}`;
}

function and(conditions: readonly Sql[]): Sql {
  return sql.join(conditions, sql` and `);
}
