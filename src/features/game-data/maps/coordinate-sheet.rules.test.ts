import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawSheet, NARROW_PAPER, WIDE_PAPER } from './coordinate-sheet.rules.ts';
import type { MarkKind } from './map-mark.rules.ts';
import { LABEL_HEIGHT, overlaps, pixelTextWidth } from './plan-box.rules.ts';

const place = (x: number, y: number, kind: MarkKind = 'shop') => ({ kind, x, y, label: '주막' });

describe('drawSheet', () => {
  it('keeps the map on the paper and every place where its coordinates say', () => {
    const given = fc
      .tuple(fc.integer({ min: 0, max: 250 }), fc.integer({ min: 0, max: 250 }))
      .chain(([extentX, extentY]) =>
        fc.record({
          extentX: fc.constant(extentX),
          extentY: fc.constant(extentY),
          places: fc.array(
            fc
              .record({ x: fc.integer({ min: 0, max: extentX }), y: fc.integer({ min: 0, max: extentY }) })
              .map(({ x, y }) => place(x, y)),
            { maxLength: 60 },
          ),
        }),
      );
    fc.assert(
      fc.property(given, fc.constantFrom(WIDE_PAPER, NARROW_PAPER), ({ places, ...extent }, paper) => {
        const { floor, width, height, spots } = drawSheet(extent, places, paper);
        expect(width).toBe(paper.width);
        expect(height).toBeLessThanOrEqual(paper.height + 1);
        expect(floor.x + floor.width).toBeLessThanOrEqual(width);
        spots.forEach(({ px, py, text }) => {
          expect(px).toBeGreaterThanOrEqual(floor.x);
          expect(px).toBeLessThanOrEqual(floor.x + floor.width);
          expect(py).toBeLessThanOrEqual(floor.y + floor.height);
          expect([px, py].every(Number.isInteger)).toBe(true);
          if (paper === WIDE_PAPER) expect(text).not.toBeNull();
          if (text) expect([text.x, text.y].every(Number.isInteger)).toBe(true);
        });
      }),
    );
  });

  it('draws a line each 10 tiles of a town and each tile of a hut, with numbers as far apart as they need', () => {
    const many = Array.from({ length: 20 }, () => place(9, 9));
    const town = drawSheet({ extentX: 219, extentY: 219 }, many, WIDE_PAPER);
    expect(town.columns.slice(0, 3).map(({ tile }) => tile)).toEqual([0, 10, 20]);
    expect(drawSheet({ extentX: 219, extentY: 219 }, [], NARROW_PAPER).columns[1]?.tile).toBe(50);
    expect(drawSheet({ extentX: 8, extentY: 11 }, [], WIDE_PAPER).rows.map(({ tile }) => tile)).toContain(11);
  });

  it('moves the number of a place among others away and joins it by a line', () => {
    const crowd = Array.from({ length: 20 }, (_, index) =>
      place(100 + (index % 5) * 3, 100 + Math.floor(index / 5) * 3),
    );
    const { spots } = drawSheet({ extentX: 219, extentY: 219 }, crowd, WIDE_PAPER);
    expect(spots.some(({ joint }) => joint !== null)).toBe(true);
    expect(drawSheet({ extentX: 219, extentY: 219 }, [place(100, 100)], WIDE_PAPER).spots[0]?.joint).toBeNull();
  });

  it('leaves out of a crowded narrow sheet every number but those of exits and hunting grounds, and none overlap', () => {
    const kinds = ['exit', 'hunt', 'temple', 'shop', 'person'] as const;
    const places = kinds.flatMap((kind, row) =>
      Array.from({ length: 8 }, (_, index) => place(60 + index * 12, 60 + row * 10, kind)),
    );
    const { spots } = drawSheet({ extentX: 219, extentY: 219 }, places, NARROW_PAPER);
    const numbered = spots.flatMap(({ text }, index) => (text ? [{ text, index }] : []));
    expect(numbered.length).toBeGreaterThan(8);
    expect(numbered.every(({ index }) => index < 16)).toBe(true);
    const boxes = numbered.map(({ text, index }) => ({
      x: text.x,
      y: text.y,
      width: pixelTextWidth(String(index + 1)),
      height: LABEL_HEIGHT,
    }));
    boxes.forEach((box, index) => {
      for (const other of boxes.slice(index + 1)) expect(overlaps(box, other)).toBe(false);
    });
    expect(drawSheet({ extentX: 219, extentY: 219 }, places, WIDE_PAPER).spots.every(({ text }) => text)).toBe(true);
  });

  it('draws in the wall nothing but exits', () => {
    const given = [place(219, 3, 'temple'), place(219, 30, 'exit')];
    const { floor, spots } = drawSheet({ extentX: 219, extentY: 219 }, given, WIDE_PAPER);
    const rim = floor.x + floor.width;
    expect(spots.map(({ px }) => px < rim)).toEqual([true, false]);
  });
});
