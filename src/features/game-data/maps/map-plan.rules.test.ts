import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleFor } from './map-geometry.rules.ts';
import { MARK_KINDS } from './map-mark.rules.ts';
import { drawPlan, type PlanInput, type PlanMark, type PlanPlace } from './map-plan.rules.ts';
import { isInside, LABEL_HEIGHT, labelWidth, overlaps, pixelTextWidth, symbolBox } from './plan-box.rules.ts';

const extent = fc.integer({ min: 0, max: 250 });

const input: fc.Arbitrary<PlanInput> = fc.tuple(extent, extent, fc.boolean()).chain(([extentX, extentY, fortress]) =>
  fc.record({
    extentX: fc.constant(extentX),
    extentY: fc.constant(extentY),
    fortress: fc.constant(fortress),
    places: fc.array(
      fc.record({
        kind: fc.constantFrom(...MARK_KINDS),
        label: fc.constantFrom('쥐굴', '비밀세작의집', '신전', '2층', '주막왈숙네'),
        name: fc.constant('이름'),
        x: fc.integer({ min: 0, max: extentX }),
        y: fc.integer({ min: 0, max: extentY }),
        minLevel: fc.option(fc.integer({ min: 1, max: 99 }), { nil: null }),
        href: fc.constant(null),
      }),
      { maxLength: 60 },
    ),
  }),
);

function shops(count: number): PlanPlace[] {
  const shop = { kind: 'shop', label: '주막', name: '주막', y: 200, minLevel: null, href: null } as const;
  return Array.from({ length: count }, (_, index) => ({ ...shop, x: index * 7 }));
}

function labelBox(mark: PlanMark) {
  return mark.text ? [{ x: mark.text.x, y: mark.text.y - 11, width: labelWidth(mark), height: LABEL_HEIGHT }] : [];
}

describe('drawPlan', () => {
  it('fits the column and draws every symbol, label and wall inside the drawing', () => {
    fc.assert(
      fc.property(input, (given) => {
        const plan = drawPlan(given);
        const paper = { x: 0, y: 0, width: plan.width, height: plan.height };
        expect(plan.width).toBeLessThanOrEqual(762);
        expect(isInside(plan.floor, paper)).toBe(true);
        for (const mark of plan.marks) {
          expect(isInside(symbolBox({ x: mark.px, y: mark.py }), paper)).toBe(true);
          for (const box of labelBox(mark)) expect(isInside(box, paper)).toBe(true);
        }
      }),
    );
  });

  it('never lets a label overlap another label or a symbol', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { marks } = drawPlan(given);
        const names = marks.flatMap(labelBox);
        const symbols = marks.map((mark) => symbolBox({ x: mark.px, y: mark.py }));
        names.forEach((box, index) => {
          for (const other of [...names.slice(index + 1), ...symbols]) expect(overlaps(box, other)).toBe(false);
        });
      }),
    );
  });

  it('uses whole pixels, on which the bitmap font and thin lines are sharp', () => {
    fc.assert(
      fc.property(input, (given) => {
        const plan = drawPlan(given);
        const numbers = plan.marks.flatMap(({ px, py, text }) => [px, py, text?.x ?? 0, text?.y ?? 0]);
        for (const value of [...numbers, plan.width, plan.height, plan.grid, plan.floor.x, plan.floor.y])
          expect(Number.isInteger(value)).toBe(true);
      }),
    );
  });

  it('redraws at other scales with marks in proportion and labels apart, and is unchanged at the first scale', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 60 }), (given, quarters) => {
        const first = drawPlan(given);
        const again = { ...given, extentX: first.extentX, extentY: first.extentY, places: first.marks };
        expect(drawPlan(again, first.scale)).toEqual(first);
        const scale = quarters / 4;
        const plan = drawPlan(again, scale);
        const paper = { x: 0, y: 0, width: plan.width, height: plan.height };
        const names = plan.marks.flatMap(labelBox);
        names.forEach((box, index) => {
          expect(isInside(box, paper)).toBe(true);
          for (const other of names.slice(index + 1)) expect(overlaps(box, other)).toBe(false);
        });
        for (const mark of plan.marks) {
          expect(mark.px).toBe(plan.floor.x + Math.round(mark.x * scale));
          expect(mark.py).toBe(plan.floor.y + Math.round(mark.y * scale));
          expect(Number.isInteger(mark.px) && Number.isInteger(mark.py)).toBe(true);
        }
      }),
    );
  });

  it('draws towers and gatehouses for towns only', () => {
    const townGate = {
      kind: 'exit',
      label: '진입로',
      name: '국내성진입로',
      x: 110,
      y: 0,
      minLevel: null,
      href: '/maps/21',
    } as const;
    const many = [townGate, ...shops(30)];
    const town = drawPlan({ extentX: 219, extentY: 219, fortress: true, places: many });
    const cave = drawPlan({ extentX: 219, extentY: 219, fortress: false, places: many });
    expect(town.townGates).toEqual([{ side: 'top', x: 372, y: 29 }]);
    expect(town.towers.length).toBeGreaterThan(20);
    expect(cave.townGates).toEqual([]);
    expect(cave.towers).toEqual([]);
  });

  it('numbers the axes of a town every 40 tiles and those of a hut every 4', () => {
    const town = drawPlan({ extentX: 219, extentY: 219, fortress: true, places: shops(30) });
    expect(town.xTicks.map((tick) => tick.tile)).toEqual([0, 40, 80, 120, 160, 200]);
    const hut = drawPlan({ extentX: 6, extentY: 9, fortress: false, places: [] });
    expect(hut.xTicks.map((tick) => tick.tile)).toEqual([0, 4]);
    expect(hut.width).toBeLessThanOrEqual(366);
  });

  it('fits a small map on a phone', () => {
    const hut = drawPlan({ extentX: 28, extentY: 19, fortress: false, places: shops(2) });
    expect(hut.width).toBeLessThanOrEqual(364);
  });

  it('extends to the tiles where people stand', () => {
    const plan = drawPlan({
      extentX: 6,
      extentY: 9,
      fortress: false,
      places: [{ kind: 'person', label: '떡쇠', name: '떡쇠', x: 12, y: 5, minLevel: null, href: null }],
    });
    expect(plan.marks[0]?.px).toBe(plan.floor.x + plan.floor.width);
  });

  it('labels people only where there is room among the places', () => {
    const person = { kind: 'person', label: '털보', name: '털보', x: 3, y: 4, minLevel: null, href: null } as const;
    const hut = drawPlan({ extentX: 6, extentY: 9, fortress: false, places: [person] });
    const town = drawPlan({ extentX: 219, extentY: 219, fortress: true, places: [person, ...shops(30)] });
    expect(hut.marks[0]?.text).not.toBeNull();
    expect(town.marks.find((mark) => mark.kind === 'person')?.text).toBeNull();
    const larger = drawPlan({ extentX: 219, extentY: 219, fortress: true, places: [person, ...shops(30)] }, 6);
    expect(larger.marks.find((mark) => mark.kind === 'person')?.text).not.toBeNull();
  });
});

describe('measures', () => {
  it('gives a hut a larger scale than a town, in steps of 0.25', () => {
    expect(scaleFor(219, 219, 58)).toBe(3);
    expect(scaleFor(6, 9, 2)).toBe(24);
    expect(scaleFor(249, 249, 30)).toBe(2.5);
  });

  it('never underestimates the width of a text', () => {
    expect(pixelTextWidth('쥐굴')).toBe(24);
    expect(pixelTextWidth('60')).toBe(16);
  });
});
