import { createHmac } from 'node:crypto';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import { siteSecret } from '#platform/database/site-secret.ts';
import type { Log } from '#platform/log/log.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import {
  addEvents,
  addTotals,
  findEventsSince,
  type MinuteTotal,
  type Refusals,
  type SecurityEvent,
  sumSince,
} from './security-event.repository.ts';

/** These values are stored in the database. */
export type SecurityEventKind = 'sign-in' | 'refused-401' | 'refused-403' | 'refused-429' | 'operator-act';

export interface SecurityLog {
  /**
   * Counts an event in memory, without waiting.
   * @param address the caller's rate-limit key, which is never stored
   */
  record(kind: SecurityEventKind, address: string): void;
  /**
   * Writes the counts. If the database is unavailable it resolves anyway, and the counts are kept for the next call.
   */
  flush(): Promise<void>;
}

interface SecurityLogOptions {
  db: Db;
  clock: Clock;
  log: Log;
}

const FLUSH_MS = 10_000;
const HASH_BYTES = 16;
/** Limits memory during a flood: addresses beyond this number share a line. */
const MAX_LINES = 10_000;
const OTHERS = 'others';
const ROWS_AT_ONCE = 1_000;

interface Line {
  kind: SecurityEventKind;
  minute: number;
  address: string;
  count: number;
}

/**
 * Counts events per address, kind and minute, summed over all processes. Addresses are hashed with a key of the site.
 */
export function createSecurityLog({ db, clock, log }: SecurityLogOptions): SecurityLog {
  let lines = new Map<string, Line>();
  let timer: NodeJS.Timeout | undefined;
  let secret: Buffer | undefined;
  let isWarned = false;

  function count(kind: SecurityEventKind, minute: number, address: string, by: number): void {
    const key = `${kind} ${minute} ${address}`;
    const line = lines.get(key);
    if (line) line.count += by;
    else if (lines.size < MAX_LINES || address === OTHERS) lines.set(key, { kind, minute, address, count: by });
    else count(kind, minute, OTHERS, by);
  }

  function schedule(): void {
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
  }

  async function write(counted: readonly Line[]): Promise<void> {
    const key = secret ?? (await siteSecret(db, 'security-log'));
    secret = key;
    const events = counted.map(({ kind, minute, address, count: number }) => ({
      kind,
      minute: new Date(minute),
      addressHash: createHmac('sha256', key).update(address).digest().subarray(0, HASH_BYTES),
      count: number,
    }));
    // Sorted, so that processes that count the same addresses do not deadlock.
    events.sort(
      (one, other) =>
        Buffer.compare(one.addressHash, other.addressHash) ||
        one.kind.localeCompare(other.kind) ||
        one.minute.getTime() - other.minute.getTime(),
    );
    // Written in a single transaction, so that a retry counts nothing twice.
    await db.transaction().execute(async (transaction) => {
      for (let at = 0; at < events.length; at += ROWS_AT_ONCE) {
        await addEvents(transaction, events.slice(at, at + ROWS_AT_ONCE));
      }
      await addTotals(transaction, sumUp(counted));
    });
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (lines.size === 0) return;
    const counted = lines;
    lines = new Map();
    try {
      await write([...counted.values()]);
      isWarned = false;
    } catch (error) {
      if (!isWarned) log.warn({ reason: formatReason(error) }, 'the security log could not be written');
      isWarned = true;
      for (const { kind, minute, address, count: number } of counted.values()) count(kind, minute, address, number);
      schedule();
    }
  }

  return {
    record(kind, address) {
      const minute = Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS;
      count(kind, minute, address, 1);
      schedule();
    },
    flush,
  };
}

/** Sorted like the events, since all processes add to the same rows. */
function sumUp(lines: readonly Line[]): MinuteTotal[] {
  const totals = new Map<string, MinuteTotal>();
  for (const { kind, minute, count } of lines) {
    const key = `${minute} ${kind}`;
    const total = totals.get(key) ?? { kind, minute: new Date(minute), count: 0 };
    totals.set(key, { ...total, count: total.count + count });
  }
  return [...totals].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, total]) => total);
}

function formatReason(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}

const REFUSALS: readonly SecurityEventKind[] = ['refused-401', 'refused-403', 'refused-429'];

/** Counts what was refused in the last hour and in the last day, by whole minutes. */
export function countRefusals(db: Db, now: Date): Promise<Refusals> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return sumSince(db, { kinds: REFUSALS, hourAgo: ago(HOUR_MS), dayAgo: ago(DAY_MS) });
}

/** Returns the newest first. */
export function readSecurityLog(db: Db, since: Date, limit: number): Promise<SecurityEvent[]> {
  return findEventsSince(db, since, limit);
}
