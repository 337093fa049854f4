import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import { selectPlayer } from '../player-columns.repository.ts';
import type { PlayerColumns } from './party-row.ts';

type StoredRequest = Selectable<Database['party_request']>;

export interface RequestWithPlayer extends StoredRequest {
  player: PlayerColumns;
}

interface OnePair {
  partyId: number;
  profileId: number;
}

export async function findOpenRequest(db: Db, { partyId, profileId }: OnePair): Promise<StoredRequest | undefined> {
  return db
    .selectFrom('party_request')
    .selectAll()
    .where('party_id', '=', partyId)
    .where('profile_id', '=', profileId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

export interface Rejections {
  count: number;
  last: Date | null;
}

export async function findRejections(db: Db, { partyId, profileId }: OnePair): Promise<Rejections> {
  return db
    .selectFrom('party_request')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('ended_at').as('last')])
    .where('party_id', '=', partyId)
    .where('profile_id', '=', profileId)
    .where('outcome', '=', 'refused')
    .executeTakeFirstOrThrow();
}

/** Returns whether the leader has removed the player from the party. */
export async function wasRemoved(db: Db, { partyId, profileId }: OnePair): Promise<boolean> {
  const row = await db
    .selectFrom('party_member')
    .select('id')
    .where('party_id', '=', partyId)
    .where('profile_id', '=', profileId)
    .where('left_by', '=', 'leader')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts open requests to all running parties, including hidden requests. */
export async function countOpenRequests(db: Db, profileId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('party_request')
    .innerJoin('party', 'party.id', 'party_request.party_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('party_request.profile_id', '=', profileId)
    .where('party_request.ended_at', 'is', null)
    .where('party.closed_at', 'is', null)
    .where('party.expired_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countOpenAt(db: Db, partyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('party_request')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('party_id', '=', partyId)
    .where('ended_at', 'is', null)
    .where('is_hidden', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewRequest extends OnePair {
  job: number;
  level: number;
  message: string;
  at: Date;
  isHidden: boolean;
}

export async function insertRequest(db: Db, request: NewRequest): Promise<void> {
  await db
    .insertInto('party_request')
    .values({
      party_id: request.partyId,
      profile_id: request.profileId,
      job: request.job,
      level: request.level,
      message: request.message,
      requested_at: request.at,
      is_hidden: request.isHidden,
    })
    .execute();
}

export async function endRequest(
  db: Db,
  { partyId, profileId }: OnePair,
  { at, outcome }: { at: Date; outcome: 'accepted' | 'refused' | 'withdrawn' },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('party_request')
    .set({ ended_at: at, outcome })
    .where('party_id', '=', partyId)
    .where('profile_id', '=', profileId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** @returns the ids of the parties with a pending request */
export async function withdrawAllRequests(db: Db, profileId: number, at: Date): Promise<number[]> {
  const rows = await db
    .updateTable('party_request')
    .set({ ended_at: at, outcome: 'withdrawn' })
    .where('profile_id', '=', profileId)
    .where('ended_at', 'is', null)
    .returning('party_id')
    .execute();
  return rows.map(({ party_id }) => party_id);
}

/** Returns requests, oldest first, without those of suspended and blocked players. */
export async function findShownRequests(db: Db, partyId: number, now: Date): Promise<RequestWithPlayer[]> {
  return db
    .selectFrom('party_request')
    .innerJoin('profile', 'profile.id', 'party_request.profile_id')
    .selectAll('party_request')
    .select((of) => selectPlayer(of).as('player'))
    .where('party_request.party_id', '=', partyId)
    .where('party_request.ended_at', 'is', null)
    .where('party_request.is_hidden', '=', false)
    .where('profile.deleted_at', 'is', null)
    .where(({ eb, or }) => or([eb('profile.banned_at', 'is', null), eb('profile.banned_at', '<=', now)]))
    .orderBy('party_request.id')
    .execute();
}

export async function findOpenRequests(db: Db, profileId: number): Promise<{ party_id: number; requested_at: Date }[]> {
  return db
    .selectFrom('party_request')
    .select(['party_id', 'requested_at'])
    .where('profile_id', '=', profileId)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

/** Returns the accounts of players who wait for an answer. */
export async function findWaitingAccounts(db: Db, partyId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('party_request')
    .innerJoin('profile', 'profile.id', 'party_request.profile_id')
    .select('profile.user_id')
    .where('party_request.party_id', '=', partyId)
    .where('party_request.ended_at', 'is', null)
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

/** Hides pending requests after a new block. */
export async function hideRequestsBetween(db: Db, leaderId: number, profileId: number): Promise<void> {
  await db
    .updateTable('party_request')
    .set({ is_hidden: true })
    .where('profile_id', '=', profileId)
    .where('ended_at', 'is', null)
    .where('party_id', 'in', (of) => of.selectFrom('party').select('id').where('leader_id', '=', leaderId))
    .execute();
}

/** Erases requests and their messages when their party ends. */
export async function deleteRequestsAt(db: Db, partyId: number): Promise<void> {
  await db.deleteFrom('party_request').where('party_id', '=', partyId).execute();
}

/** Returns the accounts of the leaders of these parties. */
export async function findLeaderAccounts(db: Db, partyIds: readonly number[]): Promise<string[]> {
  if (partyIds.length === 0) return [];
  const rows = await db
    .selectFrom('party')
    .innerJoin('profile', 'profile.id', 'party.leader_id')
    .select('profile.user_id')
    .where('party.id', 'in', [...partyIds])
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}
