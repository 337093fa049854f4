import { useEffect } from 'react';
import { ownTopic } from '#features/people/people.topics.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { guildEventTypes } from '../../guild.events.ts';
import { listOwnGuilds } from '../../guild-endpoints.contract.ts';
import { setOwnGuildPlaces } from '../own-guild-store.ts';

export const OWN_GUILDS = ['own-guilds'];

const ownGuilds = defineLiveQuery({
  key: OWN_GUILDS,
  endpoint: listOwnGuilds,
  topics: [ownTopic],
  events: [guildEventTypes.own],
});

export function useOwnGuilds(isPlayer: boolean) {
  const query = useLiveQuery(ownGuilds, undefined, { isEnabled: isPlayer });
  const own = isPlayer ? query.data : undefined;
  useEffect(() => {
    if (!isPlayer) return setOwnGuildPlaces(null);
    if (!own) return;
    setOwnGuildPlaces({
      isKnown: true,
      ranks: new Map(own.guilds.map(({ guild, rank }) => [guild.id, rank])),
      asked: new Set(own.asked.map(({ guild }) => guild.id)),
    });
  }, [own, isPlayer]);
  return query;
}
