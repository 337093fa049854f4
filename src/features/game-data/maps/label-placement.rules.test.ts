import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LabelRequest, placeLabels } from './label-placement.rules.ts';
import { type Box, isInside, overlaps, symbolBox } from './plan-box.rules.ts';

const BOUNDS = { x: 0, y: 0, width: 762, height: 700 };

function around(symbols: readonly { x: number; y: number }[], lines: readonly Box[] = []) {
  return { symbols, obstacles: [], lines, bounds: BOUNDS };
}

const anyRequest: fc.Arbitrary<LabelRequest> = fc.record({
  x: fc.integer({ min: 0, max: 762 }),
  y: fc.integer({ min: 0, max: 700 }),
  width: fc.integer({ min: 12, max: 140 }),
  text: fc.constantFrom('쥐굴', '곰굴', '신전', '주막', '길림동굴', '장터'),
  prefer: fc.constantFrom('right', 'left', 'below', 'above'),
});
const obstacle = fc.record({
  x: fc.integer({ min: 0, max: 700 }),
  y: fc.integer({ min: 0, max: 650 }),
  width: fc.integer({ min: 1, max: 60 }),
  height: fc.integer({ min: 1, max: 60 }),
});
const crowded = fc.tuple(fc.array(anyRequest, { maxLength: 80 }), fc.array(obstacle, { maxLength: 8 }));

describe('placeLabels', () => {
  it('places labels in bounds, apart from each other, from symbols and from obstacles', () => {
    fc.assert(
      fc.property(crowded, ([requests, obstacles]) => {
        const placed = placeLabels(requests, { symbols: requests, obstacles, lines: [], bounds: BOUNDS }).filter(
          (box) => box !== null,
        );
        const solid = [...requests.map(symbolBox), ...obstacles];
        placed.forEach((box, index) => {
          expect(isInside(box, BOUNDS)).toBe(true);
          for (const other of [...placed.slice(index + 1), ...solid]) expect(overlaps(box, other)).toBe(false);
        });
      }),
    );
  });

  it('places the first label independently of those after it', () => {
    fc.assert(
      fc.property(crowded, ([requests]) => {
        const all = placeLabels(requests, around(requests));
        const first = placeLabels(requests.slice(0, 1), around(requests));
        expect(all.slice(0, 1)).toEqual(first);
      }),
    );
  });

  it('places a label right of its symbol, and left of it at the right edge', () => {
    const free = { x: 300, y: 300, width: 48, text: '쥐굴', prefer: 'right' } as const;
    const edge = { ...free, x: 750 };
    expect(placeLabels([free], around([free]))).toEqual([{ x: 310, y: 293, width: 48, height: 14 }]);
    expect(placeLabels([edge], around([edge]))).toEqual([{ x: 692, y: 293, width: 48, height: 14 }]);
  });

  it('avoids lines while there is other room, and crosses them otherwise', () => {
    const one = { x: 300, y: 300, width: 48, text: '쥐굴', prefer: 'right' } as const;
    const wall = { x: 340, y: 0, width: 6, height: 700 };
    expect(placeLabels([one], around([one], [wall]))).toEqual([{ x: 242, y: 293, width: 48, height: 14 }]);
    const everywhere = { x: 0, y: 0, width: 762, height: 700 };
    expect(placeLabels([one], around([one], [everywhere]))).toEqual([{ x: 310, y: 293, width: 48, height: 14 }]);
  });

  it('shows a name once where symbols of the same name are close together', () => {
    const one = { x: 300, y: 300, width: 48, text: '길림동굴', prefer: 'right' } as const;
    const near = { ...one, y: 330 };
    const far = { ...one, y: 500 };
    const placed = placeLabels([one, near, far], around([one, near, far]));
    expect(placed.map((box) => box !== null)).toEqual([true, false, true]);
  });

  it('leaves a label out rather than overlap another', () => {
    const requests = Array.from(
      { length: 40 },
      (_, index): LabelRequest => ({ x: 300 + (index % 3), y: 300, width: 90, text: `${index}`, prefer: 'right' }),
    );
    const placed = placeLabels(requests, around(requests));
    expect(placed.some((box) => box === null)).toBe(true);
    expect(placed.some((box) => box !== null)).toBe(true);
  });
});
