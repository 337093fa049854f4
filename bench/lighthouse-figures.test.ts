import { expect, it } from 'vitest';
import { type Figures, isNear, middleOf } from './lighthouse-figures.ts';

const figures = (parts: Partial<Figures> = {}): Figures => ({
  url: 'http://127.0.0.1/',
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  fcpMs: 1000,
  lcpMs: 1000,
  blockingMs: 0,
  shift: 0,
  requestsBeforeLoad: 10,
  bytesBeforeLoad: 100_000,
  bytesUntouched: 200_000,
  bytesByKind: {},
  faults: [],
  ...parts,
});

it('is near within five percent of a limit, on either side', () => {
  const limits = { lcpMs: { atMost: 1800 } };
  const near = [1709, 1711, 1800, 1889, 1891].map((lcpMs) => isNear(figures({ lcpMs }), limits));
  expect(near).toEqual([false, true, true, true, false]);
});

it('is not near with a full score or without a limit of its own', () => {
  const limits = { performance: { atLeast: 97 }, shift: { atMost: 0 } };
  expect(isNear(figures({ fcpMs: 1400 }), limits)).toBe(false);
  expect(isNear(figures({ performance: 96 }), limits)).toBe(true);
  expect(isNear(figures({ performance: 90 }), limits)).toBe(false);
});

it('is the median of each figure for itself', () => {
  const runs = [1900, 1500, 1700].map((lcpMs, nth) => figures({ lcpMs, blockingMs: nth * 10, faults: [`of ${nth}`] }));
  expect(middleOf(runs)).toEqual(figures({ lcpMs: 1700, blockingMs: 10, faults: ['of 0'] }));
  expect(() => middleOf([])).toThrow('measured nothing');
});
