import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack as openTar, type Pack } from 'tar-stream';
import { codeOf } from '#platform/database/database-errors.ts';
import { createFolder } from '#platform/files/create-folder.ts';
import { syncFolder } from '#platform/files/sync.ts';
import { encryptStream } from '../age-stream.ts';
import { BackupError, EXIT } from '../backup-error.ts';
import { columnList, findSequences, findTables, type TableLayout } from './layout.repository.ts';
import { type BackupTable, MANIFEST_NAME, type Manifest, portableName } from './manifest.ts';
import { openSpool, type Spool, type SpooledPart } from './spool.ts';

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
/** A fast level, because a backup is taken beside a running site. */
const COMPRESSION_LEVEL = 1;

export interface PortableOptions {
  /** A connection that nothing else uses. */
  client: pg.ClientBase;
  /** A folder, or the path of the file itself. */
  to: string;
  /** age public keys; the file is not encrypted when there are none. */
  recipients: readonly string[];
  site: string;
  release: string;
  auditHead(client: pg.ClientBase): Promise<Manifest['auditHead']>;
}

export interface PortableResult {
  file: string;
  manifest: Manifest;
  bytes: number;
}

/**
 * Writes all tables as they are at one moment into one file, while the site runs. The file has its name once it is whole.
 * @throws {BackupError}
 */
export async function takePortable(options: PortableOptions): Promise<PortableResult> {
  const { folder, name } = await toTarget(options.to);
  const spool = await openSpool(folder).catch(refuseFolder(folder));
  try {
    const { manifest, parts } = await spoolTables(options, spool);
    const file = join(folder, name ?? portableName(new Date(manifest.at)));
    await refuseExisting(file);
    const draft = `${file}.${process.pid}.part`;
    try {
      await writeFile(draft, { manifest, parts, spool, recipients: options.recipients });
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await syncFolder(folder);
    return { file, manifest, bytes: (await stat(file)).size };
  } catch (error) {
    throw explained(error, folder);
  } finally {
    await spool.close();
  }
}

async function toTarget(to: string): Promise<{ folder: string; name?: string }> {
  const found = await stat(to).catch(() => undefined);
  const isFile = !found?.isDirectory() && /\.backup$/.test(to);
  if (isFile) {
    await refuseExisting(to);
    return { folder: dirname(to), name: to.slice(dirname(to).length + 1) };
  }
  await createFolder(to, FOLDER_MODE).catch(refuseFolder(to));
  return { folder: to };
}

async function refuseExisting(file: string): Promise<void> {
  if (await stat(file).catch(() => undefined))
    throw new BackupError(`이미 있는 파일은 덮어쓰지 않습니다: ${file}`, EXIT.refused);
}

function refuseFolder(folder: string): (cause: unknown) => never {
  return (cause) => {
    throw new BackupError(`백업을 둘 폴더에 쓸 수 없습니다: ${folder}`, EXIT.failed, { cause });
  };
}

interface SpooledTables {
  manifest: Manifest;
  parts: SpooledPart[];
}

async function spoolTables(
  { client, site, release, auditHead }: PortableOptions,
  spool: Spool,
): Promise<SpooledTables> {
  await client.query('begin isolation level repeatable read read only');
  try {
    for (const setting of COPY_SETTINGS) await client.query(setting);
    const head = await describe(client);
    const spooled: SpooledTable[] = [];
    for (const layout of await findTables(client)) spooled.push(await spoolTable(client, layout, spool));
    const sequences = await findSequences(client);
    // The number of rows is only known after the last one, which a later statement has waited for.
    const tables = spooled.map(({ layout, part, copy }) => toTable(layout, part, copy.rowCount));
    const parts = spooled.map(({ part }) => part);
    return { manifest: { site, release, ...head, auditHead: await auditHead(client), tables, sequences }, parts };
  } finally {
    await client.query('rollback').catch(() => {});
  }
}

/** Settings that make the texts the same whatever the server's and the role's own settings are. */
export const COPY_SETTINGS = [
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local timezone = 'UTC'",
  "set local bytea_output = 'hex'",
  'set local extra_float_digits = 1',
];

type ServerFacts = Pick<Manifest, 'migration' | 'postgres' | 'at' | 'lsn'>;

async function describe(client: pg.ClientBase): Promise<ServerFacts> {
  const { rows } = await client.query<{ migration: string; postgres: string; at: Date; lsn: string }>(
    `select (select max(name) from kysely_migration) as migration,
            split_part(current_setting('server_version'), ' ', 1) as postgres,
            now() as at,
            case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end::text as lsn`,
  );
  const found = rows[0];
  if (!found) throw new Error('The server does not describe itself.');
  return { ...found, at: found.at.toISOString() };
}

interface SpooledTable {
  layout: TableLayout;
  part: SpooledPart;
  copy: { readonly rowCount: number };
}

async function spoolTable(client: pg.ClientBase, layout: TableLayout, spool: Spool): Promise<SpooledTable> {
  const { quoted, columns } = layout;
  const copy = client.query(copyTo(`copy ${quoted} (${columnList(columns)}) to stdout`));
  return { layout, part: await spool.append(copy), copy };
}

function toTable({ name, columns }: TableLayout, { bytes, sha256 }: SpooledPart, rows: number): BackupTable {
  return { name, columns: [...columns], rows, bytes, sha256 };
}

interface WholeFile extends SpooledTables {
  spool: Spool;
  recipients: readonly string[];
}

async function writeFile(draft: string, { manifest, parts, spool, recipients }: WholeFile): Promise<void> {
  const tar = openTar();
  const zstd = createZstdCompress({
    params: { [constants.ZSTD_c_compressionLevel]: COMPRESSION_LEVEL, [constants.ZSTD_c_checksumFlag]: 1 },
  });
  const file = createWriteStream(draft, { flags: 'wx', mode: FILE_MODE, flush: true });
  const lock = recipients.length === 0 ? new PassThrough() : encryption(recipients);
  const filling = fill(tar, { manifest, parts, spool }).catch((error: Error) => tar.destroy(error));
  await Promise.all([filling, pipeline(tar, zstd, lock, file)]);
}

function encryption(recipients: readonly string[]) {
  return async function* encrypt(plain: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield* await encryptStream(Readable.from(plain), recipients);
  };
}

async function fill(tar: Pack, { manifest, parts, spool }: SpooledTables & { spool: Spool }): Promise<void> {
  const mtime = new Date(manifest.at);
  const text = Buffer.from(JSON.stringify(manifest));
  await addEntry(tar, { name: MANIFEST_NAME, size: text.length, mtime }, Readable.from([text]));
  for (const [index, { name, bytes }] of manifest.tables.entries()) {
    const part = parts[index];
    if (!part) throw new Error(`No text of ${name}`);
    await addEntry(tar, { name: `${name}.copy`, size: bytes, mtime }, spool.read(part));
  }
  tar.finalize();
}

async function addEntry(tar: Pack, header: { name: string; size: number; mtime: Date }, source: Readable) {
  await pipeline(source, tar.entry({ ...header, mode: FILE_MODE }));
}

const NO_SPACE = new Set(['ENOSPC', 'EDQUOT']);

function explained(error: unknown, folder: string): unknown {
  if (error instanceof BackupError) return error;
  if (NO_SPACE.has(codeOf(error)))
    return new BackupError(`백업을 둘 자리가 모자랍니다: ${folder}`, EXIT.failed, { cause: error });
  if (codeOf(error) === 'ENOENT') {
    return new BackupError(`백업을 두던 폴더가 사라졌습니다: ${folder}`, EXIT.failed, { cause: error });
  }
  return error;
}
