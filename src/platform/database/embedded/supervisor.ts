import type { Log } from '#platform/log/log.ts';

const LOOK_EVERY_MS = 5_000;

export interface SupervisorOptions {
  /** Whether the server answers. */
  isReachable(): Promise<boolean>;
  /** Starts it again if it does not run; harmless where it does. */
  revive(): Promise<void>;
  log: Log;
  /** Milliseconds; every five seconds when left out. */
  everyMs?: number;
}

export interface Supervisor {
  /** Resolves once nothing of it runs any more. */
  stop(): Promise<void>;
}

/** Looks now and then whether the server still answers, and brings one that was killed back to life. */
export function supervise({ isReachable, revive, log, everyMs = LOOK_EVERY_MS }: SupervisorOptions): Supervisor {
  let isStopped = false;
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
    if (await isReachable()) return;
    if (isStopped) return;
    try {
      await revive();
    } catch (error) {
      log.warn({ err: error }, 'embedded PostgreSQL could not be started again; tried again later');
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
