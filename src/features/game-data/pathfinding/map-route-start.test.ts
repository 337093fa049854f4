import { describe, expect, it } from 'vitest';
import { startedRouteHref } from './map-route.params.ts';

const START = { place: '1001' };
const NOWHERE = { text: '', place: null };
const CAVE = { text: '문어장군굴', place: 'dungeon:5' };
const level = { text: '' };

describe('a way that was asked without a start', () => {
  it('begins where the form says, at the remembered start, and not at the nearest town', () => {
    expect(startedRouteHref({ from: NOWHERE, to: CAVE, level }, START)).toBe('/maps/route?from=1001&to=dungeon:5');
    const asTyped = { from: NOWHERE, to: { text: '없는 굴', place: null }, level: { text: '60' } };
    expect(startedRouteHref(asTyped, START)).toBe(
      `/maps/route?from=1001&to=${encodeURIComponent('없는')}+${encodeURIComponent('굴')}&level=60`,
    );
  });

  it('stays as it is where no start is remembered, a start was given, or nothing was asked', () => {
    expect(startedRouteHref({ from: NOWHERE, to: CAVE, level }, null)).toBeNull();
    expect(startedRouteHref({ from: { text: '없는곳', place: null }, to: CAVE, level }, START)).toBeNull();
    expect(startedRouteHref({ from: NOWHERE, to: NOWHERE, level }, START)).toBeNull();
  });
});
