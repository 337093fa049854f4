import { describe, expect, it } from 'vitest';
import type { PlanMark } from './map-plan.rules.ts';
import { startOfView } from './view-start.rules.ts';

const mark = (px: number, label = '쥐굴', py = 50): PlanMark => ({
  kind: 'hunt',
  label,
  name: label,
  x: 0,
  y: 0,
  minLevel: null,
  href: null,
  px,
  py,
  text: { x: px + 11, y: py + 5 },
});
const view = { left: 150, top: 0, width: 300, height: 400 };

describe('where a view of a plan begins', () => {
  it('is where it was to begin if nothing is cut there', () => {
    expect(startOfView([mark(200), mark(300)], view, 600)).toBe(150);
  });

  it('is the nearest place at which the edges cut the fewest names', () => {
    expect(startOfView([mark(145)], view, 600)).toBe(134);
    expect(startOfView([mark(420)], view, 600)).toBe(158);
  });

  it('cares for no name above or below the view', () => {
    expect(startOfView([mark(145, '쥐굴', 900)], view, 600)).toBe(150);
  });

  it('never leaves the plan', () => {
    expect(startOfView([mark(10)], { ...view, left: -40 }, 600)).toBe(0);
    expect(startOfView([mark(10)], { ...view, left: 900 }, 600)).toBe(300);
    expect(startOfView([mark(10)], view, 200)).toBe(0);
  });
});
