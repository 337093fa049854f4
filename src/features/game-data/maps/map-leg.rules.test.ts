import { describe, expect, it } from 'vitest';
import { drawLeg } from './map-leg.rules.ts';

const plan = { floor: { x: 40, y: 40, width: 200, height: 100 }, scale: 2, extentX: 100, extentY: 50 };

describe('the way on a plan', () => {
  it('leads from tile to tile', () => {
    expect(drawLeg(plan, { from: { x: 0, y: 0 }, to: { x: 100, y: 50 } })).toEqual({
      path: 'M40 40L240 140',
      start: { px: 40, py: 40 },
      end: { px: 240, py: 140 },
      isSketch: false,
    });
  });

  it('begins in the middle, as a sketch, where the start is not known', () => {
    expect(drawLeg(plan, { from: null, to: { x: 0, y: 0 } })).toMatchObject({ path: 'M140 90L40 40', isSketch: true });
  });

  it('ends on the wall for a tile beyond what is known of the map', () => {
    expect(drawLeg(plan, { from: null, to: { x: 120, y: 10 } }).end).toEqual({ px: 240, py: 60 });
  });
});
