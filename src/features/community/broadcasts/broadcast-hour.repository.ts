import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { HOUR_MS } from '#shared/durations.ts';

export interface CountedShout {
  gameServer: number;
  channel: number;
  at: Date;
}

/** Adds shouts to the counts of their channel and hour, or subtracts them. */
export async function countShouts(db: Db, shouts: readonly CountedShout[], change: 1 | -1): Promise<void> {
  if (shouts.length === 0) return;
  const counts = new Map<string, { gameServer: number; hour: Date; channel: number; count: number }>();
  for (const { gameServer, channel, at } of shouts) {
    const hour = startOfHour(at);
    const key = `${gameServer} ${hour.getTime()} ${channel}`;
    const known = counts.get(key) ?? { gameServer, hour, channel, count: 0 };
    counts.set(key, { ...known, count: known.count + change });
  }
  await db
    .insertInto('broadcast_hour')
    .values([...counts.values()].map(({ gameServer, ...one }) => ({ game_server: gameServer, ...one })))
    .onConflict((conflict) =>
      conflict
        .columns(['game_server', 'hour', 'channel'])
        .doUpdateSet({ count: sql<number>`greatest(0, broadcast_hour.count + excluded.count)` }),
    )
    .execute();
}

export function startOfHour(at: Date): Date {
  return new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
}

export function findHours(
  db: Db,
  { since, servers }: { since: Date; servers: readonly number[] },
): Promise<{ channel: number; hour: Date; count: number }[]> {
  return db
    .selectFrom('broadcast_hour')
    .select(({ fn }) => ['channel', 'hour', fn.sum<number>('count').as('count')])
    .where('game_server', '=', sql<number>`any(${[...servers]}::smallint[])`)
    .where('hour', '>=', since)
    .where('count', '>', 0)
    .groupBy(['channel', 'hour'])
    .execute();
}

export async function deleteHoursBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('broadcast_hour').where('hour', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
