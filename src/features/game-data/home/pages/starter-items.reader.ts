import type { Catalog } from '../../catalog/catalog.ts';
import type { Item } from '../../items/item.contract.ts';
import { itemRef } from '../../refs.reader.ts';
import type { GameRef } from '../../ui/public/look.ts';

export interface StarterItem extends GameRef {
  /** 기술 12가지 · 조합 3가지 · 2차 승급 */
  uses: string;
  /** Names of up to two monsters that drop it. */
  dropped: string[];
}

const ROWS = 12;
const MONSTERS_NAMED = 2;
const MONEY = 9;
/** An advancement is done by everybody, so its material is wanted as much as one of many recipes. */
const ADVANCEMENT_USES = 10;

/**
 * What a young market is likely to trade: tradable items that skills, recipes and advancements need most and that a monster
 * drops, the most needed first.
 */
export function starterItems(catalog: Catalog): StarterItem[] {
  return catalog.items
    .filter(({ trade, type }) => trade !== 0 && type !== MONEY)
    .map((item) => ({ item, ...usesOf(catalog, item), monsters: monstersOf(catalog, item) }))
    .filter(({ score, monsters }) => score > 0 && monsters.length > 0)
    .toSorted((one, other) => other.score - one.score || one.item.id - other.item.id)
    .slice(0, ROWS)
    .map(({ item, words, monsters }) => ({
      ...itemRef(item),
      uses: words.join(' · '),
      dropped: monsters.slice(0, MONSTERS_NAMED),
    }));
}

function usesOf(catalog: Catalog, { id, usedForAdvancement }: Item): { score: number; words: string[] } {
  const skills = new Set(catalog.skillsNeeding(id).map(({ name }) => name)).size;
  const recipes = catalog.recipesUsing(id).length;
  const words = [
    ...(skills > 0 ? [`기술 ${skills}가지`] : []),
    ...(recipes > 0 ? [`조합 ${recipes}가지`] : []),
    ...(usedForAdvancement ? [usedForAdvancement] : []),
  ];
  return { score: skills + recipes + (usedForAdvancement ? ADVANCEMENT_USES : 0), words };
}

function monstersOf(catalog: Catalog, { id }: Item): string[] {
  return [...new Set(catalog.dropsOfItem(id).map(({ monsterName }) => monsterName))];
}
