import type { Selectable } from 'kysely';
import type { ZodType } from 'zod';
import type { Database } from '#database/schema.ts';
import type { StoredRows } from '#features/game-data/imported-tables.ts';
import { runAtOnce, type Steps } from '#shared/steps.ts';
import type { Source } from '../fact.contract.ts';
import { toFact } from '../fact.repository.ts';
import type { GameDataRows } from './catalog.ts';
import { ContentHash } from './content-hash.repository.ts';
import { toDungeon, toRegion } from './dungeon.repository.ts';
import {
  type Abbreviation,
  formulaSchema,
  jobGradeSchema,
  npcCommandSchema,
  shortcutSchema,
} from './fact-sheet.contract.ts';
import { groupBy } from './group-by.ts';
import { toItem } from './item.repository.ts';
import { leftOutSchema } from './left-out.contract.ts';
import { MadeRows } from './made-rows.ts';
import type { GameMap } from './map.contract.ts';
import { toItemSellMap, toMap, toNpc, toPort, toWorldPoint } from './map.repository.ts';
import type { Monster, MonsterDrop } from './monster.contract.ts';
import { toMonster, toMonsterDrop } from './monster.repository.ts';
import { exchangeSchema, promotionSchema, summonSchema } from './place-sheet.contract.ts';
import type { Recipe } from './recipe.contract.ts';
import { toRecipe, toRecipeMaterial } from './recipe.repository.ts';
import type { Skill } from './skill.contract.ts';
import { toSkill } from './skill.repository.ts';

const byId = (a: { id: number }, b: { id: number }): number => a.id - b.id;

function nameById(rows: readonly { id: number; name: string }[]): ReadonlyMap<number, string> {
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function toSource({ key, title, url, lineage }: Selectable<Database['source']>): Source {
  return { id: key, title, url, lineage };
}

function toAbbreviation(row: Selectable<Database['abbreviation']>): Abbreviation {
  return { ...toFact(row), short: row.short, name: row.name };
}

type Content = Omit<GameDataRows, 'version'>;
/** In the order in which they are made. */
type ContentMakers = { [Name in keyof Content]: () => Content[Name] };

function toDrops(rows: StoredRows, made: MadeRows, itemNames: ReadonlyMap<number, string>): readonly MonsterDrop[] {
  const monsterNames = nameById(rows.monster);
  const drops = rows.monster_drop.map((row) => {
    const beside = [itemNames.get(row.item_id ?? 0), monsterNames.get(row.monster_id)];
    return made.of(row, beside, () => toMonsterDrop(row, itemNames, monsterNames));
  });
  return drops.sort(byId);
}

function toMonsters(rows: StoredRows, made: MadeRows, drops: readonly MonsterDrop[]): Monster[] {
  const dropsOf = groupBy(drops, ({ monsterId }) => monsterId);
  const monsters = rows.monster.map((row) => {
    const own = dropsOf.get(row.id) ?? [];
    return made.of(row, own, () => toMonster(row, own));
  });
  return monsters.sort(
    (a, b) => a.dungeonId - b.dungeonId || a.sortOrderInDungeon - b.sortOrderInDungeon || a.id - b.id,
  );
}

function toMaps(rows: StoredRows, made: MadeRows): GameMap[] {
  const people = groupBy(rows.npc.toSorted(byId), ({ map_id }) => map_id);
  const maps = rows.map.map((row) => {
    const npcs = people.get(row.id) ?? [];
    return made.of(row, npcs, () => toMap(row, npcs.map(toNpc)));
  });
  return maps.sort(byId);
}

function toRecipes(rows: StoredRows, made: MadeRows): Recipe[] {
  const materials = groupBy(made.each(rows.recipe_material, toRecipeMaterial).sort(byId), ({ recipeId }) => recipeId);
  const recipes = rows.recipe.map((row) => {
    const own = materials.get(row.id) ?? [];
    return made.of(row, own, () => toRecipe(row, own));
  });
  return recipes.sort(byId);
}

function toSkills(rows: StoredRows, made: MadeRows, itemNames: ReadonlyMap<number, string>): Skill[] {
  const skills = rows.skill.map((row) => {
    const beside = row.req_items.map(({ itemId }) => itemNames.get(itemId ?? 0));
    return made.of(row, beside, () => toSkill(row, itemNames));
  });
  return skills.sort((a, b) => a.reqLv - b.reqLv || a.id - b.id);
}

function sheetMakers(rows: StoredRows, made: MadeRows) {
  const readSheet = <Row>(key: string, schema: ZodType<Row>): readonly Row[] => {
    const found = rows.fact_sheet.find((row) => row.key === key);
    return found === undefined ? [] : made.of(found, [], () => schema.array().parse(found.rows));
  };
  return {
    shortcuts: () => readSheet('shortcuts', shortcutSchema),
    npcCommands: () => readSheet('npc-commands', npcCommandSchema),
    jobGrades: () => readSheet('jobs', jobGradeSchema),
    formulas: () => readSheet('formulas', formulaSchema),
    exchanges: () => readSheet('exchanges', exchangeSchema),
    summons: () => readSheet('summons', summonSchema),
    promotions: () => readSheet('promotions', promotionSchema),
    leftOut: () => readSheet('left-out', leftOutSchema),
  };
}

function contentMakers(rows: StoredRows, made: MadeRows): ContentMakers {
  const itemNames = nameById(rows.item);
  let drops: readonly MonsterDrop[] = [];
  return {
    regions: () => made.each(rows.region, toRegion).sort(byId),
    items: () => made.each(rows.item, toItem).sort(byId),
    skills: () => toSkills(rows, made, itemNames),
    dungeons: () =>
      made
        .each(rows.dungeon, toDungeon)
        .sort((a, b) => a.region - b.region || a.sortOrder - b.sortOrder || a.id - b.id),
    drops: () => {
      drops = toDrops(rows, made, itemNames);
      return drops;
    },
    monsters: () => toMonsters(rows, made, drops),
    recipes: () => toRecipes(rows, made),
    maps: () => toMaps(rows, made),
    ports: () => made.each(rows.port, toPort).sort(byId),
    sellMaps: () => made.each(rows.item_sell_map, toItemSellMap).sort(byId),
    sources: () => made.each(rows.source, toSource).sort((a, b) => (a.id < b.id ? -1 : 1)),
    abbreviations: () => made.each(rows.abbreviation, toAbbreviation).sort(byId),
    worldPoints: () => made.each(rows.world_point, toWorldPoint).sort(byId),
    ...sheetMakers(rows, made),
  };
}

/** Remembers what was made of earlier stored rows, for the next ones. */
export class GameDataMemory {
  readonly made = new MadeRows();
  readonly hash = new ContentHash();
}

export function* gameDataSteps(rows: StoredRows, { made, hash }: GameDataMemory): Steps<GameDataRows> {
  const content: Partial<Record<keyof Content, readonly unknown[]>> = {};
  for (const [name, make] of Object.entries(contentMakers(rows, made))) {
    content[name as keyof Content] = made.list<unknown>(name, make());
    yield;
  }
  const data = content as Content;
  return { version: yield* hash.of({ ...data }), ...data };
}

export function toGameDataRows(rows: StoredRows): GameDataRows {
  return runAtOnce(gameDataSteps(rows, new GameDataMemory()));
}
