import type { PageParams } from './page-params.ts';

export const LAST_SERVER = 32_767;

const WHOLE_NUMBER = /^[1-9]\d{0,4}$/;

function serverIn(query: URLSearchParams): number | undefined {
  const [text = '', ...others] = query.getAll('gameServer').flatMap((one) => one.trim() || []);
  const id = others.length === 0 && WHOLE_NUMBER.test(text) ? Number(text) : 0;
  return id > 0 && id <= LAST_SERVER ? id : undefined;
}

function formatSearch(gameServer: number | undefined): string {
  return gameServer === undefined ? '' : `?gameServer=${gameServer}`;
}

const toPageKey = (query: URLSearchParams) => formatSearch(serverIn(query));

/**
 * Parameters of pages that depend on the server only. They are written by hand: `definePageParams` would add 2 kB (br)
 * to the first visit of an item's page, where most visits begin.
 */
export const gameServerParams: PageParams<{ gameServer: number | undefined }> = {
  names: ['gameServer'],
  read: (query) => ({ gameServer: serverIn(query) }),
  texts(query) {
    const gameServer = serverIn(query);
    return gameServer === undefined ? {} : { gameServer: String(gameServer) };
  },
  href: (path, query, changes) =>
    path + formatSearch(changes && 'gameServer' in changes ? changes.gameServer : serverIn(query)),
  link: (path, { gameServer }) => path + formatSearch(gameServer),
  pageKey: toPageKey,
  dataKey: toPageKey,
};
