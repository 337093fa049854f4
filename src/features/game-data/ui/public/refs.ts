import type { Item } from '../../items/item.contract.ts';
import type { Monster } from '../../monsters/monster.contract.ts';
import type { Skill } from '../../skills/skill.contract.ts';
import { itemIcon } from './item-icon.ts';
import type { GameRef } from './look.ts';
import { monsterIcon } from './monster-icon.ts';
import { skillIcon } from './skill-icon.ts';

// For loaders: the word lists behind the pictures stay out of the browser.

export function itemRef(item: Item): GameRef {
  return { id: item.id, name: item.name, ...itemIcon(item) };
}

export function monsterRef(monster: Monster): GameRef {
  return { id: monster.id, name: monster.name, ...monsterIcon(monster) };
}

export function skillRef(skill: Skill): GameRef {
  return { id: skill.id, name: skill.name, ...skillIcon(skill) };
}
