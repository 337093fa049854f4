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
