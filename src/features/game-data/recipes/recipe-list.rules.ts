import { type Fit, fitOf } from '../catalog/item-limits.rules.ts';
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
  /** Of the character who can use what is made; missing: not known. */
  job?: number;
}

export interface RecipeQuery {
  typed: string;
  category: string | null;
  itemId: number | null;
  job: number | null;
  /** Recipes of which the job is not known are listed too, apart. */
  withUnknown: boolean;
}

export function readRecipeQuery(
  { q = '', category, item, job, unknown }: RecipeListValues,
  categories: readonly string[],
): RecipeQuery {
  return {
    typed: q,
    category: category !== undefined && categories.includes(category) ? category : null,
    itemId: item ?? null,
    job: job ?? null,
    withUnknown: unknown !== undefined,
  };
}

export function concernsItem(recipe: ListedRecipe, itemId: number): boolean {
  return recipe.result.id === itemId || recipe.materials.some((material) => material.id === itemId);
}

/** Those that fit the job that is asked for, or (`unknown`) those of which it is not known. */
export function selectRecipes<R extends ListedRecipe>(
  recipes: readonly R[],
  { typed, category, job: wantedJob }: RecipeQuery,
  wanted: Exclude<Fit, 'excluded'> = 'fits',
): R[] {
  const limits = { job: wantedJob, levelFrom: null, levelTo: null, gender: null, grade: null };
  return recipes.filter(
    ({ job, ...recipe }) =>
      (category === null || recipe.category === category) &&
      fitOf({ cells: { job } }, limits) === wanted &&
      [recipe.result, ...recipe.materials].some(({ name }) => matchesName(name, typed)),
  );
}

interface ListedExchange {
  npc: string;
  give: readonly { name: string }[];
  get: readonly { name: string }[];
  target?: { name: string };
}

/** None beside the recipes of one category or job. */
export function selectExchanges<E extends ListedExchange>(
  exchanges: readonly E[],
  { typed, category, job }: RecipeQuery,
): E[] {
  if (category !== null || job !== null) return [];
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
