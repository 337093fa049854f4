import { call } from '#platform/client/call.ts';
import { defineLivePages, defineMutation } from '#platform/client/live-query.ts';
import { guildTopics } from '../../guilds/guild.topics.ts';
import {
  changeGuildPost,
  createGuildComment,
  createGuildPost,
  deleteGuildComment,
  deleteGuildPost,
  type GuildPost,
  getGuildPost,
  listGuildPosts,
} from '../guild-post.contract.ts';
import { guildPostEventTypes } from '../guild-post.events.ts';

const PAGE_ROWS = 20;
const { created, changed, deleted } = guildPostEventTypes;

export const boardKey = (guildId: number) => ['guild-posts', guildId];

export const guildPosts = defineLivePages({
  key: boardKey,
  read: (id: number, cursor: number | undefined, signal) =>
    call(listGuildPosts, { params: { id }, query: { limit: PAGE_ROWS, cursor }, signal }),
  next: nextAfter,
  topics: (guildId) => [guildTopics.inside(guildId)],
  events: [created, changed, deleted],
});

/** The pinned post comes first whatever its id, so the next page begins after the others. */
function nextAfter(page: readonly GuildPost[]): number | undefined {
  return page.length < PAGE_ROWS ? undefined : page.findLast(({ isPinned }) => !isPinned)?.id;
}

const ofBoard = {
  invalidates: ({ params }: { readonly params: { readonly id: string | number } }) => [boardKey(Number(params.id))],
};

export const postMutations = {
  create: defineMutation(createGuildPost, ofBoard),
  change: defineMutation(changeGuildPost, ofBoard),
  delete: defineMutation(deleteGuildPost, ofBoard),
  comment: defineMutation(createGuildComment, ofBoard),
  deleteComment: defineMutation(deleteGuildComment, ofBoard),
  /** A post whose comments are asked for may be another than the one that is shown. */
  readComments: defineMutation(getGuildPost, ofBoard),
};
