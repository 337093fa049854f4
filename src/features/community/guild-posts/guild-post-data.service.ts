import type { PersonalData } from '#features/people/personal-data.ts';
import type { Db } from '#platform/database/db.ts';
import { POSTS_WINDOW_MS } from './guild-post.contract.ts';
import { guildPostEvent } from './guild-post.events.ts';
import { findPosts } from './guild-post.repository.ts';
import {
  clearPostsByProfile,
  deleteCommentsByProfile,
  deletePosts,
  deletePostsClearedBefore,
  findCommentsByProfile,
  findPostsByProfile,
} from './guild-post-data.repository.ts';

/** Erases the player's own texts. Comments of others beneath them stay. */
export const guildPostData: PersonalData = {
  name: 'guild-posts',
  async exportOf(db, { profileId }) {
    if (profileId === null) return undefined;
    return { posts: await findPostsByProfile(db, profileId), comments: await findCommentsByProfile(db, profileId) };
  },
  async deleteOf({ db, effects }, { profileId }, at) {
    if (profileId === null) return;
    const touched = [
      ...(await deleteCommentsByProfile(db, profileId)),
      ...(await clearPostsByProfile(db, profileId, at)),
    ];
    const byId = new Map(touched.map((post) => [post.id, post]));
    for (const { id, guildId } of byId.values()) effects.publish(guildPostEvent('changed', guildId, id));
  },
};

/** Returns whether a post is pinned and neither erased nor hidden. */
export async function isPinned(db: Db, postId: number): Promise<boolean> {
  const [row] = await findPosts(db, [postId]);
  return row?.is_pinned === true && row.erased_at === null && row.hidden_at === null;
}

export const deleteGuildPosts = deletePosts;

/** Deletes erased posts without comments, once they no longer count toward the hourly limit. */
export function deleteUnusedPosts(db: Db, now: Date): Promise<number> {
  return deletePostsClearedBefore(db, new Date(now.getTime() - POSTS_WINDOW_MS));
}
