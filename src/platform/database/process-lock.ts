import pg from 'pg';
import type { Log } from '#platform/log/log.ts';

const CONNECT_TIMEOUT_MS = 3_000;
const ANSWER_MS = 5_000;

/** Belongs to one process of the site as long as that lives; then the next one gets it. */
export interface ProcessLock {
  /** Takes the lock if it is free. @returns whether it is this process's */
  acquire(): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * @param url the database itself, or a pooler in session mode: the lock belongs to a connection
 * @param key unique among the advisory locks of this database
 */
export function createProcessLock(url: string, key: number, log: Pick<Log, 'warn'>): ProcessLock {
  let owner: pg.Client | undefined;

  async function isAlive(client: pg.Client): Promise<boolean> {
    try {
      await client.query('select 1');
      return true;
    } catch {
      owner = undefined;
      await client.end().catch(() => {});
      return false;
    }
  }

  async function take(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'baramnaru-lock',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    // A connection that breaks rejects the next query; without a listener it would end this process.
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ isTaken: boolean }>('select pg_try_advisory_lock($1) as "isTaken"', [key]);
      if (rows[0]?.isTaken) {
        owner = client;
        return true;
      }
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'a lock could not be requested');
    }
    await client.end().catch(() => {});
    return false;
  }

  return {
    acquire: async () => (owner !== undefined && (await isAlive(owner))) || take(),
    async release() {
      const client = owner;
      owner = undefined;
      await client?.end().catch(() => {});
    },
  };
}
