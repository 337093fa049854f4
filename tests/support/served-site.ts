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

/**
 * Starts the built site on a free port with these settings and none of this machine's; resolves when it listens.
 * @param top the folder of another build (`next-build.ts`)
 */
export async function serveSite(settings: Settings, top = TOP): Promise<ServedSite> {
  const { child, printed } = launch(settings, top);
  const origin = await opened(child, printed);
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

function launch(settings: Settings, top: string) {
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
