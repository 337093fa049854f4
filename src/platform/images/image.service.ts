import type { Db } from '#platform/database/db.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { imageFileUrl, UNUSED_DAYS } from '#shared/image-format.ts';
import type { ImageFile, ProcessedImage } from '#shared/processed-image.ts';
import {
  countImageBytes,
  deleteImageRow,
  findImageByName,
  findImageFile,
  findImageIds,
  findImages,
  findUnusedSince,
  findWidths,
  type ImageRow,
  insertImage,
  lockImage,
  lockUsedImages,
  markUnused,
  markUsed,
} from './image.repository.ts';
import { imageErrors } from './image-error.labels.ts';

/** Returns those of the given images that one feature uses. */
export type ImageUse = (db: Db, ids: readonly number[]) => Promise<readonly number[]>;

export interface StoredImage {
  id: number;
  /** Address of the widest file. */
  url: string;
  /** Files by width in pixels, ascending. */
  files: { width: number; url: string }[];
  width: number;
  height: number;
}

const MIB = 1024 * 1024;

/** Stores an image, or returns the equal one that was uploaded before. @throws {AppError} TOO_LARGE over the quota */
export async function storeImage(
  db: Db,
  image: ProcessedImage,
  { at, authorId, quotaMib }: { at: Date; authorId: string; quotaMib: number },
): Promise<ImageRow> {
  const used = await countImageBytes(db);
  const known = await findImageByName(db, image.name);
  if (known) {
    await markUnusedAnew(db, known, at);
    return known;
  }
  if (used + image.byteLength > quotaMib * MIB) throw new AppError('TOO_LARGE', { message: imageErrors.overQuota });
  await insertImage(db, image, { at, authorId });
  const row = await findImageByName(db, image.name);
  if (!row) throw new AppError('INTERNAL');
  return row;
}

/** Restarts the period in which an unused image that was uploaded again may still be used. */
async function markUnusedAnew(db: Db, { id, unused_since }: ImageRow, at: Date): Promise<void> {
  if (unused_since === null) return;
  await markUsed(db, [id]);
  await markUnused(db, [id], at);
}

export async function readStoredImages(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, StoredImage>> {
  if (ids.length === 0) return new Map();
  const [rows, widths] = await Promise.all([findImages(db, ids), findWidths(db, ids)]);
  return new Map(
    rows.map(({ id, name, width, height }) => {
      const files = (widths.get(id) ?? []).map((one) => ({ width: one, url: imageFileUrl(name, one) }));
      return [id, { id, url: imageFileUrl(name, width), files, width, height }];
    }),
  );
}

/** Reads a file, which is WebP; undefined when there is none. */
export function readImageFile(db: Db, name: string, width: number): Promise<ImageFile | undefined> {
  return findImageFile(db, name, width);
}

/**
 * Requires that all images exist, and locks them against removal until the transaction ends.
 * @throws {AppError} INVALID_INPUT (`imageId`)
 */
export async function requireImages(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await lockUsedImages(db, ids);
  if (found.length === new Set(ids).size) return;
  throw new AppError('INVALID_INPUT', { issues: [{ path: 'imageId', message: imageErrors.noImage }] });
}

/** @throws {AppError} NOT_FOUND, CONFLICT (IN_USE) */
export async function removeImage(db: Db, id: number, uses: readonly ImageUse[]): Promise<void> {
  const row = await lockImage(db, id);
  if (!row) throw new AppError('NOT_FOUND', { message: imageErrors.noImage });
  if ((await findUsed(db, [id], uses)).size > 0) {
    throw new AppError('CONFLICT', { message: imageErrors.inUse, data: { reason: 'IN_USE' } });
  }
  await deleteImageRow(db, id);
}

export async function findUsed(
  db: Db,
  ids: readonly number[],
  uses: readonly ImageUse[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const found: number[] = [];
  for (const use of uses) found.push(...(await use(db, ids)));
  return new Set(found);
}

interface SweepDeps {
  db: Db;
  transact: Transact;
  now: Date;
  uses: readonly ImageUse[];
  signal: AbortSignal;
}

/**
 * Records which images are unused, and removes those that have been for `UNUSED_DAYS`.
 * @returns how many were removed
 */
export async function removeUnusedImages({ db, transact, now, uses, signal }: SweepDeps): Promise<number> {
  const ids = await findImageIds(db);
  const used = await findUsed(db, ids, uses);
  const unused = ids.filter((id) => !used.has(id));
  if (used.size > 0) await markUsed(db, [...used]);
  if (unused.length > 0) await markUnused(db, unused, now);
  let removed = 0;
  for (const id of await findUnusedSince(db, new Date(now.getTime() - UNUSED_DAYS * DAY_MS))) {
    if (signal.aborted) break;
    const isRemoved = await transact(async (unit) => {
      await lockImage(unit.db, id);
      if ((await findUsed(unit.db, [id], uses)).has(id)) return false;
      await deleteImageRow(unit.db, id);
      return true;
    });
    if (isRemoved) removed += 1;
  }
  return removed;
}
