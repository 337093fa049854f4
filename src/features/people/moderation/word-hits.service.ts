import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import type { Log } from '#platform/log/log.ts';
import { DAY_MS } from '#shared/durations.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { addHits, deleteHitsBefore } from './word-hit.repository.ts';

/** Counts how often each rule refuses a text, or hides or masks a shout, by day, summed over all processes. */
export interface WordHits {
  /** Counts in memory, without waiting: a refusal undoes its own transaction. */
  record(ruleId: number): void;
  /** Writes the counts. If the database is unavailable it resolves anyway, and they are kept for the next call. */
  flush(): Promise<void>;
}

interface WordHitsOptions {
  db: Db;
  clock: Clock;
  log: Log;
}

const FLUSH_MS = 10_000;
const HITS_STORED_DAYS = 60;
const HITS_SHOWN_DAYS = 30;

interface Line {
  ruleId: number;
  day: string;
  count: number;
}

export function createWordHits({ db, clock, log }: WordHitsOptions): WordHits {
  let lines = new Map<string, Line>();
  let timer: NodeJS.Timeout | undefined;
  let isWarned = false;

  function add(ruleId: number, day: string, by: number): void {
    const key = `${ruleId} ${day}`;
    const line = lines.get(key);
    if (line) line.count += by;
    else lines.set(key, { ruleId, day, count: by });
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (lines.size === 0) return;
    const counted = [...lines.values()];
    lines = new Map();
    try {
      // Sorted, so that processes that count the same rules do not deadlock.
      await addHits(
        db,
        counted.toSorted((one, other) => one.ruleId - other.ruleId || one.day.localeCompare(other.day)),
      );
      isWarned = false;
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      if (!isWarned) log.warn({ reason }, 'the hits of word rules could not be written');
      isWarned = true;
      for (const { ruleId, day, count } of counted) add(ruleId, day, count);
    }
  }

  return { record: (ruleId) => add(ruleId, seoulDay(clock.now()), 1), flush };
}

/** The first day that the number of a rule's hits counts. */
export function firstDayOfHits(now: Date): string {
  return seoulDay(now.getTime() - (HITS_SHOWN_DAYS - 1) * DAY_MS);
}

export function deleteOldHits(db: Db, now: Date): Promise<number> {
  return deleteHitsBefore(db, seoulDay(now.getTime() - HITS_STORED_DAYS * DAY_MS));
}
