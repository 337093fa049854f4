import { describe, expect, it } from 'vitest';
import { worldWalks } from './world-walks.rules.ts';

const next =
  (ports: Record<string, string[]>) =>
  (code: string): string[] =>
    ports[code] ?? [];

describe('worldWalks', () => {
  it('connects places that lead to each other, directly or through maps between them', () => {
    const ports = { town: ['road'], road: ['town', 'cave'], cave: ['road', 'city'], city: ['cave'] };
    expect(worldWalks([['town'], ['city']], next(ports))).toEqual([{ from: 0, to: 1, isOnePlace: false }]);
  });

  it('leaves out a walk that does not lead back', () => {
    expect(worldWalks([['a'], ['b']], next({ a: ['b'] }))).toEqual([]);
  });

  it('ends a walk at the first place on it', () => {
    const ports = { a: ['b'], b: ['a', 'c'], c: ['b'] };
    expect(worldWalks([['a'], ['b'], ['c']], next(ports)).map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('knows two ends of one map, and a place of two maps', () => {
    expect(worldWalks([['wall'], ['wall']], next({}))).toEqual([{ from: 0, to: 1, isOnePlace: true }]);
    expect(worldWalks([['gate', 'town'], ['b']], next({ town: ['b'], b: ['gate'] }))).toHaveLength(1);
  });
});
