import type { Kysely } from 'kysely';
import type { PeopleTables } from '../people.tables.ts';

export interface StoredIdentity {
  provider: string;
  providerId: string;
  data: Record<string, unknown>;
}

/** Where a person signs in from, the first one first. */
export async function findIdentities(db: Kysely<PeopleTables>, userId: string): Promise<StoredIdentity[]> {
  const rows = await db
    .selectFrom('auth.identity')
    .select(['provider', 'provider_id', 'identity_data'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ provider: row.provider, providerId: row.provider_id, data: row.identity_data }));
}

/** With identities, flows and sessions. */
export async function deleteUser(db: Kysely<PeopleTables>, userId: string): Promise<void> {
  await db.deleteFrom('auth.user').where('id', '=', userId).execute();
}
