import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/** Returns which of these names are muted and which are erased, so that nothing of theirs is stored. */
export async function findMutedNames(
  db: Db,
  {
    gameServer,
    nameKeys,
    hashes,
    now,
  }: { gameServer: number; nameKeys: readonly string[]; hashes: readonly Buffer[]; now: Date },
): Promise<{ muted: Set<string>; erased: Set<string>; hasKeywords: boolean }> {
  const [row] = await db
    .selectNoFrom((of) => [
      of
        .selectFrom('muted_name')
        .select(({ fn }) => fn.agg<string[] | null>('array_agg', ['name_key']).as('keys'))
        .where('game_server', '=', gameServer)
        .where('name_key', '=', sql<string>`any(${[...nameKeys]}::text[])`)
        .where('muted_until', '>', now)
        .as('muted'),
      of
        .selectFrom('erased_name')
        .select(sql`array_agg(encode(name_hash, 'hex'))`.$castTo<string[] | null>().as('hashes'))
        .where('name_hash', '=', sql`any(${[...hashes]}::bytea[])`.$castTo<Buffer>())
        .as('erased'),
      of.exists(of.selectFrom('keyword').select('id')).as('hasKeywords'),
    ])
    .execute();
  return {
    muted: new Set(row?.muted ?? []),
    erased: new Set(row?.erased ?? []),
    hasKeywords: row?.hasKeywords === true,
  };
}

export interface MuteRow {
  game_server: number;
  name_key: string;
  /** As the operator wrote it; null for old rows. */
  name: string | null;
  muted_at: Date | null;
  muted_by: string | null;
  muted_until: Date;
  operator_name: string | null;
}

interface NameOnServer {
  gameServer: number;
  nameKey: string;
}

export async function muteUntil(
  db: Db,
  { gameServer, nameKey, name, until, at, by }: NameOnServer & { name: string; until: Date; at: Date; by: string },
): Promise<void> {
  const mute = { name, muted_until: until, muted_at: at, muted_by: by };
  await db
    .insertInto('muted_name')
    .values({ game_server: gameServer, name_key: nameKey, ...mute })
    .onConflict((conflict) => conflict.columns(['game_server', 'name_key']).doUpdateSet(mute))
    .execute();
}

/** Returns the mutes that run, those that end first at the top. */
export function findRunningMutes(db: Db, now: Date): Promise<MuteRow[]> {
  return db
    .selectFrom('muted_name')
    .leftJoin('profile', 'profile.user_id', 'muted_name.muted_by')
    .selectAll('muted_name')
    .select('profile.name as operator_name')
    .where('muted_until', '>', now)
    .orderBy('muted_until')
    .orderBy('name_key')
    .execute();
}

/** @returns whether a mute ran */
export async function deleteMute(db: Db, { gameServer, nameKey }: NameOnServer, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('muted_name')
    .where('game_server', '=', gameServer)
    .where('name_key', '=', nameKey)
    .where('muted_until', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the mute of one act, unless another one has taken its place. */
export async function deleteMuteBy(
  db: Db,
  { gameServer, nameKey }: NameOnServer,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  await db
    .deleteFrom('muted_name')
    .where('game_server', '=', gameServer)
    .where('name_key', '=', nameKey)
    .where('muted_at', '=', at)
    .where('muted_by', '=', by)
    .execute();
}

export async function insertErasedName(db: Db, hash: Buffer, at: Date): Promise<void> {
  await db
    .insertInto('erased_name')
    .values({ name_hash: hash, erased_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteMutesBefore(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('muted_name').where('muted_until', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}
