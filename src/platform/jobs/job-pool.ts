import { Logger } from 'graphile-worker';
import pg from 'pg';
import type { Log } from '#platform/log/log.ts';

/** Milliseconds. Nobody waits for jobs, and a busy server answers late. */
const CONNECT_TIMEOUT_MS = 30_000;

/** Opens a separate pool: the queue listens, and must not take connections from requests. */
export function openJobPool(url: string, max: number, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'baramnaru-jobs',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // Without these listeners a restart of the database would end this process.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ reason: error.message }, 'the queue of jobs lost a connection');
  });
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Logs the queue's messages without their details, because payloads contain personal data. */
export function jobLog(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ queue: true }, message);
    else log.debug({ queue: true }, message);
  });
}
