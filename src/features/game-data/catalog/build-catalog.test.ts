import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { smallCatalog, smallRows } from '#tests/support/small-catalog.ts';
import { buildCatalog } from './build-catalog.ts';
import type { Catalog, GameDataRows } from './catalog.ts';

let rows: GameDataRows;
let catalog: Catalog;
beforeAll(async () => {
  rows = await gameDataFromSources();
  catalog = buildCatalog(rows);
});

const LISTS = [
  'dungeonsOfRegion',
  'monstersOfDungeon',
  'dropsOfMonster',
  'dropsOfItem',
  'recipesMaking',
  'recipesUsing',
  'skillsNeeding',
  'sellMapsOfItem',
  'sellMapsOfMap',
] as const;

describe('buildCatalog', () => {
  it('joins as plain searching would', () => {
    const plain = smallCatalog(rows);
    fc.assert(
      fc.property(fc.constantFrom(...LISTS), fc.integer({ min: -1, max: 1400 }), (list, id) => {
        expect(catalog[list](id)).toEqual(plain[list](id));
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...rows.maps.map(({ code }) => code), 'nowhere'), (code) => {
        expect(catalog.portsFrom(code)).toEqual(plain.portsFrom(code));
        expect(catalog.portsTo(code)).toEqual(plain.portsTo(code));
        expect(catalog.dungeonOfMap(code)).toEqual(plain.dungeonOfMap(code));
      }),
      { numRuns: 200 },
    );
    expect(catalog.itemsByType).toEqual(plain.itemsByType);
  });

  it('answers nothing for what does not exist', () => {
    const small = buildCatalog(structuredClone(smallRows));
    expect(small.itemById.get(999)).toBeUndefined();
    expect(small.dropsOfItem(999)).toEqual([]);
    expect(small.dungeonOfMap('999')).toBeUndefined();
  });

  it('names a recipe once for an item that it needs twice', () => {
    const [recipe] = smallRows.recipes;
    if (recipe === undefined) throw new Error('no recipe');
    const materials = [...recipe.materials, { ...recipe.materials[0], id: 2 }] as typeof recipe.materials;
    const doubled = buildCatalog(structuredClone({ ...smallRows, recipes: [{ ...recipe, materials }] }));
    expect(doubled.recipesUsing(1)).toHaveLength(1);
  });

  it('cannot be changed by a reader', () => {
    expect(() => Object.assign(catalog, { version: 'x' })).toThrow(TypeError);
    expect(() => Object.assign(catalog.items[0] ?? {}, { name: 'x' })).toThrow(TypeError);
    expect(() => Object.assign(catalog.dropsOfItem(655), { 0: 'x' })).toThrow(TypeError);
    expect(() => catalog.recipes[0]?.materials.pop()).toThrow(TypeError);
  });
});

describe('the version', () => {
  it('follows the content and not the times', async () => {
    const again = await gameDataFromSources();
    expect(again.version).toBe(rows.version);
    expect(rows.version).toMatch(/^[0-9a-f]{16}$/);
  });
});
