import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startClusterProcess, testTempFolder } from '#tests/support/embedded-postgres.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const CHILD = fileURLToPath(new URL('./failed-start.child.ts', import.meta.url));
const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));

const temp = testTempFolder();
let home: string;
beforeAll(async () => {
  home = join(temp.folder, 'site', 'postgres');
  // Once, so that the starts below need not create the cluster.
  await (await startClusterProcess(home)).stop();
});

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => code);
  return { child, ended, output: () => output };
}

const isServerLeft = () => existsSync(join(home, 'cluster', 'postmaster.pid'));

describe('a start that fails', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('by %s leaves no database server behind', async (signal) => {
    const site = start([CHILD, home, 'wait']);
    await expect.poll(site.output, { timeout: 30_000 }).toContain('waiting');
    expect(isServerLeft()).toBe(true);
    site.child.kill(signal);
    expect(await site.ended).toBe(0);
    expect(isServerLeft()).toBe(false);
  });

  it('says why and leaves none either', async () => {
    const site = start([CHILD, home, 'fail']);
    expect(await site.ended).toBe(1);
    expect(site.output()).toContain('a page is missing');
    expect(isServerLeft()).toBe(false);
  });

  it('by a signal before the database is there leaves none', { tags: 'sweep' }, async () => {
    const site = start([CHILD, home, 'wait']);
    await expect.poll(site.output, { timeout: 30_000, interval: 5 }).toContain('데이터베이스를 켜는 중입니다');
    site.child.kill('SIGTERM');
    expect(await site.ended).toBe(0);
    expect(isServerLeft()).toBe(false);
  });

  it('over a taken port says so before it opens the database', { tags: 'sweep' }, async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const site = start([SERVER], { PORT: String(port), DATA_DIR: join(temp.folder, 'site') });
    expect(await site.ended).toBe(1);
    taken.close();
    expect(site.output().trim()).toBe(
      `[시작 실패] ${port}번 포트를 다른 프로그램이 쓰고 있습니다. PORT를 바꾸어 주세요.`,
    );
  });

  it('over a database that is not there says so in one line without its password', { tags: 'sweep' }, async () => {
    const site = start([SERVER], {
      PORT: '0',
      DATABASE_WAIT_SECONDS: '0',
      DATABASE_URL: 'postgres://baram:hunter2@127.0.0.1:9/baram',
    });
    expect(await site.ended).toBe(1);
    expect(site.output().trim()).toMatch(
      /^\[시작 실패\] 데이터베이스에 연결할 수 없습니다 \(127\.0\.0\.1:9\/baram\).*$/,
    );
  });

  it('by settings names each fault in a line of its own without its value, and exits with 78', async () => {
    const site = start([SERVER], { PORT: 'many', MAINTENANCE: 'maybe', DATABASE_URL: 'mysql://hunter2@x/y' });
    expect(await site.ended).toBe(78);
    const faults = site.output().trim().split('\n');
    const names = faults.map((line) => /^\[설정 오류\] (\w+):/.exec(line)?.[1]);
    expect(names.toSorted()).toEqual(['DATABASE_URL', 'MAINTENANCE', 'PORT']);
    expect(site.output()).not.toContain('hunter2');
  });

  it.each(['/proc/x', '/dev/null/x'])(
    'over a data folder that cannot be says so at once: %s',
    { tags: 'sweep' },
    async (folder) => {
      const site = start([SERVER], { PORT: '0', DATA_DIR: folder });
      expect(await site.ended).toBe(1);
      expect(site.output()).toMatch(
        /^\[시작 실패\] 데이터 폴더를 만들 수 없습니다: .* \(E[A-Z]+\)\. DATA_DIR을 바꾸어 주세요\.$/m,
      );
    },
  );

  it('over a database that never answers says so', { tags: 'sweep' }, async () => {
    let tries = 0;
    const silent = createServer(() => (tries += 1)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const site = start([SERVER], {
      PORT: '0',
      DATABASE_WAIT_SECONDS: '0',
      DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/none`,
    });
    expect(await site.ended).toBe(1);
    silent.close();
    expect(site.output()).toContain('제때 대답하지 않습니다');
    expect(site.output()).not.toContain('secret');
    expect(tries).toBeGreaterThan(0);
  });
});
