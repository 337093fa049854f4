import type { Updateable } from 'kysely';
import type { Database } from '#database/schema.ts';
import { notifyAllUnlessBlocked } from '#features/people/blocks/block.service.ts';
import { requireMembersText } from '#features/people/moderation/moderate-text.service.ts';
import { AppError } from '#shared/errors.ts';
import { SUCCESS } from '#shared/success.ts';
import { guildMessages } from '../guild-webhooks/guild-message.labels.ts';
import { postToGuild } from '../guild-webhooks/post-to-guild.service.ts';
import type { Rank } from '../guilds/guild.labels.ts';
import { guildNotices } from '../guilds/guild.notices.ts';
import { can } from '../guilds/guild.policy.ts';
import type { GuildSite } from '../guilds/guild.rules.ts';
import { type GuildCtx, lockGuild, requireMay, requireWritable } from '../guilds/guild-access.service.ts';
import { mayNot, tooEarly } from '../guilds/guild-error.labels.ts';
import type { GuildRow } from '../guilds/guild-row.ts';
import { presentMembers } from '../guilds/guild-standing.service.ts';
import { seenSettlements } from '../settlements/guild-settlements.service.ts';
import {
  type GuildPost,
  type GuildPostChange,
  type NewGuildPost,
  POSTS_AN_HOUR,
  POSTS_WINDOW_MS,
} from './guild-post.contract.ts';
import { guildPostEvent } from './guild-post.events.ts';
import { findMadeSince, findPost, insertPost, type OnePost, unpin, updatePost } from './guild-post.repository.ts';
import { noPost, notAuthor, postErrors } from './guild-post-error.labels.ts';
import type { PostRow } from './guild-post-row.ts';
import { showPost } from './read-guild-posts.service.ts';

export async function createGuildPost(
  ctx: GuildCtx,
  site: GuildSite,
  guildId: number,
  { text, isPinned = false, settlementId = null }: NewGuildPost,
): Promise<GuildPost> {
  const { db, clock, actor, effects } = ctx;
  const seen = await lockGuild(ctx, site, guildId);
  const rank = requireMay(seen, 'write');
  if (isPinned) requireMay(seen, 'pin');
  requireWritable(seen.row);
  const at = clock.now();
  await requireRoom(ctx, guildId, at);
  await requireSettlement(ctx, { guildId, rank }, settlementId);
  await requireMembersText(db, { text });
  if (isPinned) await unpinOther(ctx, guildId);
  const id = await insertPost(db, {
    guild_id: guildId,
    profile_id: actor.profile.id,
    created_at: at,
    updated_at: at,
    text,
    is_pinned: isPinned,
    settlement_id: settlementId,
  });
  effects.publish(guildPostEvent('created', guildId, id));
  if (isPinned) await notifyOfPin(ctx, seen.row, id, at);
  return showPost(ctx, { guildId, rank }, id);
}

/** Changes a post: its author may change its contents, and officers may pin it. */
export async function changeGuildPost(
  ctx: GuildCtx,
  site: GuildSite,
  { guildId, postId }: OnePost,
  { text, isPinned, settlementId }: GuildPostChange,
): Promise<GuildPost> {
  const { db, clock, effects } = ctx;
  const seen = await lockGuild(ctx, site, guildId);
  const rank = requireMay(seen, 'see');
  const row = await requirePost(ctx, { guildId, postId });
  const isWritten = text !== undefined || settlementId !== undefined;
  if (isWritten) requireAuthor(ctx, row, rank);
  const isMoved = isPinned !== undefined && isPinned !== row.is_pinned;
  if (isPinned !== undefined) requireMay(seen, 'pin');
  requireWritable(seen.row);
  if (settlementId !== undefined) await requireSettlement(ctx, { guildId, rank }, settlementId);
  await requireMembersText(db, { text });
  const at = clock.now();
  if (isMoved && isPinned) await unpinOther(ctx, guildId);
  await updatePost(db, postId, toColumns({ text, isPinned, settlementId }, at));
  effects.publish(guildPostEvent('changed', guildId, postId));
  if (isMoved && isPinned) await notifyOfPin(ctx, seen.row, postId, at);
  return showPost(ctx, { guildId, rank }, postId);
}

function toColumns({ text, isPinned, settlementId }: GuildPostChange, at: Date): Updateable<Database['guild_post']> {
  return {
    ...(text !== undefined && { text, updated_at: at }),
    ...(settlementId !== undefined && { settlement_id: settlementId, updated_at: at }),
    ...(isPinned === undefined ? { updated_at: at } : { is_pinned: isPinned }),
  };
}

/** Erases a post, whose comments stay. Its author and the officers may do so. */
export async function deleteGuildPost(
  ctx: GuildCtx,
  site: GuildSite,
  { guildId, postId }: OnePost,
): Promise<typeof SUCCESS> {
  const { db, clock, actor, effects } = ctx;
  const seen = await lockGuild(ctx, site, guildId);
  const rank = requireMay(seen, 'see');
  const row = await requirePost(ctx, { guildId, postId });
  if (row.profile_id !== actor.profile.id && !can(rank, 'deletePosts')) throw notAuthor(postErrors.mayNotDelete);
  requireWritable(seen.row);
  const at = clock.now();
  await updatePost(db, postId, { text: '', is_pinned: false, settlement_id: null, erased_at: at, updated_at: at });
  effects.publish(guildPostEvent(row.comment_count > 0 ? 'changed' : 'deleted', guildId, postId));
  return SUCCESS;
}

/** Returns a post that is not erased. */
export async function requirePost({ db }: GuildCtx, post: OnePost): Promise<PostRow> {
  const row = await findPost(db, post);
  if (!row || row.erased_at !== null) throw noPost();
  return row;
}

function requireAuthor({ actor }: GuildCtx, { profile_id }: PostRow, rank: Rank): void {
  if (profile_id !== actor.profile.id) throw notAuthor();
  if (!can(rank, 'write')) throw mayNot('write', true);
}

async function requireRoom({ db }: GuildCtx, guildId: number, now: Date): Promise<void> {
  const made = await findMadeSince(db, guildId, new Date(now.getTime() - POSTS_WINDOW_MS));
  const oldest = made[POSTS_AN_HOUR - 1];
  if (oldest) throw tooEarly(postErrors.tooMany, { nextAt: new Date(oldest.getTime() + POSTS_WINDOW_MS), now });
}

/** Requires a settlement of this guild that the author may see. */
async function requireSettlement(
  { db, actor }: GuildCtx,
  { guildId, rank }: { guildId: number; rank: Rank },
  settlementId: number | null,
): Promise<void> {
  if (settlementId === null) return;
  const seen = await seenSettlements(db, [settlementId], { guildId, profileId: actor.profile.id, rank });
  if (seen.has(settlementId)) return;
  throw new AppError('INVALID_INPUT', { issues: [{ path: 'settlementId', message: postErrors.unknownSettlement }] });
}

async function unpinOther({ db, effects }: GuildCtx, guildId: number): Promise<void> {
  const before = await unpin(db, guildId);
  if (before !== undefined) effects.publish(guildPostEvent('changed', guildId, before));
}

async function notifyOfPin(ctx: GuildCtx, guild: GuildRow, postId: number, at: Date): Promise<void> {
  const { id } = ctx.actor.profile;
  const members = (await presentMembers(ctx.db, guild.id)).map(({ profileId }) => profileId);
  const to = members.filter((profileId) => profileId !== id);
  await notifyAllUnlessBlocked(ctx, { from: id, to }, guildNotices.pinned(guild, { postId, at }));
  await postToGuild(
    ctx,
    { guildId: guild.id, kind: 'pinned', once: `pinned:${postId}:${at.getTime()}`, at, postId },
    guildMessages.pinned(guild),
  );
}
