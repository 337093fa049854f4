import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import { selectPlayer } from '../player-columns.repository.ts';
import type { CommentRow, PostRow } from './guild-post-row.ts';

function posts(db: Db) {
  return db
    .selectFrom('guild_post')
    .innerJoin('profile', 'profile.id', 'guild_post.profile_id')
    .selectAll('guild_post')
    .select((of) => selectPlayer(of).as('player'));
}

export interface OnePost {
  guildId: number;
  postId: number;
}

/** Returns a post unless operators hid it, or it was erased and has no comments. */
export function findPost(db: Db, { guildId, postId }: OnePost): Promise<PostRow | undefined> {
  return posts(db)
    .where('guild_post.id', '=', postId)
    .where('guild_post.guild_id', '=', guildId)
    .where('guild_post.hidden_at', 'is', null)
    .where(sql<boolean>`(guild_post.erased_at is null or guild_post.comment_count > 0)`)
    .executeTakeFirst();
}

export function findPosts(db: Db, ids: readonly number[]): Promise<PostRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return posts(db)
    .where('guild_post.id', 'in', [...ids])
    .execute();
}

export function findPinned(db: Db, guildId: number): Promise<PostRow | undefined> {
  return posts(db)
    .where('guild_post.guild_id', '=', guildId)
    .where('guild_post.is_pinned', '=', true)
    .where('guild_post.hidden_at', 'is', null)
    .executeTakeFirst();
}

/** Returns posts that are not pinned, newest first. */
export function findListed(
  db: Db,
  guildId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<PostRow[]> {
  return posts(db)
    .where('guild_post.guild_id', '=', guildId)
    .where(
      sql<boolean>`guild_post.hidden_at is null and not guild_post.is_pinned
        and (guild_post.erased_at is null or guild_post.comment_count > 0)`,
    )
    .$if(before !== undefined, (query) => query.where('guild_post.id', '<', Number(before)))
    .orderBy('guild_post.id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the posts that operators hid, in all guilds, newest first. */
export function findHidden(
  db: Db,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<PostRow[]> {
  return posts(db)
    .where('guild_post.hidden_at', 'is not', null)
    .$if(before !== undefined, (query) => query.where('guild_post.id', '<', Number(before)))
    .orderBy('guild_post.id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the creation times of posts, newest first. */
export async function findMadeSince(db: Db, guildId: number, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('guild_post')
    .select('created_at')
    .where('guild_id', '=', guildId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ created_at }) => created_at);
}

export async function insertPost(db: Db, values: Insertable<Database['guild_post']>): Promise<number> {
  const { id } = await db.insertInto('guild_post').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updatePost(db: Db, id: number, values: Updateable<Database['guild_post']>): Promise<void> {
  await db.updateTable('guild_post').set(values).where('id', '=', id).execute();
}

/** @returns the id of the post that was pinned */
export async function unpin(db: Db, guildId: number): Promise<number | undefined> {
  const row = await db
    .updateTable('guild_post')
    .set({ is_pinned: false })
    .where('guild_id', '=', guildId)
    .where('is_pinned', '=', true)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

function comments(db: Db) {
  return db
    .selectFrom('guild_comment')
    .innerJoin('profile', 'profile.id', 'guild_comment.profile_id')
    .selectAll('guild_comment')
    .select((of) => selectPlayer(of).as('player'));
}

/** Returns the last comments of each post, oldest first. */
export async function findLastComments(db: Db, postIds: readonly number[], most: number): Promise<CommentRow[]> {
  const found = await Promise.all(
    postIds.map((postId) =>
      comments(db)
        .where('guild_comment.post_id', '=', postId)
        .orderBy('guild_comment.id', 'desc')
        .limit(most)
        .execute(),
    ),
  );
  return found.flat().toReversed();
}

export function findComment(
  db: Db,
  { postId, commentId }: { postId: number; commentId: number },
): Promise<CommentRow | undefined> {
  return comments(db)
    .where('guild_comment.id', '=', commentId)
    .where('guild_comment.post_id', '=', postId)
    .executeTakeFirst();
}

export async function insertComment(db: Db, values: Insertable<Database['guild_comment']>): Promise<number> {
  const { id } = await db.insertInto('guild_comment').values(values).returning('id').executeTakeFirstOrThrow();
  await countComments(db, values.post_id, 1);
  return id;
}

export async function deleteComment(db: Db, { id, postId }: { id: number; postId: number }): Promise<void> {
  await db.deleteFrom('guild_comment').where('id', '=', id).execute();
  await countComments(db, postId, -1);
}

export async function countComments(db: Db, postId: number, by: number): Promise<void> {
  await db
    .updateTable('guild_post')
    .set(({ eb }) => ({ comment_count: eb('comment_count', '+', by) }))
    .where('id', '=', postId)
    .execute();
}
