import type { Ctx, Player } from '#features/people/access/actor.ts';
import { MAX_ID } from '#shared/ids.ts';
import type { Rank } from '../guilds/guild.labels.ts';
import type { GuildSite } from '../guilds/guild.rules.ts';
import { loadGuildForMember, requireMay } from '../guilds/guild-access.service.ts';
import { seenSettlements } from '../settlements/guild-settlements.service.ts';
import { type GuildPost, LISTED_COMMENTS, MAX_COMMENTS } from './guild-post.contract.ts';
import { findLastComments, findListed, findPinned, findPost, type OnePost } from './guild-post.repository.ts';
import { noPost } from './guild-post-error.labels.ts';
import { type PostRow, toPost } from './guild-post-row.ts';

type PlayerCtx = Pick<Ctx<Player>, 'db' | 'actor'>;

interface Reader {
  guildId: number;
  rank: Rank;
}

/** Returns a page of posts; the pinned one comes first. */
export async function listGuildPosts(
  ctx: PlayerCtx,
  site: GuildSite,
  guildId: number,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<GuildPost[]> {
  const { db } = ctx;
  const rank = requireMay(await loadGuildForMember(ctx, site, guildId), 'see');
  const pinned = cursor === undefined ? await findPinned(db, guildId) : undefined;
  const rows = await findListed(db, guildId, { before: cursor, limit });
  return toPosts(ctx, [...(pinned ? [pinned] : []), ...rows].slice(0, limit), { guildId, rank }, LISTED_COMMENTS);
}

/** All other posts follow the pinned one, so its cursor excludes none. */
export function postCursor({ id, isPinned }: GuildPost): string {
  return String(isPinned ? MAX_ID : id);
}

export async function readGuildPost(ctx: PlayerCtx, site: GuildSite, { guildId, postId }: OnePost): Promise<GuildPost> {
  const rank = requireMay(await loadGuildForMember(ctx, site, guildId), 'see');
  return showPost(ctx, { guildId, rank }, postId);
}

/** Returns a post with all its comments. */
export async function showPost(ctx: PlayerCtx, reader: Reader, postId: number): Promise<GuildPost> {
  const row = await findPost(ctx.db, { guildId: reader.guildId, postId });
  const [post] = row ? await toPosts(ctx, [row], reader, MAX_COMMENTS) : [];
  if (!post) throw noPost();
  return post;
}

async function toPosts(
  { db, actor }: PlayerCtx,
  rows: readonly PostRow[],
  { guildId, rank }: Reader,
  most: number,
): Promise<GuildPost[]> {
  const comments = await findLastComments(
    db,
    rows.filter(({ comment_count }) => comment_count > 0).map(({ id }) => id),
    most,
  );
  const byPost = Map.groupBy(comments, ({ post_id }) => post_id);
  const ids = rows.flatMap(({ settlement_id }) => settlement_id ?? []);
  const settlements = await seenSettlements(db, ids, { guildId, profileId: actor.profile.id, rank });
  return rows.map((row) =>
    toPost(row, { comments: byPost.get(row.id) ?? [], settlement: settlements.get(row.settlement_id ?? 0) }),
  );
}
