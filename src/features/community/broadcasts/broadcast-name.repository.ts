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

export async function muteUntil(
  db: Db,
  { gameServer, nameKey, until }: { gameServer: number; nameKey: string; until: Date },
): Promise<void> {
  await db
    .insertInto('muted_name')
    .values({ game_server: gameServer, name_key: nameKey, muted_until: until })
    .onConflict((conflict) => conflict.columns(['game_server', 'name_key']).doUpdateSet({ muted_until: until }))
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
