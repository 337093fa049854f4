import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { LiveEvent } from '#shared/live-event.ts';

export const LIVE_CHANNEL = 'live';
const EVENT_ORDER_LOCK = 7_214_003;

/**
 * Sends the events to all processes and their clients after the commit. It takes a lock that all other events wait for
 * until then, so it is the last statement of its transaction. Services publish by the effects of their transaction.
 */
export async function insertEvents(db: Db, at: Date, events: readonly LiveEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ topics, type, data }) => ({ topics, type, data }));
  // A single statement makes the lock short.
  await sql`
    with locked as materialized (select pg_advisory_xact_lock(${EVENT_ORDER_LOCK})),
    made as (
      insert into live_event (at, topics, type, data)
      select ${at}, event.topics, event.type, coalesce(event.data, 'null')
      from locked, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as event (topics text[], type text, data jsonb)
    )
    select pg_notify(${LIVE_CHANNEL}, '{}')`.execute(db);
}

export async function lockEventOrder(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${EVENT_ORDER_LOCK})`.execute(db);
}
