import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryLevels } from './entry-level.rules.ts';

const port = (sourceMapCode: string, destinationMapCode: string, minLevel: number | null = null) => ({
  sourceMapCode,
  destinationMapCode,
  minLevel,
});

describe('entryLevels', () => {
  it('takes the highest level along a route, and the lowest of all routes', () => {
    const ports = [port('town', 'cave', 20), port('cave', 'deep'), port('town', 'deep', 60), port('deep', 'den', 5)];
    expect(Object.fromEntries(entryLevels(ports, ['town']))).toEqual({ town: 1, cave: 20, deep: 20, den: 20 });
  });

  it('prefers a longer route with a lower level', () => {
    const ports = [port('town', 'cave', 99), port('town', 'path'), port('path', 'cave', 10)];
    expect(entryLevels(ports, ['town']).get('cave')).toBe(10);
  });

  it('leaves out maps that cannot be reached', () => {
    expect(entryLevels([port('lost', 'cave')], ['town']).has('cave')).toBe(false);
    expect(entryLevels([], []).size).toBe(0);
  });

  it('never returns a level above that of any port into the map', () => {
    const code = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const level = fc.option(fc.integer({ min: 1, max: 99 }), { nil: null });
    const ports = fc.array(
      fc.tuple(code, code, level).map((one) => port(...one)),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(ports, (all) => {
        const levels = entryLevels(all, ['a']);
        for (const { sourceMapCode, destinationMapCode, minLevel } of all) {
          const from = levels.get(sourceMapCode);
          if (from === undefined) continue;
          const here = levels.get(destinationMapCode) ?? Number.NaN;
          expect(here).toBeLessThanOrEqual(Math.max(from, minLevel ?? 1));
        }
      }),
    );
  });
});
