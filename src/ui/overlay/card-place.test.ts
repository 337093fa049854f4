import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeCard } from './card-place.ts';

const view = { width: 1440, height: 900 };
const card = { width: 300, height: 240 };
const at = (left: number, top: number) => ({ left, top, right: left + 120, bottom: top + 32 });

describe('placeCard', () => {
  it('is beside its name and does not lie over the price line and the rows under it', () => {
    expect(placeCard(at(200, 100), card, view)).toEqual({ left: 326, top: 100 });
  });

  it('moves up beside its name at the lower edge', () => {
    expect(placeCard(at(200, 800), card, view)).toEqual({ left: 326, top: 652 });
  });

  it('is below where there is no room beside, and moves left at the right edge', () => {
    expect(placeCard(at(1300, 100), card, view)).toEqual({ left: 1132, top: 138 });
  });

  it('is above where there is room neither beside nor below', () => {
    expect(placeCard(at(1300, 800), card, view)).toEqual({ left: 1132, top: 554 });
  });

  it('stays inside a window that is large enough', () => {
    const side = fc.integer({ min: 0, max: 1400 });
    fc.assert(
      fc.property(
        side,
        side,
        fc.integer({ min: 320, max: 1440 }),
        fc.integer({ min: 300, max: 900 }),
        (left, top, width, height) => {
          const place = placeCard(at(left, top), card, { width, height });
          expect(place.left).toBeGreaterThanOrEqual(8);
          expect(place.top).toBeGreaterThanOrEqual(8);
          expect(place.left + card.width).toBeLessThanOrEqual(width - 8);
          expect(place.top + card.height).toBeLessThanOrEqual(height - 8);
        },
      ),
    );
  });
});
