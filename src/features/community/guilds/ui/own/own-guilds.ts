import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownTopic } from '#features/people/people.topics.ts';
import { call } from '#platform/client/call.ts';
import { queryClient, renewQueries } from '#platform/client/query-client.ts';
import { useLive } from '#platform/client/use-live.ts';
import { guildEventTypes } from '../../guild.events.ts';
import { listOwnGuilds } from '../../guild-endpoints.contract.ts';
import { setOwnGuildPlaces } from '../own-guild-store.ts';

const OWN_GUILDS = ['own-guilds'];

export function renewOwnGuilds(): Promise<void> {
  return renewQueries(OWN_GUILDS);
}

export function useOwnGuilds(isPlayer: boolean) {
  useLive(isPlayer ? [ownTopic] : [], (event) => {
    if (event.type === 'resync' || guildEventTypes.own.matches(event)) void renewOwnGuilds();
  });
  const query = useQuery(
    { queryKey: OWN_GUILDS, queryFn: ({ signal }) => call(listOwnGuilds, { signal }), enabled: isPlayer },
    queryClient,
  );
  const own = isPlayer ? query.data : undefined;
  useEffect(() => {
    if (!isPlayer) return setOwnGuildPlaces(null);
    if (!own) return;
    setOwnGuildPlaces({
      ranks: new Map(own.guilds.map(({ guild, rank }) => [guild.id, rank])),
      asked: new Set(own.asked.map(({ guild }) => guild.id)),
    });
  }, [own, isPlayer]);
  return query;
}
