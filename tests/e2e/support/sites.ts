import { setTimeout as delay } from 'node:timers/promises';
import { type DatabaseConnection, openDatabase } from '#platform/database/connect.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { createFactsDatabase } from '#tests/support/database.ts';
import { type Settings, serveSite } from '#tests/support/served-site.ts';
import { freePort, MANY_VISITORS, type SharedSiteName, sharedSite } from './shared-sites.ts';

const OPENING_PATIENCE_MS = 180_000;

export interface Site {
  /** Without a trailing slash. */
  origin: string;
  database: Pick<DatabaseConnection, 'db'>;
}

interface OpenSite extends Site {
  close(): Promise<void>;
}

/** The sites that the tests of a worker visit: shared ones, and the last one of a file's own. */
export class Sites {
  readonly #shared = new Map<string, Promise<OpenSite>>();
  #own: { key: string; site: Promise<OpenSite> } | undefined;

  async open(where: SharedSiteName | Settings, file: string): Promise<Site> {
    if (typeof where === 'string') {
      const site = this.#shared.get(where) ?? openShared(where);
      this.#shared.set(where, site);
      return site;
    }
    const key = JSON.stringify([file, where]);
    if (this.#own?.key !== key) {
      await (await this.#own?.site)?.close();
      this.#own = { key, site: openOwn(where) };
    }
    return this.#own.site;
  }

  async close(): Promise<void> {
    const open = [...this.#shared.values(), ...(this.#own ? [this.#own.site] : [])];
    await Promise.all(open.map(async (site) => (await site).close()));
  }
}

async function openShared(name: SharedSiteName): Promise<OpenSite> {
  const { origin, databaseUrl } = sharedSite(name);
  await untilOpen(origin);
  const database = await openDatabase(databaseUrl, { log: createConsoleLog('warn'), poolSize: 1 });
  return { origin, database, close: () => database.close() };
}

async function untilOpen(origin: string): Promise<void> {
  const until = performance.now() + OPENING_PATIENCE_MS;
  for (;;) {
    const isOpen = await fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOpen) return;
    if (performance.now() > until) throw new Error(`The site at ${origin} did not open.`);
    await delay(100);
  }
}

/** An address of its own, which is public, is given without the port. */
async function openOwn({ PUBLIC_SITE_URL: address, ...settings }: Settings): Promise<OpenSite> {
  const database = await createFactsDatabase();
  const PORT = String(await freePort());
  const kind = address === undefined ? MANY_VISITORS : { PUBLIC_SITE_URL: `${address}:${PORT}` };
  const site = await serveSite({ ...kind, DATABASE_URL: database.url, PORT, ...settings });
  const close = async () => {
    await site.stop();
    await database.drop();
  };
  return { origin: site.origin, database, close };
}
