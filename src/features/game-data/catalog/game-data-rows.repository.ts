import { createHash } from 'node:crypto';
import type { ZodType } from 'zod';
import type { StoredRows } from '#features/game-data/imported-tables.ts';
import { toFact } from '../fact.repository.ts';
import type { GameDataRows } from './catalog.ts';
import { toDungeon, toRegion } from './dungeon.repository.ts';
import { formulaSchema, jobGradeSchema, npcCommandSchema, shortcutSchema } from './fact-sheet.contract.ts';
import { groupBy } from './group-by.ts';
import { toItem } from './item.repository.ts';
import { leftOutSchema } from './left-out.contract.ts';
import { toItemSellMap, toMap, toNpc, toPort, toWorldPoint } from './map.repository.ts';
import { toMonster, toMonsterDrop } from './monster.repository.ts';
import { exchangeSchema, promotionSchema, summonSchema } from './place-sheet.contract.ts';
import { toRecipe, toRecipeMaterial } from './recipe.repository.ts';
import { toSkill } from './skill.repository.ts';

const byId = (a: { id: number }, b: { id: number }): number => a.id - b.id;

function nameById(rows: readonly { id: number; name: string }[]): ReadonlyMap<number, string> {
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function sheet<Row>(rows: StoredRows, key: string, schema: ZodType<Row>): Row[] {
  const found = rows.fact_sheet.find((row) => row.key === key);
  return found === undefined ? [] : schema.array().parse(found.rows);
}

function monstersAndDrops(rows: StoredRows, itemNames: ReadonlyMap<number, string>) {
  const monsterNames = nameById(rows.monster);
  const drops = rows.monster_drop.map((row) => toMonsterDrop(row, itemNames, monsterNames)).sort(byId);
  const dropsOf = groupBy(drops, ({ monsterId }) => monsterId);
  const monsters = rows.monster.map((row) => toMonster(row, dropsOf.get(row.id) ?? []));
  monsters.sort((a, b) => a.dungeonId - b.dungeonId || a.sortOrderInDungeon - b.sortOrderInDungeon || a.id - b.id);
  return { monsters, drops };
}

function toMaps(rows: StoredRows) {
  const people = groupBy(rows.npc.toSorted(byId), ({ map_id }) => map_id);
  return rows.map.map((row) => toMap(row, (people.get(row.id) ?? []).map(toNpc))).sort(byId);
}

function toRecipes(rows: StoredRows) {
  const materials = groupBy(rows.recipe_material.map(toRecipeMaterial).sort(byId), ({ recipeId }) => recipeId);
  return rows.recipe.map((row) => toRecipe(row, materials.get(row.id) ?? [])).sort(byId);
}

/** Serialises to JSON with sorted keys and without timestamps, so that equal facts give equal text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (key === 'createdAt' || key === 'updatedAt') return undefined;
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

function computeVersion(rows: Omit<GameDataRows, 'version'>): string {
  return createHash('sha256').update(canonical(rows)).digest('hex').slice(0, 16);
}

export function toGameDataRows(rows: StoredRows): GameDataRows {
  const itemNames = nameById(rows.item);
  const data = {
    regions: rows.region.map(toRegion).sort(byId),
    items: rows.item.map(toItem).sort(byId),
    skills: rows.skill.map((row) => toSkill(row, itemNames)).sort((a, b) => a.reqLv - b.reqLv || a.id - b.id),
    dungeons: rows.dungeon
      .map(toDungeon)
      .sort((a, b) => a.region - b.region || a.sortOrder - b.sortOrder || a.id - b.id),
    ...monstersAndDrops(rows, itemNames),
    recipes: toRecipes(rows),
    maps: toMaps(rows),
    ports: rows.port.map(toPort).sort(byId),
    sellMaps: rows.item_sell_map.map(toItemSellMap).sort(byId),
    sources: rows.source
      .map(({ key, ...row }) => ({ id: key, title: row.title, url: row.url, lineage: row.lineage }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    abbreviations: rows.abbreviation.map((row) => ({ ...toFact(row), short: row.short, name: row.name })).sort(byId),
    worldPoints: rows.world_point.map(toWorldPoint).sort(byId),
    shortcuts: sheet(rows, 'shortcuts', shortcutSchema),
    npcCommands: sheet(rows, 'npc-commands', npcCommandSchema),
    jobGrades: sheet(rows, 'jobs', jobGradeSchema),
    formulas: sheet(rows, 'formulas', formulaSchema),
    exchanges: sheet(rows, 'exchanges', exchangeSchema),
    summons: sheet(rows, 'summons', summonSchema),
    promotions: sheet(rows, 'promotions', promotionSchema),
    leftOut: sheet(rows, 'left-out', leftOutSchema),
  };
  return { version: computeVersion(data), ...data };
}
