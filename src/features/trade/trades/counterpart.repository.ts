import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { EarlierNamings, Naming } from './counterpart.rules.ts';

export interface CounterpartRequest extends Naming {
  counterpartId: number | null;
}

export async function findRequest(db: Db, tradeId: number): Promise<CounterpartRequest | undefined> {
  return db
    .selectFrom('counterpart_request')
    .select(['counterpart_id as counterpartId', 'named_at as namedAt', 'is_true as isTrue'])
    .where('trade_id', '=', tradeId)
    .executeTakeFirst();
}

export interface Pair {
  ownerId: number;
  counterpartId: number;
}

/** Serialises the requests of two players who name each other. */
export async function lockPair(db: Db, { ownerId, counterpartId }: Pair): Promise<void> {
  const pair = `counterpart ${Math.min(ownerId, counterpartId)} ${Math.max(ownerId, counterpartId)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(db);
}

/**
 * Holds the lock until the request is committed, so that the deletion of that player's account comes before or after
 * it.
 */
export async function lockNamed(db: Db, playerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${`named ${playerId}`}, 0))`.execute(db);
}

export async function findEarlier(
  db: Db,
  { ownerId, counterpartId }: Pair,
  since: { pair: Date; hour: Date },
): Promise<EarlierNamings> {
  const ofPair = await db
    .selectFrom('counterpart_request')
    .select(['named_at as namedAt', 'is_true as isTrue'])
    .where('named_at', '>=', since.pair)
    .where(({ or, and, eb }) =>
      or([
        and([eb('owner_id', '=', ownerId), eb('counterpart_id', '=', counterpartId)]),
        and([eb('owner_id', '=', counterpartId), eb('counterpart_id', '=', ownerId)]),
      ]),
    )
    .execute();
  const lastHour = await db
    .selectFrom('counterpart_request')
    .select('named_at as namedAt')
    .where('owner_id', '=', ownerId)
    .where('named_at', '>', since.hour)
    .execute();
  return { ofPair, lastHour };
}

export async function insertRequest(
  db: Db,
  tradeId: number,
  { ownerId, counterpartId }: Pair,
  at: Date,
): Promise<void> {
  await db
    .insertInto('counterpart_request')
    .values({ trade_id: tradeId, owner_id: ownerId, counterpart_id: counterpartId, named_at: at })
    .execute();
}

export async function setAnswer(db: Db, tradeId: number, isTrue: boolean, at: Date): Promise<void> {
  await db
    .updateTable('counterpart_request')
    .set({ is_true: isTrue, answered_at: at })
    .where('trade_id', '=', tradeId)
    .execute();
}

export interface StoredRequest {
  tradeId: number;
  namedAt: string;
  answeredAt: string | null;
  isTrue: boolean | null;
}

/** Returns the requests in which the player was named. */
export async function findRequestsTo(db: Db, profileId: number): Promise<StoredRequest[]> {
  const rows = await db
    .selectFrom('counterpart_request')
    .select(['trade_id', 'named_at', 'answered_at', 'is_true'])
    .where('counterpart_id', '=', profileId)
    .orderBy('trade_id')
    .execute();
  return rows.map((row) => ({
    tradeId: row.trade_id,
    namedAt: row.named_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    isTrue: row.is_true,
  }));
}

/**
 * Removes the player's own requests. Rows in which they were named are kept without them, because nobody may be named
 * for those trades again.
 */
export async function deleteRequestsByProfile(db: Db, profileId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`named ${profileId}`}, 0))`.execute(db);
  await db.deleteFrom('counterpart_request').where('owner_id', '=', profileId).execute();
  await db
    .updateTable('counterpart_request')
    .set({ counterpart_id: null })
    .where('counterpart_id', '=', profileId)
    .execute();
}
