import { useSite } from '#ui/page/site-context.tsx';

export interface GameServer {
  id: number;
  name: string;
}

export function useGameServers(): readonly GameServer[] {
  return useSite().gameServers;
}

export function serverName(servers: readonly GameServer[], id: number): string {
  return servers.find((server) => server.id === id)?.name ?? `서버 ${id}`;
}
