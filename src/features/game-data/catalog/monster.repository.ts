import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import { toFact } from '../fact.repository.ts';
import type { Monster, MonsterDrop } from './monster.contract.ts';

export function toMonster(row: Selectable<Database['monster']>, drops: readonly MonsterDrop[]): Monster {
  return {
    ...toFact(row),
    name: row.name,
    description: row.description,
    exp: row.exp,
    item: drops.length === 0 ? null : drops.map(({ itemName }) => itemName).join(', '),
    imgUrl: row.image_url,
    sortOrderInDungeon: row.sort_order,
    dungeonId: row.dungeon_id,
    hp: row.hp,
    ac: row.ac,
    dmgMin: row.damage_min,
    dmgMax: row.damage_max,
  };
}

export function toMonsterDrop(
  row: Selectable<Database['monster_drop']>,
  itemNames: ReadonlyMap<number, string>,
  monsterNames: ReadonlyMap<number, string>,
): MonsterDrop {
  return {
    ...toFact(row),
    itemId: row.item_id,
    monsterId: row.monster_id,
    monsterName: monsterNames.get(row.monster_id) ?? '',
    itemName: row.item_name ?? (row.item_id === null ? '' : (itemNames.get(row.item_id) ?? '')),
  };
}
