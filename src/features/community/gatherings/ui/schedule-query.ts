import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { useLive } from '#platform/client/use-live.ts';
import { guildTopics } from '../../guilds/guild.topics.ts';
import { type Gathering, getGathering, listGatherings } from '../gathering.contract.ts';
import { gatheringEventTypes } from '../gathering.events.ts';
import { spanOf } from '../month.rules.ts';

/** The most that a list may have. */
const MAX_ROWS = 100;
const keyOf = (guildId: number) => ['guild-schedule', guildId];

export function renewSchedule(guildId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(guildId) });
}

function useRenewal(guildId: number): void {
  useLive([guildTopics.inside(guildId)], (event) => {
    const { created, changed, cancelled } = gatheringEventTypes;
    if (event.type === 'resync' || [created, changed, cancelled].some((type) => type.matches(event)))
      void renewSchedule(guildId);
  });
}

/** What runs or comes, earliest first, cancelled ones among them. */
export function useComing(guildId: number) {
  useRenewal(guildId);
  return useQuery(
    {
      queryKey: [...keyOf(guildId), 'coming'],
      queryFn: ({ signal }) => call(listGatherings, { params: { id: guildId }, query: { limit: MAX_ROWS }, signal }),
    },
    queryClient,
  );
}

/** What begins in the weeks of a month, `2026-11`. */
export function useMonth(guildId: number, month: string) {
  return useQuery(
    {
      queryKey: [...keyOf(guildId), 'month', month],
      queryFn({ signal }) {
        const { from, to } = spanOf(month);
        const query = { from: from.toISOString(), to: to.toISOString(), limit: MAX_ROWS };
        return call(listGatherings, { params: { id: guildId }, query, signal });
      },
    },
    queryClient,
  );
}

/** With all its answers. @param listed what a list says of it, until then */
export function useGathering(guildId: number, id: number, listed: Gathering | undefined) {
  return useQuery(
    {
      queryKey: [...keyOf(guildId), 'one', id],
      queryFn: ({ signal }) => call(getGathering, { params: { id: guildId, gatheringId: id }, signal }),
      placeholderData: listed,
      retry: false,
    },
    queryClient,
  );
}
