/** A part of a guild's page that is for its members. */
export type GuildTab = 'board' | 'schedule' | 'loot' | 'members' | 'settings';

export function guildPath(id: number, tab?: GuildTab): string {
  return tab === undefined ? `/guilds/${id}` : `${guildPath(id)}?tab=${tab}`;
}
