import { randomBytes } from 'node:crypto';
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '#platform/files/create-folder.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { DatabaseStartError } from '../database-errors.ts';
import { type CommandResult, formatTail, runCommand } from './command.ts';
import type { DataDirectory } from './data-directory.ts';
import { majorOf } from './programs.ts';
import { completeSwap } from './swap.ts';

export const SUPERUSER = 'postgres';

/**
 * Options for the character type, which decides what counts as a letter: without UTF-8 `pg_trgm` finds no letters in
 * Hangul. Operating systems name it differently. Sorting is always by code point, which is the order of the Korean
 * alphabet.
 */
const CHARACTER_TYPES = [['--lc-ctype=C.UTF-8'], ['--lc-ctype=en_US.UTF-8'], []];

export function clusterOf(dataDirectory: Pick<DataDirectory, 'home'>): string {
  return join(dataDirectory.home, 'cluster');
}

/**
 * Creates the cluster if it does not exist. Call it under the lock.
 * @throws {DatabaseStartError} when it belongs to another major version, or something else is in its place
 */
export async function ensureCluster(
  dataDirectory: DataDirectory,
  { isSafe }: { isSafe: boolean },
  onCreate: () => void,
): Promise<void> {
  const cluster = clusterOf(dataDirectory);
  await completeSwap({ home: dataDirectory.home, cluster });
  await removeLeftovers(dataDirectory);
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version !== undefined) return requireSameMajor(dataDirectory, version.trim());
  if ((await readdir(cluster).catch(() => [])).length > 0) {
    throw new DatabaseStartError(`${cluster} 폴더에 데이터베이스가 아닌 것이 들어 있어 건드리지 않았습니다.`);
  }
  onCreate();
  await createCluster(dataDirectory, isSafe);
}

export async function clusterPassword(dataDirectory: DataDirectory): Promise<string> {
  const file = join(dataDirectory.home, 'password');
  const found = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new DatabaseStartError(`데이터베이스의 비밀번호 파일을 읽을 수 없습니다: ${file}`, { cause: error });
  });
  if (found !== undefined) return found.trim();
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600, flag: 'wx' });
  return password;
}

function requireSameMajor(dataDirectory: DataDirectory, version: string): void {
  const major = majorOf(dataDirectory.programs);
  if (version === String(major)) return;
  throw new DatabaseStartError(
    `${dataDirectory.home}의 데이터베이스는 PostgreSQL ${version}의 것인데 이 프로그램은 PostgreSQL ${withParticle(String(major), '을/를')} 씁니다. ` +
      '데이터는 건드리지 않았습니다. 이전 버전에서 내보내어 옮기거나 DATA_DIR을 바꾸어 주세요.',
  );
}

async function removeLeftovers(dataDirectory: DataDirectory): Promise<void> {
  await rm(draftDirectory(dataDirectory), { recursive: true, force: true });
  await rm(passwordForInitdb(dataDirectory), { force: true });
}

async function createCluster(dataDirectory: DataDirectory, isSafe: boolean): Promise<void> {
  const passwordFile = passwordForInitdb(dataDirectory);
  try {
    await writeFile(passwordFile, await clusterPassword(dataDirectory), { mode: 0o600, flag: 'wx' });
    if (dataDirectory.runAs) await chown(passwordFile, dataDirectory.runAs.uid, dataDirectory.runAs.gid);
    await runInitdb(dataDirectory, passwordFile, isSafe);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draftDirectory(dataDirectory), clusterOf(dataDirectory));
}

async function runInitdb(dataDirectory: DataDirectory, passwordFile: string, isSafe: boolean): Promise<void> {
  const draft = draftDirectory(dataDirectory);
  let result: CommandResult = { code: null, output: '' };
  for (const characterType of CHARACTER_TYPES) {
    await rm(draft, { recursive: true, force: true });
    await createOwnFolder(dataDirectory, draft);
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-locale', ...characterType];
    const access = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '-U', SUPERUSER];
    const writing = isSafe ? [] : ['--no-sync'];
    const args = ['-D', draft, '-E', 'UTF8', ...locale, ...access, ...writing, '--no-instructions'];
    result = await runCommand(dataDirectory.programs.initdb, args, dataDirectory.runAs);
    if (result.code === 0) return;
    if (!result.output.includes('locale')) break;
  }
  await rm(draft, { recursive: true, force: true });
  throw new DatabaseStartError(`데이터베이스를 만들지 못했습니다: ${formatTail(result.output)}`);
}

export async function createOwnFolder(dataDirectory: DataDirectory, folder: string): Promise<void> {
  await createFolder(folder, 0o700);
  if (dataDirectory.runAs) await chown(folder, dataDirectory.runAs.uid, dataDirectory.runAs.gid);
}

function draftDirectory(dataDirectory: DataDirectory): string {
  return join(dataDirectory.home, 'cluster.new');
}

function passwordForInitdb(dataDirectory: DataDirectory): string {
  return join(dataDirectory.home, 'password.initdb');
}
