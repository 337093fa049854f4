import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { compareNames, comparePictures } from './compare.ts';

function picture(
  width: number,
  height: number,
  others: readonly (readonly [place: number, grey: number])[] = [],
): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(0x60);
  for (let alpha = 3; alpha < png.data.length; alpha += 4) png.data[alpha] = 0xff;
  for (const [place, grey] of others) png.data.fill(grey, place * 4, place * 4 + 3);
  return PNG.sync.write(png);
}

describe('comparePictures', () => {
  it('finds no difference between equal pictures of different compression', () => {
    const before = picture(5, 4, [[3, 0x61]]);
    const packedOtherwise = PNG.sync.write(PNG.sync.read(before), { deflateLevel: 1, filterType: 0 });
    expect(packedOtherwise.equals(before)).toBe(false);
    expect(comparePictures(before, before)).toEqual({ pixels: 0 });
    expect(comparePictures(before, packedOtherwise)).toEqual({ pixels: 0 });
  });

  it('counts and marks every pixel that differs by one shade', () => {
    const { pixels, picture: shown } = comparePictures(
      picture(5, 4),
      picture(5, 4, [
        [3, 0x61],
        [19, 0x5f],
      ]),
    );
    expect(pixels).toBe(2);
    const { width, height } = PNG.sync.read(shown ?? Buffer.alloc(0));
    expect([width, height]).toEqual([5, 4]);
  });

  it('counts pixels that only the larger picture has', () => {
    expect(comparePictures(picture(5, 4), picture(5, 6)).pixels).toBe(10);
    expect(comparePictures(picture(7, 4), picture(5, 4)).pixels).toBe(8);
  });
});

describe('compareNames', () => {
  it('reports missing and new pictures', () => {
    expect(compareNames(['a.png', 'b.png'], ['b.png', 'c.png'])).toEqual({ missing: ['a.png'], added: ['c.png'] });
    expect(compareNames(['a.png'], ['a.png'])).toEqual({ missing: [], added: [] });
  });
});
