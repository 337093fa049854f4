import type { KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readStoredRows } from '#features/game-data/catalog/catalog.repository.ts';
import type { FactChange } from '#features/game-data/editing/facts-desk.ts';
import { testDatabase } from '#tests/support/database.ts';
import { BY_OPERATOR, deskOver, editOf, releaseSmallFacts } from '#tests/support/edited-facts.ts';

const test = testDatabase();

async function everything(): Promise<unknown> {
  const kept: unknown[] = [];
  for (const table of ['data_version', 'game_override', 'game_base', 'game_base_set'] as const)
    kept.push((await sql`select * from ${sql.table(table)} order by 1`.execute(test.db)).rows);
  return { kept, stored: await readStoredRows(test.db, { onlyActive: false }) };
}

/** Ends with an error after so many statements. */
function failAfter(statements: number): KyselyPlugin {
  let left = statements;
  return {
    transformQuery({ node }) {
      if (left === 0) throw new Error('the connection is gone');
      left -= 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

it('a change that ends after any of its statements has changed nothing', async () => {
  await releaseSmallFacts(test.db, 1);
  const desk = deskOver(test.db);
  const before = await everything();
  const edits = [editOf({ price: 20 }), editOf({ exp: 30 }, { entity: 'monsters' })];
  const change: FactChange = { act: 'edit', edits };
  const tryAfter = (statements: number) =>
    test.db
      .withPlugin(failAfter(statements))
      .transaction()
      .execute((db) => desk.change(db, change, BY_OPERATOR));
  let statements = 0;
  for (; ; statements += 1) {
    const isDone = await tryAfter(statements).then(
      () => true,
      () => false,
    );
    if (isDone) break;
    expect(await everything()).toEqual(before);
  }
  expect(statements).toBeGreaterThan(5);
  expect(await everything()).not.toEqual(before);
});
