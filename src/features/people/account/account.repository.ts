import type { Db } from '#platform/database/db.ts';

/** Returns the ids of everybody who can sign in or has a profile. */
export async function findAccountIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('sign_in.user')
    .select('id')
    .union(db.selectFrom('profile').select('user_id as id').where('user_id', 'is not', null).$castTo<{ id: string }>())
    .execute();
  return rows.map(({ id }) => id);
}
