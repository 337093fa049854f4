import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type RunAs, runCommand } from '#platform/database/embedded/command.ts';
import { openedForTests } from './opened-for-tests.ts';

const CHILD = fileURLToPath(
  new URL('../../src/platform/database/embedded/embedded-postgres.child.ts', import.meta.url),
);
export const ORDINARY_USER: RunAs = { uid: 65534, gid: 65534 };
export const IS_ROOT = process.getuid?.() === 0;
/** Only root can switch to another user, who must be able to read this project. */
export const CAN_CHANGE_USER =
  IS_ROOT && (await runCommand(process.execPath, ['--check', CHILD], ORDINARY_USER)).code === 0;

const READY = z.object({
  url: z.string(),
  owner: z.boolean(),
  progress: z.array(z.string()),
  milliseconds: z.number(),
});
const REFUSED = z.object({ refused: z.string() });

export interface ClusterProcess extends z.infer<typeof READY> {
  pid: number;
  stop(): Promise<void>;
  kill(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a process that joins or starts the cluster in `dataDir`. @throws {Error} the reason why it could not */
export async function startClusterProcess(
  dataDir: string,
  { place = '', runAs = undefined as RunAs | undefined } = {},
) {
  const child = spawn(process.execPath, [CHILD, dataDir, place], {
    ...runAs,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const answer: unknown = JSON.parse((await lines.next()).value ?? '{"refused":"it ended without a word"}');
  const refused = REFUSED.safeParse(answer);
  if (refused.success) throw new Error(refused.data.refused);
  return {
    ...READY.parse(answer),
    pid: child.pid ?? 0,
    async stop() {
      child.stdin.write('stop\n');
      await whenGone(child);
    },
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      await whenGone(child);
    },
  } satisfies ClusterProcess;
}

async function whenGone(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

export async function makeOpenTempFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  await chmod(folder, 0o755);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export const testTempFolder = () => openedForTests(makeOpenTempFolder, (temp) => temp.remove());

/** The pid of the last server in this home; it may have ended. */
export async function postmasterPid(home: string): Promise<number> {
  return Number((await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}
