import type { Ctx, Operator, WriteCtx } from '#features/people/access/actor.ts';
import { isReported } from '#features/people/reports/reported-things.service.ts';
import { lockGuildById } from '../guilds/guild-standing.service.ts';
import { toPlayer } from '../parties/party-row.ts';
import { guildPostEvent } from './guild-post.events.ts';
import { findHidden, findPosts, updatePost } from './guild-post.repository.ts';
import { noPost, postErrors } from './guild-post-error.labels.ts';
import type { PostRow } from './guild-post-row.ts';
import type { HiddenPost } from './operator-post.contract.ts';

type OperatorCtx = WriteCtx<Operator>;

export async function listHiddenPosts(
  { db }: Ctx<Operator>,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
): Promise<HiddenPost[]> {
  const rows = await findHidden(db, { before: cursor, limit });
  return rows.flatMap((row) => (row.hidden_at === null ? [] : [toHiddenPost(row, row.hidden_at)]));
}

function toHiddenPost(row: PostRow, hiddenAt: Date): HiddenPost {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    guildId: row.guild_id,
    authorId: row.profile_id,
    authorName: toPlayer(row.profile_id, row.player).name,
    text: row.text,
    isErased: row.erased_at !== null,
    hiddenAt: hiddenAt.toISOString(),
  };
}

/** Hides a post from the members of its guild. */
export async function hidePost(ctx: OperatorCtx, id: number, reason: string): Promise<void> {
  const { db, clock, effects } = ctx;
  const row = await requireStoredPost(ctx, id);
  effects.audit('post.hide', `post:${id}`, { reason }, `profile:${row.profile_id}`);
  if (row.hidden_at !== null) return;
  await updatePost(db, id, { hidden_at: clock.now(), is_pinned: false });
  effects.publish(guildPostEvent('deleted', row.guild_id, id));
}

/** Hides a post that was reported: operators know nothing of the others. */
export async function hideReportedPost(ctx: OperatorCtx, id: number, reason: string): Promise<void> {
  await requireReported(ctx, id);
  await hidePost(ctx, id, reason);
}

/** @throws {AppError} NOT_FOUND if it was not reported or is not hidden */
export async function showReportedPost(ctx: OperatorCtx, id: number): Promise<void> {
  const { db, effects } = ctx;
  const row = await requireReported(ctx, id);
  if (row.hidden_at === null) throw noPost(postErrors.notHidden);
  await updatePost(db, id, { hidden_at: null });
  effects.audit('post.show', `post:${id}`);
  effects.publish(guildPostEvent('created', row.guild_id, id));
}

async function requireReported(ctx: OperatorCtx, id: number): Promise<PostRow> {
  if (!(await isReported(ctx.db, 'post', id))) throw noPost();
  const { guild_id: guildId } = await requireStoredPost(ctx, id);
  await lockGuildById(ctx.db, guildId);
  return requireStoredPost(ctx, id);
}

async function requireStoredPost({ db }: OperatorCtx, id: number): Promise<PostRow> {
  const [row] = await findPosts(db, [id]);
  if (!row) throw noPost();
  return row;
}
