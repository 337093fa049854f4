import type { ImageFormat } from '#shared/image-format.ts';

const MIB = 1024 * 1024;
/** Of what the process of pictures may take; the rest is for the file, the rows under way and the encoder. */
export const MAX_DECODER_BYTES = 80 * MIB;

/** As the image library reads it from the first bytes. */
export interface ImageHeader {
  format: ImageFormat;
  width: number;
  height: number;
  channels: number;
  /** Of JPEG: those of a pixel on average, since colours may be coarser. */
  samples: number;
  bytesPerSample: 1 | 2;
  frames: number;
  /** Interlaced, progressive, or in several scans: no row is whole before the end of the file. */
  isInterlaced: boolean;
  /** Of WebP: without loss, or with transparency. */
  isLossless: boolean;
}

/** Rows of a picture that is read from top to bottom are worked on together. */
const ROWS_AT_ONCE = 64;
/** A coefficient of a progressive JPEG, of whole blocks of all components. */
const COEFFICIENT_BYTES = 2;
const JPEG_BLOCK = 32;
const LOSSLESS_PIXEL_BYTES = 4;
/** The frame, and what is drawn of it. */
const GIF_PIXEL_BYTES = 6;

/** What a decoder holds at once, at the least. */
export function decoderBytes(header: ImageHeader): number {
  const { format, width, height, channels, samples, bytesPerSample, isInterlaced, isLossless } = header;
  const pixels = width * height;
  const rowBytes = width * channels * bytesPerSample;
  if (format === 'gif') return pixels * GIF_PIXEL_BYTES;
  if (isLossless) return pixels * LOSSLESS_PIXEL_BYTES;
  if (format === 'jpeg' && isInterlaced) return inBlocks(width) * inBlocks(height) * samples * COEFFICIENT_BYTES;
  if (isInterlaced) return rowBytes * height;
  return rowBytes * Math.min(height, ROWS_AT_ONCE);
}

const SAMPLES: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2 };

/** @param subsampling of JPEG: `4:2:0` */
export function samplesOf(channels: number, subsampling: string | undefined): number {
  return SAMPLES[subsampling ?? ''] ?? channels;
}

function inBlocks(side: number): number {
  return Math.ceil(side / JPEG_BLOCK) * JPEG_BLOCK;
}
