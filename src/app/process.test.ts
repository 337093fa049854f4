import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 30_000 });

const CHILD = fileURLToPath(new URL('./process.child.ts', import.meta.url));

interface Site {
  process: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
}

const PATIENCE = { timeout: 15_000 };

let running: ChildProcess | undefined;
afterEach(() => running?.kill('SIGKILL'));

function start(env: Record<string, string>): Site {
  const child = spawn(process.execPath, [CHILD], { env: { PATH: process.env.PATH, ...env } });
  running = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return { process: child, output: () => output, ended: once(child, 'close').then(([code]) => code) };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    probe.on('connect', () => probe.destroy());
  });
}

async function opened(site: Site): Promise<number> {
  await expect.poll(site.output, PATIENCE).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
  return Number(/127\.0\.0\.1:(\d+)/.exec(site.output())?.[1]);
}

describe('a process of the site', () => {
  it('stops although a client never finishes its request', { tags: 'sweep' }, async () => {
    const site = start({ PORT: '0' });
    const port = await opened(site);
    const slow = connect(port, '127.0.0.1').on('error', () => {});
    slow.write('GET / HTTP/1.1\r\nHost: a\r\n');
    await once(slow, 'connect');
    site.process.kill('SIGTERM');
    expect(await site.ended).toBe(0);
    expect(site.output()).toContain('closed');
  });

  it('answers what came before the signal, and ends then', async () => {
    const site = start({ PORT: '0' });
    const port = await opened(site);
    const slow = connect(port, '127.0.0.1');
    slow.write('POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\nha');
    await expect.poll(site.output, PATIENCE).toContain('receiving');
    site.process.kill('SIGTERM');
    await expect.poll(() => isListening(port), PATIENCE).toBe(false);
    slow.write('lf');
    expect(String((await once(slow, 'data'))[0])).toMatch(/^HTTP\/1.1 200 [\s\S]*half$/);
    expect(await site.ended).toBe(0);
  });

  it.each([
    ['all', ['stdout', 'stderr']],
    ['the lines', ['stdout']],
    ['the warnings', ['stderr']],
  ] as const)(
    'opens, lives on and ends well though nobody reads %s of its output from the first line on',
    async (_, closed) => {
      const taken = createServer().listen(0, '127.0.0.1');
      await once(taken, 'listening');
      const { port } = taken.address() as AddressInfo;
      taken.close();
      // The name of no setting: a warning before anything else.
      const site = start({ PORT: String(port), ALLOW_LOCAL_AUTHS: 'true', ALLOW_LOCAL_AUTH: 'true' });
      for (const stream of closed) site.process[stream]?.destroy();
      await expect.poll(() => isListening(port), PATIENCE).toBe(true);
      for (let time = 0; time < 3; time += 1) {
        expect(await (await fetch(`http://127.0.0.1:${port}/logged`)).text()).toBe('logged');
      }
      site.process.kill('SIGTERM');
      expect(await site.ended).toBe(0);
    },
  );

  it('lives on when the reader of its output goes away', async () => {
    const site = start({ PORT: '0' });
    const url = `http://127.0.0.1:${await opened(site)}/logged`;
    site.process.stdout?.destroy();
    site.process.stderr?.destroy();
    for (let time = 0; time < 3; time += 1) expect(await (await fetch(url)).text()).toBe('logged');
    site.process.kill('SIGTERM');
    expect(await site.ended).toBe(0);
  });

  it.each([
    [{ ALLOW_LOCAL_AUTH: 'true', PUBLIC_SITE_URL: 'https://naru.example' }, true],
    [{ ALLOW_LOCAL_AUTH: 'true', AUTH_URL: 'https://auth.example', AUTH_PUBLIC_KEY: 'key' }, false],
    [{}, false],
  ])('warns that anybody may sign in by a nickname: %j', { tags: 'sweep' }, async (env, isGiven) => {
    const site = start({ PORT: '0', ...env });
    await expect.poll(site.output, PATIENCE).toContain('바람나루가 열렸습니다');
    site.process.kill('SIGTERM');
    await site.ended;
    expect(site.output().includes('[주의] ALLOW_LOCAL_AUTH=true')).toBe(isGiven);
  });

  it('prints in one line why it cannot listen, and closes what was open', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    for (const [env, reason] of [
      [{ PORT: String(port) }, `[시작 실패] ${port}번 포트를 다른 프로그램이 쓰고 있습니다. PORT를 바꾸어 주세요.`],
      [{ PORT: '0', HOST: '192.0.2.1' }, '[시작 실패] 이 컴퓨터에 없는 주소입니다: 192.0.2.1. HOST를 바꾸어 주세요.'],
    ] as const) {
      const site = start(env);
      expect(await site.ended).toBe(1);
      expect(site.output().trim().split('\n').toSorted()).toEqual([reason, 'closed']);
    }
    taken.close();
  });
});
