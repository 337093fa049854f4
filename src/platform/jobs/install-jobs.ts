import { runMigrations } from 'graphile-worker';
import { MIGRATION_LOCK } from '#platform/database/migrate.ts';
import type { Log } from '#platform/log/log.ts';
import { jobLog, openJobPool } from './job-pool.ts';

/**
 * Migrates the queue's schema (`graphile_worker`) to the version of its package. Several processes may call this at
 * once; one does it and the others wait, as do migrations: reading the tables while they change fails.
 */
export async function installJobs(url: string, log: Log): Promise<void> {
  const pool = openJobPool(url, 2, log);
  try {
    const turn = await pool.connect();
    try {
      await turn.query('select pg_advisory_lock($1::bigint)', [MIGRATION_LOCK]);
      await runMigrations({ pgPool: pool, logger: jobLog(log) });
    } finally {
      // The lock is released with its connection.
      turn.release(true);
    }
  } finally {
    await pool.end();
  }
}
