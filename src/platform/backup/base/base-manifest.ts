import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BASE_SUFFIX, baseFolder, SIDECAR_SUFFIX } from './backup-places.ts';

const moment = z.iso.datetime().transform((value) => new Date(value));

/** The manifest inside a base copy, beside the cluster's files. */
const MANIFEST = z.object({
  site: z.string(),
  release: z.string(),
  migration: z.string().optional(),
  /** Major version of PostgreSQL. */
  postgres: z.number().int(),
  systemId: z.string(),
  timeline: z.number().int(),
  startLsn: z.string(),
  stopLsn: z.string(),
  startWal: z.string(),
  stopWal: z.string(),
  /** The earliest moment to which it can be restored. */
  at: moment,
  /** Bytes of the cluster's files. */
  bytes: z.number(),
});
export type BaseManifest = z.infer<typeof MANIFEST>;

/** The manifest in a file beside the copy, which can be read without a key and before the copy. */
const SIDECAR = MANIFEST.extend({
  file: z.object({ bytes: z.number(), sha256: z.string() }),
  isEncrypted: z.boolean(),
});
export type BaseSidecar = z.infer<typeof SIDECAR>;

export interface BaseCopy extends BaseSidecar {
  /** Path of the file. */
  path: string;
}

export function sidecarText(sidecar: BaseSidecar): string {
  return `${JSON.stringify(sidecar, undefined, 2)}\n`;
}

/** Lists the complete base copies, newest first; files without a readable description are not counted. */
export async function listBaseCopies(backupDir: string): Promise<BaseCopy[]> {
  const folder = baseFolder(backupDir);
  const names = await readdir(folder).catch(() => []);
  const copies: BaseCopy[] = [];
  for (const name of names.filter((name) => name.endsWith(BASE_SUFFIX))) {
    const sidecar = await readSidecar(join(folder, `${name.slice(0, -BASE_SUFFIX.length)}${SIDECAR_SUFFIX}`));
    if (sidecar) copies.push({ ...sidecar, path: join(folder, name) });
  }
  return copies.sort((one, other) => other.at.getTime() - one.at.getTime());
}

async function readSidecar(file: string): Promise<BaseSidecar | undefined> {
  try {
    return SIDECAR.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
