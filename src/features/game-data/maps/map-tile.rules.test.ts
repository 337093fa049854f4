import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTile, tileHref } from '../refs/tile.rules.ts';
import { mapParams } from './map.params.ts';
import { MARK_KINDS } from './map-mark.rules.ts';
import { drawPlan, type PlanPlace } from './map-plan.rules.ts';
import { hitBox, inReadingOrder, markHere, pointOfTile, withNames } from './map-tile.rules.ts';
import { isInside, LABEL_HEIGHT, labelWidth, overlaps, pixelTextWidth, symbolBox } from './plan-box.rules.ts';

const townGate: PlanPlace = {
  kind: 'exit',
  label: '국내성',
  name: '국내성',
  x: 8,
  y: 24,
  minLevel: null,
  href: '/maps/22?at=110,1',
};
const places = fc.array(
  fc.record({
    kind: fc.constantFrom(...MARK_KINDS),
    label: fc.constantFrom('쥐굴', '비밀세작의집', '신전'),
    name: fc.constant('이름'),
    x: fc.integer({ min: 0, max: 120 }),
    y: fc.integer({ min: 0, max: 90 }),
    minLevel: fc.option(fc.integer({ min: 2, max: 99 }), { nil: null }),
    href: fc.constant(null),
  }),
  { maxLength: 40 },
);
const tile = fc.record({ x: fc.integer({ min: 0, max: 9999 }), y: fc.integer({ min: 0, max: 9999 }) });

describe('readTile', () => {
  it.each([
    ['7,1', { x: 7, y: 1 }],
    [' 7 , 1 ', { x: 7, y: 1 }],
    ['0,0', { x: 0, y: 0 }],
  ])('reads %j', (requested, expected) => {
    expect(readTile(requested)).toEqual(expected);
  });

  it.each([undefined, '', '7', '7,', ',1', '-7,1', '7.5,1', '1e3,1', '99999,1', '7,1,2', 'x,y', 'NaN,1'])(
    'takes %j for nothing asked',
    (requested) => {
      expect(readTile(requested)).toBeUndefined();
    },
  );

  it('reads back the tile of every link', () => {
    fc.assert(
      fc.property(tile, (at) => {
        expect(mapParams.read(new URL(tileHref('21', at), 'http://site').searchParams).at).toEqual(at);
      }),
    );
  });
});

describe('a tile on the plan', () => {
  const plan = drawPlan({ extentX: 12, extentY: 24, fortress: false, places: [townGate] });

  it('is proportional to its position on the map', () => {
    const { floor } = plan;
    expect(pointOfTile(plan, { x: 0, y: 0 })).toEqual({ px: floor.x, py: floor.y });
    expect(pointOfTile(plan, { x: 12, y: 24 })).toEqual({ px: floor.x + floor.width, py: floor.y + floor.height });
    expect(pointOfTile(plan, { x: 6, y: 12 })).toEqual({
      px: floor.x + Math.round(floor.width / 2),
      py: floor.y + Math.round(floor.height / 2),
    });
  });

  it('matches the mark on the same tile at every scale', () => {
    for (const scale of [1.25, 3, 4.5, 9]) {
      const drawn = drawPlan({ extentX: 12, extentY: 24, fortress: false, places: [townGate] }, scale);
      expect(pointOfTile(drawn, townGate)).toEqual({ px: drawn.marks[0]?.px, py: drawn.marks[0]?.py });
    }
  });

  it('stays on the wall when it lies beyond the map', () => {
    expect(pointOfTile(plan, { x: 9999, y: 9999 })).toEqual(pointOfTile(plan, { x: 12, y: 24 }));
  });

  it('neither covers nor is covered by the label of the port beside it', () => {
    const { marks, here } = markHere(plan, { x: 8, y: 23 });
    const [mark] = marks;
    if (!mark?.text) throw new Error('the gate has lost its name');
    const name = { x: mark.text.x, y: mark.text.y - 11, width: labelWidth(mark), height: LABEL_HEIGHT };
    expect(overlaps(name, symbolBox({ x: here.px, y: here.py }))).toBe(false);
    const word = { x: here.text.x, y: here.text.y - 11, width: pixelTextWidth('여기'), height: LABEL_HEIGHT };
    expect(overlaps(name, word)).toBe(false);
  });

  it('stays inside the drawing with its label, wherever it is', () => {
    fc.assert(
      fc.property(places, tile, (known, at) => {
        const town = drawPlan({ extentX: 120, extentY: 90, fortress: true, places: known });
        const { here } = markHere(town, at);
        const paper = { x: 0, y: 0, width: town.width, height: town.height };
        expect(isInside(symbolBox({ x: here.px, y: here.py }), paper)).toBe(true);
        const word = { x: here.text.x, y: here.text.y - 11, width: pixelTextWidth('여기'), height: LABEL_HEIGHT };
        expect(isInside(word, paper)).toBe(true);
      }),
    );
  });
});

describe('withNames', () => {
  it('labels the chosen marks that had no room, and leaves the others unchanged', () => {
    const person = { ...townGate, kind: 'person', label: '털보', name: '털보' } as const;
    const many = Array.from({ length: 30 }, (_, index) => ({ ...townGate, x: index * 3, y: (index * 7) % 90 }));
    const plan = drawPlan({ extentX: 120, extentY: 90, fortress: false, places: [person, ...many] });
    const nameless = plan.marks.filter((mark) => mark.kind === 'person');
    expect(nameless.map((mark) => mark.text)).toEqual([null]);
    const named = withNames(plan, nameless);
    expect(named.find((mark) => mark.kind === 'person')?.text).not.toBeNull();
    expect(named.filter((mark) => mark.kind !== 'person')).toEqual(plan.marks.filter((mark) => mark.kind !== 'person'));
  });
});

describe('hitBox', () => {
  it('contains the symbol and the label', () => {
    expect(hitBox({ px: 100, py: 50, text: null }, townGate)).toEqual({ x: 88, y: 38, width: 24, height: 24 });
    expect(hitBox({ px: 100, py: 50, text: { x: 110, y: 54 } }, townGate)).toEqual({
      x: 88,
      y: 38,
      width: 58,
      height: 24,
    });
    expect(hitBox({ px: 100, py: 50, text: { x: 82, y: 28 } }, townGate)).toEqual({
      x: 82,
      y: 17,
      width: 36,
      height: 45,
    });
  });
});

describe('inReadingOrder', () => {
  it('sorts by line, then from left to right', () => {
    const at = (px: number, py: number) => ({ px, py });
    expect(inReadingOrder([at(50, 100), at(90, 5), at(10, 20), at(5, 101)])).toEqual([
      at(10, 20),
      at(90, 5),
      at(5, 101),
      at(50, 100),
    ]);
  });
});
