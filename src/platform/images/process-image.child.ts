import { createHash } from 'node:crypto';
import sharp from 'sharp';
import {
  detectFormat,
  type ImageFormat,
  MAX_IMAGE_PIXELS,
  SIGN_SIDE,
  type Size,
  sizeAt,
  widthsFor,
} from '#shared/image-format.ts';
import type { ImageFile } from '#shared/processed-image.ts';
import { countSamples, decoderBytes, type ImageHeader, MAX_DECODER_BYTES } from './image-cost.rules.ts';
import type { ImageIssue } from './image-issues.ts';
import type { ImageAnswer, ImageRequest, MadeImage, Upload } from './image-messages.ts';
import { withoutTexts } from './png-chunks.ts';

const CHUNKS_AT = 12;
const HEAD_BYTES = 8;

/** Whether a WebP file is a single picture without transparency in the lossy format, which is decoded row by row. */
function isPlainLossy(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = CHUNKS_AT; at + HEAD_BYTES <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    if (name === 'VP8 ') return true;
    if (name === 'VP8L' || name === 'ALPH' || name === 'ANMF') return false;
    const length = view.getUint32(at + 4, true);
    at += HEAD_BYTES + length + (length % 2);
  }
  return false;
}

// Decoding happens in a separate process, so that whatever a file does to the decoder, its memory and its time ends
// with it.

const LOADERS: Readonly<Record<ImageFormat, string>> = {
  png: 'VipsForeignLoadPngBuffer',
  jpeg: 'VipsForeignLoadJpegBuffer',
  webp: 'VipsForeignLoadWebpBuffer',
  gif: 'VipsForeignLoadNsgifBuffer',
};
const FIELD = 'file';
const NAME_LENGTH = 32;
const WEBP = { quality: 82, effort: 3 } as const;
const MIB = 1024 * 1024;
/** Growth of the process after a picture at which it makes way for a new one. */
const MAX_GROWTH_BYTES = 16 * MIB;
/**
 * Growth of the process while it decodes at which it is killed. What it allocates between two checks comes on top;
 * together they stay below 120 MiB (contract §19).
 */
const MAX_WORK_BYTES = 96 * MIB;
const LOOK_EVERY_MS = 10;

sharp.cache(false);
sharp.concurrency(1);
// Only these four loaders may read a file, whatever it turns out to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: Object.values(LOADERS) });

// A first picture loads code and tables that stay in memory, before the idle size is measured.
await opened(
  await sharp({ create: { width: 9, height: 9, channels: 4, background: 'red' } })
    .png()
    .toBuffer(),
)
  .resize({ width: 3 })
  .webp(WEBP)
  .toBuffer();
const idleBytes = process.memoryUsage.rss();

process.on('message', async (request: ImageRequest) => {
  // The memory is watched because no estimate covers all of libvips. It works in threads of its own, so this thread is
  // free.
  const watch = setInterval(endWhenTooLarge, LOOK_EVERY_MS);
  const made = await processImage(request);
  clearInterval(watch);
  const isGrown = process.memoryUsage.rss() > idleBytes + MAX_GROWTH_BYTES;
  process.send?.({ ...made, isGrown } satisfies ImageAnswer);
});
// The process kills itself, because a decoder at work would delay an orderly end.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

function endWhenTooLarge(): void {
  if (process.memoryUsage.rss() > idleBytes + MAX_WORK_BYTES) process.kill(process.pid, 'SIGKILL');
}

type Made = { image: MadeImage } | { issue: ImageIssue };

async function processImage({ shape, ...upload }: ImageRequest): Promise<Made> {
  const bytes = await readUpload(upload);
  if (bytes === undefined) return { issue: 'missing' };
  if (bytes.byteLength > upload.maxBytes) return { issue: 'too-many-bytes' };
  const format = detectFormat(bytes);
  if (format === null) return { issue: 'unknown' };
  const name = createHash('sha256').update(`${shape}\n`).update(bytes).digest('hex').slice(0, NAME_LENGTH);
  try {
    const source = format === 'png' ? withoutTexts(bytes) : bytes;
    const header = await readHeader(source, format);
    if (header.width * header.height * header.frames > MAX_IMAGE_PIXELS) return { issue: 'too-many-pixels' };
    if (decoderBytes(header) > MAX_DECODER_BYTES) return { issue: 'too-costly' };
    const files = await (shape === 'sign' ? createSign(source) : createPictures(source, header.upright));
    return { image: { name, ...files } };
  } catch {
    return { issue: 'unreadable' };
  }
}

async function readUpload({ body, contentType }: Upload): Promise<Uint8Array | undefined> {
  const headers = { 'content-type': contentType };
  const form = await new Response(body, { headers }).formData().catch(() => undefined);
  const file = form?.get(FIELD);
  return file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : undefined;
}

async function readHeader(bytes: Uint8Array, format: ImageFormat): Promise<ImageHeader & { upright: Size }> {
  const found = await sharp(bytes, { limitInputPixels: false }).metadata();
  const samples = countSamples(found.channels, found.chromaSubsampling);
  const { width, height, channels, depth, pages: frames = 1, isProgressive: isInterlaced = false, autoOrient } = found;
  return {
    format,
    width,
    height,
    channels,
    samples,
    frames,
    isInterlaced,
    bytesPerSample: depth === 'ushort' ? 2 : 1,
    isLossless: format === 'webp' && !isPlainLossy(bytes),
    upright: autoOrient,
  };
}

function opened(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', sequentialRead: true }).autoOrient();
}

type Pictures = Omit<MadeImage, 'name'>;

async function createPictures(bytes: Uint8Array, own: Size): Promise<Pictures> {
  const files: ImageFile[] = [];
  // The picture is decoded once for each width: keeping the widest one in memory would cost more than decoding.
  for (const width of widthsFor(own)) {
    const data = await opened(bytes)
      .resize({ ...sizeAt(own, width), fit: 'fill' })
      .webp(WEBP)
      .toBuffer();
    files.push({ width, bytes: plain(data) });
  }
  const widest = sizeAt(own, files.at(-1)?.width ?? own.width);
  return { ...widest, files };
}

async function createSign(bytes: Uint8Array): Promise<Pictures> {
  const data = await opened(bytes).resize({ width: SIGN_SIDE, height: SIGN_SIDE, fit: 'cover' }).webp(WEBP).toBuffer();
  return { width: SIGN_SIDE, height: SIGN_SIDE, files: [{ width: SIGN_SIDE, bytes: plain(data) }] };
}

/** Copies the bytes: a small buffer would share a pool with others. */
function plain(data: Uint8Array): Uint8Array {
  return new Uint8Array(data);
}
