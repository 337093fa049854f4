import type { Catalog } from '../../catalog/catalog.ts';
import type { Item } from '../../catalog/item.contract.ts';
import { itemRef } from '../../refs/refs.reader.ts';
import type { GameRef } from '../../refs/ui/public/look.ts';
import { type StarterUses, usesText } from '../starter-uses.labels.ts';

export interface StarterItem extends GameRef {
  /** `기술 12가지 · 조합 3가지 · 2차 승급` */
  uses: string;
  /** Names of up to two monsters that drop it. */
  dropped: string[];
  /** Price in a shop in 전; null: no shop sells it. */
  shopPrice: number | null;
}

const ROWS = 12;
const MONSTERS_NAMED = 2;
const MONEY = 9;
/** Every player does the advancements, so their materials are in as much demand as those of many recipes. */
const ADVANCEMENT_USES = 10;

/**
 * Returns items that a new market is likely to trade: tradable items that skills, recipes and advancements need and
 * that a monster drops, the most needed first.
 */
export function starterItems(catalog: Catalog): StarterItem[] {
  return catalog.items
    .filter(({ trade, type }) => trade !== 0 && type !== MONEY)
    .map((item) => ({ item, uses: countUses(catalog, item), monsters: listMonsters(catalog, item) }))
    .filter(({ uses, monsters }) => computeScore(uses) > 0 && monsters.length > 0)
    .toSorted((one, other) => computeScore(other.uses) - computeScore(one.uses) || one.item.id - other.item.id)
    .slice(0, ROWS)
    .map(({ item, uses, monsters }) => ({
      ...itemRef(item),
      uses: usesText(uses),
      dropped: monsters.slice(0, MONSTERS_NAMED),
      shopPrice: item.price,
    }));
}

function countUses(catalog: Catalog, { id, usedForAdvancement }: Item): StarterUses {
  return {
    skills: new Set(catalog.skillsNeeding(id).map(({ name }) => name)).size,
    recipes: catalog.recipesUsing(id).length,
    advancement: usedForAdvancement || null,
  };
}

function computeScore({ skills, recipes, advancement }: StarterUses): number {
  return skills + recipes + (advancement === null ? 0 : ADVANCEMENT_USES);
}

function listMonsters(catalog: Catalog, { id }: Item): string[] {
  return [...new Set(catalog.dropsOfItem(id).map(({ monsterName }) => monsterName))];
}
