import { IMAGE_WIDTHS } from './image-limits.ts';

export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif';

/** By the first bytes, whatever the name or the type of the file says; null: none that is taken. */
export function formatOf(bytes: Uint8Array): ImageFormat | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return ['GIF87a', 'GIF89a'].includes(text(0, 6)) ? 'gif' : null;
}

/** In pixels, ascending: those below the picture's own width, then that or the greatest one. */
export function widthsFor(width: number): number[] {
  const greatest = IMAGE_WIDTHS.at(-1) ?? width;
  return [...IMAGE_WIDTHS.filter((one) => one < width), ...(width <= greatest ? [width] : [])];
}

/** `/uploads/{32 hex}-{width}.webp`. */
export function imageFileUrl(name: string, width: number): string {
  return `/uploads/${name}-${width}.webp`;
}
