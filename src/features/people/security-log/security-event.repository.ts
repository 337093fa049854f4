import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface SecurityEvent {
  minute: Date;
  kind: string;
  addressHash: Buffer;
  count: number;
}

export async function addEvents(db: Db, events: readonly SecurityEvent[]): Promise<void> {
  await db
    .insertInto('security_event')
    .values(events.map(({ minute, kind, addressHash, count }) => ({ minute, kind, address_hash: addressHash, count })))
    .onConflict((conflict) =>
      conflict
        .columns(['minute', 'kind', 'address_hash'])
        .doUpdateSet({ count: sql<number>`security_event.count + excluded.count` }),
    )
    .execute();
}

export type MinuteTotal = Pick<SecurityEvent, 'minute' | 'kind' | 'count'>;

/** Adds to the sums over all addresses, whose rows are few however many addresses there are. */
export async function addTotals(db: Db, totals: readonly MinuteTotal[]): Promise<void> {
  await db
    .insertInto('security_total')
    .values([...totals])
    .onConflict((conflict) =>
      conflict.columns(['minute', 'kind']).doUpdateSet({ count: sql<number>`security_total.count + excluded.count` }),
    )
    .execute();
}

/** Returns the newest first. */
export function findEventsSince(db: Db, at: Date, limit: number): Promise<SecurityEvent[]> {
  return db
    .selectFrom('security_event')
    .select(['minute', 'kind', 'address_hash as addressHash', 'count'])
    .where('minute', '>=', at)
    .orderBy('minute', 'desc')
    .orderBy('kind')
    .orderBy('address_hash')
    .limit(limit)
    .execute();
}

export interface Refusals {
  hour: number;
  day: number;
}

/** Counts the events of these kinds since either moment, from a row a minute and kind. */
export async function sumSince(
  db: Db,
  { kinds, hourAgo, dayAgo }: { kinds: readonly string[]; hourAgo: Date; dayAgo: Date },
): Promise<Refusals> {
  const { hour, day } = await db
    .selectFrom('security_total')
    .select(({ fn }) => [
      fn.sum<number | null>('count').filterWhere('minute', '>=', hourAgo).as('hour'),
      fn.sum<number | null>('count').as('day'),
    ])
    .where('minute', '>=', dayAgo)
    .where('kind', 'in', [...kinds])
    .executeTakeFirstOrThrow();
  return { hour: hour ?? 0, day: day ?? 0 };
}

export async function deleteEventsBefore(db: Db, at: Date): Promise<number> {
  await db.deleteFrom('security_total').where('minute', '<', at).execute();
  const { numDeletedRows } = await db.deleteFrom('security_event').where('minute', '<', at).executeTakeFirst();
  return Number(numDeletedRows);
}
