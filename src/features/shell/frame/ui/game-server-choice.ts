import type { StoredOptions } from '#platform/client/device-storage.ts';
import { gameServerIn, storedGameServer } from '#platform/client/stored-game-server.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';

const PARAMETER = 'gameServer';

export interface GameServerChoice {
  save(id: number): void;
  clear(): void;
  /** Adds the stored server to paths that take one, and replaces an unknown one. */
  applied(path: string): string;
}

export interface ChoiceOptions extends Pick<StoredOptions, 'storage'> {
  servers: readonly { readonly id: number }[];
  knowsServers(pathname: string): boolean;
  origin: string;
}

export function gameServerChoice({ servers, knowsServers, origin, ...options }: ChoiceOptions): GameServerChoice {
  const isServer = (id: number) => servers.some((server) => server.id === id);
  const stored = options.storage ? gameServerIn(options) : storedGameServer;
  return {
    save(id) {
      if (isServer(id)) stored.save(id);
    },
    clear() {
      stored.delete();
    },
    applied(path) {
      const url = new URL(path, origin);
      const chosen = stored.read();
      const { gameServer = 0 } = gameServerParams.read(url.searchParams);
      if (!knowsServers(url.pathname) || isServer(gameServer)) return path;
      if (!isServer(chosen) && !url.searchParams.has(PARAMETER)) return path;
      url.searchParams.delete(PARAMETER);
      if (isServer(chosen)) url.searchParams.set(PARAMETER, String(chosen));
      return url.pathname + url.search + url.hash;
    },
  };
}
