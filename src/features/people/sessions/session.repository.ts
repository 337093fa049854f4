import type { Kysely } from 'kysely';
import type { PeopleTables } from '../people.tables.ts';

export async function hasSession(db: Kysely<PeopleTables>, id: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('auth.session')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
