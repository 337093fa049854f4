import type { Db } from '#platform/database/db.ts';
import { countComments } from './guild-post.repository.ts';

export interface StoredText {
  id: number;
  guildId: number;
  createdAt: string;
  text: string;
}

export async function findPostsByProfile(db: Db, profileId: number): Promise<StoredText[]> {
  const rows = await db
    .selectFrom('guild_post')
    .select(['id', 'guild_id', 'created_at', 'text'])
    .where('profile_id', '=', profileId)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, guild_id, created_at, text }) => ({
    id,
    guildId: guild_id,
    createdAt: created_at.toISOString(),
    text,
  }));
}

export async function findCommentsByProfile(db: Db, profileId: number): Promise<StoredText[]> {
  const rows = await db
    .selectFrom('guild_comment')
    .innerJoin('guild_post', 'guild_post.id', 'guild_comment.post_id')
    .select(['guild_comment.id', 'guild_post.guild_id', 'guild_comment.created_at', 'guild_comment.text'])
    .where('guild_comment.profile_id', '=', profileId)
    .orderBy('guild_comment.id')
    .execute();
  return rows.map(({ id, guild_id, created_at, text }) => ({
    id,
    guildId: guild_id,
    createdAt: created_at.toISOString(),
    text,
  }));
}

export interface TouchedPost {
  id: number;
  guildId: number;
}

/** Erases the player's posts and returns them. Comments of others stay. */
export async function clearPostsByProfile(db: Db, profileId: number, at: Date): Promise<TouchedPost[]> {
  return db
    .updateTable('guild_post')
    .set({ text: '', erased_at: at, is_pinned: false, settlement_id: null, updated_at: at })
    .where('profile_id', '=', profileId)
    .where('erased_at', 'is', null)
    .returning(['id', 'guild_id as guildId'])
    .execute();
}

export async function deleteCommentsByProfile(db: Db, profileId: number): Promise<TouchedPost[]> {
  const deleted = await db
    .deleteFrom('guild_comment')
    .where('profile_id', '=', profileId)
    .returning('post_id')
    .execute();
  const byPost = Map.groupBy(deleted, ({ post_id }) => post_id);
  for (const [postId, { length }] of byPost) await countComments(db, postId, -length);
  if (byPost.size === 0) return [];
  return db
    .selectFrom('guild_post')
    .select(['id', 'guild_id as guildId'])
    .where('id', 'in', [...byPost.keys()])
    .execute();
}

export async function deletePosts(db: Db, guildId: number): Promise<void> {
  await db.deleteFrom('guild_post').where('guild_id', '=', guildId).execute();
}

export async function deletePostsClearedBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('guild_post')
    .where('erased_at', '<', before)
    .where('comment_count', '=', 0)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
