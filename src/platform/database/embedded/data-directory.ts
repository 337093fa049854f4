import { createHash, randomUUID } from 'node:crypto';
import { chmod, chown, lstat, mkdir, realpath, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createFolder } from '#platform/files/create-folder.ts';
import type { Log } from '#platform/log/log.ts';
import { codeOf, DatabaseStartError } from '../database-errors.ts';
import { type RunAs, runCommand } from './command.ts';
import { findPrograms, isOwnFolder, type Programs, requireOwnFolder, runnablePrograms } from './programs.ts';

/** `nobody` exists on every Linux and macOS and owns nothing. PostgreSQL refuses to run as root. */
const NOBODY: RunAs = { uid: 65534, gid: 65534 };

export interface SharedPlaces {
  data: readonly string[];
  programs: string;
}

export const SYSTEM_PLACES: SharedPlaces = { data: ['/var/lib', '/var/tmp'], programs: '/var/tmp' };

export interface DataDirectory {
  home: string;
  runAs: RunAs | undefined;
  programs: Programs;
}

interface DataDirectoryOptions {
  log: Log;
  progress: (message: string) => void;
  places?: SharedPlaces;
}

export async function resolveDataDirectory(dataDir: string, options: DataDirectoryOptions): Promise<DataDirectory> {
  const found = await findPrograms();
  return process.getuid?.() === 0
    ? dataDirectoryForRoot(resolve(dataDir), found, options)
    : dataDirectoryForUser(resolve(dataDir), found, options);
}

async function dataDirectoryForUser(
  dataDir: string,
  found: Programs,
  { progress }: DataDirectoryOptions,
): Promise<DataDirectory> {
  await createFolder(dataDir, 0o700).catch(refuseFolder(dataDir));
  const owner = await findOwner(join(dataDir, 'cluster'));
  if (owner && process.getuid && owner.uid !== process.getuid()) {
    throw new DatabaseStartError(
      `${dataDir}의 데이터베이스는 다른 사용자(uid ${owner.uid})가 만들었습니다. 그 사용자로 시작하거나 DATA_DIR을 바꾸어 주세요.`,
    );
  }
  const programs = await runnablePrograms(found, undefined, { progress });
  return { home: await realpath(dataDir), runAs: undefined, programs };
}

async function dataDirectoryForRoot(
  dataDir: string,
  found: Programs,
  options: DataDirectoryOptions,
): Promise<DataDirectory> {
  const { log, progress, places = SYSTEM_PLACES } = options;
  const owner = await findOwner(join(dataDir, 'cluster'));
  // A cluster that an ordinary user created stays that user's.
  const runAs = owner && owner.uid !== 0 ? owner : NOBODY;
  const programs = await runnablePrograms(found, runAs, { shared: places.programs, progress });
  if (!owner) {
    const earlier = await movedEarlier(dataDir, places.data);
    if (earlier) return { home: earlier, runAs: (await findOwner(join(earlier, 'cluster'))) ?? NOBODY, programs };
  }
  await createOpenFolder(dataDir).catch(refuseFolder(dataDir));
  if (await canUse(dataDir, runAs, programs)) return { home: await realpath(dataDir), runAs, programs };
  if (owner) {
    throw new DatabaseStartError(
      `${dataDir}에 데이터베이스가 있지만 그 주인(uid ${owner.uid})이 그 폴더까지 들어갈 수 없습니다. 윗폴더의 권한을 열거나 DATA_DIR을 바꾸어 주세요.`,
    );
  }
  const home = await createMovedHome(dataDir, places.data);
  log.info({ folder: home }, 'PostgreSQL does not run as root and cannot enter the data folder: its data is elsewhere');
  return { home, runAs, programs };
}

function refuseFolder(folder: string): (cause: unknown) => never {
  return (cause) => {
    throw new DatabaseStartError(
      `데이터 폴더를 만들 수 없습니다: ${folder} (${codeOf(cause)}). DATA_DIR을 바꾸어 주세요.`,
      { cause },
    );
  };
}

/** Home under `place`, with a name derived from the data folder, so that two projects on one machine stay apart. */
export function toMovedHome(dataDir: string, place: string): string {
  return join(place, `baramnaru-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12)}`);
}

async function movedEarlier(dataDir: string, places: readonly string[]): Promise<string | undefined> {
  for (const place of places) {
    const home = toMovedHome(dataDir, place);
    if ((await isOwnFolder(home)) && (await findOwner(join(home, 'cluster')))) return realpath(home);
  }
  return undefined;
}

async function createMovedHome(dataDir: string, places: readonly string[]): Promise<string> {
  for (const place of places) {
    const home = toMovedHome(dataDir, place);
    const isMade = await createOpenFolder(home).then(
      () => true,
      () => false,
    );
    if (!isMade) continue;
    await requireOwnFolder(home);
    return realpath(home);
  }
  throw new DatabaseStartError(`데이터베이스를 둘 폴더를 만들 수 없습니다: ${places.join(', ')}`);
}

/** Creates a folder that others may pass through but cannot list. */
export async function createOpenFolder(folder: string): Promise<void> {
  const first = await createFolder(folder);
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) {
    await chmod(made, made === folder ? 0o711 : 0o755);
  }
}

/** Whether that user can enter the folder and own files in it (some shared and network folders have no owners). */
export async function canUse(folder: string, runAs: RunAs, programs: Programs): Promise<boolean> {
  const trial = join(folder, `trial-${randomUUID()}`);
  try {
    await mkdir(trial, { mode: 0o700 });
    await chown(trial, runAs.uid, runAs.gid);
    const { uid, mode } = await stat(trial);
    if (uid !== runAs.uid || (mode & 0o077) !== 0) return false;
    // `pg_ctl` reports a missing cluster only if it can enter the folder; this needs no shell.
    const answer = await runCommand(programs.pgCtl, ['status', '-D', trial], runAs);
    return answer.output.includes('is not a database cluster directory');
  } catch {
    return false;
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
}

async function findOwner(path: string): Promise<RunAs | undefined> {
  const found = await lstat(path).catch(() => undefined);
  return found && { uid: found.uid, gid: found.gid };
}
