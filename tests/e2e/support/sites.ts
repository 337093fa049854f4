import { type DatabaseConnection, openDatabase } from '#platform/database/connect.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { createFactsDatabase } from '#tests/support/database.ts';
import { type Settings, serveSite } from '#tests/support/served-site.ts';
import { freePort, MANY_VISITORS, type SharedSiteName, sharedSite } from './shared-sites.ts';

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
  const database = await openDatabase(databaseUrl, { log: createConsoleLog('warn'), poolSize: 1 });
  return { origin, database, close: () => database.close() };
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
