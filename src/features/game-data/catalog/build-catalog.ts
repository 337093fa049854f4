import { runAtOnce, type Steps } from '#shared/steps.ts';
import type { Catalog, GameDataRows } from './catalog.ts';
import type { Dungeon } from './dungeon.contract.ts';
import { groupBy } from './group-by.ts';
import type { Monster } from './monster.contract.ts';
import type { Skill } from './skill.contract.ts';

const NONE: readonly never[] = Object.freeze([]);

function freezeDeep<Value>(value: Value): Value {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) freezeDeep(inner);
  return Object.freeze(value);
}

function indexBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, Row> {
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function listsBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key | null): (key: Key) => readonly Row[] {
  const groups = groupBy(rows, keyOf);
  for (const group of groups.values()) Object.freeze(group);
  return (key) => groups.get(key) ?? NONE;
}

function spread<Row, Key>(rows: readonly Row[], keysOf: (row: Row) => readonly (Key | null)[]) {
  return rows.flatMap((row) => [...new Set(keysOf(row))].map((key) => ({ key, row })));
}

function manyBy<Row, Key>(rows: readonly Row[], keysOf: (row: Row) => readonly (Key | null)[]) {
  const groups = groupBy(spread(rows, keysOf), ({ key }) => key);
  const lists = new Map([...groups].map(([key, pairs]) => [key, Object.freeze(pairs.map(({ row }) => row))]));
  return (key: Key): readonly Row[] => lists.get(key) ?? NONE;
}

const itemIds = (rows: readonly { itemId: number | null }[]) => rows.map(({ itemId }) => itemId);

/** A part takes precedence over its whole, and an earlier dungeon over a later one. */
function dungeonsByMap(dungeons: readonly Dungeon[]): ReadonlyMap<string, Dungeon> {
  const parts = dungeons.filter(({ partOf }) => partOf !== null);
  const wholes = dungeons.filter(({ partOf }) => partOf === null);
  return new Map(
    [...parts, ...wholes].toReversed().flatMap((dungeon) => dungeon.mapCodes.map((code) => [code, dungeon] as const)),
  );
}

function partsByMonster(dungeons: readonly Dungeon[]): (monster: Monster) => readonly number[] {
  const parts = manyBy(dungeons, ({ monsterIds }) => monsterIds);
  return ({ id }) => parts(id).map((part) => part.id);
}

/** Rows that are frozen between two steps. */
const FREEZE_ROWS = 100;

function* freezeRows(rows: GameDataRows): Steps<GameDataRows> {
  for (const table of Object.values<unknown>(rows as never)) {
    if (!Array.isArray(table) || Object.isFrozen(table)) continue;
    for (const [index, row] of table.entries()) {
      freezeDeep(row);
      if (index % FREEZE_ROWS === 0) yield;
    }
    Object.freeze(table);
  }
  return Object.freeze(rows);
}

function buildIndexes(data: GameDataRows) {
  return {
    itemById: indexBy(data.items, ({ id }) => id),
    itemsByType: groupBy(data.items, ({ type }) => type),
    skillById: indexBy(data.skills, ({ id }) => id),
    monsterById: indexBy(data.monsters, ({ id }) => id),
    recipeById: indexBy(data.recipes, ({ id }) => id),
    mapById: indexBy(data.maps, ({ id }) => id),
    mapByCode: indexBy(data.maps, ({ code }) => code),
    mapByNpcId: new Map(data.maps.flatMap((map) => map.npcs.map(({ id }) => [id, map] as const))),
    sourceById: indexBy(data.sources, ({ id }) => id),
  };
}

function joinDungeons(data: GameDataRows) {
  const dungeonByMap = dungeonsByMap(data.dungeons);
  const dungeonById = indexBy(data.dungeons, ({ id }) => id);
  const monstersOfDungeon = listsBy(data.monsters, ({ dungeonId }) => dungeonId);
  const ofParts = manyBy(data.monsters, partsByMonster(data.dungeons));
  return {
    dungeonById,
    dungeonsOfRegion: listsBy(data.dungeons, ({ region }) => region),
    monstersOfDungeon,
    monstersLivingIn: (id: number) => (dungeonById.get(id)?.partOf ? ofParts(id) : monstersOfDungeon(id)),
    partsOfDungeon: listsBy(data.dungeons, ({ partOf }) => partOf),
    dungeonOfMap: (code: string) => dungeonByMap.get(code),
  };
}

function joinItems(data: GameDataRows) {
  return {
    dropsOfMonster: listsBy(data.drops, ({ monsterId }) => monsterId),
    dropsOfItem: listsBy(data.drops, ({ itemId }) => itemId),
    recipesMaking: listsBy(data.recipes, ({ itemId }) => itemId),
    recipesUsing: manyBy(data.recipes, ({ materials }) => itemIds(materials)),
    skillsNeeding: manyBy<Skill, number>(data.skills, ({ reqItems }) => itemIds(reqItems)),
    sellMapsOfItem: listsBy(data.sellMaps, ({ itemId }) => itemId),
    sellMapsOfMap: listsBy(data.sellMaps, ({ mapId }) => mapId),
  };
}

function joinPorts(data: GameDataRows) {
  return {
    portsFrom: listsBy(data.ports, ({ sourceMapCode }) => sourceMapCode),
    portsTo: listsBy(data.ports, ({ destinationMapCode }) => destinationMapCode),
  };
}

export function* catalogSteps(rows: GameDataRows): Steps<Catalog> {
  const data = yield* freezeRows(rows);
  const indexes = buildIndexes(data);
  yield;
  const dungeons = joinDungeons(data);
  yield;
  const uses = joinItems(data);
  yield;
  return Object.freeze<Catalog>({ ...data, ...indexes, ...dungeons, ...uses, ...joinPorts(data) });
}

export function buildCatalog(rows: GameDataRows): Catalog {
  return runAtOnce(catalogSteps(rows));
}
