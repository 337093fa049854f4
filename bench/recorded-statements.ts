import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';

export interface Statement {
  sql: string;
  parameters: unknown[];
}

export interface Recorder {
  db: Db;
  /** Returns what was executed since it was last called, without the statements that begin and end transactions. */
  take(): Statement[];
}

/** Records every statement, so that it can be executed again without building, validating or parsing anything. */
export function recordStatements(pool: pg.Pool): Recorder {
  let recorded: Statement[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      recorded.push({ sql: query.sql, parameters: [...query.parameters] });
    },
  });
  return {
    db,
    take() {
      const taken = recorded.filter(({ sql }) => !/^(begin|commit|start)/i.test(sql));
      recorded = [];
      return taken;
    },
  };
}

/** Executes them in one transaction. */
export async function replay(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const { sql, parameters } of statements) await client.query(sql, parameters);
    await client.query('commit');
  } finally {
    client.release();
  }
}
