import { requireMembersText } from '#features/people/moderation/moderate-text.service.ts';
import { SUCCESS } from '#shared/success.ts';
import { can } from '../guilds/guild.policy.ts';
import type { GuildSite } from '../guilds/guild.rules.ts';
import { type GuildCtx, lockGuild, requireMay, requireWritable } from '../guilds/guild-access.service.ts';
import { type GuildComment, MAX_COMMENTS, type NewGuildComment } from './guild-post.contract.ts';
import { guildPostEvent } from './guild-post.events.ts';
import { deleteComment, findComment, findPost, insertComment, type OnePost } from './guild-post.repository.ts';
import { fullOfComments, noPost, notAuthor, postErrors } from './guild-post-error.labels.ts';
import { toComment } from './guild-post-row.ts';
import { requirePost } from './write-guild-post.service.ts';

export async function createGuildComment(
  ctx: GuildCtx,
  site: GuildSite,
  { guildId, postId }: OnePost,
  { text }: NewGuildComment,
): Promise<GuildComment> {
  const { db, clock, actor, effects } = ctx;
  const seen = await lockGuild(ctx, site, guildId);
  requireMay(seen, 'write');
  const post = await requirePost(ctx, { guildId, postId });
  requireWritable(seen.row);
  if (post.comment_count >= MAX_COMMENTS) throw fullOfComments();
  await requireMembersText(db, { text });
  const commentId = await insertComment(db, {
    post_id: postId,
    profile_id: actor.profile.id,
    created_at: clock.now(),
    text,
  });
  effects.publish(guildPostEvent('changed', guildId, postId));
  const row = await findComment(db, { postId, commentId });
  if (!row) throw noPost(postErrors.goneComment);
  return toComment(row);
}

/** Deletes a comment, also one beneath an erased post. Its author and the officers may do so. */
export async function deleteGuildComment(
  ctx: GuildCtx,
  site: GuildSite,
  { guildId, postId, commentId }: OnePost & { commentId: number },
): Promise<typeof SUCCESS> {
  const { db, actor, effects } = ctx;
  const seen = await lockGuild(ctx, site, guildId);
  const rank = requireMay(seen, 'see');
  const post = await findPost(db, { guildId, postId });
  const comment = post && (await findComment(db, { postId, commentId }));
  if (!comment) throw noPost(postErrors.goneComment);
  if (comment.profile_id !== actor.profile.id && !can(rank, 'deletePosts')) throw notAuthor(postErrors.mayNotDelete);
  requireWritable(seen.row);
  await deleteComment(db, { id: commentId, postId });
  effects.publish(guildPostEvent('changed', guildId, postId));
  return SUCCESS;
}
