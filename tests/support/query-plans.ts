import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { TestDatabase } from './database.ts';
import { openedForTests } from './opened-for-tests.ts';

export interface QueryPlans {
  /** Its statements are watched. */
  db: Db;
  /** The plans of the statements that the work sends. */
  planOf(work: () => Promise<unknown>): Promise<string>;
  close(): Promise<void>;
}

const PLANNED = /^\W*(select|insert|update|delete|with)\b/i;

/** Of a database that is filled and analysed before the tests of the file. */
export const testPlans = (test: TestDatabase, fill: () => Promise<unknown>): QueryPlans =>
  openedForTests(
    async () => {
      await fill();
      await test.database.pool.query('analyze');
      return openQueryPlans(test.database.pool);
    },
    (plans) => plans.close(),
  );

async function openQueryPlans(pool: pg.Pool): Promise<QueryPlans> {
  const requested: { sql: string; parameters: unknown[] }[] = [];
  const client = await pool.connect();
  return {
    db: new Kysely<Database>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => {
        requested.push({ sql: query.sql, parameters: [...query.parameters] });
      },
    }),
    async planOf(work) {
      requested.length = 0;
      await work();
      const plans: string[] = [];
      for (const { sql, parameters } of requested.filter((one) => PLANNED.test(one.sql))) {
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, parameters);
        plans.push(...rows.map((row) => row['QUERY PLAN']));
      }
      return plans.join('\n');
    },
    close: async () => client.release(true),
  };
}
