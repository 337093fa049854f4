import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { dungeonSchema, regionSchema } from '#features/game-data/catalog/dungeon.contract.ts';
import { itemSchema } from '#features/game-data/catalog/item.contract.ts';
import { itemSellMapSchema, mapSchema, portSchema } from '#features/game-data/catalog/map.contract.ts';
import { monsterDropSchema, monsterSchema } from '#features/game-data/catalog/monster.contract.ts';
import { recipeSchema } from '#features/game-data/catalog/recipe.contract.ts';
import { skillSchema } from '#features/game-data/catalog/skill.contract.ts';
import { overratedFacts } from '#features/game-data/provenance/lineage-audit.rules.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { readSourceFolder } from './read.ts';
import { PROJECT_SOURCES } from './rows-from-sources.ts';
import { SHEETS } from './source-rows.ts';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await projectCatalog();
});

describe("the project's facts", () => {
  it('have the expected number of rows', () => {
    expect(catalog.items.length).toBeGreaterThanOrEqual(1300);
    expect(new Set(catalog.skills.map(({ name }) => name)).size).toBeGreaterThanOrEqual(122);
    expect(catalog.dungeons).toHaveLength(143);
    expect(catalog.monsters).toHaveLength(745);
    expect(catalog.recipes.length).toBeGreaterThanOrEqual(80);
    expect(catalog.maps.length).toBe(2042);
    expect(catalog.ports.length).toBe(4236);
    expect(catalog.regions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(catalog.abbreviations.length).toBeGreaterThanOrEqual(60);
  });

  it("match the API's contracts", () => {
    itemSchema.array().parse(catalog.items);
    skillSchema.array().parse(catalog.skills);
    regionSchema.array().parse(catalog.regions);
    dungeonSchema.array().parse(catalog.dungeons);
    monsterSchema.array().parse(catalog.monsters);
    monsterDropSchema.array().parse(catalog.drops);
    recipeSchema.array().parse(catalog.recipes);
    mapSchema.array().parse(catalog.maps);
    portSchema.array().parse(catalog.ports);
    itemSellMapSchema.array().parse(catalog.sellMaps);
  });

  it('have an id in the files for every row, so that ids are equal everywhere', async () => {
    const withoutIds = new Set<string>(SHEETS);
    for (const { entity, file, rows } of await readSourceFolder(PROJECT_SOURCES)) {
      if (withoutIds.has(entity)) continue;
      // A new quest gets the next id of the site, whose operators write quests too.
      const identified = rows.filter(({ value }) => entity !== 'quests' || !(value as { key?: string }).key);
      for (const { row, value } of identified) expect(value, `${file}:${row}`).toHaveProperty('id');
    }
  });

  it('have no dangling drops, recipes, skills, floors or map exits', () => {
    for (const drop of catalog.drops) {
      expect(catalog.monsterById.get(drop.monsterId)?.name).toBe(drop.monsterName);
      if (drop.itemId !== null) expect(catalog.itemById.get(drop.itemId)?.name).toBe(drop.itemName);
    }
    const stacks = [
      ...catalog.recipes.flatMap((recipe) => [recipe, ...recipe.materials, ...(recipe.failReturns ?? [])]),
      ...catalog.skills.flatMap(({ reqItems }) => reqItems),
      ...catalog.sellMaps,
    ];
    for (const { itemId } of stacks) expect(catalog.itemById.has(itemId ?? 0)).toBe(true);
    const codes = catalog.dungeons.flatMap(({ mapCodes }) => mapCodes);
    for (const code of codes) expect(catalog.mapByCode.has(code)).toBe(true);
    const ofWholes = catalog.dungeons.filter(({ partOf }) => partOf === null).flatMap(({ mapCodes }) => mapCodes);
    expect(new Set(ofWholes).size).toBe(ofWholes.length);
    expect(catalog.drops.filter(({ itemId }) => itemId === null).length).toBeLessThan(40);
  });

  it('assign the skills of one job to it, and those that all four learn alike to 공통', () => {
    const shared = catalog.skills.filter(({ reqJobs }) => reqJobs.includes(0));
    expect(shared.map(({ name }) => name).sort()).toEqual(['비영사천문', '성황령']);
    expect(catalog.skills.every(({ reqJobs }) => reqJobs.length === 1)).toBe(true);
  });

  it('contain what 누리의기원 takes of each job', () => {
    const terms = catalog.skills
      .filter(({ name }) => name === '누리의기원')
      .map(({ reqJobs, reqLv, reqItems }) => [
        reqJobs[0],
        reqLv,
        ...reqItems.map(({ itemName, quantity }) => `${itemName} ${quantity}`),
      ]);
    expect(terms.sort()).toEqual([
      [1, 10, '금전 30', '도토리 70'],
      [2, 8, '금전 30', '도토리 70'],
      [3, 5, '도토리 10', '토끼고기 10'],
      [4, 5, '도토리 10', '토끼고기 10'],
    ]);
  });

  it('are of medium confidence at most on one lineage, but for what game-data/README.md gives a reason', () => {
    const groups = overratedFacts(catalog).map(({ entity, sources, confidence, count }) => [
      entity,
      sources.join(),
      confidence,
      count,
    ]);
    expect(groups).toEqual([
      ['regions', 'baramwiki', 'high', 13],
      ['skills', 'npc-scripts', 'medium-high', 103],
      ['abbreviations', 'players', 'high', 7],
      ['abbreviations', 'players', 'medium-high', 15],
      ['abbreviations', 'market-rules', 'medium-high', 15],
    ]);
  });

  it('name their sources in words for players', () => {
    for (const { title } of catalog.sources) expect(title).not.toMatch(/code index|\(id|commit|licence/i);
    const named = new Set(catalog.sources.map(({ id }) => id));
    for (const { source } of [...catalog.items, ...catalog.skills, ...catalog.dungeons]) {
      expect(source.every((id) => named.has(id))).toBe(true);
    }
  });

  it('contain 진호박 as the main journey needs it', () => {
    const amber = catalog.items.find(({ name }) => name === '진호박');
    expect(catalog.dropsOfItem(amber?.id ?? 0).length).toBeGreaterThan(10);
    expect(catalog.skillsNeeding(amber?.id ?? 0).map(({ name }) => name)).toContain('헬파이어');
  });

  it('require more experience for each level than for the one before', () => {
    const tables = catalog.formulas.filter((formula) => formula.name === 'exp-table');
    expect(tables.map(({ job }) => job)).toEqual([1, 2, 3, 4]);
    for (const { totals } of tables) {
      for (const [index, total] of totals.entries()) expect(total).toBeGreaterThan(totals[index - 1] ?? -1);
    }
  });
});
