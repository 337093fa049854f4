import { copyFile, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#platform/config/config.schema.ts';
import { DatabaseStartError } from '#platform/database/database-errors.ts';
import { ensureAccount } from '#platform/database/embedded/account.ts';
import { clusterOf, clusterPassword } from '#platform/database/embedded/cluster.ts';
import {
  createOpenFolder,
  type DataDirectory,
  resolveDataDirectory,
} from '#platform/database/embedded/data-directory.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { withFolderLock } from '#platform/database/embedded/folder-lock.ts';
import { startPostmaster, stopPostmaster } from '#platform/database/embedded/postmaster.ts';
import { majorOf, type Programs } from '#platform/database/embedded/programs.ts';
import { completeSwap, swapClusters } from '#platform/database/embedded/swap.ts';
import { hasUsers } from '#platform/database/embedded/users.ts';
import { backupDirectories, type SiteDatabaseOptions } from '#platform/database/site-database.ts';
import { withClient } from '#platform/database/with-client.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { restorePortable } from './portable/restore-portable.ts';
import { takePortable } from './portable/take-portable.ts';

const NOTHING = () => {};

export interface UpgradeOptions extends SiteDatabaseOptions {
  config: SiteDatabaseOptions['config'] & Pick<Config, 'publicSiteUrl'>;
  release: string;
  /** Folder in which the programs of a major version may be installed; Debian's by default. */
  programsOf?(major: number): string;
}

/**
 * Moves the embedded cluster of an older major version of PostgreSQL into one of this program's, by a portable file,
 * when the older programs are installed. The older cluster stays beside it as `cluster-17`.
 * @throws {DatabaseStartError} with the two commands, when they are not
 */
export async function upgradeOlderCluster(options: UpgradeOptions): Promise<void> {
  const { config, log, progress } = options;
  const { postgres } = backupDirectories(config);
  if (config.databaseUrl !== undefined || !(await exists(postgres))) return;
  const present = await resolveDataDirectory(postgres, { log, progress });
  if (!(await findOlderMajor(present))) return;
  const upgrade = async () => {
    await completeSwap({ home: present.home, cluster: clusterOf(present) });
    // Another process may have upgraded it meanwhile.
    const older = await findOlderMajor(present);
    if (older) await upgradeFrom(older, present, options);
  };
  await withFolderLock(join(present.home, 'upgrade.lock'), upgrade, () =>
    progress('다른 프로세스가 데이터베이스를 새 버전으로 옮기고 있어 기다리는 중입니다'),
  );
}

async function findOlderMajor(dataDirectory: DataDirectory): Promise<number | undefined> {
  const version = await readFile(join(clusterOf(dataDirectory), 'PG_VERSION'), 'utf8').catch(() => undefined);
  const major = Number(version?.trim());
  return Number.isInteger(major) && major > 0 && major < majorOf(dataDirectory.programs) ? major : undefined;
}

async function upgradeFrom(major: number, present: DataDirectory, options: UpgradeOptions): Promise<void> {
  const { progress, programsOf = debianPrograms } = options;
  const { home } = present;
  const programs = await installedPrograms(present.programs, programsOf(major), major);
  const newer = majorOf(present.programs);
  if (!programs) throw new DatabaseStartError(twoCommands(home, major, newer));
  if (hasUsers(home))
    throw new DatabaseStartError('다른 프로세스가 데이터베이스를 쓰고 있습니다. 모두 끄고 다시 켜 주세요.');
  progress(`데이터베이스를 PostgreSQL ${major}에서 ${withParticle(String(newer), '으로/로')} 옮기는 중입니다`);
  const next = join(home, 'upgraded');
  await rm(next, { recursive: true, force: true });
  await createOpenFolder(next);
  const file = join(next, 'upgrade.backup');
  await takeFrom({ ...present, programs }, file, options);
  await copyFile(join(home, 'password'), join(next, 'password'));
  const server = await startEmbeddedPostgres({ dataDir: next, log: options.log });
  try {
    await restorePortable({
      url: server.url,
      file,
      identities: [],
      site: options.config.publicSiteUrl,
      sequenceGap: 0,
      log: options.log,
      print: progress,
      mayReplace: async () => false,
      afterLoad: async () => {},
    });
  } finally {
    await server.stop();
  }
  await swapClusters({ home, cluster: clusterOf(present) }, join(next, 'cluster'), `cluster-${major}`);
  await rm(next, { recursive: true, force: true });
  progress(`옮겼습니다. 앞서 있던 것은 ${join(home, `cluster-${major}`)}에 있습니다.`);
}

async function takeFrom(older: DataDirectory, file: string, { config, release }: UpgradeOptions): Promise<void> {
  const postmaster = await startPostmaster(older, [], NOTHING);
  try {
    const url = await ensureAccount(postmaster, await clusterPassword(older));
    if (url === undefined) throw new DatabaseStartError('이전 버전의 데이터베이스가 연결을 받지 않습니다.');
    const auditHead = async () => null;
    await withClient({ connectionString: url }, (client) =>
      takePortable({ client, to: file, recipients: [], site: config.publicSiteUrl, release, auditHead }),
    );
  } finally {
    await stopPostmaster(older);
  }
}

function debianPrograms(major: number): string {
  return `/usr/lib/postgresql/${major}/bin`;
}

async function installedPrograms(own: Programs, folder: string, major: number): Promise<Programs | undefined> {
  const [initdb, postgres, pgCtl] = [join(folder, 'initdb'), join(folder, 'postgres'), join(folder, 'pg_ctl')];
  if (!(await exists(postgres))) return undefined;
  return { ...own, native: join(folder, '..'), version: `${major}`, initdb, postgres, pgCtl };
}

function twoCommands(home: string, major: number, newer: number): string {
  return (
    `${home}의 데이터베이스는 PostgreSQL ${major}의 것인데 이 프로그램은 PostgreSQL ${withParticle(String(newer), '을/를')} 씁니다. 데이터는 건드리지 않았습니다. ` +
    '옛 프로그램으로 npm run backup -- --to <폴더> 를 하고, 그 폴더의 이름을 바꾼 다음 새 프로그램으로 npm run restore -- --from <파일> 을 해 주세요. ' +
    `PostgreSQL ${withParticle(String(major), '을/를')} 설치하고 다시 켜면 자동으로 옮깁니다.`
  );
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
