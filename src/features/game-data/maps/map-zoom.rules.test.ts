import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPlan } from './map-plan.rules.ts';
import {
  clampPan,
  type Layout,
  nearestScale,
  panAfterZoom,
  pictureScales,
  planScales,
  stepScale,
} from './map-zoom.rules.ts';

const first = fc.integer({ min: 1, max: 96 }).map((quarters) => quarters / 4);
const extent = fc.record({ x: fc.integer({ min: 6, max: 640 }), y: fc.integer({ min: 6, max: 640 }) });
const view = fc.record({ width: fc.integer({ min: 0, max: 1000 }), height: fc.integer({ min: 0, max: 900 }) });
const layout: fc.Arbitrary<Layout> = fc.record({
  scale: first,
  width: fc.integer({ min: 1, max: 3000 }),
  height: fc.integer({ min: 1, max: 3000 }),
  originX: fc.integer({ min: 0, max: 60 }),
  originY: fc.integer({ min: 0, max: 60 }),
});
const point = fc.record({ x: fc.integer({ min: -50, max: 4000 }), y: fc.integer({ min: -50, max: 4000 }) });

describe('planScales', () => {
  it('rises from above 0, contains the first scale, and has a smaller one only where the plan does not fit', () => {
    fc.assert(
      fc.property(first, extent, view, (scale, tiles, size) => {
        const ladder = planScales(scale, tiles, size);
        expect(ladder).toContain(scale);
        expect(ladder[0]).toBeGreaterThan(0);
        expect(ladder).toEqual([...new Set(ladder)].toSorted((a, b) => a - b));
        expect(ladder.filter((step) => step < scale).length).toBeLessThanOrEqual(1);
        for (const step of ladder) expect((step * 4) % 1).toBe(0);
      }),
    );
  });

  it('shows a town at 1.5, 2 and 3 times its size, and whole on a phone', () => {
    const town = { x: 219, y: 219 };
    expect(planScales(3, town, { width: 755, height: 737 })).toEqual([3, 4.5, 6, 9]);
    expect(planScales(3, town, { width: 364, height: 384 })).toEqual([1.25, 3, 4.5, 6, 9]);
  });

  it('treats a plan whose size was rounded down as whole', () => {
    const plan = drawPlan({ extentX: 219, extentY: 219, fortress: false, places: [] }, 2.75);
    expect(planScales(2.75, { x: 219, y: 219 }, { width: 762, height: plan.height })[0]).toBe(2.75);
  });
});

describe('pictureScales', () => {
  it('starts with the whole picture when it does not fit, and never with 0', () => {
    expect(pictureScales({ width: 1000, height: 500 }, { width: 500, height: 500 })).toEqual([0.5, 1, 1.5, 2, 3]);
    expect(pictureScales({ width: 100, height: 50 }, { width: 500, height: 500 })).toEqual([1, 1.5, 2, 3]);
    expect(pictureScales({ width: 100, height: 50 }, { width: 0, height: 0 })).toEqual([1, 1.5, 2, 3]);
    expect(pictureScales({ width: 0, height: 0 }, { width: 0, height: 0 })).toEqual([1, 1.5, 2, 3]);
  });
});

describe('stepScale', () => {
  it('moves one step and stays at the ends', () => {
    const ladder = [1.25, 3, 4.5];
    expect(stepScale(ladder, 3, 1)).toBe(4.5);
    expect(stepScale(ladder, 4.5, 1)).toBe(4.5);
    expect(stepScale(ladder, 3, -1)).toBe(1.25);
    expect(stepScale(ladder, 1.25, -1)).toBe(1.25);
    expect(stepScale(ladder, 2, 1)).toBe(3);
    expect(stepScale([], 2, 1)).toBe(2);
  });
});

describe('nearestScale', () => {
  it('chooses the nearest scale by ratio', () => {
    expect(nearestScale([1, 1.5, 2, 3], 2.4)).toBe(2);
    expect(nearestScale([1, 1.5, 2, 3], 2.5)).toBe(3);
    expect(nearestScale([1, 1.5, 2, 3], 0.01)).toBe(1);
    expect(nearestScale([1, 1.5, 2, 3], 99)).toBe(3);
  });
});

describe('clampPan', () => {
  it('never scrolls the map out of view', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e6, max: 1e6 }),
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 2000 }),
        (offset, length, size) => {
          const at = clampPan(offset, length, size);
          expect(at).toBeGreaterThanOrEqual(0);
          const seen = Math.min(length, at + size) - at;
          expect(seen).toBe(Math.min(length, size));
        },
      ),
    );
  });
});

describe('panAfterZoom', () => {
  const square = (scale: number): Layout => ({
    scale,
    width: 200 * scale + 80,
    height: 200 * scale + 80,
    originX: 40,
    originY: 40,
  });

  it('returns whole numbers within the new map', () => {
    fc.assert(
      fc.property(point, point, view, layout, layout, (pan, anchor, size, from, to) => {
        const { x, y } = panAfterZoom(pan, anchor, size, { from, to });
        expect([x, y].every(Number.isInteger)).toBe(true);
        expect(x).toBe(clampPan(x, to.width, size.width));
        expect(y).toBe(clampPan(y, to.height, size.height));
      }),
    );
  });

  it('fixes the tile under the pointer', () => {
    const size = { width: 400, height: 300 };
    const [from, to] = [square(3), square(6)];
    const anchor = { x: 120, y: 90 };
    const pan = { x: 200, y: 160 };
    const tile = (place: typeof pan, { scale }: Layout) => (place.x + anchor.x - 40) / scale;
    const after = panAfterZoom(pan, anchor, size, { from, to });
    expect(tile(after, to)).toBeCloseTo(tile(pan, from), 0);
    expect(panAfterZoom(after, anchor, size, { from: to, to: from })).toEqual(pan);
  });

  it('centres a map smaller than its view', () => {
    const size = { width: 1000, height: 1000 };
    expect(panAfterZoom({ x: 0, y: 0 }, { x: 500, y: 500 }, size, { from: square(1), to: square(6) })).toEqual({
      x: 140,
      y: 140,
    });
  });
});
