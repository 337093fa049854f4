import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { createFactsDatabase } from '#tests/support/database.ts';
import { type FakeReceiver, openFakeReceiver } from '#tests/support/fake-receiver.ts';
import { serveSite } from '#tests/support/served-site.ts';
import { signInRemotely } from '#tests/support/sign-in-remotely.ts';
import { freePort, MANY_VISITORS } from './shared-sites.ts';
import type { Site } from './sites.ts';
import { test as base, type VisitOptions } from './test.ts';

const TOP = fileURLToPath(new URL('../../..', import.meta.url));
const WEBHOOK = '/api/webhooks/12345678/abcdefghijklmnop';
const OPEN_PATIENCE_MS = 480_000;
/** Who became an operator by the command of the terminal. */
export const OPERATOR = '살피는새로이';

interface DemoSite extends Site {
  /** What arrives where alerts are sent to. */
  discord: FakeReceiver;
}

interface Fixtures {
  /** Opens a page as the operator of level 1. */
  visitDesk(path: string, options?: Omit<VisitOptions, 'as' | 'operator'>): Promise<Page>;
  discord: FakeReceiver;
}

/** Tests over the built site with the rows of `npm run demo`, and an operator of `npm run operator -- add`. */
export const test = base.extend<Fixtures, { demoSite: DemoSite }>({
  demoSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on.
    async ({}, use) => {
      await using opened = new AsyncDisposableStack();
      await use(await openDemoSite(opened));
    },
    { scope: 'worker', timeout: OPEN_PATIENCE_MS },
  ],
  site: async ({ demoSite }, use) => use(demoSite),
  discord: async ({ demoSite }, use) => use(demoSite.discord),
  visitDesk: async ({ visit }, use) => use((path, options) => visit(path, { ...options, as: OPERATOR })),
});

async function openDemoSite(opened: AsyncDisposableStack): Promise<DemoSite> {
  const database = await createFactsDatabase();
  opened.defer(() => database.drop());
  const discord = await openFakeReceiver();
  opened.defer(() => discord.close());
  const settings = {
    ...MANY_VISITORS,
    DATABASE_URL: database.url,
    PORT: String(await freePort()),
    AUTH_DISCORD_URL: discord.url,
    ALERT_WEBHOOK_URL: discord.url + WEBHOOK,
  };
  await runCommand('demo/command.ts', [], settings);
  const { origin, stop } = await serveSite(settings);
  opened.defer(async () => {
    await stop();
  });
  await signInRemotely(origin, OPERATOR);
  const { user_id: userId } = await database.db
    .selectFrom('profile')
    .select('user_id')
    .where('name', '=', OPERATOR)
    .executeTakeFirstOrThrow();
  await runCommand('src/app/operator-command.ts', ['add', String(userId)], settings);
  return { origin, database, discord };
}

/** @throws {Error} with what it printed when it does not end well */
async function runCommand(file: string, args: readonly string[], settings: Readonly<Record<string, string>>) {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  const child = spawn(process.execPath, [file, ...args], {
    cwd: TOP,
    env: { PATH, HOME, TMPDIR, NODE_ENV: 'test', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${file} ended with ${code}:\n${printed}`);
}
