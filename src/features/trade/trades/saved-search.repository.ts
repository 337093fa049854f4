import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { SavedSearch } from './saved-search.contract.ts';

export async function findSearches(db: Db, profileId: number): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom('saved_search')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
  return rows.map(toSavedSearch);
}

export async function insertSearch(
  db: Db,
  profileId: number,
  { name, query, at }: { name: string; query: string; at: Date },
): Promise<SavedSearch> {
  const row = await db
    .insertInto('saved_search')
    .values({ profile_id: profileId, name, query, created_at: at })
    .onConflict((conflict) => conflict.columns(['profile_id', 'query']).doUpdateSet({ name }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSavedSearch(row);
}

export async function deleteSearch(db: Db, profileId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_search')
    .where('profile_id', '=', profileId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteSearches(db: Db, profileId: number): Promise<void> {
  await db.deleteFrom('saved_search').where('profile_id', '=', profileId).execute();
}

function toSavedSearch({ id, created_at, name, query }: Selectable<Database['saved_search']>): SavedSearch {
  return { id, createdAt: created_at.toISOString(), name, query };
}
