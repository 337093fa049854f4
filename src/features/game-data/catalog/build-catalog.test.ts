import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import {
  makeDrop,
  makeDungeon,
  makeItem,
  makeItemSellMap,
  makeMap,
  makeMonster,
  makePort,
  makeRecipe,
  makeRegion,
  makeSkill,
} from '#tests/factories/game-data.ts';
import { projectRows } from '#tests/support/project-facts.ts';
import { smallCatalog, smallRows } from '#tests/support/small-catalog.ts';
import { buildCatalog } from './build-catalog.ts';
import type { Catalog, GameDataRows } from './catalog.ts';

let rows: GameDataRows;
let catalog: Catalog;
beforeAll(async () => {
  rows = await projectRows();
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
  it('finds the same rows as a plain linear search', () => {
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

  it('returns undefined or an empty list for an unknown id', () => {
    const small = buildCatalog(structuredClone(smallRows));
    expect(small.itemById.get(999)).toBeUndefined();
    expect(small.dropsOfItem(999)).toEqual([]);
    expect(small.dungeonOfMap('999')).toBeUndefined();
  });

  it('joins rows in both directions', () => {
    const [acorn, jelly] = [makeItem({ name: '도토리' }), makeItem({ name: '도토리묵' })];
    const [town, cave] = [makeMap({ name: '부여성' }), makeMap({ name: '다람쥐굴1' })];
    const dungeon = makeDungeon({ mapCodes: [cave.code], mapId: cave.id });
    const squirrel = makeMonster({ dungeonId: dungeon.id });
    const skill = makeSkill({ reqItems: [{ itemId: acorn.id, itemName: acorn.name, quantity: 1 }] });
    // A recipe that lists one material twice is still one result.
    const recipe = makeRecipe(jelly, [
      [acorn, 2],
      [acorn, 3],
    ]);
    const [drop, port, sale] = [makeDrop(squirrel, acorn), makePort(town, cave), makeItemSellMap(jelly, town)];
    const made = buildCatalog({
      ...smallRows,
      regions: [makeRegion()],
      items: [acorn, jelly],
      maps: [town, cave],
      dungeons: [dungeon],
      monsters: [squirrel],
      drops: [drop],
      skills: [skill],
      recipes: [recipe],
      ports: [port],
      sellMaps: [sale],
    });
    expect(made.dropsOfItem(acorn.id)).toEqual([drop]);
    expect(made.dropsOfMonster(squirrel.id)).toEqual([drop]);
    expect(made.monstersOfDungeon(dungeon.id)).toEqual([squirrel]);
    expect(made.skillsNeeding(acorn.id)).toEqual([skill]);
    expect(made.recipesUsing(acorn.id)).toEqual([recipe]);
    expect(made.recipesMaking(jelly.id)).toEqual([recipe]);
    expect(made.portsFrom(town.code)).toEqual(made.portsTo(cave.code));
    expect(made.sellMapsOfItem(jelly.id)).toEqual(made.sellMapsOfMap(town.id));
    expect(made.dungeonOfMap(cave.code)).toBe(dungeon);
  });

  it('gives a part those monsters of its whole that it names, and its maps, and every monster to one dungeon', () => {
    const [gate, floor] = [makeMap({ name: '산입구' }), makeMap({ name: '산1층' })];
    const whole = makeDungeon({ mapCodes: [gate.code, floor.code] });
    const monsters = [1, 2, 3].map(() => makeMonster({ dungeonId: whole.id }));
    fc.assert(
      fc.property(fc.subarray(monsters), (living) => {
        const ids = living.map(({ id }) => id);
        const part = makeDungeon({ partOf: whole.id, monsterIds: ids, mapCodes: [floor.code] });
        for (const dungeons of [
          [whole, part],
          [part, whole],
        ]) {
          const made = buildCatalog({ ...smallRows, dungeons, monsters, drops: [] });
          expect(made.monstersLivingIn(part.id)).toEqual(living);
          expect(made.monstersLivingIn(whole.id)).toEqual(monsters);
          expect(dungeons.flatMap(({ id }) => made.monstersOfDungeon(id))).toEqual(monsters);
          expect(made.partsOfDungeon(whole.id)).toEqual([part]);
          expect([gate, floor].map(({ code }) => made.dungeonOfMap(code)?.id)).toEqual([whole.id, part.id]);
        }
      }),
    );
  });

  it('throws when a reader changes the catalog', () => {
    expect(() => Object.assign(catalog, { version: 'x' })).toThrow(TypeError);
    expect(() => Object.assign(catalog.items[0] ?? {}, { name: 'x' })).toThrow(TypeError);
    expect(() => Object.assign(catalog.dropsOfItem(655), { 0: 'x' })).toThrow(TypeError);
    expect(() => catalog.recipes[0]?.materials.pop()).toThrow(TypeError);
  });
});

describe('the version', () => {
  it('depends on the content and not on the timestamps', async () => {
    const again = await gameDataFromSources();
    expect(again.version).toBe(rows.version);
    expect(rows.version).toMatch(/^[0-9a-f]{16}$/);
  });
});
