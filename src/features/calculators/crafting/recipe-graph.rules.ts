import type { CraftFacts, CraftItem, CraftRecipe } from './craft.facts.ts';

export interface RecipeGraph {
  rootId: number;
  /** Topological: materials before their products, the root item last. */
  order: readonly number[];
  itemById: ReadonlyMap<number, CraftItem>;
  recipesOf(itemId: number): readonly CraftRecipe[];
  /** Whether the material would close a cycle; such pieces cannot be crafted. */
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
