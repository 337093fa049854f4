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

export async function deleteEventsBefore(db: Db, at: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('security_event').where('minute', '<', at).executeTakeFirst();
  return Number(numDeletedRows);
}
