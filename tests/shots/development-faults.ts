import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { pageKinds } from '#tests/support/page-samples.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { openBrowser } from './browser.ts';
import type { FaultyScreen, ScreenFaultsOptions } from './screen-faults.ts';
import { freePort, untilOpened } from './site.ts';

/** Vite sends every module by itself, and the first page makes it read them all. */
const PATIENCE_MS = 180_000;
/** Milliseconds in which React complains about what it has just drawn. */
const SETTLED_MS = 300;

interface Result {
  looks: number;
  found: FaultyScreen[];
}

/**
 * Opens every kind of page with the development build of React, which compares what the server drew with what the browser draws,
 * and reports each warning and error of the console.
 */
export async function findDevelopmentFaults({
  tree,
  chromium,
  only,
  progress,
}: Omit<ScreenFaultsOptions, 'looks'>): Promise<Result> {
  const kinds = pageKinds(await projectCatalog()).filter(({ path }) => only?.test(path) ?? true);
  progress(`개발 모드의 사이트를 열어 화면 ${kinds.length}가지를 봅니다.`);
  const site = await startDevelopment(tree);
  const browser = await openBrowser(chromium, site.port);
  try {
    const context = await browser.newContext({ baseURL: site.origin, locale: 'ko-KR' });
    const found: FaultyScreen[] = [];
    for (const { path } of kinds) {
      progress(path);
      const faults = await faultsOf(context, path);
      if (faults.length > 0) found.push({ screen: `development.${path}`, faults });
    }
    return { looks: kinds.length, found };
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function faultsOf(context: BrowserContext, path: string): Promise<string[]> {
  const faults: string[] = [];
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => faults.push(`uncaught: ${message}`));
  try {
    await page.goto(path, { timeout: PATIENCE_MS });
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await page.waitForFunction(() => performance.getEntriesByName('all-pages').length > 0);
    await page.waitForTimeout(SETTLED_MS);
  } catch (error) {
    faults.push(`not looked at: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`);
  }
  await page.close();
  return faults;
}

/** Over a database of its own. */
async function startDevelopment(tree: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'baramnaru-dev-'));
  const port = await freePort();
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [join(tree, 'src/app/dev-server.ts')], {
    cwd: tree,
    env: {
      PATH,
      HOME,
      TMPDIR,
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMIT_SCALE: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilOpened(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'close');
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
