import { formatDigits } from '#shared/korean/amount.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Item } from '../catalog/item.contract.ts';
import { itemKindName } from '../catalog/item.labels.ts';
import { itemStats, type LabelledValue, statText } from '../catalog/item-stat.labels.ts';
import type { GameMap } from '../catalog/map.contract.ts';
import type { Monster } from '../catalog/monster.contract.ts';
import type { Skill } from '../catalog/skill.contract.ts';
import { shortDungeonLevels } from '../dungeons/dungeon-level.labels.ts';
import { itemIcon } from '../refs/ui/public/item-icon.ts';
import type { TileLook } from '../refs/ui/public/look.ts';
import { monsterIcon } from '../refs/ui/public/monster-icon.ts';
import { skillIcon } from '../refs/ui/public/skill-icon.ts';
import { regionName } from '../region.labels.ts';
import { skillJobName } from '../skills/skill.labels.ts';

export interface ShareCard {
  title: string;
  kicker: string;
  values: readonly LabelledValue[];
  look: TileLook | undefined;
}

const MAX_VALUES = 3;

const OMITTED_STATS = '필요 레벨';

export function itemCard(item: Item, price?: string): ShareCard {
  const level = item.reqlevel === null ? '' : ` · 레벨 ${item.reqlevel}부터`;
  const values = [
    ...(price === undefined ? [] : [{ label: '시세', value: price }]),
    ...itemStats(item)
      .filter(({ label }) => label !== OMITTED_STATS)
      .map((stat) => ({ label: stat.label, value: statText(stat) })),
  ];
  return {
    title: item.name,
    kicker: itemKindName(item) + level,
    values: values.slice(0, MAX_VALUES),
    look: itemIcon(item),
  };
}

export function skillCard(skill: Skill): ShareCard {
  const values = [
    ...(skill.reqExp === null ? [] : [{ label: '필요 경험치', value: formatDigits(skill.reqExp) }]),
    ...skill.reqItems.map(({ itemName, quantity }) => ({ label: itemName, value: `${quantity}개` })),
  ];
  return {
    title: skill.name,
    kicker: `${skillJobName(skill)} 기술 · 레벨 ${skill.reqLv}부터`,
    values: values.slice(0, MAX_VALUES),
    look: skillIcon(skill),
  };
}

export function monsterCard(catalog: Catalog, monster: Monster): ShareCard {
  const dungeon = catalog.dungeonById.get(monster.dungeonId);
  const drops = catalog.dropsOfMonster(monster.id);
  return {
    title: monster.name,
    kicker: dungeon ? `몬스터 · ${dungeon.name}` : '몬스터',
    values: [
      ...(monster.exp === null ? [] : [{ label: '경험치', value: formatDigits(monster.exp) }]),
      ...(drops.length === 0 ? [] : [{ label: '드롭 아이템', value: `${drops.length}가지` }]),
    ],
    look: monsterIcon(monster),
  };
}

export function regionCard(catalog: Catalog, region: number): ShareCard {
  const dungeons = catalog.dungeonsOfRegion(region).filter(({ partOf }) => partOf === null);
  const levels = shortDungeonLevels(...dungeons);
  return {
    title: regionName(region),
    kicker: '사냥터',
    values: [
      { label: '사냥터', value: `${dungeons.length}곳` },
      ...(levels === null ? [] : [{ label: '레벨', value: levels }]),
    ],
    look: { icon: 'skill/cave-entrance' },
  };
}

const MAP_LOOKS: Readonly<Record<GameMap['kind'], { word: string; look: TileLook }>> = {
  town: { word: '마을', look: { icon: 'skill/village' } },
  field: { word: '들판', look: { icon: 'skill/forest' } },
  dungeon: { word: '사냥터', look: { icon: 'skill/cave-entrance' } },
  building: { word: '건물', look: { icon: 'skill/castle' } },
};

export function mapCard(catalog: Catalog, map: GameMap): ShareCard {
  const { word, look } = MAP_LOOKS[map.kind];
  const ports = catalog.portsFrom(map.code).length;
  return {
    title: map.name,
    kicker: `지도 · ${word}`,
    values: [
      ...(ports === 0 ? [] : [{ label: '나가는 길', value: `${ports}곳` }]),
      ...(map.npcs.length === 0 ? [] : [{ label: 'NPC', value: `${map.npcs.length}명` }]),
    ],
    look,
  };
}
