import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { RatingCount } from './player-rating.contract.ts';

/** Returns when the giver last gave to each receiver, by receiver; those who got none are absent. */
export async function findLastGiven(
  db: Db,
  giverId: number,
  receiverIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  if (receiverIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('manner')
    .select(({ fn }) => ['receiver_id', fn.max('given_at').as('at')])
    .where('giver_id', '=', giverId)
    .where('receiver_id', 'in', [...receiverIds])
    .groupBy('receiver_id')
    .execute();
  return new Map(rows.map(({ receiver_id, at }) => [receiver_id, at]));
}

export interface NewRating {
  giverId: number;
  receiverId: number;
  /** `trade:12` */
  subject: string;
  tags: readonly number[];
  at: Date;
}

export async function insertRating(db: Db, { giverId, receiverId, subject, tags, at }: NewRating): Promise<void> {
  await db
    .insertInto('manner')
    .values({ given_at: at, giver_id: giverId, receiver_id: receiverId, subject, tags: [...tags] })
    .execute();
}

/** Counts each giver once per tag, without suspended and deleted ones. */
export async function countGivers(
  db: Db,
  receiverId: number,
  { since, now }: { since: Date; now: Date },
): Promise<RatingCount[]> {
  const { rows } = await sql<RatingCount>`
    select tag, count(distinct manner.giver_id)::int as givers
    from manner join profile on profile.id = manner.giver_id cross join lateral unnest(manner.tags) as tag
    where manner.receiver_id = ${receiverId} and manner.given_at > ${since}
      and profile.deleted_at is null and (profile.banned_at is null or profile.banned_at <= ${now})
    group by tag order by tag`.execute(db);
  return rows;
}

export interface StoredRating {
  direction: 'given' | 'received';
  tags: number[];
  at: string;
}

export async function findRatingsByProfile(db: Db, profileId: number): Promise<StoredRating[]> {
  const rows = await db
    .selectFrom('manner')
    .select(['giver_id', 'tags', 'given_at'])
    .where(({ eb, or }) => or([eb('giver_id', '=', profileId), eb('receiver_id', '=', profileId)]))
    .orderBy('id')
    .execute();
  return rows.map(({ giver_id, tags, given_at }) => ({
    direction: giver_id === profileId ? 'given' : 'received',
    tags,
    at: given_at.toISOString(),
  }));
}

/** Deletes what the player has given and received. */
export async function deleteRatingsByProfile(db: Db, profileId: number): Promise<void> {
  await db
    .deleteFrom('manner')
    .where(({ eb, or }) => or([eb('giver_id', '=', profileId), eb('receiver_id', '=', profileId)]))
    .execute();
}

export async function deleteRatingsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('manner').where('given_at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
