import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Comparison {
  /** How many are not the same; of pictures of two sizes, what only one of them has counts too. */
  pixels: number;
  /** A PNG that shows where; undefined when nothing differs. */
  picture?: Buffer;
}

/** Pixel by pixel, without any tolerance. @param before a PNG, as `after` */
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

/** Pixels on a transparent canvas, from its top left corner on. */
function onCanvas(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}

/** Names that are expected and were not made, and names that were made and not expected. */
export function compareNames(
  expected: readonly string[],
  made: readonly string[],
): { missing: string[]; added: string[] } {
  return {
    missing: expected.filter((name) => !made.includes(name)),
    added: made.filter((name) => !expected.includes(name)),
  };
}
