import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Comparison {
  /** Pixels that differ; of pictures of two sizes, pixels that only one of them has count too. */
  pixels: number;
  /** A PNG that marks the differences; undefined when there are none. */
  picture?: Buffer;
}

/** Compares pixel by pixel without tolerance. @param before a PNG, as `after` */
export function comparePictures(before: Buffer, after: Buffer): Comparison {
  if (before.equals(after)) return { pixels: 0 };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const shown = new PNG({ width, height });
  const options = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(
    onCanvas(one, width, height),
    onCanvas(other, width, height),
    shown.data,
    width,
    height,
    options,
  );
  return pixels === 0 ? { pixels } : { pixels, picture: PNG.sync.write(shown) };
}

function onCanvas(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}

export function compareNames(
  expected: readonly string[],
  made: readonly string[],
): { missing: string[]; added: string[] } {
  return {
    missing: expected.filter((name) => !made.includes(name)),
    added: made.filter((name) => !expected.includes(name)),
  };
}
