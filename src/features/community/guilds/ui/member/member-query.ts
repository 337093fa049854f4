import { defineLiveQuery } from '#platform/client/live-query.ts';
import { guildEventTypes } from '../../guild.events.ts';
import { guildTopics } from '../../guild.topics.ts';
import { getGuild, listGuildApplications, listGuildMembers } from '../../guild-endpoints.contract.ts';

/** Begins the keys of everything of a guild that is for members, except what satellites show. */
export const insideKey = (guildId: number) => ['guild-inside', guildId];

const { joined, left, rank } = guildEventTypes;
const renewal = {
  group: insideKey,
  topics: (guildId: number) => [guildTopics.inside(guildId)],
  events: [joined, left, rank],
};

export const guildMembers = defineLiveQuery({
  ...renewal,
  key: (guildId: number) => [...insideKey(guildId), 'members'],
  endpoint: listGuildMembers,
  request: (id) => ({ params: { id } }),
});

export const guildApplications = defineLiveQuery({
  ...renewal,
  key: (guildId: number) => [...insideKey(guildId), 'applications'],
  endpoint: listGuildApplications,
  request: (id) => ({ params: { id }, query: { limit: 50 } }),
});

/** The guild as its members see it. */
export const guildForMembers = defineLiveQuery({
  ...renewal,
  key: (guildId: number) => [...insideKey(guildId), 'guild'],
  endpoint: getGuild,
  request: (id) => ({ params: { id } }),
});
