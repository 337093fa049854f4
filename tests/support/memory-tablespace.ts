import { chown, mkdtemp, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { quoted } from './test-server.ts';

const MEMORY = '/dev/shm';
const PREFIX = 'baramnaru-test-databases-';
const NAME = 'memory_';
/** A database takes 20 MB; some tests of their own fill more, and the machine needs the rest. */
const LEAST_FREE_BYTES = 2 * 1024 ** 3;

/**
 * Databases of tests come and go by the hundred, each with a thousand files. Disks that avoid the numbers of files which were
 * deleted lately (ext4) spend a sixth of the whole run on that; memory does not.
 * @param admin a superuser of a server on this machine
 * @param cluster the folder of its files
 * @param owner a role of the server
 * @returns the name of the new tablespace, `undefined` where the machine has no memory for it
 */
export async function createMemoryTablespace(
  admin: pg.Client,
  cluster: string,
  { runId, owner }: { runId: number; owner: string },
): Promise<string | undefined> {
  const found = await statfs(MEMORY).catch(() => undefined);
  if (!found || found.bavail * found.bsize < LEAST_FREE_BYTES) return undefined;
  const folder = await mkdtemp(join(MEMORY, PREFIX)).catch(() => undefined);
  if (folder === undefined) return undefined;
  const { uid, gid } = await stat(cluster);
  await chown(folder, uid, gid);
  const name = `${NAME}${runId}`;
  await admin.query(`create tablespace ${quoted(name)} owner ${quoted(owner)} location '${folder}'`);
  return name;
}

/** @param isGone whether the run has ended */
export async function dropMemoryTablespaces(
  admin: pg.Client,
  isGone: (runId: number) => boolean | Promise<boolean>,
): Promise<void> {
  const { rows } = await admin.query<{ name: string; folder: string }>(
    'select spcname as name, pg_tablespace_location(oid) as folder from pg_tablespace where starts_with(spcname, $1)',
    [NAME],
  );
  for (const { name, folder } of rows) {
    if (!(await isGone(Number(name.slice(NAME.length))))) continue;
    await admin.query(`drop tablespace if exists ${quoted(name)}`);
    if (folder.startsWith(join(MEMORY, PREFIX))) await rm(folder, { recursive: true, force: true });
  }
}
