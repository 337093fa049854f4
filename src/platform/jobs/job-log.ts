import { Logger } from 'graphile-worker';
import type { Log } from '#platform/log/log.ts';

/** Logs the queue's messages without their details, because payloads contain personal data. */
export function jobLog(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ queue: true }, message);
    else log.debug({ queue: true }, message);
  });
}
