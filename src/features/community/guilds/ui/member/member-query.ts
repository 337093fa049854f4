import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/client/call.ts';
import { queryClient, renewQueries } from '#platform/client/query-client.ts';
import { useLive } from '#platform/client/use-live.ts';
import { guildEventTypes } from '../../guild.events.ts';
import { guildTopics } from '../../guild.topics.ts';
import { getGuild, listGuildApplications, listGuildMembers } from '../../guild-endpoints.contract.ts';

const keyOf = (guildId: number) => ['guild-inside', guildId];

/** Reads everything of a guild that is for members again, except its board. */
export function renewInside(guildId: number): Promise<void> {
  return renewQueries(keyOf(guildId));
}

export function useInside(guildId: number): void {
  useLive([guildTopics.inside(guildId)], (event) => {
    const { joined, left, rank } = guildEventTypes;
    if (event.type === 'resync' || [joined, left, rank].some((type) => type.matches(event))) void renewInside(guildId);
  });
}

export function useGuildMembers(guildId: number) {
  return useQuery(
    {
      queryKey: [...keyOf(guildId), 'members'],
      queryFn: ({ signal }) => call(listGuildMembers, { params: { id: guildId }, signal }),
    },
    queryClient,
  );
}

export function useGuildApplications(guildId: number, isShown: boolean) {
  return useQuery(
    {
      queryKey: [...keyOf(guildId), 'applications'],
      queryFn: ({ signal }) => call(listGuildApplications, { params: { id: guildId }, query: { limit: 50 }, signal }),
      enabled: isShown,
    },
    queryClient,
  );
}

/** Reads the guild as its members see it. */
export function useOwnGuild(guildId: number) {
  return useQuery(
    {
      queryKey: [...keyOf(guildId), 'guild'],
      queryFn: ({ signal }) => call(getGuild, { params: { id: guildId }, signal }),
    },
    queryClient,
  );
}
