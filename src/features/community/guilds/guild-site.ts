/** The part of the site that guilds depend on. */
export interface GuildSite {
  readonly gameServers: readonly { id: number }[];
}

export function isServed({ gameServers }: GuildSite, gameServer: number): boolean {
  return gameServers.some(({ id }) => id === gameServer);
}
