import { type Kysely, sql } from 'kysely';
import { notify } from '#platform/database/listen.ts';
import type { LiveTables } from './live.tables.ts';

export const LIVE_CHANNEL = 'live';
/** Of an advisory lock: events commit one after the other, so that their ids are in the order in which they are seen. */
const EVENT_ORDER_LOCK = 7_214_003;

/** Something that has just happened. A page whose tag is one of the topics grows old with it. */
export interface LiveNews {
  /** `trades`, `trades:item:12`, `quotes:item:12`, `me:<userId>`. */
  topics: readonly string[];
  /** `trade.created`. */
  type: string;
  /** What a client needs to show it without asking again; small, and of private topics only what is that person's. */
  data: unknown;
}

/**
 * Tells every process and its clients once the transaction is committed. Call it last: it holds a lock that all other news
 * wait for until the commit.
 */
export async function announce<Schema extends LiveTables>(
  db: Kysely<Schema>,
  at: Date,
  news: readonly LiveNews[],
): Promise<void> {
  if (news.length === 0) return;
  const live = db as unknown as Kysely<LiveTables>;
  await sql`select pg_advisory_xact_lock(${EVENT_ORDER_LOCK})`.execute(live);
  await live
    .insertInto('live_event')
    .values(news.map(({ topics, type, data }) => ({ at, topics: [...topics], type, data: JSON.stringify(data) })))
    .execute();
  await notify(live, LIVE_CHANNEL, {});
}
