import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRAWING, directionOf, drawPassing } from './map-route-drawing.rules.ts';

const spot = fc.record({ x: fc.nat(400), y: fc.nat(400) });

describe('the small drawing of a map', () => {
  it('contains every mark inside its floor, whatever the size of the map', () => {
    const drawn = fc.record({
      size: fc.option(spot),
      ports: fc.array(spot, { maxLength: 20 }),
      enter: fc.option(spot),
      leave: fc.option(spot),
    });
    fc.assert(
      fc.property(drawn, (map) => {
        const { floor, enter, leave } = drawPassing(map);
        expect(floor.x).toBeGreaterThanOrEqual(0);
        expect(floor.y).toBeGreaterThanOrEqual(0);
        expect(floor.x + floor.width).toBeLessThanOrEqual(DRAWING.width);
        expect(floor.y + floor.height).toBeLessThanOrEqual(DRAWING.height);
        for (const at of [enter, leave]) {
          if (at === null) continue;
          expect(at.x).toBeGreaterThanOrEqual(floor.x);
          expect(at.x).toBeLessThanOrEqual(floor.x + floor.width);
          expect(at.y).toBeGreaterThanOrEqual(floor.y);
          expect(at.y).toBeLessThanOrEqual(floor.y + floor.height);
        }
      }),
    );
  });

  it('draws ports at the same place once', () => {
    const same = { x: 3, y: 3 };
    const { ports } = drawPassing({ size: { x: 9, y: 9 }, ports: [same, same], enter: null, leave: null });
    expect(ports.match(/M/g)).toHaveLength(1);
  });
});

describe('the direction of a tile', () => {
  const size = { x: 90, y: 90 };

  it.each([
    [0, 0, '서북쪽'],
    [45, 0, '북쪽'],
    [90, 45, '동쪽'],
    [45, 45, '가운데'],
    [70, 70, '동남쪽'],
  ])('%d, %d is %s', (x, y, words) => {
    expect(directionOf({ x, y }, size, false)).toBe(words);
  });

  it('is a gate on the walls of a town', () => {
    expect(directionOf({ x: 45, y: 90 }, size, true)).toBe('남문');
    expect(directionOf({ x: 0, y: 45 }, size, true)).toBe('서문');
    expect(directionOf({ x: 45, y: 45 }, size, true)).toBe('가운데');
  });

  it('is empty when the size is not known', () => {
    expect(directionOf({ x: 1, y: 1 }, null, false)).toBe('');
  });
});
