import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { Log } from '#platform/log/log.ts';
import { lockEventOrder } from './insert-events.ts';
import type { StoredEvent } from './recent-events.ts';

/** How long a client may be away and still be told all it missed (contract §8). */
export const EVENT_RETENTION_MS = 10 * 60_000;
const MAX_CONCURRENT = 1000;
const RETRY_MS = 1000;

export interface EventFeedOptions {
  db: Db;
  log: Log;
  /** Each event once, in the order of ids. */
  onEvents(events: readonly StoredEvent[]): void;
}

export interface FeedStart {
  /** Those of the last ten minutes. */
  events: readonly StoredEvent[];
  /** Of the last event there ever was. */
  lastId: number;
}

export interface EventFeed {
  /** Reads where things stand; what happens from now on is told by `onEvents`. */
  open(): Promise<FeedStart>;
  /** Something has happened, or may have: reads what is new. */
  readOn(): void;
  /** Resolves once nothing of it runs any more. */
  close(): Promise<void>;
}

/** Reads the events of all processes from the table in which they are kept. */
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
        // Asked for again between the last look and now; after a failure, in a while.
        if (isWanted && retry === undefined && lastId !== undefined) readOn();
      });
    clearTimeout(retry);
    retry = undefined;
  }

  return {
    async open() {
      const start = await findStart(db);
      lastId = start.lastId;
      // What was committed since has been announced already, maybe while it could not be read on from anywhere.
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

/** Forgets what nobody can ask for any more; answers how many rows went. */
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

/** While nobody can add to them: an id that was drawn and is not committed yet must not be passed over. */
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
