import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract as openTar } from 'tar-stream';
import { codeOf } from '#platform/database/database-errors.ts';
import { decryptStream, isEncrypted } from '../age-stream.ts';
import { BackupError, EXIT } from '../backup-error.ts';
import { type BackupTable, MANIFEST_NAME, type Manifest, parseManifest } from './manifest.ts';

const MAGIC_BYTES = 64;
const BROKEN = '백업 파일이 깨졌거나 끝까지 있지 않습니다. 다른 백업을 써 주세요.';

export interface PortableReader {
  onManifest(manifest: Manifest): Promise<void>;
  /** Reads `copy`, the table's COPY text, to its end. */
  onTable(table: BackupTable, copy: Readable): Promise<void>;
}

/**
 * Reads a portable file from beginning to end, and checks the hash of each table.
 * @param identities of age; needed when the file is encrypted
 * @throws {BackupError} also after the reader has received everything: only the end shows whether a file is whole
 */
export async function readPortable(
  path: string,
  identities: readonly string[],
  reader: PortableReader,
): Promise<Manifest> {
  const plain = await openPlain(path, identities);
  const tar = openTar();
  const unpacking = pipeline(plain, createZstdDecompress(), tar);
  let readerError: unknown;
  const reading = readEntries(tar, reader).catch((error: unknown) => {
    readerError = error;
    tar.destroy();
    throw error;
  });
  const [unpacked, read] = await Promise.allSettled([unpacking, reading]);
  if (read.status === 'fulfilled' && unpacked.status === 'fulfilled') return read.value;
  throw selectError(readerError, unpacked);
}

/**
 * Selects the error to report. The reader's own (a statement that failed) come first, but a truncated stream makes any
 * reader fail.
 */
function selectError(readerError: unknown, unpacked: PromiseSettledResult<void>): unknown {
  const streamError = unpacked.status === 'rejected' ? unpacked.reason : undefined;
  if (readerError instanceof BackupError) return readerError;
  // A refused value breaks the streams that led to it, so its error may arrive through any of them.
  const ofDatabase = [readerError, streamError].find(isOfDatabase);
  if (ofDatabase && (isOfDatabase(streamError) || !isBroken(streamError))) return ofDatabase;
  return new BackupError(BROKEN, EXIT.failed, { cause: streamError ?? readerError });
}

function isOfDatabase(error: unknown): boolean {
  return /^[0-9A-Z]{5}$/.test(codeOf(error));
}

function isBroken(streamError: unknown): boolean {
  return streamError !== undefined && codeOf(streamError) !== 'ERR_STREAM_PREMATURE_CLOSE';
}

async function openPlain(path: string, identities: readonly string[]): Promise<Readable> {
  const start = Buffer.alloc(MAGIC_BYTES);
  try {
    const file = await open(path);
    await file.read(start, 0, MAGIC_BYTES, 0);
    await file.close();
  } catch (cause) {
    throw new BackupError(`백업 파일을 열 수 없습니다: ${path}`, EXIT.failed, { cause });
  }
  const stored = createReadStream(path, { highWaterMark: 1 << 20 });
  if (!isEncrypted(start)) return stored;
  if (identities.length === 0) {
    stored.destroy();
    throw new BackupError('잠긴 백업입니다. --identity 뒤에 비밀 키가 든 파일을 적어 주세요.');
  }
  return decryptStream(stored, identities);
}

type TarReader = ReturnType<typeof openTar>;

async function readEntries(tar: TarReader, reader: PortableReader): Promise<Manifest> {
  let manifest: Manifest | undefined;
  const left = new Map<string, BackupTable>();
  for await (const entry of tar) {
    const stream = entry as unknown as Readable;
    const { name } = entry.header;
    if (!manifest) {
      if (name !== MANIFEST_NAME) throw new BackupError(BROKEN);
      manifest = parseManifest(await text(stream));
      for (const table of manifest.tables) left.set(`${table.name}.copy`, table);
      await reader.onManifest(manifest);
      continue;
    }
    const table = left.get(name);
    if (!table || !left.delete(name)) throw new BackupError(BROKEN);
    await readTable(table, stream, reader);
  }
  if (!manifest || left.size > 0) throw new BackupError(BROKEN);
  return manifest;
}

async function readTable(table: BackupTable, stream: Readable, reader: PortableReader): Promise<void> {
  const hash = createHash('sha256');
  const watched = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const reading = reader.onTable(table, watched).catch((error: Error) => {
    // The reader may have left the rest unread.
    watched.destroy(error);
    throw error;
  });
  const [passed, read] = await Promise.allSettled([pipeline(stream, watched), reading]);
  // A reader that breaks the stream may be reported by the stream first.
  if (read.status === 'rejected') throw read.reason;
  if (passed.status === 'rejected') throw passed.reason;
  if (hash.digest('hex') !== table.sha256) throw new BackupError(BROKEN);
}
