import type { Db } from '#platform/database/db.ts';
import type { Viewer } from './presence.contract.ts';

/** Something that operators have open: a kind of article, or of what waits on the desk. */
export interface OpenThing {
  kind: string;
  id: number;
}

export async function upsertPresence(db: Db, { kind, id }: OpenThing, userId: string, until: Date): Promise<void> {
  await db
    .insertInto('operator_presence')
    .values({ kind, id, user_id: userId, until })
    .onConflict((conflict) => conflict.columns(['kind', 'id', 'user_id']).doUpdateSet({ until }))
    .execute();
}

export function findOthers(db: Db, { kind, id }: OpenThing, userId: string, now: Date): Promise<Viewer[]> {
  return db
    .selectFrom('operator_presence')
    .leftJoin('profile', 'profile.user_id', 'operator_presence.user_id')
    .select(['operator_presence.user_id as userId', 'profile.name'])
    .where('kind', '=', kind)
    .where('operator_presence.id', '=', id)
    .where('operator_presence.user_id', '<>', userId)
    .where('until', '>', now)
    .orderBy('operator_presence.user_id')
    .execute();
}

export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('operator_presence').where('until', '<', now).execute();
}

export async function deleteOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('operator_presence').where('user_id', '=', userId).execute();
}
