import { OWN_TABS } from '#features/community/guilds/guild.labels.ts';

/** The tabs of satellites in the order of the menu; `guild-inside.tsx` has what they show. */
export const SATELLITE_TABS = ['board', 'schedule', 'loot'] as const;

export const GUILD_TABS = [...SATELLITE_TABS, ...OWN_TABS] as const;
