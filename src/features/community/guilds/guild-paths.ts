/** Tabs that guilds themselves show to members; satellites add more. */
export const OWN_TABS = ['members', 'settings'] as const;

/** @param tab a tab for members */
export function guildPath(id: number, tab?: string): string {
  return tab === undefined ? `/guilds/${id}` : `${guildPath(id)}?tab=${tab}`;
}
