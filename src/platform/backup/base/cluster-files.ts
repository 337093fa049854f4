import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pack } from 'tar-stream';

/**
 * Folders whose files are left out: PostgreSQL empties them at its start, or they belong to the running server alone.
 */
const EMPTIED = new Set([
  'pg_wal',
  'log',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LEFT_OUT = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'backup_label.old',
  'tablespace_map',
  'tablespace_map.old',
  'backup_manifest',
  'recovery.signal',
  'standby.signal',
  'current_logfiles',
  'postgresql.auto.conf.tmp',
  'pg_internal.init',
]);
/** The initial fork of an unlogged relation, from which the server recreates it empty after a crash. */
const EMPTY_FORK = /^(\d+)_init$/;
const RELATION_FILE = /^(\d+)(?:_(?:fsm|vm))?(?:[.]\d+)?$/;
/** Temporary files and tables, and files that are not finished. */
const LEFT_OUT_NAMES = /^(?:pgsql_tmp|t\d+_\d+|core(?:\.\d+)?$)|\.(?:new|tmp)$|^pg_internal\.init\.\d+$/;
const CONTROL = 'global/pg_control';
const CONTROL_BYTES = 8192;
const CHUNK_BYTES = 256 * 1024;

/** Folder of the cluster's files within the archive. */
export const CLUSTER_PREFIX = 'cluster/';

/**
 * Writes the files of a running cluster, as `pg_basebackup` does: each in the size that it has when it is opened, filled
 * with zeros when it has shrunk, and left out when it is gone. The log repairs what was written meanwhile.
 * @returns bytes of all files
 */
export async function packCluster(pack: Pack, cluster: string, signal?: AbortSignal): Promise<number> {
  const bytes = await packFolder({ pack, cluster, signal }, '');
  const control = await readControl(join(cluster, CONTROL));
  await packText(pack, `${CLUSTER_PREFIX}${CONTROL}`, control);
  return bytes + control.length;
}

export function packText(pack: Pack, name: string, content: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    pack.entry({ name, mode: 0o600 }, Buffer.from(content), (error) => (error ? reject(error) : resolve()));
  });
}

interface Packing {
  pack: Pack;
  cluster: string;
  signal: AbortSignal | undefined;
}

/** @param path within the cluster; `''` for all of it */
async function packFolder(packing: Packing, path: string): Promise<number> {
  const { pack, cluster, signal } = packing;
  const entries = await readdir(join(cluster, path), { withFileTypes: true }).catch(unlessGone);
  if (!entries) return 0;
  const isUnlogged = unloggedAmong(entries.map(({ name }) => name));
  let bytes = 0;
  for (const entry of entries) {
    signal?.throwIfAborted();
    const name = path === '' ? entry.name : `${path}/${entry.name}`;
    if (isLeftOut(name, entry.name) || isUnlogged(entry.name)) continue;
    if (entry.isDirectory()) {
      await packFolderName(pack, name);
      if (path !== '' || !EMPTIED.has(name)) bytes += await packFolder(packing, name);
    } else if (entry.isFile()) bytes += await packFile(packing, name);
  }
  return bytes;
}

function isLeftOut(path: string, name: string): boolean {
  return path === CONTROL || LEFT_OUT.has(name) || LEFT_OUT_NAMES.test(name);
}

/** Returns whether a file belongs to an unlogged relation; contents of those are in no backup (contract §30). */
function unloggedAmong(names: readonly string[]): (name: string) => boolean {
  const unlogged = new Set(names.flatMap((name) => EMPTY_FORK.exec(name)?.[1] ?? []));
  return (name) => unlogged.has(RELATION_FILE.exec(name)?.[1] ?? '');
}

function packFolderName(pack: Pack, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const header = { name: `${CLUSTER_PREFIX}${name}`, type: 'directory', mode: 0o700 } as const;
    pack.entry(header, (error) => (error ? reject(error) : resolve()));
  });
}

async function packFile({ pack, cluster, signal }: Packing, name: string): Promise<number> {
  const file = await open(join(cluster, name)).catch(unlessGone);
  if (!file) return 0;
  try {
    const { size } = await file.stat();
    const finished = Promise.withResolvers<undefined>();
    const entry = pack.entry({ name: `${CLUSTER_PREFIX}${name}`, size, mode: 0o600 }, (error) =>
      error ? finished.reject(error) : finished.resolve(undefined),
    );
    finished.promise.catch(() => {});
    for await (const chunk of readContent(file, size)) {
      signal?.throwIfAborted();
      if (!entry.write(chunk)) await Promise.race([drained(entry), finished.promise]);
    }
    entry.end(null);
    await finished.promise;
    return size;
  } finally {
    await file.close();
  }
}

function drained(stream: NodeJS.WritableStream): Promise<void> {
  return new Promise((resolve) => stream.once('drain', () => resolve()));
}

/** Yields exactly `size` bytes: a file that has shrunk is padded with zeros. */
async function* readContent(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  let position = 0;
  while (position < size) {
    const wanted = Math.min(CHUNK_BYTES, size - position);
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(wanted), 0, wanted, position);
    if (bytesRead === 0) break;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
  for (; position < size; position += Math.min(CHUNK_BYTES, size - position)) {
    yield Buffer.alloc(Math.min(CHUNK_BYTES, size - position));
  }
}

/** Reads the control file until two readings agree, because the server overwrites it in place. */
async function readControl(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const read = async () => (await file.read(Buffer.alloc(CONTROL_BYTES), 0, CONTROL_BYTES, 0)).buffer;
    let last = await read();
    for (;;) {
      const next = await read();
      if (next.equals(last)) return next;
      last = next;
    }
  } finally {
    await file.close();
  }
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
