import { describe, expect, it } from 'vitest';
import { applyAnchor } from './anchor.ts';
import { drawMutants, isMutable } from './draw.ts';

const PRICE = `export function priceOf(count: number, isHalved: boolean): number {
  if (count < 1) return 0;
  const price = count * 150;
  return isHalved ? price / 2 : price;
}
`;
const NAMES = `export const isName = (text: string) => text.length >= 2 && text.length <= 12;
`;
const FILES = [
  { path: 'src/shared/price.ts', text: PRICE },
  { path: 'src/shared/names.ts', text: NAMES },
];

describe('drawMutants', () => {
  const drawn = drawMutants(FILES, { seed: 11, count: 10 });

  it('returns the same for the same seed', () => {
    expect(drawMutants(FILES, { seed: 11, count: 10 })).toEqual(drawn);
  });

  it('returns others for another seed', () => {
    expect(drawMutants(FILES, { seed: 12, count: 10 })).not.toEqual(drawn);
  });

  it('numbers its faults and draws none twice', () => {
    expect(drawn.map(({ id }) => id.slice(0, 2))).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']);
    expect(new Set(drawn.map(({ file, after }) => `${file}\n${after}`)).size).toBe(10);
  });

  it('draws more from files with more statements', () => {
    const calls = Array.from({ length: 200 }, (_, n) => `a(${n});\n`);
    const long = { path: 'src/shared/long.ts', text: calls.join('') };
    const fromLong = drawMutants([...FILES, long], { seed: 1, count: 10 }).filter(({ file }) => file === long.path);
    expect(fromLong.length).toBeGreaterThan(7);
  });

  it('returns faults that can be inserted', () => {
    for (const mutant of drawn) {
      const { text = '' } = FILES.find(({ path }) => path === mutant.file) ?? {};
      expect(applyAnchor(text, mutant)).not.toBe(text);
    }
  });

  it('refuses to draw more than there is', () => {
    expect(() => drawMutants(FILES, { seed: 1, count: 1000 })).toThrow(/^Only \d+ faults/);
  });
});

describe('isMutable', () => {
  it.each([
    'src/shared/page.ts',
    'src/platform/http/errors.ts',
    'src/features/trade/trades/trade.policy.ts',
    'src/features/game-data/items/pages/item.loader.ts',
  ])('accepts %s', (path) => {
    expect(isMutable(path)).toBe(true);
  });

  it.each([
    'src/shared/page.test.ts',
    'src/ui/icons/icon.ts',
    'src/app/routes.ts',
    'src/features/game-data/items/pages/item.page.tsx',
    'src/features/game-data/items/ui/item-filter.ts',
    'src/features/game-data/items/item.labels.ts',
    'src/features/game-data/items/item.contract.ts',
    'game-data/import/read.ts',
  ])('refuses %s', (path) => {
    expect(isMutable(path)).toBe(false);
  });
});
