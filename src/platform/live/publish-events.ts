import { type Kysely, sql } from 'kysely';
import type { LiveTables } from './live.tables.ts';

export const LIVE_CHANNEL = 'live';
/** Of an advisory lock: events commit one after the other, so that their ids are in the order in which they are seen. */
const EVENT_ORDER_LOCK = 7_214_003;

/** Something that has just happened. A page whose tag is one of the topics grows old with it. */
export interface LiveEventDraft {
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
export async function publishEvents<Schema extends LiveTables>(
  db: Kysely<Schema>,
  at: Date,
  changes: readonly LiveEventDraft[],
): Promise<void> {
  if (changes.length === 0) return;
  // One statement: the shorter the lock is held, the more can happen at once.
  await sql`
    with locked as materialized (select pg_advisory_xact_lock(${EVENT_ORDER_LOCK})),
    made as (
      insert into live_event (at, topics, type, data)
      select ${at}, event.topics, event.type, coalesce(event.data, 'null')
      from locked, jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as event (topics text[], type text, data jsonb)
    )
    select pg_notify(${LIVE_CHANNEL}, '{}')`.execute(db);
}

/** Until the transaction ends nobody else can make an event. */
export async function lockEventOrder<Schema extends LiveTables>(db: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${EVENT_ORDER_LOCK})`.execute(db);
}
