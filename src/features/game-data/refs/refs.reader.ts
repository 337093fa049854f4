import type { Item } from '../catalog/item.contract.ts';
import type { Monster } from '../catalog/monster.contract.ts';
import type { Skill } from '../catalog/skill.contract.ts';
import { itemIcon } from './ui/public/item-icon.ts';
import type { GameRef } from './ui/public/look.ts';
import { monsterIcon } from './ui/public/monster-icon.ts';
import { skillIcon } from './ui/public/skill-icon.ts';

// For use in loaders only: the word lists behind the icons must not be in the browser bundle.

/** Rows of a catalog never change, so the result for a row is cached. */
function oncePerRow<Row extends object>(make: (row: Row) => GameRef): (row: Row) => GameRef {
  const made = new WeakMap<Row, GameRef>();
  return (row) => {
    const known = made.get(row);
    if (known) return known;
    const ref = make(row);
    made.set(row, ref);
    return ref;
  };
}

export const itemRef = oncePerRow((item: Item) => ({ id: item.id, name: item.name, ...itemIcon(item) }));
export const monsterRef = oncePerRow((monster: Monster) => ({
  id: monster.id,
  name: monster.name,
  ...monsterIcon(monster),
}));
export const skillRef = oncePerRow((skill: Skill) => ({ id: skill.id, name: skill.name, ...skillIcon(skill) }));
