import type { Db } from '#platform/database/db.ts';
import type { DungeonNames } from './party-row.ts';

export interface StoredSeat {
  partyId: number;
  title: string;
  isLeader: boolean;
  job: number;
  level: number;
  joinedAt: string;
  leftAt: string | null;
}

export async function findStoredSeats(db: Db, profileId: number): Promise<StoredSeat[]> {
  const rows = await db
    .selectFrom('party_member')
    .innerJoin('party', 'party.id', 'party_member.party_id')
    .select(['party.id', 'party.title', 'party.leader_id', 'party_member.job', 'party_member.level'])
    .select(['party_member.joined_at', 'party_member.left_at'])
    .where('party_member.profile_id', '=', profileId)
    .orderBy('party_member.id')
    .execute();
  return rows.map((row) => ({
    partyId: row.id,
    title: row.title,
    isLeader: row.leader_id === profileId,
    job: row.job,
    level: row.level,
    joinedAt: row.joined_at.toISOString(),
    leftAt: row.left_at?.toISOString() ?? null,
  }));
}

export interface StoredRequest {
  partyId: number;
  message: string;
  requestedAt: string;
}

export async function findStoredRequests(db: Db, profileId: number): Promise<StoredRequest[]> {
  const rows = await db
    .selectFrom('party_request')
    .select(['party_id', 'message', 'requested_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
  return rows.map(({ party_id, message, requested_at }) => ({
    partyId: party_id,
    message,
    requestedAt: requested_at.toISOString(),
  }));
}

export async function findLedBy(db: Db, profileId: number, now: Date): Promise<{ id: number; gameServer: number }[]> {
  return db
    .selectFrom('party')
    .select(['id', 'game_server as gameServer'])
    .where('leader_id', '=', profileId)
    .where('closed_at', 'is', null)
    .where('expired_at', '>', now)
    .forNoKeyUpdate()
    .execute();
}

export async function deleteRequestsByProfile(db: Db, profileId: number): Promise<void> {
  await db.deleteFrom('party_request').where('profile_id', '=', profileId).execute();
}

/** @returns the ids of the parties in which the player had a seat */
export async function endMembershipsByProfile(db: Db, profileId: number, at: Date): Promise<number[]> {
  const rows = await db
    .updateTable('party_member')
    .set({ left_at: at, left_by: 'account' })
    .where('profile_id', '=', profileId)
    .where('left_at', 'is', null)
    .returning('party_id')
    .execute();
  return rows.map(({ party_id }) => party_id);
}

export async function findDungeonNames(db: Db, id: number): Promise<DungeonNames['dungeonById']> {
  const rows = await db.selectFrom('dungeon').select(['id', 'name', 'region']).where('id', '=', id).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
