import { once } from 'node:events';
import { createServer } from 'node:net';
import { cloneDatabase, dropDatabase } from '#tests/support/database-clone.ts';
import startDatabases from '#tests/support/global-database.ts';
import { serveSite } from '#tests/support/served-site.ts';
import { testDatabases } from '#tests/support/test-databases.ts';

export interface SharedSite {
  origin: string;
  databaseUrl: string;
}

/** `readers`: no test creates trades there, so pages show only the facts. `players`: any change is allowed. */
export type SharedSiteName = 'readers' | 'players';

export const MANY_VISITORS = { RATE_LIMIT_SCALE: '100' };

const NAME = 'BARAMNARU_SHARED_SITES';

/** Starts the databases and the sites that journeys share. @returns the teardown */
export default async function setup(): Promise<() => Promise<void>> {
  const stopDatabases = await startDatabases();
  const [readers, players] = await Promise.all([open(), open()]);
  process.env[NAME] = JSON.stringify({ readers: readers.site, players: players.site });
  return async () => {
    await Promise.all([readers.close(), players.close()]);
    await stopDatabases();
  };
}

async function open() {
  const databases = testDatabases();
  const databaseUrl = await cloneDatabase(databases, databases.factsTemplate);
  const PORT = String(await freePort());
  const site = await serveSite({ ...MANY_VISITORS, DATABASE_URL: databaseUrl, PORT });
  const close = async () => {
    await site.stop();
    await dropDatabase(databases, databaseUrl);
  };
  return { site: { origin: site.origin, databaseUrl }, close };
}

export function sharedSite(name: SharedSiteName): SharedSite {
  return (JSON.parse(process.env[NAME] ?? '{}') as Record<SharedSiteName, SharedSite>)[name];
}

/** The site must know its own address before it starts. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
