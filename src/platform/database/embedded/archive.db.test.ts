import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createConsoleLog } from '#platform/log/log.ts';
import { queryAt } from '#tests/support/archived-server.ts';
import { IS_ROOT, testTempFolder } from '#tests/support/embedded-postgres.ts';
import { superuserUrl } from './account.ts';
import { readSystemId, runningArchive } from './archive.ts';
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const temp = testTempFolder();
let backupDir: string;
let warnings: string[];
let running: EmbeddedPostgres[];
beforeAll(async () => {
  backupDir = join(temp.folder, 'new', 'backups');
});
beforeEach(() => {
  warnings = [];
  running = [];
});
afterEach(async () => {
  for (const server of running.reverse()) await server.stop();
});

const home = () => join(temp.folder, 'postgres');

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> {
  const log = createConsoleLog('warn', (line) => warnings.push(line));
  const server = await startEmbeddedPostgres({ dataDir: home(), log, ...options });
  running.push(server);
  return server;
}

/** As a process that is killed leaves it: its server runs on. */
async function loseUsers(): Promise<void> {
  for (const name of await readdir(home())) if (name.startsWith('in-use.')) await rm(join(home(), name));
}

describe('the archive of the log', () => {
  it('is written into the backup folder, closed to others, and is off again without the setting', async () => {
    const server = await start({ backupDir });
    const folder = join(backupDir, 'wal', await readSystemId(server.cluster));
    expect(await runningArchive(server.url)).toBe(folder);
    await queryAt(superuserUrl(server.url), 'select pg_switch_wal()');
    await expect.poll(() => readdir(folder)).toContain('000000010000000000000001');
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(backupDir)).mode & 0o777).toBe(IS_ROOT ? 0o711 : 0o700);
    expect((await stat(join(folder, '000000010000000000000001'))).mode & 0o777).toBe(0o600);
    await server.stop();

    expect(await runningArchive((await start()).url)).toBe('');
    expect(warnings).toEqual([]);
  });

  it('begins by a new start of a server that was left running without it', { tags: 'sweep' }, async () => {
    const left = await start();
    await loseUsers();
    const server = await start({ backupDir });
    expect(await runningArchive(server.url)).toContain(backupDir);
    expect(server.url).toBe(left.url);
    expect(warnings).toEqual([]);
  });

  it('is warned about where others use a server without it', async () => {
    const other = await start();
    const server = await start({ backupDir });
    expect(await runningArchive(server.url)).toBe('');
    expect(await queryAt(other.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(warnings.join()).toContain('PostgreSQL runs with another BACKUP_DIR');
  });

  it('is on again after the server was killed and revived', { tags: 'sweep' }, async () => {
    const server = await start({ backupDir });
    const [row] = await queryAt<{ pid: number }>(superuserUrl(server.url), 'select pg_backend_pid() as pid');
    expect(row?.pid).toBeGreaterThan(0);
    process.kill(
      Number(
        (
          await queryAt<{ pid: string }>(
            superuserUrl(server.url),
            `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`,
          )
        )[0]?.pid,
      ),
      'SIGKILL',
    );
    await server.revive();
    expect(await runningArchive(server.url)).toContain(backupDir);
  });
});

describe('a backup folder that cannot be used', () => {
  it('does not stop the site, which warns and goes on without an archive', async () => {
    const file = join(temp.folder, 'file');
    await writeFile(file, '');
    const server = await start({ backupDir: join(file, 'backups') });
    expect(await runningArchive(server.url)).toBe('');
    expect(warnings.join()).toContain('BACKUP_DIR cannot be written');
  });

  it.runIf(IS_ROOT)('does not stop it either when only root can enter the folder', async () => {
    const closed = join(temp.folder, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const server = await start({ backupDir: join(closed, 'backups') });
    expect(await runningArchive(server.url)).toBe('');
    expect(warnings.join()).toContain('chmod o+x');
  });
});
