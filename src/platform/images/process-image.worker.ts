import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { formatOf, type ImageFormat, widthsFor } from '#shared/image-format.ts';
import { MAX_IMAGE_PIXELS, SIGN_SIDE } from '#shared/image-limits.ts';
import type { ImageFile } from '#shared/processed-image.ts';
import type { ImageAnswer, ImageRequest, MadeImage, Upload } from './image-processor.ts';

const LOADERS: Readonly<Record<ImageFormat, string>> = {
  png: 'VipsForeignLoadPngBuffer',
  jpeg: 'VipsForeignLoadJpegBuffer',
  webp: 'VipsForeignLoadWebpBuffer',
  gif: 'VipsForeignLoadNsgifBuffer',
};
const FIELD = 'file';
const NAME_LENGTH = 32;
const TIMEOUT_S = 15;
const WEBP = { quality: 82, effort: 3 } as const;

sharp.cache(false);
sharp.concurrency(1);
// Whatever a file turns out to be, nothing but these four ever reads it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: Object.values(LOADERS) });

parentPort?.on('message', async (request: ImageRequest) => {
  parentPort?.postMessage(await answerTo(request));
});

async function answerTo({ id, shape, ...upload }: ImageRequest): Promise<ImageAnswer> {
  const bytes = await fileOf(upload);
  if (bytes === undefined) return { id, fault: 'missing' };
  if (bytes.byteLength > upload.maxBytes) return { id, fault: 'too-many-bytes' };
  try {
    if (formatOf(bytes) === null) return { id, fault: 'unknown' };
    const size = await sizeOf(bytes);
    if (size.pixels > MAX_IMAGE_PIXELS) return { id, fault: 'too-large' };
    const name = createHash('sha256').update(`${shape}\n`).update(bytes).digest('hex').slice(0, NAME_LENGTH);
    return { id, image: { name, ...(await (shape === 'sign' ? signOf(bytes) : pictureOf(bytes, size.width))) } };
  } catch {
    return { id, fault: 'unreadable' };
  }
}

async function fileOf({ body, contentType }: Upload): Promise<Uint8Array | undefined> {
  const headers = { 'content-type': contentType };
  const form = await new Response(body, { headers }).formData().catch(() => undefined);
  const file = form?.get(FIELD);
  return file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : undefined;
}

type Pictures = Omit<MadeImage, 'name'>;

/** From the header alone; `width` is that of the upright picture. */
async function sizeOf(bytes: Uint8Array): Promise<{ width: number; pixels: number }> {
  const { width, height, pages = 1, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { width: autoOrient.width, pixels: width * height * pages };
}

function opened(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient();
}

async function pictureOf(bytes: Uint8Array, ownWidth: number): Promise<Pictures> {
  const widths = widthsFor(ownWidth);
  const widest = widths.at(-1) ?? ownWidth;
  const first = await opened(bytes).resize({ width: widest }).webp(WEBP).toBuffer({ resolveWithObject: true });
  const files: ImageFile[] = [{ width: widest, bytes: plain(first.data) }];
  for (const width of widths.slice(0, -1).toReversed()) {
    const { data } = await opened(bytes).resize({ width }).webp(WEBP).toBuffer({ resolveWithObject: true });
    files.unshift({ width, bytes: plain(data) });
  }
  return { width: first.info.width, height: first.info.height, files };
}

async function signOf(bytes: Uint8Array): Promise<Pictures> {
  const data = await opened(bytes).resize({ width: SIGN_SIDE, height: SIGN_SIDE, fit: 'cover' }).webp(WEBP).toBuffer();
  return { width: SIGN_SIDE, height: SIGN_SIDE, files: [{ width: SIGN_SIDE, bytes: plain(data) }] };
}

/** A copy of its own, which a message may carry. */
function plain(data: Uint8Array): Uint8Array {
  return new Uint8Array(data);
}
