import { type ReportSubject, reportAction } from '#features/people/reports/report-subject.ts';
import { operatorReasonSchema } from '#features/trade/trades/trade.contract.ts';
import { AppError } from '#shared/errors.ts';
import { can } from '../guilds/guild.policy.ts';
import { type GuildSite, isServed } from '../guilds/guild.rules.ts';
import { lockGuildById, rankIn, serverOfGuild } from '../guilds/guild-standing.service.ts';
import { MAX_COMMENTS, reportedPostSchema } from './guild-post.contract.ts';
import { guildPostEvent } from './guild-post.events.ts';
import { findLastComments, findPosts, updatePost } from './guild-post.repository.ts';
import { noPost, postErrors } from './guild-post-error.labels.ts';
import { type PostRow, toComment } from './guild-post-row.ts';

/** Only members may report a post. Operators then see that post with its comments, and nothing else of the board. */
export function reportedPost({ clock, guildSite }: { clock: { now(): Date }; guildSite(): GuildSite }): ReportSubject {
  return {
    snapshot: reportedPostSchema,
    async reportedPlayer(db, id, { named, reporterId }) {
      if (named !== undefined) {
        const message = postErrors.reportAuthor;
        throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'profileId', message }] });
      }
      const [row] = await findPosts(db, [id]);
      const gameServer = row && (await serverOfGuild(db, row.guild_id));
      const isThere = row && gameServer !== undefined && isServed(guildSite(), gameServer);
      const isSeen = isThere && can(await rankIn(db, row.guild_id, reporterId), 'see');
      if (!isSeen || row.erased_at !== null || row.hidden_at !== null) throw noPost();
      return row.profile_id;
    },
    textOf: async (db, id) => (await findPosts(db, [id]))[0]?.text ?? '',
    async snapshotsOf(db, ids) {
      const rows = await findPosts(db, ids);
      const comments = await findLastComments(
        db,
        rows.map(({ id }) => id),
        MAX_COMMENTS,
      );
      const byPost = Map.groupBy(comments, ({ post_id }) => post_id);
      return new Map(
        rows.map((row) => [row.id, { ...toReported(row), comments: (byPost.get(row.id) ?? []).map(toComment) }]),
      );
    },
    async lock(db, id) {
      const [row] = await findPosts(db, [id]);
      if (row) await lockGuildById(db, row.guild_id);
    },
    actions: {
      hidePost: reportAction(operatorReasonSchema, async ({ db, effects }, id, { reason }) => {
        const [row] = await findPosts(db, [id]);
        if (!row) throw noPost();
        effects.audit('post.hide', `post:${id}`, { reason }, `profile:${row.profile_id}`);
        if (row.hidden_at !== null) return;
        await updatePost(db, id, { hidden_at: clock.now(), is_pinned: false });
        effects.publish(guildPostEvent('deleted', row.guild_id, id));
      }),
    },
    hides: 'hidePost',
    noSubject: postErrors.reportWithoutPost,
  };
}

function toReported(row: PostRow) {
  return {
    id: row.id,
    guildId: row.guild_id,
    authorId: row.profile_id,
    text: row.text,
    isErased: row.erased_at !== null,
    hiddenAt: row.hidden_at?.toISOString() ?? null,
  };
}
