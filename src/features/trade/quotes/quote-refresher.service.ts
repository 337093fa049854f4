import { toUnavailable } from '#platform/database/database-errors.ts';
import type { Log } from '#platform/log/log.ts';
import { deleteRequestedWindows, findItemsToCount } from './quote-change.repository.ts';
import { type KeepingContext, refreshQuotesOfItem } from './refresh-quotes.service.ts';

/** Milliseconds in which a burst of changes becomes one pass. */
const GATHER_MS = 200;
/** Milliseconds between passes without a notification: finds missed ones and expired quotes. */
const LOOK_EVERY_MS = 2_000;
const ITEMS_AT_ONCE = 50;
/** Milliseconds after which a pass restarts with the newest changes. */
const MAX_PASS_MS = 1_000;

export interface RefresherOptions extends KeepingContext {
  log: Log;
  /** Milliseconds. */
  gatherMs?: number;
  lookEveryMs?: number;
}

export interface QuoteRefresher {
  /** Call it on every notification of `QUOTES_CHANNEL` and after a reconnect. */
  wake(): void;
  stop(): Promise<void>;
}

/** Recomputes quotes and days. Every process runs one; a lock per item shares the work. */
export function startQuoteRefresher(options: RefresherOptions): QuoteRefresher {
  const { log, gatherMs = GATHER_MS, lookEveryMs = LOOK_EVERY_MS } = options;
  let isStopped = false;
  let isRunning = false;
  let isFailing = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Number.POSITIVE_INFINITY;

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
 * Recomputes changed and expired items, each once.
 * @returns whether something may be left: another process has locked it, or there was more than fits into a second
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
      // A failing item must not stop the others.
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
