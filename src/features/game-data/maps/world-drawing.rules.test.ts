import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInside, LABEL_HEIGHT, labelWidth, overlaps, symbolBox } from './plan-box.rules.ts';
import { drawWorld, type WorldSpot } from './world-drawing.rules.ts';

const PAPER = { width: 340, height: 480 };
const spot: fc.Arbitrary<WorldSpot> = fc.record({
  x: fc.integer({ min: 0, max: 1200 }),
  y: fc.integer({ min: 0, max: 1200 }),
  group: fc.integer({ min: 0, max: 4 }),
  label: fc.constantFrom('국내성', '12지신의유적', '???', '만리장성'),
  minLevel: fc.option(fc.integer({ min: 1, max: 30 }), { nil: null }),
  isTown: fc.boolean(),
});
const at = (x: number, y: number, group = 0): WorldSpot => ({
  x,
  y,
  group,
  label: '신성',
  minLevel: null,
  isTown: false,
});

describe('drawWorld', () => {
  it('draws every place, label and line in whole pixels inside the drawing, and labels apart', () => {
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 40 }), (spots) => {
        const world = drawWorld(spots, PAPER);
        const paper = { x: 0, y: 0, width: world.width, height: world.height };
        expect(world.width).toBe(PAPER.width);
        expect(world.height).toBeLessThanOrEqual(PAPER.height);
        expect(world.spots).toHaveLength(spots.length);
        const names = world.spots.flatMap(({ px, py, text }, index) => {
          expect(Number.isInteger(px) && Number.isInteger(py)).toBe(true);
          expect(isInside(symbolBox({ x: px, y: py }), paper)).toBe(true);
          const label = spots[index];
          if (!text || !label) return [];
          return [{ x: text.x, y: text.y - 11, width: labelWidth(label), height: LABEL_HEIGHT }];
        });
        names.forEach((box, index) => {
          expect(isInside(box, paper)).toBe(true);
          for (const other of names.slice(index + 1)) expect(overlaps(box, other)).toBe(false);
        });
      }),
    );
  });

  it('places points as in the game, at the same scale on both axes', () => {
    const { spots } = drawWorld([at(0, 0), at(100, 0), at(0, 100)], PAPER);
    const [corner, right, below] = spots;
    if (!corner || !right || !below) throw new Error('a place is missing');
    expect(right.px - corner.px).toBe(below.py - corner.py);
    expect(right.py).toBe(corner.py);
    expect(below.px).toBe(corner.px);
  });

  it('connects each group by the shortest lines, and nothing else', () => {
    const { lines, spots } = drawWorld([at(0, 0), at(300, 0), at(100, 0), at(0, 300, 1), at(300, 300, 1)], PAPER);
    expect(lines).toHaveLength(3);
    expect(lines.map(({ x1, x2 }) => Math.abs(x2 - x1)).toSorted((a, b) => a - b)[0]).toBeLessThan(100);
    const second = new Set([spots[3]?.py, spots[4]?.py]);
    expect(lines.filter(({ y1, y2 }) => second.has(y1) !== second.has(y2))).toEqual([]);
  });

  it('draws a walk instead of the journey, without the detour past a third place', () => {
    const spots = [at(0, 0), at(100, 0), at(200, 0), at(0, 300, 1)];
    const walks = [
      { from: 0, to: 1, isOnePlace: false },
      { from: 1, to: 2, isOnePlace: false },
      { from: 0, to: 2, isOnePlace: false },
      { from: 0, to: 3, isOnePlace: false },
    ];
    const named = spots.map((spot, index) => ({ ...spot, label: `마을${index}` }));
    const { lines } = drawWorld(named, PAPER, walks);
    expect(lines.map(({ kind }) => kind)).toEqual(['walk', 'walk', 'walk']);
  });

  it('names the ends of one place once, in the middle', () => {
    const spots = [at(0, 0), at(100, 0), at(200, 0)];
    const walks = [
      { from: 0, to: 1, isOnePlace: true },
      { from: 1, to: 2, isOnePlace: false },
    ];
    const { lines, spots: drawn } = drawWorld(spots, PAPER, walks);
    expect(lines.map(({ kind }) => kind)).toEqual(['place', 'place']);
    expect(drawn.map(({ text }) => text !== null)).toEqual([false, true, false]);
  });

  it('draws a world without places, and one with a single place', () => {
    expect(drawWorld([], PAPER)).toMatchObject({ spots: [], lines: [] });
    expect(drawWorld([at(27, 388)], PAPER).spots).toHaveLength(1);
  });
});
