import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import type { Log } from '#platform/log/log.ts';
import { DAY_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import { DayVisits, type View } from './day-visits.rules.ts';
import { isKnownBot } from './device-kind.ts';
import { writeVisits } from './write-visits.service.ts';

export interface VisitCounter {
  /** Counts in memory, without waiting. */
  count(view: View): void;
  /**
   * Writes the counts. If the database is unavailable it resolves anyway, and the counts are kept for the next call.
   */
  flush(): Promise<void>;
}

interface VisitCounterOptions {
  db: Db;
  clock: Clock;
  log: Log;
  /** Returns the key by which limits count an address. */
  addressKey(address: string): string;
}

const FLUSH_MS = 10_000;

/** Counts views in memory and writes them every 10 seconds, added to those of all processes. */
export function createVisitCounter({ db, clock, log, addressKey }: VisitCounterOptions): VisitCounter {
  const days = new DaysOfVisits();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let isWarned = false;

  function schedule(): void {
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
  }

  async function writeAll(): Promise<void> {
    for (const [day, visits] of days.take()) {
      try {
        await writeVisits(db, day, { visits, now: clock.now(), addressKey });
        isWarned = false;
      } catch (error) {
        if (!isWarned) log.warn({ reason: formatReason(error) }, 'visits could not be written');
        isWarned = true;
        days.giveBack(day, visits);
        schedule();
      }
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // Counts that came while others wrote are written after them.
    await writing;
    writing = writeAll();
    await writing;
  }

  return {
    count(view) {
      days.at(clock.now().getTime()).add(view);
      schedule();
    },
    flush,
  };
}

/** The counts by day in Seoul. */
class DaysOfVisits {
  #days = new Map<string, DayVisits>();
  #current: { from: number; visits: DayVisits } | undefined;

  at(now: number): DayVisits {
    if (this.#current && now >= this.#current.from && now < this.#current.from + DAY_MS) return this.#current.visits;
    const day = seoulDay(now);
    this.#current = { from: startOfSeoulDay(day).getTime(), visits: this.#of(day) };
    return this.#current.visits;
  }

  /** In the order of time. */
  take(): [string, DayVisits][] {
    const taken = [...this.#days].sort(([one], [other]) => (one < other ? -1 : 1));
    this.#days = new Map();
    this.#current = undefined;
    return taken;
  }

  giveBack(day: string, visits: DayVisits): void {
    this.#of(day).addAll(visits);
  }

  #of(day: string): DayVisits {
    const known = this.#days.get(day);
    if (known) return known;
    const made = new DayVisits(isKnownBot);
    this.#days.set(day, made);
    return made;
  }
}

function formatReason(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
