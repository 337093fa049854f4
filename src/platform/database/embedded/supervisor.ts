import type { Log } from '#platform/log/log.ts';

const LOOK_EVERY_MS = 5_000;

export interface SupervisorOptions {
  isReachable(): Promise<boolean>;
  revive(): Promise<void>;
  log: Log;
  /** Milliseconds; 5,000 by default. */
  everyMs?: number;
}

export interface Supervisor {
  stop(): Promise<void>;
}

export function supervise({ isReachable, revive, log, everyMs = LOOK_EVERY_MS }: SupervisorOptions): Supervisor {
  let isStopped = false;
  let hasFailed = false;
  let looking = Promise.resolve();
  let timer = wait();

  function wait(): NodeJS.Timeout {
    return setTimeout(lookAndWait, everyMs).unref();
  }

  function lookAndWait(): void {
    looking = look().finally(() => {
      if (!isStopped) timer = wait();
    });
  }

  async function look(): Promise<void> {
    if (await isReachable()) {
      hasFailed = false;
      return;
    }
    if (isStopped) return;
    try {
      await revive();
    } catch (error) {
      // An outage is logged once: its reason may be a full disk, on which the log lies too.
      if (!hasFailed) log.warn({ err: error }, 'embedded PostgreSQL could not be started again; tried again later');
      hasFailed = true;
    }
  }

  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return looking;
    },
  };
}
