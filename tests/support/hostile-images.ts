import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const ZEROS = Buffer.alloc(1 << 20);
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** First column, first row, and the distances to the next ones, of each pass of an interlaced PNG. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const CHANNELS = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const;

export interface PngShape {
  width: number;
  height: number;
  bitDepth?: 1 | 2 | 4 | 8 | 16;
  /** 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA. */
  colour?: keyof typeof CHANNELS;
  isInterlaced?: boolean;
  /** Between the header and the pixels. */
  chunks?: readonly Buffer[];
}

export function pngChunk(name: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(name, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(data, crc32(head.subarray(4))));
  return Buffer.concat([head, data, sum]);
}

/** A black picture whose file is small, whatever its size. */
export async function blackPng(shape: PngShape): Promise<Buffer> {
  const { width, height, bitDepth = 8, colour = 2, isInterlaced = false, chunks = [] } = shape;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, colour, 0, 0, isInterlaced ? 1 : 0], 8);
  const palette = colour === 3 ? [pngChunk('PLTE', Buffer.alloc(3 << bitDepth))] : [];
  const pixels = await deflatedZeros(pixelBytes(width, height, bitDepth * CHANNELS[colour], isInterlaced));
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    ...palette,
    ...chunks,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pixelBytes(width: number, height: number, bits: number, isInterlaced: boolean): number {
  const rows = (columns: number, lines: number) => (columns > 0 ? lines * (1 + Math.ceil((columns * bits) / 8)) : 0);
  if (!isInterlaced) return rows(width, height);
  const inPass = (size: number, from: number, step: number) => Math.max(0, Math.ceil((size - from) / step));
  return PASSES.reduce((sum, [x, y, across, down]) => sum + rows(inPass(width, x, across), inPass(height, y, down)), 0);
}

function deflatedZeros(length: number): Promise<Buffer> {
  function* zeros(): Generator<Buffer> {
    for (let left = length; left > 0; left -= ZEROS.length) yield ZEROS.subarray(0, Math.min(left, ZEROS.length));
  }
  return buffer(Readable.from(zeros()).pipe(createDeflate({ level: 1 })));
}

/** A text that unfolds to so many bytes. */
export function textChunk(bytes: number): Buffer {
  return pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes, 'x'))]));
}

export function profileChunk(bytes: number): Buffer {
  return pngChunk('iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes))]));
}

const NOISE = { type: 'gaussian', mean: 128, sigma: 60 } as const;

/** A picture that compresses badly, or black. */
export function pictureOf(width: number, height: number, { isNoise = false, channels = 3 as 3 | 4 } = {}) {
  const background = { r: 0, g: 0, b: 0, alpha: 0.5 };
  const create = isNoise
    ? { width, height, channels: 3 as const, background: 'black', noise: NOISE }
    : { width, height, channels, background };
  return sharp({ create, limitInputPixels: false });
}
