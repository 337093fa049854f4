import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVER = 'src/app/server.ts';
const TOP = fileURLToPath(new URL('../..', import.meta.url));
const START_PATIENCE_MS = 150_000;
/** The folder of another build has links to the sources. */
const AS_LINKED = ['--preserve-symlinks', '--preserve-symlinks-main'];
const OPENED = /바람나루가 열렸습니다: (\S+)/;

export type Settings = Readonly<Record<string, string>>;

export interface ServedSite {
  origin: string;
  pid: number;
  output(): string;
  /** Shuts down gracefully. @returns the exit code */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
}

export interface FailedStart {
  code: number | null;
  stderr: string;
  stdout: string;
}

const SLOW_DATABASE = /제때 대답하지 않습니다/;

/**
 * Starts the built site on a free port with these settings and none of this machine's; resolves when it listens.
 * @param top the folder of another build (`next-build.ts`)
 */
export async function serveSite(settings: Settings, top = TOP): Promise<ServedSite> {
  const { child, printed, origin } = await startSite(settings, top, performance.now() + START_PATIENCE_MS);
  return {
    origin,
    pid: child.pid ?? 0,
    output: () => printed.stdout + printed.stderr,
    async stop() {
      child.kill('SIGTERM');
      await gone(child);
      return child.exitCode;
    },
    async kill() {
      child.kill('SIGKILL');
      await gone(child);
    },
  };
}

/** A start that cannot reach its database within 5 s gives up, also where only the machine is busy: it is repeated. */
async function startSite(settings: Settings, top: string, giveUpAt: number) {
  const { child, printed } = launch(settings, top);
  try {
    return { child, printed, origin: await opened(child, printed) };
  } catch (error) {
    if (performance.now() < giveUpAt && SLOW_DATABASE.test(printed.stderr)) return startSite(settings, top, giveUpAt);
    throw error;
  }
}

export async function failToServe(settings: Settings): Promise<FailedStart> {
  const { child, printed } = launch(settings);
  const tooLong = setTimeout(() => child.kill('SIGKILL'), START_PATIENCE_MS);
  await gone(child);
  clearTimeout(tooLong);
  return { code: child.exitCode, ...printed };
}

function launch(settings: Settings, top = TOP) {
  const { PATH = '', HOME = '', TMPDIR = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [...(top === TOP ? [] : AS_LINKED), join(top, SERVER)], {
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, NODE_ENV: 'test', LOG_LEVEL: 'warn', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed.stderr += text;
  });
  return { child, printed };
}

async function opened(child: ChildProcess, printed: { stdout: string; stderr: string }): Promise<string> {
  const until = performance.now() + START_PATIENCE_MS;
  for (;;) {
    const origin = OPENED.exec(printed.stdout)?.[1];
    if (origin) return origin;
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || performance.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`The site did not open.\n${printed.stdout}${printed.stderr}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function gone(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
}
