import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#tests/shots/site.ts';
import { type Settings, serveSite } from '#tests/support/served-site.ts';

const run = promisify(execFile);
const DEMO = join(import.meta.dirname, '../demo/command.ts');
const PAGES = {
  '/': '홈',
  '/items/655': '아이템',
  '/trade/655': '아이템 거래',
  '/trade': '거래',
  '/calc/exp': '계산기',
  '/maps/22': '지도',
  '/party': '파티',
};
/** Of what stands on one page, the first link to another kind. */
const LINKED = [
  { name: '공략', from: '/guides', link: /href="(\/guides\/[^"?#/.]+)"/ },
  { name: '프로필', from: '/trade', link: /href="(\/profiles\/[^"?#/]+)"/ },
];

/** Path and name of one page of each kind that visitors come to first. */
export async function samplePages(origin: string): Promise<[path: string, name: string][]> {
  return [...Object.entries(PAGES), ...(await linkedPages(origin))];
}

async function linkedPages(origin: string): Promise<[path: string, name: string][]> {
  return Promise.all(
    LINKED.map(async ({ name, from, link }): Promise<[string, string]> => {
      const path = link.exec(await (await fetch(origin + from)).text())?.[1];
      if (path === undefined) throw new Error(`${from} has no link to ${name}.`);
      return [path, name];
    }),
  );
}

/**
 * The site at its own address, over the sample market of `npm run demo` and a database of its own.
 * @param top the folder of another build (`served-site.ts`)
 */
export async function fillSite(top?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'baramnaru-sample-'));
  const PORT = String(await freePort());
  const settings = { NODE_ENV: 'production', DATA_DIR: folder, PORT, PUBLIC_SITE_URL: `http://127.0.0.1:${PORT}` };
  const drop = () => rm(folder, { recursive: true, force: true });
  try {
    await run(process.execPath, [DEMO, '--yes'], { env: { ...process.env, ...settings } });
  } catch (error) {
    await drop();
    throw error;
  }
  return {
    drop,
    async serve<Result>(more: Settings, use: (origin: string) => Promise<Result>): Promise<Result> {
      const site = await serveSite({ ...settings, LOG_LEVEL: 'error', ...more }, top);
      try {
        return await use(site.origin);
      } finally {
        await site.stop();
      }
    },
  };
}
