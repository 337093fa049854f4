import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/client/call.ts';
import { queryClient, renewQueries } from '#platform/client/query-client.ts';
import { useLive } from '#platform/client/use-live.ts';
import { timeCursor } from '#shared/time-cursor.ts';
import { guildTopics } from '../../guilds/guild.topics.ts';
import { type Gathering, getGathering, listGatherings } from '../gathering.contract.ts';
import { gatheringEventTypes } from '../gathering.events.ts';
import { spanOf } from '../month.rules.ts';

/** Maximum size of a page. */
const PAGE_ROWS = 100;
/** With 20 new gatherings a day, a window of 62 days has fewer rows. */
const MAX_PAGES = 13;
const keyOf = (guildId: number) => ['guild-schedule', guildId];

export function renewSchedule(guildId: number): Promise<void> {
  return renewQueries(keyOf(guildId));
}

function useRenewal(guildId: number): void {
  useLive([guildTopics.inside(guildId)], (event) => {
    const { created, changed, cancelled } = gatheringEventTypes;
    if (event.type === 'resync' || [created, changed, cancelled].some((type) => type.matches(event)))
      void renewSchedule(guildId);
  });
}

async function listAll(id: number, span: { from?: string; to?: string }, signal: AbortSignal): Promise<Gathering[]> {
  const rows: Gathering[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const next = await call(listGatherings, { params: { id }, query: { ...span, limit: PAGE_ROWS, cursor }, signal });
    rows.push(...next);
    const last = next.at(-1);
    if (!last || next.length < PAGE_ROWS) break;
    cursor = timeCursor({ at: new Date(last.at), id: last.id });
  }
  return rows;
}

/** Returns running and upcoming gatherings, earliest first, cancelled ones included. */
export function useComing(guildId: number) {
  useRenewal(guildId);
  return useQuery(
    {
      queryKey: [...keyOf(guildId), 'coming'],
      queryFn: ({ signal }) => listAll(guildId, {}, signal),
    },
    queryClient,
  );
}

/** Returns gatherings that start in the weeks of a month, `2026-11`. */
export function useMonth(guildId: number, month: string) {
  return useQuery(
    {
      queryKey: [...keyOf(guildId), 'month', month],
      queryFn({ signal }) {
        const { from, to } = spanOf(month);
        return listAll(guildId, { from: from.toISOString(), to: to.toISOString() }, signal);
      },
    },
    queryClient,
  );
}

/**
 * Returns a gathering with all its answers.
 * @param listed the gathering as read with a list, shown meanwhile
 */
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
