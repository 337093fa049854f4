import type { Insertable } from 'kysely';
import type { Database } from '#database/schema.ts';
import { USUAL_ROLES } from '#features/community/parties/party.labels.ts';
import { USUAL_MINUTES } from '#features/community/parties/party.limits.ts';
import { freeJobs, seatFor } from '#features/community/parties/party.rules.ts';
import type { Db } from '#platform/database/db.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { insertProfile } from './people.ts';

export interface PartyParts extends Partial<Insertable<Database['party']>> {
  /** Members besides the leader, each in the first suitable seat. */
  others?: readonly { job: number; level?: number; profileId?: number }[];
  leader?: { job: number; level: number };
}

/** Inserts a party with its members. By default it was made now on server 1, goes anywhere, lasts an hour and seeks 격수, 주술사, 도사. */
export async function insertParty(
  db: Db,
  { others = [], leader = { job: 1, level: 99 }, ...parts }: PartyParts = {},
): Promise<{ id: number; leader_id: number }> {
  const at = new Date(parts.created_at ?? Date.now());
  const leaderId = parts.leader_id ?? (await insertProfile(db, leader)).id;
  const roles = parts.roles ?? [leader.job, ...USUAL_ROLES];
  const members = [{ ...leader, profileId: leaderId, seat: 0 }];
  for (const { job, level = 99, profileId } of others) {
    const seat = seatFor(roles, new Set(members.map((member) => member.seat)), job);
    if (seat === null) throw new Error(`no seat is free for job ${job}`);
    members.push({ job, level, seat, profileId: profileId ?? (await insertProfile(db, { job, level })).id });
  }
  const { id } = await db
    .insertInto('party')
    .values({
      created_at: at,
      updated_at: at,
      listed_at: at,
      expired_at: new Date(at.getTime() + USUAL_MINUTES * MINUTE_MS),
      game_server: 1,
      title: '같이 사냥하실 분',
      dungeon_id: 0,
      region: 0,
      channel: 0,
      has_dungeon_place: false,
      item_distribution: 1,
      ...parts,
      created_profile_id: parts.created_profile_id ?? leaderId,
      leader_id: leaderId,
      roles: [...roles],
      member_count: members.length,
      free_jobs: freeJobs(roles, new Set(members.map(({ seat }) => seat))),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('party_member')
    .values(
      members.map(({ profileId, seat, job, level }) => ({
        party_id: id,
        profile_id: profileId,
        seat,
        job,
        level,
        joined_at: at,
      })),
    )
    .execute();
  return { id, leader_id: leaderId };
}
