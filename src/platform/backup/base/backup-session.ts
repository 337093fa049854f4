import pg from 'pg';
import { superuserUrl } from '#platform/database/embedded/account.ts';
import { BackupError } from '../backup-error.ts';

export interface BackupStart {
  /** The folder of the cluster's files. */
  cluster: string;
  /** Folder to which the log is archived. */
  archive: string;
  postgres: number;
  startLsn: string;
  startWal: string;
  timeline: number;
}

export interface BackupStop {
  stopLsn: string;
  stopWal: string;
  /** The moment by the server's clock. */
  at: Date;
  label: string;
  tablespaceMap: string;
}

export interface ServerPosition {
  cluster: string;
  systemId: string;
  /** The segment that is being written. */
  wal: string;
}

export interface BackupSession {
  position(): Promise<ServerPosition>;
  start(label: string): Promise<BackupStart>;
  stop(): Promise<BackupStop>;
  /** Ends the session. Without `stop` before it, the server aborts the backup. */
  end(): Promise<void>;
}

/**
 * A session of the superuser that brings the embedded server into backup mode; the mode ends with the session, also with
 * a killed one.
 * @param url of the site's own account
 */
export async function openBackupSession(url: string): Promise<BackupSession> {
  const client = new pg.Client({ connectionString: superuserUrl(url), application_name: 'base copy' });
  // The rejected query reports the reason; without a listener a cut connection would end the process.
  client.on('error', () => {});
  await client.connect();
  return {
    position: () => readPosition(client),
    start: (label) => startBackup(client, label),
    stop: () => stopBackup(client),
    end: () => client.end().catch(() => {}),
  };
}

async function readPosition(client: pg.Client): Promise<ServerPosition> {
  const { rows } = await client.query<ServerPosition>(
    `select current_setting('data_directory') as cluster, system_identifier::text as "systemId",
      pg_walfile_name(pg_current_wal_lsn()) as wal from pg_control_system()`,
  );
  return rows[0] ?? { cluster: '', systemId: '', wal: '' };
}

async function startBackup(client: pg.Client, label: string): Promise<BackupStart> {
  const { rows: found } = await client.query<{ cluster: string; archive: string | null; postgres: number }>(
    `select current_setting('data_directory') as cluster,
      case when current_setting('archive_mode') = 'on' then current_setting('basic_archive.archive_directory', true) end as archive,
      current_setting('server_version_num')::int / 10000 as postgres`,
  );
  const { cluster = '', archive, postgres = 0 } = found[0] ?? {};
  if (!archive) {
    throw new BackupError(
      '데이터베이스가 로그를 백업 폴더에 보관하지 않고 있습니다. BACKUP_DIR을 확인하고 사이트를 다시 켜 주세요.',
    );
  }
  const { rows } = await client.query<{ startLsn: string; startWal: string }>(
    `with started as (select pg_backup_start($1, fast => true) as lsn)
      select lsn::text as "startLsn", pg_walfile_name(lsn) as "startWal" from started`,
    [label],
  );
  const { startLsn = '', startWal = '' } = rows[0] ?? {};
  return { cluster, archive, postgres, startLsn, startWal, timeline: Number.parseInt(startWal.slice(0, 8), 16) };
}

async function stopBackup(client: pg.Client): Promise<BackupStop> {
  const { rows } = await client.query<{ lsn: string; labelfile: string; spcmapfile: string }>(
    'select lsn::text, labelfile, spcmapfile from pg_backup_stop(wait_for_archive => false)',
  );
  const { lsn: stopLsn = '', labelfile: label = '', spcmapfile: tablespaceMap = '' } = rows[0] ?? {};
  const { rows: after } = await client.query<{ stopWal: string; at: Date }>(
    'select pg_walfile_name($1::pg_lsn - 1) as "stopWal", clock_timestamp() as at',
    [stopLsn],
  );
  const { stopWal = '', at = new Date() } = after[0] ?? {};
  return { stopLsn, stopWal, at, label, tablespaceMap };
}
