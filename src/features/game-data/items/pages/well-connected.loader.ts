import type { Catalog } from '../../catalog/catalog.ts';
import type { Item } from '../../catalog/item.contract.ts';
import { itemRef } from '../../refs/refs.reader.ts';
import type { GameRef } from '../../refs/ui/public/look.ts';

export interface CountedItem extends GameRef {
  count: number;
}

export function linkCount(catalog: Catalog, { id }: Item): number {
  return (
    catalog.dropsOfItem(id).length +
    catalog.recipesMaking(id).length +
    catalog.recipesUsing(id).length +
    catalog.skillsNeeding(id).length
  );
}

/** Item type of coins, which are left out of the lists. */
const MONEY = 9;

function mostCounted(catalog: Catalog, limit: number, countOf: (item: Item) => number): CountedItem[] {
  return catalog.items
    .map((item) => ({ item, count: countOf(item) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.item.id - other.item.id)
    .slice(0, limit)
    .map(({ item, count }) => ({ ...itemRef(item), count }));
}

export function bestMaterials(catalog: Catalog, limit: number): CountedItem[] {
  return mostCounted(catalog, limit, ({ id, type }) =>
    type === MONEY ? 0 : catalog.recipesUsing(id).length + catalog.skillsNeeding(id).length,
  );
}

export function bestDropped(catalog: Catalog, limit: number): CountedItem[] {
  return mostCounted(catalog, limit, ({ id, type }) =>
    type === MONEY ? 0 : new Set(catalog.dropsOfItem(id).map((drop) => drop.monsterName)).size,
  );
}

export interface AdvancementItem extends GameRef {
  use: string;
}

export function advancementItems(catalog: Catalog): AdvancementItem[] {
  return catalog.items
    .flatMap((item) => (item.usedForAdvancement ? [{ ...itemRef(item), use: item.usedForAdvancement }] : []))
    .sort((one, other) => (one.use < other.use ? -1 : Number(one.use > other.use)));
}
