import type { Kysely } from 'kysely';
import type { PeopleTables } from '../people.tables.ts';

export async function hasOperator(db: Kysely<PeopleTables>, userId: string): Promise<boolean> {
  const row = await db.selectFrom('operator').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}
