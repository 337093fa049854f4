import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { MAX_IMAGE_BYTES } from '#shared/image-format.ts';
import { blackPng, pictureOf, profileChunk, textChunk } from '#tests/support/hostile-images.ts';
import { multipart } from '#tests/support/multipart.ts';
import { rounds } from '#tests/support/rounds.ts';
import type { ImageAnswer, ImageRequest } from './image-messages.ts';
import { forkImageProcess } from './image-process.ts';

vi.setConfig({ testTimeout: 300_000 });

/** contract §19 */
const MAX_GROWTH_MIB = 120;
const TINY = await pictureOf(3, 3).png().toBuffer();

async function requestOf(bytes: Uint8Array): Promise<ImageRequest> {
  const { payload, headers } = await multipart(bytes);
  const body = new Uint8Array(payload);
  return { body, contentType: headers['content-type'], maxBytes: MAX_IMAGE_BYTES, shape: 'content' };
}

async function answerOf(child: ChildProcess, bytes: Uint8Array): Promise<ImageAnswer | undefined> {
  const answered = Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])]);
  child.send(await requestOf(bytes));
  return (await answered)[0] as ImageAnswer | undefined;
}

/** MiB; 0 of a dead process. How large that became is not known any more, so its parent looks as it grows. */
async function memoryOf({ pid }: ChildProcess, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
}

interface Cost {
  /** MiB above the idle process. */
  growth: number;
  outcome: string;
}

async function costOf(bytes: Uint8Array): Promise<Cost> {
  const child = forkImageProcess();
  await answerOf(child, TINY);
  const idle = await memoryOf(child, 'VmRSS');
  let most = idle;
  const look = setInterval(async () => {
    most = Math.max(most, await memoryOf(child, 'VmHWM').catch(() => 0));
  }, 5);
  const answer = await answerOf(child, bytes);
  clearInterval(look);
  if (answer) most = Math.max(most, await memoryOf(child, 'VmHWM'));
  child.kill('SIGKILL');
  const outcome = answer === undefined ? 'too-costly' : 'issue' in answer ? answer.issue : 'made';
  return { growth: most - idle, outcome };
}

const HOSTILE: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['a PNG of 40 megapixels', () => blackPng({ width: 8000, height: 5000 })],
  ['one of 16 bits with transparency', () => blackPng({ width: 8000, height: 5000, colour: 6, bitDepth: 16 })],
  ['rows of 3 MB', () => blackPng({ width: 400_000, height: 100, colour: 6, bitDepth: 16 })],
  ['one row', () => blackPng({ width: 40_000_000, height: 1, colour: 6, bitDepth: 16 })],
  ['one column', () => blackPng({ width: 1, height: 4_000_000 })],
  ['interlaced', () => blackPng({ width: 8000, height: 5000, isInterlaced: true })],
  ['interlaced of 1 bit', () => blackPng({ width: 8000, height: 5000, colour: 3, bitDepth: 1, isInterlaced: true })],
  ['interlaced just below the limit', () => blackPng({ width: 5280, height: 5280, isInterlaced: true })],
  ['a capture with transparency', () => blackPng({ width: 1600, height: 25_000, colour: 6 })],
  ['texts of 100 MB', () => blackPng({ width: 30, height: 20, chunks: [textChunk(50e6), textChunk(50e6)] })],
  ['a profile of 50 MB', () => blackPng({ width: 30, height: 20, chunks: [profileChunk(50e6)] })],
  ['a progressive JPEG', () => jpeg(8000, 5000)],
  ['a progressive JPEG just below the limit', () => jpeg(3700, 3700)],
  ['a progressive CMYK JPEG', () => jpeg(8000, 5000, true)],
  ['noise of 8 MB', () => pictureOf(1600, 1650, { isNoise: true }).png({ compressionLevel: 1 }).toBuffer()],
  ['a WebP', () => pictureOf(8000, 5000).webp({ effort: 0 }).toBuffer()],
  ['a WebP without loss', () => pictureOf(8000, 5000).webp({ effort: 0, lossless: true }).toBuffer()],
  [
    'a WebP without loss just below the limit',
    () => pictureOf(4500, 4500).webp({ effort: 0, lossless: true }).toBuffer(),
  ],
  ['a GIF', () => pictureOf(8000, 5000).gif({ effort: 1 }).toBuffer()],
  ['a GIF just below the limit', () => pictureOf(3700, 3700).gif({ effort: 1 }).toBuffer()],
];

function jpeg(width: number, height: number, isCmyk = false): Promise<Buffer> {
  const picture = isCmyk ? pictureOf(width, height).toColourspace('cmyk') : pictureOf(width, height);
  return picture.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
}

const isOnLinux = process.platform === 'linux';

describe.runIf(isOnLinux)('the memory that a picture takes', { tags: 'sweep' }, () => {
  it.each(HOSTILE)('stays within the limit: %s', async (_, make) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThanOrEqual(MAX_IMAGE_BYTES);
    expect((await costOf(bytes)).growth).toBeLessThanOrEqual(MAX_GROWTH_MIB);
  });

  it('stays within the limit whatever the shape of a PNG', async () => {
    const shape = fc
      .record({
        pixels: fc.integer({ min: 1_000_000, max: 39_000_000 }),
        ratio: fc.double({ min: -5, max: 5, noNaN: true }),
        colour: fc.constantFrom(0, 2, 3, 4, 6),
        isDeep: fc.boolean(),
        isInterlaced: fc.boolean(),
      })
      .map(({ pixels, ratio, colour, isDeep, isInterlaced }) => {
        const width = Math.min(pixels, Math.max(1, Math.round(Math.sqrt(pixels * 10 ** ratio))));
        const bitDepth = isDeep && colour !== 3 ? 16 : 8;
        return { width, height: Math.max(1, Math.floor(pixels / width)), colour, bitDepth, isInterlaced } as const;
      });
    await fc.assert(
      fc.asyncProperty(shape, async (one) => {
        const { growth, outcome } = await costOf(await blackPng(one));
        expect(['made', 'too-costly']).toContain(outcome);
        expect(growth, outcome).toBeLessThanOrEqual(MAX_GROWTH_MIB);
      }),
      { numRuns: rounds(30) },
    );
  });
});

describe.runIf(isOnLinux)('the pictures that people have', { tags: 'sweep' }, () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['a photograph of 24 megapixels', () => pictureOf(6000, 4000).jpeg().withMetadata({ orientation: 6 }).toBuffer()],
    ['a progressive photograph of 12 megapixels', () => pictureOf(4000, 3000).jpeg({ progressive: true }).toBuffer()],
    ['a screenshot of 8 megapixels', () => pictureOf(3840, 2160, { channels: 4 }).png().toBuffer()],
    ['a capture of 1,080 × 30,000', () => blackPng({ width: 1080, height: 30_000 })],
    ['noise of 5 MB', () => pictureOf(3800, 2800, { isNoise: true }).jpeg().toBuffer()],
  ])('are made: %s', async (_, make) => {
    expect(await costOf(await make())).toEqual({ growth: expect.any(Number), outcome: 'made' });
  });
});
