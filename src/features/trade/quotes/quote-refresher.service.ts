import { toUnavailable } from '#platform/database/database-errors.ts';
import type { Log } from '#platform/log/log.ts';
import { deleteRequestedWindows, findItemsToCount } from './quote-change.repository.ts';
import { type KeepingContext, refreshQuotesOfItem } from './refresh-quotes.service.ts';

/** A burst of changes is counted once. */
const GATHER_MS = 200;
/** What was not heard, and what time alone changes, is found at least this often. */
const LOOK_EVERY_MS = 2_000;
const ITEMS_AT_ONCE = 50;
/** After that, what changed meanwhile is looked at first. */
const MAX_PASS_MS = 1_000;

export interface RefresherOptions extends KeepingContext {
  log: Log;
  /** Milliseconds; those of the site when left out. */
  gatherMs?: number;
  lookEveryMs?: number;
}

export interface QuoteRefresher {
  /** Something has been noted: call it whenever `QUOTES_CHANNEL` is heard, and after a lost connection. */
  wake(): void;
  /** Resolves once nothing of it runs any more. */
  stop(): Promise<void>;
}

/** Keeps quotes and days up to date. Every process runs one; they share the work by a lock per item. */
export function startQuoteRefresher(options: RefresherOptions): QuoteRefresher {
  const { log, gatherMs = GATHER_MS, lookEveryMs = LOOK_EVERY_MS } = options;
  let isStopped = false;
  let isRunning = false;
  let isFailing = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Number.POSITIVE_INFINITY;

  /** The sooner of what is planned and what is asked for. */
  function plan(delayMs: number): void {
    const at = performance.now() + delayMs;
    if (isStopped || at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    if (!isRunning) timer = setTimeout(run, delayMs).unref();
  }

  function run(): void {
    dueAt = Number.POSITIVE_INFINITY;
    isRunning = true;
    running = refresh().then((nextMs) => {
      isRunning = false;
      const requestedMs = Math.max(0, dueAt - performance.now());
      dueAt = Number.POSITIVE_INFINITY;
      plan(Math.min(nextMs, requestedMs));
    });
  }

  /** @returns after how many milliseconds to look again */
  async function refresh(): Promise<number> {
    try {
      const leftOver = await refreshQuotes(options, () => isStopped);
      isFailing = false;
      return leftOver ? gatherMs : lookEveryMs;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'quotes could not be counted; tried again until they can');
      isFailing = true;
      return lookEveryMs;
    }
  }

  plan(0);
  return {
    wake: () => plan(gatherMs),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}

/**
 * Counts what is noted and what has had its time, each item once.
 * @returns whether something may be left: another process had it in hand, or there was more than can be done in a second
 */
export async function refreshQuotes(
  context: KeepingContext & { log: Log },
  isStopped: () => boolean = () => false,
): Promise<boolean> {
  const { db, clock, log } = context;
  const startedAt = performance.now();
  const passed: number[] = [];
  let isAnyBusy = false;
  await deleteRequestedWindows(db, clock.now());
  while (performance.now() - startedAt < MAX_PASS_MS) {
    const items = await findItemsToCount(db, { now: clock.now(), without: passed, limit: ITEMS_AT_ONCE });
    if (items.length === 0) return isAnyBusy;
    for (const itemId of items) {
      if (isStopped()) return false;
      // One item must not hold up the others.
      const isStored = await refreshQuotesOfItem(context, itemId).catch((error: unknown) => {
        if (toUnavailable(error)) throw error;
        log.warn({ err: error, itemId }, 'the quotes of an item could not be counted');
        return true;
      });
      isAnyBusy ||= !isStored;
      passed.push(itemId);
    }
  }
  return true;
}
