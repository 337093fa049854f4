import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import type { Db } from '#platform/database/db.ts';
import {
  findImages,
  findWidths,
  type ImageList,
  type ImageRow,
  listImageRows,
  lockImage,
  updateAlt,
} from '#platform/images/image.repository.ts';
import { findUsed, type ImageUse, removeImage, storeImage } from '#platform/images/image.service.ts';
import { imageErrors } from '#platform/images/image-error.labels.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { imageFileUrl, UNUSED_DAYS } from '#shared/image-format.ts';
import type { ProcessedImage } from '#shared/processed-image.ts';
import { SUCCESS } from '#shared/success.ts';
import type { Image } from './image.contract.ts';

type ImageCtx = WriteCtx<Operator>;

export interface ImageDeps {
  imageUses: readonly ImageUse[];
  uploadQuotaMib: number;
}

/** @throws {AppError} TOO_LARGE over the quota */
export async function uploadImage(ctx: ImageCtx, { uploadQuotaMib }: ImageDeps, image: ProcessedImage): Promise<Image> {
  const { db, clock, actor, effects } = ctx;
  const options = { at: clock.now(), authorId: actor.userId, quotaMib: uploadQuotaMib };
  const row = await storeImage(db, image, options);
  effects.audit('image.upload', `image:${row.id}`, { bytes: row.bytes });
  return requireFirst(await toImages(db, [row]));
}

export async function listImages(
  { db }: { db: Db },
  { imageUses }: ImageDeps,
  { ids, ...list }: ImageList & { ids?: readonly number[] | undefined },
): Promise<Image[]> {
  const rows = ids === undefined ? await listImageRows(db, list) : await findImages(db, ids);
  const used = await findUsed(
    db,
    rows.map(({ id }) => id),
    imageUses,
  );
  return toImages(db, rows, used);
}

export async function changeAlt(ctx: ImageCtx, { imageUses }: ImageDeps, id: number, alt: string): Promise<Image> {
  const { db, effects } = ctx;
  const row = await lockImage(db, id);
  if (!row) throw new AppError('NOT_FOUND', { message: imageErrors.noImage });
  await updateAlt(db, id, alt);
  effects.audit('image.change', `image:${id}`);
  return requireFirst(await toImages(db, [{ ...row, alt }], await findUsed(db, [id], imageUses)));
}

export async function deleteImage(ctx: ImageCtx, { imageUses }: ImageDeps, id: number): Promise<typeof SUCCESS> {
  await removeImage(ctx.db, id, imageUses);
  ctx.effects.audit('image.delete', `image:${id}`);
  return SUCCESS;
}

const NOTHING: ReadonlySet<number> = new Set();

async function toImages(db: Db, rows: readonly ImageRow[], used = NOTHING): Promise<Image[]> {
  if (rows.length === 0) return [];
  const widths = await findWidths(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, width, height, bytes, alt, at, unused_since }) => ({
    id,
    width,
    height,
    bytes,
    alt,
    at: at.toISOString(),
    url: imageFileUrl(name, width),
    smallUrl: imageFileUrl(name, widths.get(id)?.[0] ?? width),
    removedAt: used.has(id) ? null : new Date((unused_since ?? at).getTime() + UNUSED_DAYS * DAY_MS).toISOString(),
  }));
}

function requireFirst(images: readonly Image[]): Image {
  const [image] = images;
  if (!image) throw new AppError('INTERNAL');
  return image;
}
