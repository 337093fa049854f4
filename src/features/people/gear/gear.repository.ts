import type { Db } from '#platform/database/db.ts';
import type { Gear } from './gear.contract.ts';

export function findGear(db: Db, profileId: number): Promise<Gear | undefined> {
  return db.selectFrom('gear').select(['items', 'version']).where('profile_id', '=', profileId).executeTakeFirst();
}

export async function storeGear(db: Db, { profileId, ...values }: Gear & { profileId: number }): Promise<void> {
  await db
    .insertInto('gear')
    .values({ profile_id: profileId, ...values })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(values))
    .execute();
}

export async function removeGear(db: Db, profileId: number): Promise<void> {
  await db.deleteFrom('gear').where('profile_id', '=', profileId).execute();
}
