import { describe, expect, it } from 'vitest';
import { currentEntry } from './navigation-entry.ts';

const entries = [
  { label: '홈', href: '/', owns: ['/'] },
  { label: '도감', href: '/items', owns: ['/items', '/monsters'] },
  { label: '지도', href: '/maps', owns: ['/maps', '/maps-back'] },
  { label: '길찾기', href: '/maps/route', owns: ['/maps/route'] },
];

describe('currentEntry', () => {
  it.each([
    ['/', '홈'],
    ['/items', '도감'],
    ['/items/types/0', '도감'],
    ['/monsters/3', '도감'],
    ['/maps-back/1', '지도'],
    ['/maps/1', '지도'],
    ['/maps/route', '길찾기'],
  ])('%s belongs to %s', (path, label) => {
    expect(currentEntry(entries, path)?.label).toBe(label);
  });

  it('matches whole segments only, and marks nothing on other paths', () => {
    expect(currentEntry(entries, '/itemsets')).toBeUndefined();
    expect(currentEntry(entries, '/test')).toBeUndefined();
  });
});
