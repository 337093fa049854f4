import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { pack as createPack, type Pack } from 'tar-stream';
import { readSystemId } from '#platform/database/embedded/archive.ts';
import { tryFolderLock } from '#platform/database/embedded/folder-lock.ts';
import { syncFile, syncFolder } from '#platform/files/sync.ts';
import { encryptStream } from '../age-stream.ts';
import { BackupError, EXIT } from '../backup-error.ts';
import {
  BASE_SUFFIX,
  createBaseFolder,
  formatStamp,
  PART_SUFFIX,
  removeUnfinished,
  SIDECAR_SUFFIX,
} from './backup-places.ts';
import { type BackupSession, openBackupSession } from './backup-session.ts';
import { type BaseCopy, type BaseManifest, type BaseSidecar, sidecarText } from './base-manifest.ts';
import { CLUSTER_PREFIX, packCluster, packText } from './cluster-files.ts';

/** Milliseconds after which the archive counts as failing. */
const ARCHIVE_PATIENCE_MS = 5 * 60_000;
const ARCHIVE_POLL_MS = 50;
const SECOND_MS = 1000;

export interface BaseCopyOptions {
  /** Address of the embedded server, with the site's own account. */
  url: string;
  backupDir: string;
  site: string;
  release: string;
  migration?: string;
  /** age public keys; the copy is not encrypted when there are none. */
  recipients?: readonly string[];
  signal?: AbortSignal;
  /** Milliseconds until the last segment of its log must be archived; 5 minutes by default. */
  archivePatienceMs?: number;
}

/**
 * Copies the running cluster into `base/`; the log that the copy needs is then already archived. A process that is
 * killed leaves a draft, which the next call removes.
 * @throws {BackupError} refused while another one is being made; failed otherwise, and nothing remains of it
 */
export async function takeBaseCopy(options: BaseCopyOptions): Promise<BaseCopy> {
  const folder = await createBaseFolder(options.backupDir);
  const done = await tryFolderLock(join(folder, 'lock'), async () => {
    await removeUnfinished(folder);
    return takeInto(folder, options);
  }).catch(explain);
  if (!done) throw new BackupError('다른 프로세스가 지금 백업을 만들고 있습니다.', EXIT.refused);
  return done.result;
}

async function takeInto(folder: string, options: BaseCopyOptions): Promise<BaseCopy> {
  const part = join(folder, `${formatStamp(new Date())}${BASE_SUFFIX}${PART_SUFFIX}`);
  const session = await openBackupSession(options.url);
  try {
    const { manifest, file, archive } = await writeCopy(part, session, options);
    await untilArchived(join(archive, manifest.stopWal), options);
    const name = await freeName(folder, manifest.at);
    const sidecar = { ...manifest, file, isEncrypted: (options.recipients ?? []).length > 0 };
    await placeCopy(part, join(folder, name), sidecar);
    return { ...sidecar, path: join(folder, `${name}${BASE_SUFFIX}`) };
  } finally {
    await session.end();
    await rm(part, { force: true });
  }
}

async function writeCopy(part: string, session: BackupSession, options: BaseCopyOptions) {
  const { recipients = [], signal } = options;
  const started = await session.start(`baramnaru ${basename(part)}`);
  const pack = createPack();
  const packing = packAll(pack, session, started, options);
  // The pipeline below reports the error, through the destroyed pack.
  packing.catch((error: Error) => pack.destroy(error));
  const compressed = pipelineHead(pack);
  const content = recipients.length > 0 ? await encryptStream(compressed, recipients) : compressed;
  const meter = new FileMeter();
  await pipeline(content, meter, createWriteStream(part, { mode: 0o600, flags: 'wx' }), { signal });
  const manifest = await packing;
  await syncFile(part);
  return { manifest, file: meter.result(), archive: started.archive };
}

/** Compresses with a checksum; an error of the source reaches the reader. */
function pipelineHead(pack: Pack): Readable {
  const zstd = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  pipeline(pack, zstd).catch((error: Error) => zstd.destroy(error));
  return zstd;
}

async function packAll(
  pack: Pack,
  session: BackupSession,
  started: Awaited<ReturnType<BackupSession['start']>>,
  { url, site, release, migration, signal }: BaseCopyOptions,
): Promise<BaseManifest> {
  const { cluster, postgres, startLsn, startWal, timeline } = started;
  const bytes = await packCluster(pack, cluster, signal);
  const { label, tablespaceMap, stopLsn, stopWal, at } = await session.stop();
  await packText(pack, `${CLUSTER_PREFIX}backup_label`, label);
  if (tablespaceMap !== '') await packText(pack, `${CLUSTER_PREFIX}tablespace_map`, tablespaceMap);
  // The roles in the copy have this password, and its file may be lost with the data folder.
  await packText(pack, 'password', decodeURIComponent(new URL(url).password));
  const systemId = await readSystemId(cluster);
  const named = { site, release, ...(migration !== undefined && { migration }), postgres, systemId };
  const manifest = { ...named, timeline, startLsn, stopLsn, startWal, stopWal, at, bytes };
  await packText(pack, 'manifest.json', JSON.stringify(manifest, undefined, 2));
  pack.finalize();
  return manifest;
}

/** Counts and hashes the bytes that pass through. */
class FileMeter extends Transform {
  #bytes = 0;
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.#bytes += chunk.length;
    this.#hash.update(chunk);
    done(null, chunk);
  }

  result(): { bytes: number; sha256: string } {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

async function untilArchived(
  segment: string,
  { archivePatienceMs = ARCHIVE_PATIENCE_MS, signal }: BaseCopyOptions,
): Promise<void> {
  const deadline = Date.now() + archivePatienceMs;
  while (!(await exists(segment))) {
    signal?.throwIfAborted();
    if (Date.now() > deadline) {
      throw new BackupError(
        `데이터베이스의 로그가 백업 폴더에 보관되지 않아 기본 백업을 만들지 못했습니다: ${basename(segment)}`,
      );
    }
    await delay(ARCHIVE_POLL_MS, undefined, { signal });
  }
}

/** Two copies within a second get names a second apart. */
async function freeName(folder: string, at: Date): Promise<string> {
  for (let time = at.getTime(); ; time += SECOND_MS) {
    const name = formatStamp(new Date(time));
    if (!(await exists(join(folder, `${name}${BASE_SUFFIX}`)))) return name;
  }
}

async function placeCopy(part: string, path: string, sidecar: BaseSidecar): Promise<void> {
  const description = `${path}${SIDECAR_SUFFIX}`;
  await writeFile(description, sidecarText(sidecar), { mode: 0o600 });
  await syncFile(description);
  await rename(part, `${path}${BASE_SUFFIX}`);
  await syncFolder(join(path, '..'));
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

function explain(error: unknown): never {
  if (error instanceof BackupError) throw error;
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
    throw new BackupError('백업 폴더의 디스크가 가득 차서 기본 백업을 만들지 못했습니다.', EXIT.failed, {
      cause: error,
    });
  }
  const reason = error instanceof Error ? error.message : String(error);
  throw new BackupError(`기본 백업을 만들지 못했습니다: ${reason}`, EXIT.failed, { cause: error });
}
