import type { ImageFormat } from '#shared/image-format.ts';

const MIB = 1024 * 1024;
/**
 * The part of the picture process's memory that the decoder may use; the rest is for the file, the rows under way and
 * the encoder.
 */
export const MAX_DECODER_BYTES = 80 * MIB;

/** Header of a picture as the image library reads it from the first bytes. */
export interface ImageHeader {
  format: ImageFormat;
  width: number;
  height: number;
  channels: number;
  /** Samples of a pixel. For JPEG this is an average, because colours may have a lower resolution. */
  samples: number;
  bytesPerSample: 1 | 2;
  frames: number;
  /** Whether the file is interlaced, progressive, or in several scans: then no row is complete before its end. */
  isInterlaced: boolean;
  /** Whether a WebP file is lossless or has transparency. */
  isLossless: boolean;
}

/** Number of rows that are processed together when a picture is read from top to bottom. */
const ROWS_AT_ONCE = 64;
/** Size of a coefficient of a progressive JPEG, which stores whole blocks of all components. */
const COEFFICIENT_BYTES = 2;
const JPEG_BLOCK = 32;
const LOSSLESS_PIXEL_BYTES = 4;
/** Bytes of a pixel in the frame and in the picture that is composed from it. */
const GIF_PIXEL_BYTES = 6;

/** Estimates the least memory that a decoder needs at once, in bytes. */
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
export function countSamples(channels: number, subsampling: string | undefined): number {
  return SAMPLES[subsampling ?? ''] ?? channels;
}

function inBlocks(side: number): number {
  return Math.ceil(side / JPEG_BLOCK) * JPEG_BLOCK;
}
