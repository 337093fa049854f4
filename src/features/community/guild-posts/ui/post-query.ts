import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#platform/client/call.ts';
import { queryClient, renewQueries } from '#platform/client/query-client.ts';
import { useLive } from '#platform/client/use-live.ts';
import { guildTopics } from '../../guilds/guild.topics.ts';
import { type GuildPost, listGuildPosts } from '../guild-post.contract.ts';
import { guildPostEventTypes } from '../guild-post.events.ts';

const PAGE_ROWS = 20;
const keyOf = (guildId: number) => ['guild-posts', guildId];

export function renewPosts(guildId: number): Promise<void> {
  return renewQueries(keyOf(guildId));
}

export function useGuildPosts(guildId: number) {
  useLive([guildTopics.inside(guildId)], (event) => {
    const { created, changed, deleted } = guildPostEventTypes;
    if (event.type === 'resync' || [created, changed, deleted].some((type) => type.matches(event)))
      void renewPosts(guildId);
  });
  return useInfiniteQuery(
    {
      queryKey: keyOf(guildId),
      queryFn: ({ pageParam, signal }) =>
        call(listGuildPosts, { params: { id: guildId }, query: { limit: PAGE_ROWS, cursor: pageParam }, signal }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => nextAfter(page),
    },
    queryClient,
  );
}

/** The pinned post comes first whatever its id, so the next page begins after the others. */
function nextAfter(page: readonly GuildPost[]): number | undefined {
  return page.length < PAGE_ROWS ? undefined : page.findLast(({ isPinned }) => !isPinned)?.id;
}
