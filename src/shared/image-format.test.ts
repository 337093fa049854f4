import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  IMAGE_WIDTHS,
  MAX_IMAGE_PIXELS,
  MAX_WRITTEN_PIXELS,
  MAX_WRITTEN_SIDE,
  sizeAt,
  widthsFor,
} from './image-format.ts';

describe('the widths of a picture', () => {
  it.each([
    [{ width: 2000, height: 1000 }, [480, 960, 1600]],
    [{ width: 700, height: 350 }, [480, 700]],
    [{ width: 480, height: 16_383 }, [480]],
    [{ width: 300, height: 200 }, [300]],
    [{ width: 1080, height: 30_000 }, [480, 589]],
    [{ width: 1, height: 40_000_000 }, [1]],
    [{ width: 40_000_000, height: 1 }, [480, 960, 1600]],
  ])('%j', (own, widths) => expect(widthsFor(own)).toEqual(widths));

  it('keep every file within what WebP has, near the shape of the picture, and never enlarge it', () => {
    const side = fc.integer({ min: 1, max: 100_000 });
    const shape = fc.tuple(side, side).filter(([width, height]) => width * height <= MAX_IMAGE_PIXELS);
    fc.assert(
      fc.property(shape, ([width, height]) => {
        const own = { width, height };
        const widths = widthsFor(own);
        expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
        expect(widths.at(-1)).toBeLessThanOrEqual(Math.min(width, IMAGE_WIDTHS.at(-1) ?? 0));
        for (const size of widths.map((one) => sizeAt(own, one))) {
          expect(size.height).toBeGreaterThanOrEqual(1);
          expect(size.height).toBeLessThanOrEqual(MAX_WRITTEN_SIDE);
          expect(size.width * size.height).toBeLessThanOrEqual(MAX_WRITTEN_PIXELS + size.width);
          const isSliver = size.height === 1 || size.width === 1;
          if (!isSliver) expect(Math.abs(size.height - (height * size.width) / width)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
