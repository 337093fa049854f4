import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import { selectPlayer } from '../player-columns.repository.ts';
import { LONGEST_MS } from './party.limits.ts';
import type { MemberRow, PartyRow, PlayerColumns } from './party-row.ts';

const BATCH = 5000;

/** Deletes requests to parties that have ended. */
export async function deleteEndedRequests(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from party_request where id in (
    select party_request.id from party_request join party on party.id = party_request.party_id
    where party.closed_at is not null or party.expired_at <= ${now} limit ${BATCH})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Deletes seats of parties that ended before the given time. */
export async function deleteSeatsBefore(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from party_member where id in (
    select party_member.id from party_member join party on party.id = party_member.party_id
    where coalesce(party.closed_at, party.expired_at) < ${before} limit ${BATCH})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * Locks a player, so that their requests to join and their seating run one after the other. The lock is taken before a
 * party is locked.
 */
export async function lockPlayer(db: Db, profileId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`party player ${profileId}`}, 0))`.execute(db);
}

export async function lockParty(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('party').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return row !== undefined;
}

export function partiesWithSeats(db: Db) {
  return withSeats(db.selectFrom('party'));
}

/** Adds leader and members to the parties of a query. */
export function withSeats<Output>(query: SelectQueryBuilder<Database, 'party', Output>) {
  return query
    .innerJoin('profile as leader', 'leader.id', 'party.leader_id')
    .selectAll('party')
    .select((of) => [
      jsonBuildObject({
        user_id: of.ref('leader.user_id'),
        name: of.ref('leader.name'),
        job: of.ref('leader.job'),
        grade: of.ref('leader.grade'),
        level: of.ref('leader.level'),
      }).as('leader'),
      jsonArrayFrom(
        of
          .selectFrom('party_member')
          .select(['party_member.profile_id', 'party_member.seat', 'party_member.job', 'party_member.level'])
          .whereRef('party_member.party_id', '=', 'party.id')
          .where('party_member.left_at', 'is', null),
      ).as('members'),
    ]);
}

export function findParty(db: Db, id: number): Promise<PartyRow | undefined> {
  return partiesWithSeats(db).where('party.id', '=', id).executeTakeFirst();
}

export async function findParties(db: Db, ids: readonly number[]): Promise<PartyRow[]> {
  if (ids.length === 0) return [];
  return partiesWithSeats(db)
    .where('party.id', 'in', [...ids])
    .execute();
}

/** Returns whether the leader is suspended or deleted, so that only members see the party. */
export async function hasAbsentLeader(db: Db, id: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('party')
    .innerJoin('profile as leader', 'leader.id', 'party.leader_id')
    .select('party.id')
    .where('party.id', '=', id)
    .where(({ eb, or }) => or([eb('leader.deleted_at', 'is not', null), eb('leader.banned_at', '>', now)]))
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertParty(db: Db, values: Insertable<Database['party']>): Promise<number> {
  const { id } = await db.insertInto('party').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateParty(db: Db, id: number, values: Updateable<Database['party']>): Promise<void> {
  await db.updateTable('party').set(values).where('id', '=', id).execute();
}

export async function insertMember(db: Db, values: Insertable<Database['party_member']>): Promise<void> {
  await db.insertInto('party_member').values(values).execute();
}

export async function endMembership(
  db: Db,
  { partyId, profileId }: { partyId: number; profileId: number },
  { at, by }: { at: Date; by: 'self' | 'leader' | 'account' },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('party_member')
    .set({ left_at: at, left_by: by })
    .where('party_id', '=', partyId)
    .where('profile_id', '=', profileId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Returns the id of the party in which a player has a seat now, on any of these servers. */
export async function findRunningPartyId(
  db: Db,
  profileId: number,
  { servers, now }: { servers: readonly number[]; now: Date },
): Promise<number | undefined> {
  if (servers.length === 0) return undefined;
  const row = await db
    .selectFrom('party_member')
    .innerJoin('party', 'party.id', 'party_member.party_id')
    .select('party.id')
    .where('party_member.profile_id', '=', profileId)
    .where('party_member.left_at', 'is', null)
    .where('party_member.joined_at', '>', new Date(now.getTime() - LONGEST_MS))
    .where('party.closed_at', 'is', null)
    .where('party.expired_at', '>', now)
    .where('party.game_server', 'in', [...servers])
    .executeTakeFirst();
  return row?.id;
}

export interface MemberWithPlayer extends MemberRow {
  party_id: number;
  left_at: Date | null;
  player: PlayerColumns;
}

/** Returns members in the order of the seats, former ones included. */
export async function findMembers(db: Db, partyIds: readonly number[]): Promise<MemberWithPlayer[]> {
  if (partyIds.length === 0) return [];
  return db
    .selectFrom('party_member')
    .innerJoin('profile', 'profile.id', 'party_member.profile_id')
    .select((of) => [
      'party_member.party_id',
      'party_member.profile_id',
      'party_member.seat',
      'party_member.job',
      'party_member.level',
      'party_member.joined_at',
      'party_member.left_at',
      selectPlayer(of).as('player'),
    ])
    .where('party_member.party_id', 'in', [...partyIds])
    .orderBy('party_member.seat')
    .orderBy('party_member.id')
    .execute();
}

export async function findPastParties(
  db: Db,
  profileId: number,
  { before, since, now, limit }: { before: number | undefined; since: Date; now: Date; limit: number },
): Promise<PartyRow[]> {
  return partiesWithSeats(db)
    .where('party.id', 'in', (of) =>
      of.selectFrom('party_member').select('party_id').where('profile_id', '=', profileId),
    )
    .where(({ eb, or }) =>
      or([
        eb('party.closed_at', '>', since),
        eb.and([
          eb('party.closed_at', 'is', null),
          eb('party.expired_at', '>', since),
          eb('party.expired_at', '<=', now),
        ]),
      ]),
    )
    .$if(before !== undefined, (query) => query.where('party.id', '<', Number(before)))
    .orderBy('party.id', 'desc')
    .limit(limit)
    .execute();
}

export async function wasMember(db: Db, partyId: number, profileId: number): Promise<boolean> {
  const row = await db
    .selectFrom('party_member')
    .select('id')
    .where('party_id', '=', partyId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Null: the account was deleted. */
export async function findAccountId(db: Db, profileId: number): Promise<string | null> {
  const row = await db.selectFrom('profile').select('user_id').where('id', '=', profileId).executeTakeFirst();
  return row?.user_id ?? null;
}
