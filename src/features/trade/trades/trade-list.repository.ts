import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { whereOf } from '#platform/database/filter-where.ts';
import { type TradeFilter, tradeFilter } from './trade.filter.ts';
import { COMMENTS_SEARCHED, ITEMS_SEARCHED, MAX_SCANNED } from './trade.limits.ts';
import type { TradeKey } from './trade-cursor.rules.ts';
import type { ListedRow } from './trade-row.ts';

// Lists are walked along the index of their order. What an index does not know (price, server, flags) is looked for in a
// window of the newest rows, so that a rare filter costs the same however many trades there are: first a narrow window, which
// is mostly enough, then a wide one. Statuses are literals: a partial index is not used for a parameter.

type Sql = RawBuilder<unknown>;

/** Enough for most filters, and little beside a table of any size, so that the index is taken. */
const NARROW = 2000;
/** Rows of each item that a search by words with other filters looks at. */
const PER_ITEM = 500;

/** A filter whose `q` has been looked up. */
export type TradeSearch = Omit<TradeFilter, 'q'> & {
  /** Items whose name fits, or a comment that holds the text. */
  words?: { itemIds: readonly number[]; text: string } | undefined;
};

export interface TradeRange {
  /** Only what stands behind this one. */
  after?: TradeKey | undefined;
  limit: number;
}

export interface FoundPage<Row = ListedRow> {
  rows: Row[];
  /** Where the next page goes on; undefined: there is none. */
  next: TradeKey | undefined;
}

const ORDER = sql`order by lifted_at desc, id desc`;

/** Newest first. With filters that no index knows, a page may be short and still have a next one. */
export async function findListed(db: Db, search: TradeSearch, { after, limit }: TradeRange): Promise<FoundPage> {
  const most = limit + 1;
  if (search.words) return pageOf(await rowsOf(db, namedOrCommented(search, search.words, after, most), most), limit);
  const conditions = conditionsOf(search);
  if (conditions.length === 0) return pageOf(await rowsOf(db, newest(search, after, most), most), limit);
  for (const width of [NARROW, MAX_SCANNED]) {
    const rows = await rowsOf(db, matching(newest(search, after, width), conditions, most), most);
    if (rows.length > limit) return pageOf(rows, limit);
    const end = await endOf(db, search, after, width);
    if (end === undefined || width === MAX_SCANNED) return { rows, next: end };
  }
  return { rows: [], next: undefined };
}

/** Waiting trades that the filter finds, counted up to `most`, in the windows of a list. */
export async function countListed(db: Db, search: TradeSearch, most: number): Promise<number> {
  const waiting = { ...search, status: 1 } as const;
  const conditions = conditionsOf(waiting);
  const found = waiting.words
    ? namedOrCommented(waiting, waiting.words, undefined, most)
    : conditions.length === 0
      ? newest(waiting, undefined, most)
      : matching(newest(waiting, undefined, MAX_SCANNED), conditions, most);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${found}) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

function pageOf(rows: ListedRow[], limit: number): FoundPage {
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? keyOf(page.at(-1)) : undefined };
}

function keyOf(row: ListedRow | undefined): TradeKey | undefined {
  return row && { liftedAt: row.lifted_at, id: row.id };
}

/** The players are joined to the few rows that are answered. */
async function rowsOf(db: Db, trades: Sql, most: number): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select trade.*, profile.user_id, profile.name, profile.job, profile.grade, profile.level
    from (${trades}) as trade join profile on profile.id = trade.profile_id
    order by trade.lifted_at desc, trade.id desc limit ${most}`.execute(db);
  return rows;
}

/** The newest rows that the index of this list knows. */
function newest(search: TradeSearch, after: TradeKey | undefined, most: number): Sql {
  return sql`select * from trade where ${and([...indexed(search), ...behind(after)])} ${ORDER} limit ${most}`;
}

function matching(window: Sql, conditions: readonly Sql[], most: number): Sql {
  return sql`select * from (${window}) as looked where ${and(conditions)} ${ORDER} limit ${most}`;
}

/** The last row of a window that was looked through to its end. */
async function endOf(
  db: Db,
  search: TradeSearch,
  after: TradeKey | undefined,
  width: number,
): Promise<TradeKey | undefined> {
  const { rows } = await sql<{ lifted_at: Date; id: number }>`
    select lifted_at, id from trade where ${and([...indexed(search), ...behind(after)])} ${ORDER}
    offset ${width - 1} limit 1`.execute(db);
  return rows[0] && { liftedAt: rows[0].lifted_at, id: rows[0].id };
}

/**
 * Of every item that may be meant, and among the newest comments; each trade once. Where each stands is found along the index
 * alone; whole rows are read of the few that are answered.
 */
function namedOrCommented(
  search: TradeSearch,
  { itemIds, text }: { itemIds: readonly number[]; text: string },
  after: TradeKey | undefined,
  most: number,
): Sql {
  const conditions = conditionsOf(search);
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

/** What the indexes know: which rows are listed, the item, the item's type. */
function indexed({ status, itemId, type }: TradeSearch): Sql[] {
  const listed = status === 1 ? sql`status = 1 and hidden_at is null` : sql`status in (1, 2) and hidden_at is null`;
  if (itemId !== undefined) return [listed, sql`item_id = ${itemId}`];
  return type === undefined ? [listed] : [listed, sql`item_type = ${type}`];
}

function behind(after: TradeKey | undefined): Sql[] {
  return after ? [sql`(lifted_at, id) < (${after.liftedAt}, ${after.id})`] : [];
}

/** What no index knows. */
function conditionsOf({ words, status, itemId, type, ...others }: TradeSearch): Sql[] {
  const ofItem = itemId === undefined ? {} : { type };
  return [...(status === 2 ? [sql`status = 2`] : []), ...whereOf(tradeFilter, { ...others, ...ofItem })];
}

/** All that a filter says, for the few rows of one player: no index is needed. */
export function ownConditions({ words, ...search }: TradeSearch): Sql[] {
  const named = words ? [sql`(item_id = any(${words.itemIds}::int[]) or ${containing(words.text)})`] : [];
  return [...whereOf(tradeFilter, search), ...named];
}

function containing(text: string): Sql {
  return sql`comment ilike ${`%${escapeLike(text)}%`}`;
}

function and(conditions: readonly Sql[]): Sql {
  return sql.join(conditions, sql` and `);
}
