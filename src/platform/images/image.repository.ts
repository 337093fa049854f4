import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { ImageFile, ProcessedImage } from '#shared/processed-image.ts';

export interface ImageRow {
  id: number;
  name: string;
  at: Date;
  alt: string;
  /** Size of the widest file, in pixels. */
  width: number;
  height: number;
  /** Size of all its files. */
  bytes: number;
  unused_since: Date | null;
}

const COLUMNS = ['id', 'name', 'at', 'alt', 'width', 'height', 'bytes', 'unused_since'] as const;
/** Name of the lock under which uploads are counted one after the other. */
const QUOTA_LOCK = 'image quota';

/** Inserts the image. Returns undefined when one of that name exists, also when both were inserted at once. */
export async function insertImage(
  db: Db,
  { name, width, height, files, byteLength }: ProcessedImage,
  { at, authorId }: { at: Date; authorId: string },
): Promise<number | undefined> {
  const row = await db
    .insertInto('image')
    .values({ name, at, author_id: authorId, width, height, bytes: byteLength, unused_since: at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  const rows = files.map((file) => ({ image_id: row.id, width: file.width, bytes: Buffer.from(file.bytes) }));
  await db.insertInto('image_file').values(rows).execute();
  return row.id;
}

/** Counts the bytes of all images, and locks the count until the transaction ends. */
export async function countImageBytes(db: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${QUOTA_LOCK}, 0))`.execute(db);
  const row = await db
    .selectFrom('image')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('bytes'), sql<string>`0`).as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(row.bytes);
}

export function findImageByName(db: Db, name: string): Promise<ImageRow | undefined> {
  return db.selectFrom('image').select(COLUMNS).where('name', '=', name).executeTakeFirst();
}

export function findImages(db: Db, ids: readonly number[]): Promise<ImageRow[]> {
  return db
    .selectFrom('image')
    .select(COLUMNS)
    .where('id', 'in', [...ids])
    .execute();
}

/** Finds the widths of each image's files, ascending. */
export async function findWidths(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number[]>> {
  const rows = await db
    .selectFrom('image_file')
    .select(['image_id', 'width'])
    .where('image_id', 'in', [...ids])
    .orderBy('width')
    .execute();
  const widths = new Map<number, number[]>();
  for (const { image_id, width } of rows) widths.set(image_id, [...(widths.get(image_id) ?? []), width]);
  return widths;
}

/** Finds a file, which is WebP. */
export async function findImageFile(db: Db, name: string, width: number): Promise<ImageFile | undefined> {
  const row = await db
    .selectFrom('image_file')
    .innerJoin('image', 'image.id', 'image_file.image_id')
    .select('image_file.bytes')
    .where('image.name', '=', name)
    .where('image_file.width', '=', width)
    .executeTakeFirst();
  return row && { width, bytes: row.bytes };
}

export interface ImageList {
  /** Text to find in the alternative text. */
  q?: string | undefined;
  isUnused?: boolean | undefined;
  afterId?: number | undefined;
  limit: number;
}

/** Lists images, newest first. */
export function listImageRows(db: Db, { q, isUnused, afterId, limit }: ImageList): Promise<ImageRow[]> {
  return db
    .selectFrom('image')
    .select(COLUMNS)
    .$if(q !== undefined, (query) => query.where(sql<boolean>`position(${q?.toLowerCase()} in lower(alt)) > 0`))
    .$if(isUnused === true, (query) => query.where('unused_since', 'is not', null))
    .$if(isUnused === false, (query) => query.where('unused_since', 'is', null))
    .$if(afterId !== undefined, (query) => query.where('id', '<', Number(afterId)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns those ids that exist, and locks them so that none is removed before the transaction ends. */
export async function lockUsedImages(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('image')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks the image for removal, after waiting for transactions that are about to use it. */
export function lockImage(db: Db, id: number): Promise<ImageRow | undefined> {
  return db.selectFrom('image').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateAlt(db: Db, id: number, alt: string): Promise<void> {
  await db.updateTable('image').set({ alt }).where('id', '=', id).execute();
}

export async function deleteImageRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('image').where('id', '=', id).execute();
}

export async function findImageIds(db: Db): Promise<number[]> {
  return (await db.selectFrom('image').select('id').orderBy('id').execute()).map(({ id }) => id);
}

/** Records since when images are unused; earlier records stay. */
export async function markUnused(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db
    .updateTable('image')
    .set({ unused_since: now })
    .where('id', 'in', [...ids])
    .where('unused_since', 'is', null)
    .execute();
}

export async function markUsed(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('image')
    .set({ unused_since: null })
    .where('id', 'in', [...ids])
    .where('unused_since', 'is not', null)
    .execute();
}

export async function findUnusedSince(db: Db, before: Date): Promise<number[]> {
  const rows = await db.selectFrom('image').select('id').where('unused_since', '<', before).execute();
  return rows.map(({ id }) => id);
}
