/** Parts of a guild's page that are for its members and of the guild itself; its satellites have more. */
export const OWN_TABS = ['members', 'settings'] as const;

/** @param tab part that is for its members */
export function guildPath(id: number, tab?: string): string {
  return tab === undefined ? `/guilds/${id}` : `${guildPath(id)}?tab=${tab}`;
}
