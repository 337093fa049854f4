import { onDevice, type StoredOptions } from '#platform/client/device-storage.ts';

const PARAMETER = 'gameServer';

export interface GameServerChoice {
  save(id: number): void;
  clear(): void;
  /** Adds the stored server to the path, unless the path has one or its page takes none. */
  applied(path: string): string;
}

export interface ChoiceOptions extends Pick<StoredOptions, 'storage'> {
  servers: readonly { readonly id: number }[];
  knowsServers(pathname: string): boolean;
  origin: string;
}

export function gameServerChoice({ servers, knowsServers, origin, ...options }: ChoiceOptions): GameServerChoice {
  const isServer = (id: number) => servers.some((server) => server.id === id);
  // Without storage the choice lasts as long as the page.
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
