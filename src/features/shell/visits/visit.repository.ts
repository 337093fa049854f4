import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export type CountKind = 'page' | 'device' | 'host';

export interface Count {
  kind: CountKind;
  name: string;
  views: number;
}

/** Adds to the day, whose row is held until the transaction ends: one process after the other writes a day. */
export async function addToDay(db: Db, day: string, { views, bots }: { views: number; bots: number }): Promise<void> {
  await db
    .insertInto('visit_day')
    .values({ day, views, bots })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({
        views: sql<number>`visit_day.views + excluded.views`,
        bots: sql<number>`visit_day.bots + excluded.bots`,
      }),
    )
    .execute();
}

export async function findHosts(db: Db, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('visit_count')
    .select('name')
    .where('day', '=', day)
    .where('kind', '=', sql.lit<CountKind>('host'))
    .execute();
  return rows.map(({ name }) => name);
}

export async function addCounts(db: Db, day: string, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto('visit_count')
    .values(counts.map((count) => ({ day, ...count })))
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind', 'name']).doUpdateSet({ views: sql<number>`visit_count.views + excluded.views` }),
    )
    .execute();
}

export interface StoredSketch {
  day: string;
  key: Buffer;
  registers: Buffer;
}

/** The sketch of the day that has a key, which is held until the transaction ends. */
export function findSketchForUpdate(db: Db): Promise<StoredSketch | undefined> {
  return db.selectFrom('visit_sketch').select(['day', 'key', 'registers']).forUpdate().executeTakeFirst();
}

/** @returns false when another process has made one meanwhile */
export async function insertSketch(db: Db, sketch: StoredSketch): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('visit_sketch')
    .values(sketch)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

export async function saveRegisters(db: Db, registers: Buffer): Promise<void> {
  await db.updateTable('visit_sketch').set({ registers }).execute();
}

/** Gives the bytes back to the file system, which a deletion would not. */
export async function truncateSketch(db: Db): Promise<void> {
  await sql`truncate visit_sketch`.execute(db);
}

/** Waits until nobody reads or writes the sketch, and keeps all others out until the transaction ends. */
export async function lockSketch(db: Db): Promise<void> {
  await sql`lock table visit_sketch in access exclusive mode`.execute(db);
}

export async function findSketchDay(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('visit_sketch').select('day').executeTakeFirst())?.day;
}

/** A further key of the day begins with an empty sketch; whom the ones before it saw stays counted. */
export async function addKey(db: Db, day: string): Promise<void> {
  await db
    .updateTable('visit_day')
    .set({ keys: sql<number>`keys + 1`, earlier_visitors: sql<number>`visitors` })
    .where('day', '=', day)
    .execute();
}

export async function setVisitors(db: Db, day: string, ofSketch: number): Promise<void> {
  await db
    .updateTable('visit_day')
    .set({ visitors: sql<number>`earlier_visitors + ${ofSketch}` })
    .where('day', '=', day)
    .execute();
}

export interface DayRow {
  day: string;
  visitors: number;
  views: number;
  bots: number;
  keys: number;
}

/** In the order of time. Both ends count. */
export function findDays(db: Db, { from, to }: { from: string; to: string }): Promise<DayRow[]> {
  return db
    .selectFrom('visit_day')
    .select(['day', 'visitors', 'views', 'bots', 'keys'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
}

export async function findFirstDay(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('visit_day').select('day').orderBy('day').limit(1).executeTakeFirst())?.day;
}

/** Sums over the days, the most viewed first. Both ends count. */
export function sumCounts(db: Db, { from, to }: { from: string; to: string }): Promise<Count[]> {
  return db
    .selectFrom('visit_count')
    .select(({ fn }) => ['kind', 'name', fn.sum<number>('views').as('views')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['kind', 'name'])
    .orderBy('views', 'desc')
    .orderBy('name')
    .execute();
}

export async function deleteDaysBefore(db: Db, day: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('visit_count').where('day', '<', day).executeTakeFirst();
  const days = await db.deleteFrom('visit_day').where('day', '<', day).executeTakeFirst();
  return Number(numDeletedRows) + Number(days.numDeletedRows);
}
