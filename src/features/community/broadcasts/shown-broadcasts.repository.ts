import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface ShownRow {
  id: number;
  game_server: number;
  channel: number;
  kind: number;
  name_key: string;
  comparable: string;
  /** The text as shown, with masks. */
  message: string;
}

/** Returns those of the given shouts that are still shown, oldest first. */
export function findShownByIds(db: Db, ids: readonly number[]): Promise<ShownRow[]> {
  return db
    .selectFrom('broadcast')
    .select(({ fn }) => [
      ...(['id', 'game_server', 'channel', 'kind', 'name_key', 'comparable'] as const),
      fn.coalesce('masked', 'message').as('message'),
    ])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('hidden_by', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export interface FoundHits {
  hits: number;
  among: number;
  first: Date | null;
  last: Date | null;
}

export interface HitFilter {
  comparable: string;
  /** 0: all. */
  gameServer: number;
  kind: number;
  /** Key of a name whose shouts are left out, because it is that of the player who searches; null: none. */
  notBy: string | null;
}

export function countHits(db: Db, filter: HitFilter, most: number): Promise<FoundHits> {
  const { comparable, gameServer, kind, notBy } = filter;
  const isHit = sql`comparable like ${`%${comparable}%`} and name_key is distinct from ${notBy}::text`;
  return db
    .with(
      (name) => name('broadcast').materialized(),
      () =>
        db
          .selectFrom('broadcast')
          .select(['created_at', 'comparable', 'name_key', 'kind', 'game_server'])
          .where('hidden_by', 'is', null)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(most),
    )
    .selectFrom('broadcast')
    .select(({ fn }) => [
      sql<number>`count(*) filter (where ${isHit})`.as('hits'),
      fn.countAll<number>().as('among'),
      fn.min('created_at').as('first'),
      fn.max('created_at').as('last'),
    ])
    .$if(gameServer > 0, (query) => query.where('game_server', '=', gameServer))
    .$if(kind > 0, (query) => query.where('kind', '=', kind as 1 | 2 | 9))
    .executeTakeFirstOrThrow();
}
