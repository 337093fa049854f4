import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Without the site's port, which must not appear on any page. */
export const ORIGIN = 'http://localhost';

const FIXED_CLOCK = new URL('fixed-clock.mjs', import.meta.url).href;
const START_PATIENCE_MS = 180_000;
const OPENED = /바람나루가 열렸습니다: (\S+)/;

export interface SiteOptions {
  tree: string;
  now: Date;
  port: number;
  settings: Readonly<Record<string, string>>;
}

export interface RunningSite {
  stop(): Promise<void>;
}

export async function loadDemo(options: SiteOptions): Promise<void> {
  const child = spawn(process.execPath, [join(options.tree, 'scripts/demo.mjs'), '--yes'], {
    env: environment(options),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the sample market could not be loaded: ${code}`);
}

export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const child = spawn(process.execPath, [join(options.tree, 'scripts/start.mjs')], {
    env: environment(options),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilOpened(child);
  return {
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}

/** Only these variables: a developer's own `.env` would change the pictures. */
function environment({ tree, now, port, settings }: SiteOptions): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  const names = readFileSync(join(tree, '.env.example'), 'utf8').matchAll(/^([A-Z_]+)=/gm);
  const blank = Object.fromEntries([...names].map(([, name = '']) => [name, '']));
  return {
    PATH,
    HOME,
    TMPDIR,
    ...blank,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PUBLIC_SITE_URL: ORIGIN,
    RATE_LIMIT_SCALE: '1000',
    NODE_OPTIONS: `--import=${FIXED_CLOCK}`,
    SHOTS_NOW: String(now.getTime()),
    PORT: String(port),
    ...settings,
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

export async function untilOpened(child: ChildProcess): Promise<void> {
  let message = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    message += text;
  });
  const until = performance.now() + START_PATIENCE_MS;
  while (!OPENED.test(message)) {
    if (child.exitCode !== null || performance.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`The site did not open.\n${message}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
