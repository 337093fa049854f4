import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { insertGathering } from '#tests/factories/gatherings.ts';
import { insertGuild, insertGuildApplication, insertGuildPost } from '#tests/factories/guilds.ts';
import { suspend } from '#tests/factories/people.ts';
import { insertSettlement } from '#tests/factories/settlements.ts';
import type { App } from './open-app.ts';
import { type SignedInPlayer, signInAs } from './sign-in-as.ts';

/** What is for members alone, for officers alone, and for those who take part: no text of the site contains these. */
export const BOARD_SECRET = '숨은글월';
export const APPLICATION_SECRET = '숨은신청';
export const SETTLEMENT_SECRET = '숨은정산';
export const TURNS_SECRET = '숨은차례';
export const SCHEDULE_SECRET = '숨은일정';
export const INVITE_SECRET = 'hidden-invite';
/** The shown part of the webhook's address, and the part that nobody reads back. */
export const WEBHOOK_ADDRESS = '98765432109';
export const WEBHOOK_SECRET = 'hidden-webhook-token';

/** Everybody that a guild may have to do with. */
export interface GuildPeople {
  trainee: SignedInPlayer;
  member: SignedInPlayer;
  elder: SignedInPlayer;
  deputy: SignedInPlayer;
  leader: SignedInPlayer;
  /** A member of rank 4 who was suspended since. */
  suspended: SignedInPlayer;
  /** Of rank 5, on whom others act; takes part in the settlement. */
  other: SignedInPlayer;
  /** Left, without a share. */
  former: SignedInPlayer;
  applicant: SignedInPlayer;
  stranger: SignedInPlayer;
  operator: SignedInPlayer;
}

export interface GuildWorld extends GuildPeople {
  guildId: number;
  postId: number;
  commentId: number;
  settlementId: number;
  shareId: number;
  lootRotationId: number;
  firstEntryId: number;
  /** Of the elder, who comes to it. */
  gatheringId: number;
}

export async function makeGuildPeople(site: App): Promise<GuildPeople> {
  const player = () => signInAs(site, { profile: { job: 4, level: 90 } });
  const [trainee, member, elder, deputy] = [await player(), await player(), await player(), await player()];
  const [leader, suspended, other] = [await player(), await player(), await player()];
  const [former, applicant, stranger] = [await player(), await player(), await player()];
  const operator = await signInAs(site, { isOperator: true });
  await suspend(site.api.db, suspended);
  return { trainee, member, elder, deputy, leader, suspended, other, former, applicant, stranger, operator };
}

/** @param people of a world whose guild is over: all guilds are deleted */
export async function makeGuildWorld(site: App, people?: GuildPeople): Promise<GuildWorld> {
  const { db } = site.api;
  if (people) {
    await db.deleteFrom('settlement').execute();
    await db.deleteFrom('guild').execute();
  }
  const { trainee, member, elder, deputy, leader, suspended, other, former, applicant, ...others } =
    people ?? (await makeGuildPeople(site));
  const { id: guildId } = await insertGuild(db, {
    leader_id: leader.profile.id,
    discord_invite: INVITE_SECRET,
    members: [
      { profileId: deputy.profile.id, rank: 2 },
      { profileId: elder.profile.id, rank: 3 },
      { profileId: member.profile.id, rank: 4 },
      { profileId: suspended.profile.id, rank: 4 },
      { profileId: trainee.profile.id, rank: 5 },
      { profileId: other.profile.id, rank: 5 },
    ],
  });
  const at = new Date();
  await db
    .insertInto('guild_member')
    .values({
      guild_id: guildId,
      profile_id: former.profile.id,
      game_server: 1,
      rank: 4,
      joined_at: new Date(at.getTime() - DAY_MS),
      left_at: new Date(at.getTime() - HOUR_MS),
      left_by: 'self',
    })
    .execute();
  await db
    .insertInto('guild_webhook')
    .values({
      guild_id: guildId,
      created_at: new Date(),
      kinds: ['gathering', 'reminder', 'member', 'pinned'],
      url: `https://discord.com/api/webhooks/${WEBHOOK_ADDRESS}/${WEBHOOK_SECRET}`,
    })
    .execute();
  await insertGuildApplication(db, { guildId, profileId: applicant.profile.id, message: APPLICATION_SECRET });
  const { id: settlementId, shareIds } = await insertSettlement(db, {
    guild_id: guildId,
    creator_id: elder.profile.id,
    title: SETTLEMENT_SECRET,
    shares: [{ profile_id: elder.profile.id }, { profile_id: other.profile.id }],
  });
  const post = { guild_id: guildId, profile_id: member.profile.id, settlement_id: settlementId, comment_count: 1 };
  const postId = await insertGuildPost(db, { ...post, text: BOARD_SECRET });
  const { id: commentId } = await db
    .insertInto('guild_comment')
    .values({ post_id: postId, profile_id: member.profile.id, created_at: at, text: BOARD_SECRET })
    .returning('id')
    .executeTakeFirstOrThrow();
  const turns = await insertTurns(site, guildId, { elder, other });
  const gatheringId = await insertGathering(db, {
    guild_id: guildId,
    creator_id: elder.profile.id,
    title: SCHEDULE_SECRET,
    note: SCHEDULE_SECRET,
    coming: [elder.profile.id],
  });
  return {
    guildId,
    postId,
    commentId,
    settlementId,
    shareId: shareIds[1] ?? 0,
    ...turns,
    gatheringId,
    trainee,
    member,
    elder,
    deputy,
    leader,
    suspended,
    other,
    former,
    applicant,
    ...others,
  };
}

async function insertTurns(
  { api: { db } }: App,
  guildId: number,
  { elder, other }: Pick<GuildWorld, 'elder' | 'other'>,
): Promise<{ lootRotationId: number; firstEntryId: number }> {
  const at = new Date();
  const { id: lootRotationId } = await db
    .insertInto('turn_order')
    .values({
      created_at: at,
      updated_at: at,
      guild_id: guildId,
      creator_id: elder.profile.id,
      title: TURNS_SECRET,
      mode: 1,
      last_number: 2,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = await db
    .insertInto('turn_entry')
    .values(
      [other, elder].map(({ profile }, index) => ({
        turn_order_id: lootRotationId,
        number: index + 1,
        place: index + 1,
        profile_id: profile.id,
        state: 1,
        joined_at: at,
      })),
    )
    .returning('id')
    .execute();
  return { lootRotationId, firstEntryId: rows[0]?.id ?? 0 };
}
