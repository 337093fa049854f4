import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chown, mkdir, open } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import { Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import type { RunAs } from '#platform/database/embedded/command.ts';
import { createFolder } from '#platform/files/create-folder.ts';
import { freeBytes as readFreeBytes } from '#platform/files/free-bytes.ts';
import { AGE_HEADER, decryptStream } from '../age-stream.ts';
import { BackupError } from '../backup-error.ts';
import type { BaseCopy } from './base-manifest.ts';
import { CLUSTER_PREFIX } from './cluster-files.ts';

/** Space beside the files, for the log to replay and for what PostgreSQL creates at its start. */
const SPARE_BYTES = 128 * 1024 * 1024;

export interface UnpackOptions {
  /** age identities, all of which are tried. */
  identities: readonly string[];
  runAs: RunAs | undefined;
  /** Returns how many bytes the disk of a folder has left. */
  freeBytes?: (folder: string) => Promise<number>;
}

/**
 * Unpacks a base copy into an empty folder, and checks it against its hash.
 * @throws {BackupError} when it is damaged, encrypted for another key, or there is no room
 */
export async function unpackBase(base: BaseCopy, folder: string, options: UnpackOptions): Promise<void> {
  const { identities, runAs, freeBytes = readFreeBytes } = options;
  const wanted = base.bytes + SPARE_BYTES;
  const free = await freeBytes(folder);
  if (free < wanted) throw noRoom(folder, wanted - free);
  try {
    await unpackInto(folder, base.path, { identities, runAs, sha256: base.file.sha256 });
  } catch (error) {
    throw toUnpackError(error, base, folder);
  }
}

async function unpackInto(
  folder: string,
  path: string,
  { identities, runAs, sha256 }: Pick<UnpackOptions, 'identities' | 'runAs'> & { sha256: string },
): Promise<void> {
  const hash = createHash('sha256');
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const encrypted = await isEncrypted(path);
  const reading = pipeline(createReadStream(path), meter);
  reading.catch((error: Error) => meter.destroy(error));
  try {
    await mkdir(join(folder, 'cluster'), { mode: 0o700 });
    const content = encrypted ? await decryptStream(meter, identities) : meter;
    const tar = extract();
    // The writer must be listening before the first entry comes, or it waits for ever.
    const writing = writeEntries(tar, folder, runAs);
    writing.catch((error: Error) => tar.destroy(error));
    await pipeline(content, createZstdDecompress(), tar as unknown as Writable);
    // The hash includes bytes after the end of the archive.
    meter.resume();
    await writing;
    await reading;
  } catch (error) {
    meter.destroy();
    throw error;
  }
  if (hash.digest('hex') !== sha256) throw new DamagedError();
}

async function writeEntries(tar: ReturnType<typeof extract>, folder: string, runAs: RunAs | undefined): Promise<void> {
  for await (const entry of tar) {
    const { name, type } = entry.header;
    const path = resolve(folder, name);
    if (!path.startsWith(`${resolve(folder)}${sep}`)) throw new DamagedError();
    const owner = name.startsWith(CLUSTER_PREFIX) ? runAs : undefined;
    if (type === 'directory') {
      await createFolder(path, 0o700);
      if (owner) await chown(path, owner.uid, owner.gid);
      entry.resume();
    } else await writeEntry(entry, path, owner);
  }
  if (runAs) await chown(join(folder, 'cluster'), runAs.uid, runAs.gid);
}

async function writeEntry(entry: AsyncIterable<unknown>, path: string, owner: RunAs | undefined): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of entry) if (chunk instanceof Uint8Array) await file.writeFile(chunk);
    if (owner) await file.chown(owner.uid, owner.gid);
  } finally {
    await file.close();
  }
}

async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(AGE_HEADER.length), 0, AGE_HEADER.length, 0);
    return buffer.subarray(0, bytesRead).toString('latin1') === AGE_HEADER;
  } finally {
    await file.close();
  }
}

class DamagedError extends Error {}

function toUnpackError(error: unknown, { path }: BaseCopy, folder: string): BackupError {
  if (error instanceof BackupError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC') return noRoom(folder, 0);
  if (code === 'ENOENT' || code === 'EIO' || code === 'EACCES') {
    return new BackupError(`기본 백업을 읽을 수 없습니다: ${basename(path)} (${code})`, 1, { cause: error });
  }
  return new BackupError(
    `기본 백업이 손상되었습니다: ${basename(path)}. 더 오래된 백업에서 복원하려면 이 파일을 다른 곳으로 옮기고 다시 해 주세요.`,
    1,
    { cause: error },
  );
}

function noRoom(folder: string, missingBytes: number): BackupError {
  const missing =
    missingBytes > 0 ? ` ${Math.ceil(missingBytes / 1024 ** 2).toLocaleString('en')}MB가 모자랍니다.` : '';
  return new BackupError(`복원할 자리가 모자랍니다: ${folder}.${missing}`);
}
