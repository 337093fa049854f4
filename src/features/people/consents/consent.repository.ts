import type { Db } from '#platform/database/db.ts';

export interface Consent {
  version: string;
  agreedAt: string;
}

export async function insert(
  db: Db,
  { profileId, version, at }: { profileId: number; version: string; at: Date },
): Promise<void> {
  await db.insertInto('consent').values({ profile_id: profileId, version, agreed_at: at }).execute();
}

export async function findAllByProfile(db: Db, profileId: number): Promise<Consent[]> {
  const rows = await db
    .selectFrom('consent')
    .select(['version', 'agreed_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ version: row.version, agreedAt: row.agreed_at.toISOString() }));
}

export async function deleteByProfile(db: Db, profileId: number): Promise<void> {
  await db.deleteFrom('consent').where('profile_id', '=', profileId).execute();
}
