import { jobName } from '#shared/jobs.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Dungeon } from '../catalog/dungeon.contract.ts';
import type { Abbreviation } from '../catalog/fact-sheet.contract.ts';
import type { Item } from '../catalog/item.contract.ts';
import { itemKindName } from '../catalog/item.labels.ts';
import type { GameMap } from '../catalog/map.contract.ts';
import type { Monster } from '../catalog/monster.contract.ts';
import type { Skill } from '../catalog/skill.contract.ts';
import { PART_NAME } from '../dungeons/dungeon.labels.ts';
import { dungeonLevels } from '../dungeons/dungeon-level.labels.ts';
import { tileHref } from '../refs/tile.rules.ts';
import { regionName } from '../region.labels.ts';
import type { SearchEntry } from './search.contract.ts';
import { distinctAliases, dungeonAliases, itemAliases, mapAliases } from './search-aliases.ts';
import { SEARCH_PAGES, type SearchPage } from './search-pages.ts';
import { searchPath } from './search-paths.ts';
import {
  dungeonWeight,
  itemWeight,
  mapWeight,
  monsterWeight,
  NPC_WEIGHT,
  PAGE_WEIGHT,
  skillWeight,
} from './search-weights.ts';

export type SearchFacts = Pick<
  Catalog,
  | 'items'
  | 'skills'
  | 'monsters'
  | 'dungeons'
  | 'maps'
  | 'dungeonById'
  | 'mapByCode'
  | 'recipesUsing'
  | 'recipesMaking'
  | 'skillsNeeding'
  | 'dropsOfItem'
  | 'dropsOfMonster'
  | 'sellMapsOfItem'
  | 'monstersLivingIn'
  | 'portsFrom'
  | 'portsTo'
  | 'dungeonOfMap'
>;

const MAP_KIND_NAMES: Readonly<Record<GameMap['kind'], string>> = {
  town: '마을',
  field: '들판',
  dungeon: '사냥터',
  building: '건물',
};

type Nicknames = ReadonlyMap<string, readonly string[]>;

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, [Row, ...Row[]]> {
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

function nicknamesByName(abbreviations: readonly Pick<Abbreviation, 'short' | 'name'>[]): Nicknames {
  const groups = groupBy(abbreviations, ({ name }) => name);
  return new Map([...groups].map(([name, rows]) => [name, rows.map(({ short }) => short)]));
}

const joinDetail = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');
const withoutParentheses = (name: string) => name.replace(/\s*\([^)]*\)/g, '');

function itemEntry(facts: SearchFacts, item: Item, nicknames: readonly string[]): SearchEntry {
  return {
    kind: 'item',
    id: item.id,
    name: item.name,
    path: searchPath('item', item.id, ''),
    detail: joinDetail(itemKindName(item), item.reqlevel ? `레벨 ${item.reqlevel}` : null),
    icon: item.type,
    weight: itemWeight({
      recipesUsing: facts.recipesUsing(item.id).length,
      recipesMaking: facts.recipesMaking(item.id).length,
      skills: facts.skillsNeeding(item.id).length,
      drops: facts.dropsOfItem(item.id).length,
      sellers: facts.sellMapsOfItem(item.id).length,
      nicknames: nicknames.length,
      level: item.reqlevel ?? 0,
    }),
    aliases: distinctAliases([...nicknames, ...itemAliases(item.name)], [item.name]),
  };
}

function skillEntry(namesakes: readonly [Skill, ...Skill[]], nicknames: readonly string[]): SearchEntry {
  const first = namesakes.reduce((one, other) => (other.reqLv < one.reqLv ? other : one));
  const jobs = [...new Set(namesakes.flatMap(({ reqJobs }) => reqJobs))].sort((one, other) => one - other);
  return {
    kind: 'skill',
    id: first.id,
    name: first.name,
    path: searchPath('skill', first.id, ''),
    detail: joinDetail(jobs.map(jobName).join('·'), `레벨 ${first.reqLv}${namesakes.length > 1 ? '부터' : ''}`),
    icon: jobs[0] ?? 0,
    weight: skillWeight(jobs.length, first.reqGrade, nicknames.length),
    aliases: distinctAliases([...nicknames, ...namesakes.flatMap(variantNames)], [first.name]),
  };
}

function variantNames(skill: Skill): string[] {
  return skill.variants.map(({ name }) => name);
}

function monsterEntry(
  facts: SearchFacts,
  namesakes: readonly [Monster, ...Monster[]],
  nicknames: readonly string[],
): SearchEntry {
  const [first] = namesakes;
  const home = facts.dungeonById.get(first.dungeonId);
  const others = namesakes.length - 1;
  const drops = namesakes.reduce((most, { id }) => Math.max(most, facts.dropsOfMonster(id).length), 0);
  return {
    kind: 'monster',
    id: first.id,
    name: first.name,
    path: searchPath('monster', first.id, ''),
    detail: `${home ? withoutParentheses(home.name) : '몬스터'}${others > 0 ? ` 외 ${others}곳` : ''}`,
    weight: monsterWeight(namesakes.length, drops, nicknames.length),
    aliases: distinctAliases(nicknames, [first.name]),
  };
}

function dungeonEntry(facts: SearchFacts, dungeon: Dungeon, nicknames: readonly string[]): SearchEntry {
  const levels = dungeonLevels(dungeon);
  const mapNames = dungeon.mapCodes.flatMap((code) => facts.mapByCode.get(code)?.name ?? []);
  return {
    kind: 'dungeon',
    id: dungeon.id,
    name: dungeon.name,
    path: searchPath('dungeon', dungeon.id, String(dungeon.region)),
    detail: joinDetail(regionName(dungeon.region), levels, dungeon.partOf === null ? null : PART_NAME),
    weight: dungeonWeight(facts.monstersLivingIn(dungeon.id).length, nicknames.length),
    aliases: distinctAliases([...nicknames, ...dungeonAliases(dungeon, mapNames)], [dungeon.name]),
  };
}

function findTown(facts: SearchFacts, map: GameMap): GameMap | undefined {
  const neighbours = [
    ...facts.portsFrom(map.code).map((port) => port.destinationMapCode),
    ...facts.portsTo(map.code).map((port) => port.sourceMapCode),
  ];
  return neighbours.map((code) => facts.mapByCode.get(code)).find((neighbour) => neighbour?.kind === 'town');
}

function mapDetail(facts: SearchFacts, map: GameMap): string {
  const dungeon = facts.dungeonOfMap(map.code);
  if (dungeon) return joinDetail(MAP_KIND_NAMES.dungeon, withoutParentheses(dungeon.name));
  return joinDetail(MAP_KIND_NAMES[map.kind], map.kind === 'town' ? null : findTown(facts, map)?.name);
}

function mapEntry(facts: SearchFacts, map: GameMap, nicknames: readonly string[]): SearchEntry {
  const ports = facts.portsFrom(map.code).length;
  return {
    kind: 'map',
    id: map.id,
    name: map.name,
    path: searchPath('map', map.id, map.code),
    detail: mapDetail(facts, map),
    weight: mapWeight(map.kind, ports, nicknames.length),
    aliases: distinctAliases([...nicknames, ...mapAliases(map.name)], [map.name]),
  };
}

function pageEntry({ id, path, name, detail, words }: SearchPage): SearchEntry {
  return { kind: 'page', id, name, path, detail, weight: PAGE_WEIGHT, aliases: distinctAliases(words, [name]) };
}

/** A result leads to the person on the map. */
function npcEntries({ code, name: map, npcs }: GameMap): SearchEntry[] {
  return npcs.map(({ id, name, ...tile }) => ({
    kind: 'npc',
    id,
    name,
    path: tileHref(code, tile),
    detail: map,
    weight: NPC_WEIGHT,
    aliases: [],
  }));
}

export function listSearchEntries(
  facts: SearchFacts,
  abbreviations: readonly Pick<Abbreviation, 'short' | 'name'>[],
): SearchEntry[] {
  const nicknames = nicknamesByName(abbreviations);
  const of = ({ name }: { name: string }) => nicknames.get(name) ?? [];
  return [
    ...facts.items.map((item) => itemEntry(facts, item, of(item))),
    ...[...groupBy(facts.skills, ({ name }) => name).values()].map((group) => skillEntry(group, of(group[0]))),
    ...[...groupBy(facts.monsters, ({ name }) => name).values()].map((group) =>
      monsterEntry(facts, group, of(group[0])),
    ),
    ...facts.dungeons.map((dungeon) => dungeonEntry(facts, dungeon, of(dungeon))),
    ...facts.maps.map((map) => mapEntry(facts, map, of(map))),
    ...SEARCH_PAGES.map(pageEntry),
    ...facts.maps.flatMap(npcEntries),
  ];
}
