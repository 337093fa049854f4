import { matchesName } from '../name-filter.rules.ts';

interface Named {
  id: number;
  name: string;
}

/** A recipe as far as looking for it needs to know it. */
export interface ListedRecipe {
  id: number;
  category: string;
  result: Named;
  materials: readonly Named[];
}

export interface RecipeQuery {
  /** Part of the name of the result or of a material. */
  typed: string;
  /** Null: all. */
  category: string | null;
  itemId: number | null;
}

const ITEM_ID = /^[1-9]\d{0,8}$/;

/** What an address asks for; a category that does not exist is none. */
export function readRecipeQuery(params: URLSearchParams, categories: readonly string[]): RecipeQuery {
  const category = params.get('category');
  const item = params.get('item') ?? '';
  return {
    typed: params.get('q') ?? '',
    category: category !== null && categories.includes(category) ? category : null,
    itemId: ITEM_ID.test(item) ? Number(item) : null,
  };
}

/** Whether the item goes into the recipe or comes out of it. */
export function concernsItem(recipe: ListedRecipe, itemId: number): boolean {
  return recipe.result.id === itemId || recipe.materials.some((material) => material.id === itemId);
}

export function selectRecipes<R extends ListedRecipe>(recipes: readonly R[], { typed, category }: RecipeQuery): R[] {
  return recipes.filter(
    (recipe) =>
      (category === null || recipe.category === category) &&
      [recipe.result, ...recipe.materials].some(({ name }) => matchesName(name, typed)),
  );
}

/** Recipes under their category, in the order in which the categories first appear. */
export function groupRecipes<R extends ListedRecipe>(recipes: readonly R[]): { category: string; recipes: R[] }[] {
  const groups = new Map<string, R[]>();
  for (const recipe of recipes) groups.set(recipe.category, [...(groups.get(recipe.category) ?? []), recipe]);
  return [...groups].map(([category, grouped]) => ({ category, recipes: grouped }));
}
