import { type HiddenPost, listHiddenPosts, showPost } from '#features/community/guild-posts/operator-post.contract.ts';
import type { ReportedGuild } from '#features/community/guilds/guild.contract.ts';
import { guildTopics } from '#features/community/guilds/guild.topics.ts';
import {
  hideGuild,
  listAllGuilds,
  removeIconOfGuild,
  setGuildLeader,
  showGuild,
} from '#features/community/guilds/guild-operator.contract.ts';
import { listPlayers } from '#features/people/players/player.contract.ts';
import { call } from '#platform/client/call.ts';
import { defineLivePages, defineLiveQuery, defineMutation } from '#platform/client/live-query.ts';
import type { GuildSearch } from '../guild-list.params.ts';

const PAGE_ROWS = 50;
const GATHER_MS = 2000;
const FOUND = 5;
const GUILDS = ['desk', 'guilds'];

export const guildPages = defineLivePages({
  key: (search: GuildSearch) => [...GUILDS, search],
  read: (search, cursor: number | undefined, signal) =>
    call(listAllGuilds, { query: { limit: PAGE_ROWS, cursor, ...search }, signal }),
  next: (page: readonly ReportedGuild[]) => (page.length < PAGE_ROWS ? undefined : page.at(-1)?.id),
  topics: [guildTopics.all],
  gatherMs: GATHER_MS,
});

const POSTS = [...GUILDS, 'posts'];

export const hiddenPostPages = defineLivePages({
  key: (_: undefined) => POSTS,
  read: (_, cursor: number | undefined, signal) =>
    call(listHiddenPosts, { query: { limit: PAGE_ROWS, cursor }, signal }),
  next: (page: readonly HiddenPost[]) => (page.length < PAGE_ROWS ? undefined : page.at(-1)?.id),
});

/** Players by the beginning of a name, or by number. */
export const playersNamed = defineLiveQuery({
  key: (q: string) => ['desk', 'players', q],
  endpoint: listPlayers,
  request: (q) => ({ query: { q, limit: FOUND } }),
});

const renewed = { invalidates: () => [GUILDS] };
export const guildMutations = {
  hide: defineMutation(hideGuild, renewed),
  show: defineMutation(showGuild, renewed),
  removeIcon: defineMutation(removeIconOfGuild, renewed),
  lead: defineMutation(setGuildLeader, renewed),
  showPost: defineMutation(showPost, renewed),
};
