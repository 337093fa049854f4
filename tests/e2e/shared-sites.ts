import { once } from 'node:events';
import { createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { CHROMIUM } from '#tests/support/chromium.ts';
import { cloneDatabase, dropDatabase } from '#tests/support/database-clone.ts';
import { serveSite } from '#tests/support/served-site.ts';

export interface SharedSite {
  origin: string;
  databaseUrl: string;
}

/** `readers`: no test creates trades there, so pages show only the facts. `players`: any change is allowed. */
export type SharedSiteName = 'readers' | 'players';

declare module 'vitest' {
  interface ProvidedContext {
    sharedSites: Record<SharedSiteName, SharedSite>;
  }
}

export const MANY_VISITORS = { RATE_LIMIT_SCALE: '100' };

/** Starts the sites before the first journey; they start up while other tests run. */
export default async function setup(project: Pick<TestProject, 'provide' | 'getProvidedContext'>) {
  if (CHROMIUM === undefined) return;
  const { testDatabases } = project.getProvidedContext();
  const open = async () => {
    const databaseUrl = await cloneDatabase(testDatabases, testDatabases.factsTemplate);
    const PORT = String(await freePort());
    const serving = serveSite({ ...MANY_VISITORS, DATABASE_URL: databaseUrl, PORT });
    // Journeys only report that the site is missing; this prints the reason.
    serving.catch((error: unknown) => console.error(error));
    const close = async () => {
      await serving.then((site) => site.stop()).catch(() => {});
      await dropDatabase(testDatabases, databaseUrl);
    };
    return { site: { origin: `http://127.0.0.1:${PORT}`, databaseUrl }, close };
  };
  const [readers, players] = [await open(), await open()];
  project.provide('sharedSites', { readers: readers.site, players: players.site });
  return async () => {
    await Promise.all([readers.close(), players.close()]);
  };
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
