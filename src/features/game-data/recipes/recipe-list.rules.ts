import { matchesName } from '../name-filter.rules.ts';
import type { RecipeListValues } from './recipe.params.ts';

interface Named {
  id: number;
  name: string;
}

export interface ListedRecipe {
  id: number;
  category: string;
  result: Named;
  materials: readonly Named[];
}

export interface RecipeQuery {
  typed: string;
  category: string | null;
  itemId: number | null;
}

export function readRecipeQuery(
  { q = '', category, item }: RecipeListValues,
  categories: readonly string[],
): RecipeQuery {
  return {
    typed: q,
    category: category !== undefined && categories.includes(category) ? category : null,
    itemId: item ?? null,
  };
}

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

interface ListedExchange {
  npc: string;
  give: readonly { name: string }[];
  get: readonly { name: string }[];
  target?: { name: string };
}

/** None beside the recipes of one category. */
export function selectExchanges<E extends ListedExchange>(
  exchanges: readonly E[],
  { typed, category }: RecipeQuery,
): E[] {
  if (category !== null) return [];
  return exchanges.filter(({ npc, give, get, target }) =>
    [npc, target?.name ?? '', ...[...give, ...get].map(({ name }) => name)].some((name) => matchesName(name, typed)),
  );
}

export function groupRecipes<R extends ListedRecipe>(recipes: readonly R[]): { category: string; recipes: R[] }[] {
  const groups = new Map<string, R[]>();
  for (const recipe of recipes) groups.set(recipe.category, [...(groups.get(recipe.category) ?? []), recipe]);
  return [...groups].map(([category, grouped]) => ({ category, recipes: grouped }));
}

/** So many rows are open at most, of all categories together: two screens of a phone. */
const OPEN_ROWS = 16;

/** The recipes of each category: those in sight, and those that wait in a fold. */
export function splitRecipes<R extends ListedRecipe>(
  recipes: readonly R[],
): { category: string; open: R[]; rest: R[] }[] {
  let room = OPEN_ROWS;
  return groupRecipes(recipes).map(({ category, recipes: all }) => {
    const open = all.slice(0, room);
    room -= open.length;
    return { category, open, rest: all.slice(open.length) };
  });
}
