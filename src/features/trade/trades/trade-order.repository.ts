import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { TRADE_TYPE } from './trade.labels.ts';
import { MAX_SCANNED } from './trade.limits.ts';
import { ownConditions, type TradeSearch } from './trade-list.repository.ts';
import { isDescending, type ValueOrder } from './trade-order.rules.ts';
import { type ListedRow, PLAYER_COLUMNS, type TradeRow } from './trade-row.ts';
import type { ValueKey } from './value-cursor.rules.ts';

export interface OrderedPage {
  rows: ListedRow[];
  next: ValueKey | undefined;
}

interface OrderedRange {
  after?: ValueKey | undefined;
  limit: number;
}

const COLUMNS = { price: 'price', ratio: 'quote_ratio' } as const;

/**
 * Returns waiting trades by price or by ratio, far-off prices after all others. The query follows the index of that
 * order; conditions that the index does not cover are checked in a window of it, so that a page may be short and still
 * have a next one.
 */
export async function findOrdered(
  db: Db,
  search: TradeSearch,
  order: ValueOrder,
  { after, limit }: OrderedRange,
): Promise<OrderedPage> {
  const rows: ListedRow[] = [];
  for (const isFarOff of [false, true]) {
    if (after?.isFarOff && !isFarOff) continue;
    const from = after?.isFarOff === isFarOff ? after : undefined;
    const part = await findPart(db, search, order, { isFarOff, after: from, limit: limit - rows.length });
    rows.push(...part.rows);
    const last = rows.at(-1);
    // The page is full while this part has more rows, so the next page continues after the last row.
    if (part.isMore && last) return { rows, next: toKey(order, last) };
    if (part.next) return { rows, next: part.next };
  }
  return { rows, next: undefined };
}

/** Counts up to `most`, over the same windows as a page. */
export async function countOrdered(db: Db, search: TradeSearch, order: ValueOrder, most: number): Promise<number> {
  let counted = 0;
  for (const isFarOff of [false, true]) {
    if (counted >= most) break;
    const { found } = selectPart(db, search, order, { isFarOff, most: most - counted });
    const { count } = await db
      .selectFrom(found.as('trade'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counted += Number(count);
  }
  return counted;
}

interface Part {
  isFarOff: boolean;
  after?: ValueKey | undefined;
  most: number;
}

/** `window`: the rows along the index of the order; `found`: at most `most` of them that match. */
function selectPart(
  db: Db,
  { tradeType, status: _, ...search }: TradeSearch,
  order: ValueOrder,
  { isFarOff, after, most }: Part,
) {
  const column = COLUMNS[order];
  const [direction, beyond] = isDescending(tradeType) ? (['desc', sql`<`] as const) : (['asc', sql`>`] as const);
  const conditions = ownConditions({ ...search, itemId: undefined });
  const window = db
    .selectFrom('trade')
    .selectAll()
    // Literals, because the planner does not use a partial index for parameters.
    .where(sql<boolean>`status = 1 and hidden_at is null and rests_since is null and is_far_off = ${sql.lit(isFarOff)}`)
    .where(column, 'is not', null)
    .$if(tradeType !== undefined, (query) =>
      query.where('trade_type', '=', sql.lit(tradeType === TRADE_TYPE.sell ? 1 : 2)),
    )
    .$if(search.itemId !== undefined, (query) => query.where('item_id', '=', search.itemId ?? 0))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${sql.ref(column)}, id) ${beyond} (${after?.value}, ${after?.id})`),
    )
    .orderBy(column, direction)
    .orderBy('id', direction);
  const found = db
    .selectFrom(window.limit(conditions.length === 0 ? most : MAX_SCANNED).as('looked'))
    .selectAll()
    .where(and([sql`true`, ...conditions]))
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(most);
  return { window, found, isFiltered: conditions.length > 0 };
}

async function findPart(
  db: Db,
  search: TradeSearch,
  order: ValueOrder,
  { isFarOff, after, limit }: OrderedRange & { isFarOff: boolean },
): Promise<OrderedPage & { isMore: boolean }> {
  const { window, found, isFiltered } = selectPart(db, search, order, { isFarOff, after, most: limit + 1 });
  const column = COLUMNS[order];
  const direction = isDescending(search.tradeType) ? 'desc' : 'asc';
  const rows: ListedRow[] = await db
    .selectFrom(found.as('trade'))
    .innerJoin('profile', 'profile.id', 'trade.profile_id')
    .selectAll('trade')
    .select(PLAYER_COLUMNS)
    .orderBy(`trade.${column}`, direction)
    .orderBy('trade.id', direction)
    .execute();
  const isMore = rows.length > limit;
  const page = { rows: rows.slice(0, limit), isMore };
  if (isMore || !isFiltered) return { ...page, next: undefined };
  const end = await window
    .offset(MAX_SCANNED - 1)
    .limit(1)
    .executeTakeFirst();
  return { ...page, next: end && toKey(order, end) };
}

type KeyRow = Pick<TradeRow, 'price' | 'quote_ratio' | 'is_far_off' | 'id'>;

function toKey(order: ValueOrder, { price, quote_ratio: ratio, is_far_off: isFarOff, id }: KeyRow): ValueKey {
  return { isFarOff, value: (order === 'price' ? price : ratio) ?? 0, id };
}

function and(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
