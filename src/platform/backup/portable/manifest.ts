import { z } from 'zod';
import { BackupError, EXIT } from '../backup-error.ts';
import { formatStamp } from '../base/backup-places.ts';

export const MANIFEST_NAME = 'manifest.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const tableSchema = z.object({
  /** Name with its schema: `public.trade`. */
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().nonnegative(),
  /** Length of its COPY text. */
  bytes: z.int().nonnegative(),
  sha256,
});
export type BackupTable = z.infer<typeof tableSchema>;

const sequenceSchema = z.object({ name: z.string(), value: z.int(), isCalled: z.boolean() });

export const manifestSchema = z.object({
  /** Origin of the site. */
  site: z.string(),
  /** Version of the program that took the backup. */
  release: z.string(),
  /** Name of the last migration: `0029-profile-name-beginnings`. */
  migration: z.string(),
  /** Version of the server: `18.4`. */
  postgres: z.string(),
  /** Moment of the snapshot. */
  at: z.iso.datetime(),
  lsn: z.string(),
  /** The last row of the audit chain; null when there is none. */
  auditHead: z.object({ id: z.int(), hash: sha256 }).nullable(),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** @throws {BackupError} */
export function parseManifest(text: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new BackupError('백업 목록을 읽을 수 없습니다. 파일이 바람나루의 것인지 확인해 주세요.', EXIT.failed, {
      cause,
    });
  }
}

/** Names the file of a backup: `baramnaru-20261122T050500Z.backup`. */
export function portableName(at: Date): string {
  return `baramnaru-${formatStamp(at)}.backup`;
}

const PORTABLE_NAME = /^baramnaru-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;

export function momentOfPortable(name: string): Date | undefined {
  const found = PORTABLE_NAME.exec(name);
  if (!found) return undefined;
  const [, year, month, day, hours, minutes, seconds] = found;
  const at = new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
