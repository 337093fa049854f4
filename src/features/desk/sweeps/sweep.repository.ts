import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';

export type NewSweepRow = Omit<Insertable<Database['sweep']>, 'undone_at' | 'undone_by'>;
export type SweepRow = Selectable<Database['sweep']> & {
  profile_name: string | null;
  operator_name: string | null;
  undoer_name: string | null;
  sanction_kind: 'suspension' | 'warning' | null;
};

export async function insertSweep(db: Db, row: NewSweepRow): Promise<number> {
  const { id } = await db.insertInto('sweep').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Returns the newest first. */
export function findSweeps(
  db: Db,
  { beforeId, profileId, limit }: { beforeId?: number | undefined; profileId?: number | undefined; limit: number },
): Promise<SweepRow[]> {
  return withNames(db)
    .$if(beforeId !== undefined, (query) => query.where('sweep.id', '<', Number(beforeId)))
    .$if(profileId !== undefined, (query) => query.where('sweep.profile_id', '=', Number(profileId)))
    .orderBy('sweep.id', 'desc')
    .limit(limit)
    .execute();
}

export function findSweep(db: Db, id: number): Promise<SweepRow | undefined> {
  return withNames(db).where('sweep.id', '=', id).executeTakeFirst();
}

/** @returns whether nobody had undone it */
export async function markUndone(db: Db, id: number, { at, by }: { at: Date; by: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sweep')
    .set({ undone_at: at, undone_by: by })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function blankTexts(db: Db, profileId: number): Promise<void> {
  await db.updateTable('sweep').set({ reason: null, shout_name: null }).where('profile_id', '=', profileId).execute();
}

function withNames(db: Db) {
  return db
    .selectFrom('sweep')
    .innerJoin('profile as player', 'player.id', 'sweep.profile_id')
    .leftJoin('profile as operator', 'operator.user_id', 'sweep.operator_user_id')
    .leftJoin('profile as undoer', 'undoer.user_id', 'sweep.undone_by')
    .leftJoin('sanction', 'sanction.id', 'sweep.sanction_id')
    .selectAll('sweep')
    .select(['player.name as profile_name', 'operator.name as operator_name', 'undoer.name as undoer_name'])
    .select('sanction.kind as sanction_kind');
}
