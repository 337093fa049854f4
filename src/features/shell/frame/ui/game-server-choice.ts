import { onDevice, type StoredOptions } from '#platform/client/device-storage.ts';

const PARAMETER = 'gameServer';

/** Of which server one last wished to see; kept in this browser. */
export interface GameServerChoice {
  /** Keeps what a page's address says. */
  save(id: number): void;
  /** All servers again. */
  clear(): void;
  /** The path with the choice in it, where its page knows servers and it says none itself. */
  applied(path: string): string;
}

export interface ChoiceOptions extends Pick<StoredOptions, 'storage'> {
  servers: readonly { readonly id: number }[];
  /** Whether the page at a path tells of one server or of all. */
  knowsServers(pathname: string): boolean;
  origin: string;
}

export function gameServerChoice({ servers, knowsServers, origin, ...options }: ChoiceOptions): GameServerChoice {
  const isServer = (id: number) => servers.some((server) => server.id === id);
  // A browser that stores nothing forgets with the page.
  const stored = onDevice<number>('game-server', { parse: Number, format: String }, options);
  let chosen = stored.read();
  return {
    save(id) {
      if (!isServer(id)) return;
      chosen = id;
      stored.save(id);
    },
    clear() {
      chosen = 0;
      stored.delete();
    },
    applied(path) {
      const url = new URL(path, origin);
      if (!isServer(chosen) || url.searchParams.has(PARAMETER) || !knowsServers(url.pathname)) return path;
      url.searchParams.set(PARAMETER, String(chosen));
      return url.pathname + url.search + url.hash;
    },
  };
}
