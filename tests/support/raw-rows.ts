import type { KyselyPlugin, QueryId } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export async function rawRowsOf(db: Db, run: (db: Db) => Promise<unknown>): Promise<unknown[][]> {
  const raw = new WeakSet<QueryId>();
  const found: unknown[][] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (node.kind === 'RawNode') raw.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (raw.has(queryId)) found.push(result.rows);
      return result;
    },
  };
  await run(db.withPlugin(recorder));
  return found;
}
