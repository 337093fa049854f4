import type { Catalog } from '../catalog/catalog.ts';
import type { Item } from '../catalog/item.contract.ts';
import { itemFieldLabel } from '../catalog/item-stat.labels.ts';
import { LEFT_OUT_KINDS, type LeftOut } from '../catalog/left-out.contract.ts';

/** Unknown fields of one kind of facts. */
export interface UnknownFields {
  name: string;
  total: number;
  fields: { label: string; count: number }[];
}

type Unknown<Row> = readonly [label: string, isUnknown: (row: Row) => boolean];

const WEAPON = 0;
/** 무기, 갑옷, 방패, 투구, 손, 보조 */
const LAST_EQUIPMENT = 5;
const STATS = ['reqjob', 'reqlevel', 'ac', 'hit', 'dam', 'MHP', 'MMP', 'M', 'G', 'W', 'hr', 'md'] as const;

export function unknownFields(catalog: Catalog): UnknownFields[] {
  const equipment = catalog.items.filter(({ type }) => type <= LAST_EQUIPMENT);
  const isListed = nameIn(catalog.items);
  return [
    countUnknown('장비', equipment, [...STATS.map(unknownStat), ['내구', ({ maxdura }) => maxdura === null]]),
    countUnknown(
      '무기',
      equipment.filter(({ type }) => type === WEAPON),
      (['smin', 'lmin'] as const).map(unknownStat),
    ),
    countUnknown('기술', catalog.skills, [
      ['필요 경험치', ({ reqExp }) => reqExp === null],
      ['효과', ({ effect }) => effect === null],
    ]),
    countUnknown('사냥터', catalog.dungeons, [
      ['권장 레벨', ({ reqLvMin, reqLvMax }) => reqLvMin === null && reqLvMax === null],
      ['입장 레벨', ({ entryMinLevel }) => entryMinLevel === null],
      ['지도', ({ mapCodes }) => mapCodes.length === 0],
    ]),
    countUnknown('몬스터', catalog.monsters, [
      ['경험치', ({ exp }) => exp === null],
      ['체력', ({ hp }) => hp === null],
      ['무장', ({ ac }) => ac === null],
      ['파괴력', ({ dmgMax }) => dmgMax === null],
      ['드롭', ({ id }) => catalog.dropsOfMonster(id).length === 0],
    ]),
    countUnknown('조합', catalog.recipes, [
      ['확률', ({ successRate }) => successRate === null],
      ['실패하면 돌려받는 것', ({ failReturns }) => failReturns === null],
      ['만드는 곳의 지도', ({ mapCode }) => mapCode === null],
    ]),
    countUnknown('교환', catalog.exchanges, [
      ['확률', ({ successRate }) => successRate === null],
      ['있는 곳', ({ at }) => at.length === 0],
      ['아이템 자료에 없는 이름', ({ give, get }) => [...give, ...get].some(({ item }) => !isListed(item))],
    ]),
    countUnknown('지도', catalog.maps, [['크기', ({ originalSizeX }) => originalSizeX === null]]),
    countUnknown('세계전도의 곳', catalog.worldPoints, [['지도', ({ mapCode }) => mapCode === null]]),
  ].filter(({ fields }) => fields.length > 0);
}

function unknownStat(field: keyof Item & string): Unknown<Item> {
  return [itemFieldLabel(field), (item) => item[field] === null];
}

function countUnknown<Row>(name: string, rows: readonly Row[], fields: readonly Unknown<Row>[]): UnknownFields {
  const counted = fields.map(([label, isUnknown]) => ({ label, count: rows.filter(isUnknown).length }));
  return { name, total: rows.length, fields: counted.filter(({ count }) => count > 0) };
}

export interface LeftOutGroup {
  kind: LeftOut['kind'];
  facts: Pick<LeftOut, 'name' | 'reason' | 'missing'>[];
}

/** Leaves out facts that another file has contained since. */
export function leftOutGroups(catalog: Catalog): LeftOutGroup[] {
  const isKnown = {
    recipe: nameIn(catalog.recipes.flatMap(({ itemId }) => catalog.itemById.get(itemId) ?? [])),
    monster: nameIn(catalog.monsters),
    dungeon: nameIn(catalog.dungeons),
  };
  return LEFT_OUT_KINDS.map((kind) => ({
    kind,
    facts: catalog.leftOut
      .filter((fact) => fact.kind === kind && !isKnown[kind](fact.name))
      .map(({ name, reason, missing }) => ({ name, reason, missing })),
  })).filter(({ facts }) => facts.length > 0);
}

function nameIn(rows: readonly { name: string }[]): (name: string) => boolean {
  const names = new Set(rows.map(({ name }) => name));
  return (name) => names.has(name);
}
