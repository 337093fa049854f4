import type { CraftFacts, CraftItem, CraftRecipe } from './craft.facts.ts';

/** The recipes behind one item as a graph without rings. */
export interface RecipeGraph {
  rootId: number;
  /** Materials before what is made of them; the item to make stands last. */
  order: readonly number[];
  itemById: ReadonlyMap<number, CraftItem>;
  recipesOf(itemId: number): readonly CraftRecipe[];
  /** Whether the recipe needs, as this material, something that it goes into itself: that piece can only be bought. */
  isBackEdge(recipeId: number, itemId: number): boolean;
  hasCuts: boolean;
}

export function recipeGraph({ rootId, items, recipes }: CraftFacts): RecipeGraph {
  const itemById = new Map(items.map((item) => [item.id, item]));
  const byResult = new Map<number, CraftRecipe[]>();
  for (const recipe of recipes) byResult.set(recipe.itemId, [...(byResult.get(recipe.itemId) ?? []), recipe]);
  const recipesOf = (itemId: number) => byResult.get(itemId) ?? [];
  const order: number[] = [];
  const cuts = new Set<string>();
  const isOpen = new Map<number, boolean>();

  function visit(itemId: number): void {
    isOpen.set(itemId, true);
    for (const recipe of recipesOf(itemId)) {
      for (const material of recipe.materials) {
        const open = isOpen.get(material.itemId);
        if (open) cuts.add(`${recipe.id}:${material.itemId}`);
        else if (open === undefined) visit(material.itemId);
      }
    }
    isOpen.set(itemId, false);
    order.push(itemId);
  }

  visit(rootId);
  return {
    rootId,
    order,
    itemById,
    recipesOf,
    isBackEdge: (recipeId, itemId) => cuts.has(`${recipeId}:${itemId}`),
    hasCuts: cuts.size > 0,
  };
}
