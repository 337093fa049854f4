import { getOutside } from '#features/people/notifications/post-outside.service.ts';
import { createProcessLock } from '#platform/database/process-lock.ts';
import type { Log } from '#platform/log/log.ts';
import { MINUTE_MS } from '#shared/durations.ts';

/** Arbitrary, but must be unique among the advisory locks of this database. */
const HEARTBEAT_LOCK = 7_304_290;
const PATIENCE_MS = 10_000;

export interface Heartbeat {
  /** Requests the address if the lock is this process's. */
  beat(): Promise<void>;
  stop(): Promise<void>;
}

interface HeartbeatOptions {
  /** Address of the database. */
  url: string;
  address: string;
  log: Log;
}

/** A single process requests the address; where that stops, the service there reports that the site is gone. */
export function createHeartbeat({ url, address, log }: HeartbeatOptions): Heartbeat {
  const lock = createProcessLock(url, HEARTBEAT_LOCK, log);
  return {
    async beat() {
      if (!(await lock.acquire())) return;
      try {
        const answer = await getOutside(address, AbortSignal.timeout(PATIENCE_MS));
        if ('is' in answer) log.warn({ outcome: answer.is }, 'the address of the heartbeat was not reached');
        else if (answer.status >= 300) log.warn({ status: answer.status }, 'the heartbeat was refused');
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'the heartbeat was not answered');
      }
    },
    stop: () => lock.release(),
  };
}

/** @param options without an address there is none */
export function startHeartbeat({
  address,
  ...options
}: Omit<HeartbeatOptions, 'address'> & { address: string | undefined }): Pick<Heartbeat, 'stop'> {
  if (address === undefined) return { stop: async () => {} };
  const { beat, stop } = createHeartbeat({ ...options, address });
  void beat();
  const timer = setInterval(() => void beat(), MINUTE_MS).unref();
  return {
    stop() {
      clearInterval(timer);
      return stop();
    },
  };
}
