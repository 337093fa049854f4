import type { Kysely } from 'kysely';
import type { Database } from '#database/schema.ts';

/** 0: before the first version. */
export async function findLastVersionId(db: Kysely<Database>): Promise<number> {
  const found = await db
    .selectFrom('data_version')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return found?.id ?? 0;
}

/** Those of the overrides that have ended. */
export async function findEndedOverrides(db: Kysely<Database>, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .selectFrom('game_override')
    .select('id')
    .where('id', 'in', ids)
    .where('until_version', 'is not', null)
    .execute();
  return new Set(found.map(({ id }) => id));
}
