/** The parts of a guild's page that are for its members. */
export const GUILD_TABS = ['board', 'schedule', 'loot', 'members', 'settings'] as const;
export type GuildTab = (typeof GUILD_TABS)[number];

export function guildPath(id: number, tab?: GuildTab): string {
  return tab === undefined ? `/guilds/${id}` : `${guildPath(id)}?tab=${tab}`;
}
