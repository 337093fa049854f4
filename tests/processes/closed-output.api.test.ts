import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFactsDatabase, type TestDatabase } from '#tests/support/database.ts';

const SERVER = fileURLToPath(new URL('../../src/app/server.ts', import.meta.url));
const PATIENCE = { timeout: 150_000, interval: 200 };

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : expect.unreachable('no port');
}

describe('a site whose output nobody reads any more', { tags: 'sweep' }, () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createFactsDatabase();
  });
  afterAll(() => database.drop());

  /** After so many lines of its start; all of them: once it is open. */
  it.each([0, 1, 2, 3, 4, Number.POSITIVE_INFINITY])('opens, answers and ends well: after %d lines', async (lines) => {
    const port = await freePort();
    const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
    const settings = { NODE_ENV: 'test', LOG_LEVEL: 'trace', PORT: String(port), DATABASE_URL: database.url };
    const site = spawn(process.execPath, [SERVER], {
      env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(site, 'exit');
    const close = () => {
      site.stdout.destroy();
      site.stderr.destroy();
    };
    let text = '';
    if (lines === 0) close();
    site.stderr.resume();
    site.stdout.setEncoding('utf8').on('data', (more) => {
      text += more;
      if (text.split('\n').length > lines || text.includes('바람나루가 열렸습니다')) close();
    });
    const statusOf = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        async (answer) => (await answer.arrayBuffer()) && answer.status,
        () => 0,
      );
    await expect.poll(() => statusOf('/api/health/live'), PATIENCE).toBe(200);
    for (const path of ['/', '/items/655', '/api/items/', '/no-such-page']) {
      expect([path, await statusOf(path)]).toEqual([path, path === '/no-such-page' ? 404 : 200]);
    }
    site.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
