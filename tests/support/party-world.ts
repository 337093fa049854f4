import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { insertParty } from '#tests/factories/parties.ts';
import { insertBlock, suspend } from '#tests/factories/people.ts';
import type { App } from './open-app.ts';
import { type SignedInPlayer, signInAs } from './sign-in-as.ts';

/** What is for members alone, and what for the leader: no name, no text of the site contains these. */
export const MEMBERS_SECRET = '숨은순번';
export const LEADERS_SECRET = '숨은한마디';

export type PartyStateName = 'open' | 'full' | 'ended';

/** Everybody that a party may have to do with. */
export interface PartyWorld {
  partyId: number;
  lootRotationId: number;
  /** Of the member, and the one that is next: of the leader. */
  memberEntryId: number;
  firstEntryId: number;
  leader: SignedInPlayer;
  member: SignedInPlayer;
  /** Another member, on whom leaders act. */
  other: SignedInPlayer;
  /** A member who was suspended since. */
  suspended: SignedInPlayer;
  /** Left his seat half an hour ago. */
  former: SignedInPlayer;
  /** Was kicked half an hour ago. */
  removed: SignedInPlayer;
  /** Waits for an answer. */
  asker: SignedInPlayer;
  /** The leader blocked him. */
  blocked: SignedInPlayer;
  stranger: SignedInPlayer;
  operator: SignedInPlayer;
}

/** A party by turns that began two hours ago. */
export async function makePartyWorld(site: App, state: PartyStateName = 'open'): Promise<PartyWorld> {
  const { db } = site.api;
  const now = Date.now();
  const ago = (ms: number) => new Date(now - ms);
  const player = (job = 4) => signInAs(site, { profile: { job, level: 90, created_at: ago(60 * DAY_MS) } });
  const [leader, member, other, suspended] = [await player(1), await player(), await player(), await player()];
  const [former, removed, asker, blocked, stranger] = [
    await player(),
    await player(),
    await player(),
    await player(),
    await player(),
  ];
  const operator = await signInAs(site, { isOperator: true, profile: { created_at: ago(60 * DAY_MS) } });
  const seated = [member, other, suspended];
  const { id: partyId } = await insertParty(db, {
    leader_id: leader.profile.id,
    leader: { job: 1, level: 90 },
    roles: state === 'full' ? [1, 0, 0, 0] : [1, 0, 0, 0, 0, 0],
    others: seated.map(({ profile }) => ({ job: 4, level: 90, profileId: profile.id })),
    item_distribution: 2,
    created_at: ago(2 * HOUR_MS),
    expired_at: state === 'ended' ? ago(HOUR_MS) : new Date(now + HOUR_MS),
  });
  const left = {
    party_id: partyId,
    seat: 5,
    job: 4,
    level: 90,
    joined_at: ago(2 * HOUR_MS),
    left_at: ago(30 * MINUTE_MS),
  };
  await db
    .insertInto('party_member')
    .values([
      { ...left, profile_id: former.profile.id, left_by: 'self' },
      { ...left, profile_id: removed.profile.id, left_by: 'leader' },
    ])
    .execute();
  await db
    .insertInto('party_request')
    .values({
      party_id: partyId,
      profile_id: asker.profile.id,
      job: 4,
      level: 90,
      message: LEADERS_SECRET,
      requested_at: ago(MINUTE_MS),
    })
    .execute();
  await insertBlock(db, leader, blocked);
  await suspend(db, suspended);
  const turns = await insertTurns(site, partyId, [leader, ...seated]);
  return { partyId, ...turns, leader, member, other, suspended, former, removed, asker, blocked, stranger, operator };
}

async function insertTurns(site: App, partyId: number, players: readonly SignedInPlayer[]) {
  const { db } = site.api;
  const at = new Date();
  const { id: lootRotationId } = await db
    .insertInto('turn_order')
    .values({ created_at: at, updated_at: at, party_id: partyId, title: '구름의옥', mode: 1, last_number: 9 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entry = (number: number, who: { profile_id: number } | { name: string }) => ({
    turn_order_id: lootRotationId,
    number,
    place: number,
    state: 1,
    joined_at: at,
    ...who,
  });
  const rows = await db
    .insertInto('turn_entry')
    .values([
      ...players.map(({ profile }, index) => entry(index + 1, { profile_id: profile.id })),
      entry(9, { name: MEMBERS_SECRET }),
    ])
    .returning('id')
    .execute();
  return { lootRotationId, firstEntryId: rows[0]?.id ?? 0, memberEntryId: rows[1]?.id ?? 0 };
}
