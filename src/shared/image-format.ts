// Limits of uploaded pictures (contract §19).

const MIB = 1024 * 1024;

export const MAX_IMAGE_BYTES = 8 * MIB;
export const MAX_SIGN_BYTES = MIB;
/** Pixels over all frames. */
export const MAX_IMAGE_PIXELS = 40_000_000;
/** Widths in pixels, ascending. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;
/** Longest side in pixels that WebP allows. */
export const MAX_WRITTEN_SIDE = 16_383;
/** Pixels of one file, because the memory of its encoder grows with them. */
export const MAX_WRITTEN_PIXELS = 10_000_000;
export const SIGN_SIDE = 128;
export const UNUSED_DAYS = 30;

export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif';

/** Detects the format by the first bytes, whatever the file's name or type says; null when it is not accepted. */
export function detectFormat(bytes: Uint8Array): ImageFormat | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return ['GIF87a', 'GIF89a'].includes(text(0, 6)) ? 'gif' : null;
}

export interface Size {
  width: number;
  height: number;
}

/**
 * Returns the widths of an image's files in pixels, ascending: those below its own width, then its own or the greatest
 * allowed one.
 */
export function widthsFor(own: Size): number[] {
  const greatest = Math.min(own.width, IMAGE_WIDTHS.at(-1) ?? own.width, greatestWidth(own));
  return [...IMAGE_WIDTHS.filter((one) => one < greatest), greatest];
}

/** The greatest width at which the file keeps its limits, which a very tall picture reaches by its height. */
function greatestWidth({ width, height }: Size): number {
  const bySide = (MAX_WRITTEN_SIDE * width) / height;
  const byPixels = Math.sqrt((MAX_WRITTEN_PIXELS * width) / height);
  return Math.max(1, Math.floor(Math.min(bySide, byPixels)));
}

export function sizeAt(own: Size, width: number): Size {
  const height = Math.round((own.height * width) / own.width);
  return { width, height: Math.min(MAX_WRITTEN_SIDE, Math.max(1, height)) };
}

/** Address of a file: `/uploads/{32 hex}-{width}.webp`. */
export function imageFileUrl(name: string, width: number): string {
  return `/uploads/${name}-${width}.webp`;
}
