import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { Log } from '#platform/log/log.ts';
import { lockEventOrder } from './insert-events.ts';
import type { StoredEvent } from './recent-events.ts';

/** Milliseconds for which clients can request past events (contract §8: ten minutes). */
export const EVENT_RETENTION_MS = 10 * 60_000;
const MAX_CONCURRENT = 1000;
const RETRY_MS = 1000;

export interface EventFeedOptions {
  db: Db;
  log: Log;
  onEvents(events: readonly StoredEvent[]): void;
}

export interface FeedStart {
  events: readonly StoredEvent[];
  lastId: number;
}

export interface EventFeed {
  open(): Promise<FeedStart>;
  readOn(): void;
  close(): Promise<void>;
}

export function createEventFeed({ db, log, onEvents }: EventFeedOptions): EventFeed {
  let lastId: number | undefined;
  let isWanted = false;
  let running: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function readAll(): Promise<void> {
    while (isWanted && lastId !== undefined && !isClosed) {
      isWanted = false;
      const events = await findEventsAfter(db, lastId);
      if (isClosed) return;
      lastId = events.at(-1)?.id ?? lastId;
      if (events.length === MAX_CONCURRENT) isWanted = true;
      if (events.length > 0) onEvents(events);
    }
  }

  function readOn(): void {
    isWanted = true;
    if (running || isClosed) return;
    running = readAll()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'live events could not be read; tried again soon');
        isWanted = true;
        retry = setTimeout(readOn, RETRY_MS).unref();
      })
      .finally(() => {
        running = undefined;
        // Events may have been announced between the last query and now. After a failure the timer reads them.
        if (isWanted && retry === undefined && lastId !== undefined) readOn();
      });
    clearTimeout(retry);
    retry = undefined;
  }

  return {
    async open() {
      const start = await findStart(db);
      lastId = start.lastId;
      // Commits since then were announced already, perhaps before there was a position to read from.
      readOn();
      return start;
    },
    readOn,
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await running;
    },
  };
}

/** Finds the id of the last committed event; 0 when there is none. */
export async function findLastEventId(db: Db): Promise<number> {
  const row = await db
    .selectFrom('live_event')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirst();
  return row?.last ?? 0;
}

export async function deleteAllEvents(db: Db): Promise<void> {
  await db.deleteFrom('live_event').execute();
}

/**
 * Deletes events that clients can no longer request.
 * @returns number of rows
 */
export async function deleteOldEvents(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('live_event')
    .where('at', '<', new Date(now.getTime() - EVENT_RETENTION_MS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function selectEvents(db: Db) {
  return db
    .selectFrom('live_event')
    .select(['id', 'at', 'topics', 'type', sql<string>`data::text`.as('data')])
    .orderBy('id');
}

function findEventsAfter(db: Db, id: number): Promise<StoredEvent[]> {
  return selectEvents(db).where('id', '>', id).limit(MAX_CONCURRENT).execute();
}

/**
 * Finds where to start reading. The event order is locked, because an id that was drawn but is not committed yet must
 * not be skipped.
 */
function findStart(db: Db): Promise<FeedStart> {
  return db.transaction().execute(async (transaction) => {
    await lockEventOrder(transaction);
    const { rows } = await sql<{ last: number }>`
      select case when is_called then last_value else 0 end as last from live_event_id_seq`.execute(transaction);
    const events = await selectEvents(transaction)
      .where(
        'id',
        '>',
        sql<number>`(
        select coalesce(max(id), 0) from live_event where at <= now() - ${EVENT_RETENTION_MS} * interval '1 ms')`,
      )
      .execute();
    return { events, lastId: rows[0]?.last ?? 0 };
  });
}
