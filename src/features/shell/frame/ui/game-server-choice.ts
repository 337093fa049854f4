const KEY = 'game-server';
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

export interface ChoiceOptions {
  servers: readonly { readonly id: number }[];
  /** Whether the page at a path tells of one server or of all. */
  knowsServers(pathname: string): boolean;
  /** Even to look for it may be forbidden. */
  storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  origin: string;
}

export function gameServerChoice({ servers, knowsServers, storage, origin }: ChoiceOptions): GameServerChoice {
  const isServer = (id: number) => servers.some((server) => server.id === id);
  let chosen = Number(quietly(() => storage().getItem(KEY)));
  return {
    save(id) {
      if (!isServer(id)) return;
      chosen = id;
      quietly(() => storage().setItem(KEY, String(id)));
    },
    clear() {
      chosen = 0;
      quietly(() => storage().removeItem(KEY));
    },
    applied(path) {
      const url = new URL(path, origin);
      if (!isServer(chosen) || url.searchParams.has(PARAMETER) || !knowsServers(url.pathname)) return path;
      url.searchParams.set(PARAMETER, String(chosen));
      return url.pathname + url.search + url.hash;
    },
  };
}

/** A browser that keeps nothing forgets with the page. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
