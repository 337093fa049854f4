import { Logger } from 'graphile-worker';
import type { Log } from '#platform/log/log.ts';

/** The queue's words in the site's log. Its details hold payloads, which are about people, and stay out. */
export function jobLog(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ queue: true }, message);
    else log.debug({ queue: true }, message);
  });
}
