import { describe, expect, it } from 'vitest';
import { AD_SLOTS, adSizeAt, isAdSlot } from './ad-slot.rules.ts';

const at = (width: number) =>
  AD_SLOTS.map((slot) => {
    const size = adSizeAt(slot, width);
    return size ? `${size.width}x${size.height}` : '-';
  }).join(' ');

describe('p§9 ads: the size of a slot', () => {
  it.each([
    [0, '- - -'],
    [319, '- - -'],
    [320, '- - 320x50'],
    [467, '- - 320x50'],
    [468, '- - 468x60'],
    [728, '- - 468x60'],
    [729, '- - -'],
    [1343, '- - -'],
    [1344, '120x600 120x600 -'],
    [1431, '120x600 120x600 -'],
    [1432, '120x600 120x600 -'],
    [1623, '120x600 120x600 -'],
    [1624, '160x600 160x600 -'],
    [9999, '160x600 160x600 -'],
    [Number.NaN, '- - -'],
  ])('in a window of %d px is %s', (width, sizes) => expect(at(width)).toBe(sizes));

  it('never leaves a width with rails and an anchor at once', () => {
    for (let width = 200; width < 2000; width += 1) {
      expect(adSizeAt('left', width) && adSizeAt('anchor', width), `${width} px`).toBeUndefined();
      expect(adSizeAt('left', width), `${width} px`).toEqual(adSizeAt('right', width));
    }
  });
});

it('takes nothing for a slot but the three names', () => {
  expect(['left', 'right', 'anchor', 'Left', '', null, 1].filter(isAdSlot)).toEqual([...AD_SLOTS]);
});
