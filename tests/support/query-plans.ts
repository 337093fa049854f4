import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';

export interface QueryPlans {
  /** Its statements are watched. */
  db: Db;
  /** The plans of the statements that the work sends. Fill and analyse the tables first. */
  planOf(work: () => Promise<unknown>): Promise<string>;
  close(): void;
}

const PLANNED = /^\W*(select|insert|update|delete|with)\b/i;

export async function openQueryPlans(pool: pg.Pool): Promise<QueryPlans> {
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
    close: () => client.release(true),
  };
}
