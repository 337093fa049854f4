import { computeFit, type Fit } from '../catalog/item-limits.rules.ts';
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
  /** Job of the characters who can use the result; missing: not known. */
  job?: number;
}

export interface RecipeQuery {
  typed: string;
  category: string | null;
  itemId: number | null;
  job: number | null;
  /** Also lists, separately, recipes whose job is unknown. */
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

/** Returns the recipes that match the requested job, or with `unknown` those whose job is unknown. */
export function selectRecipes<R extends ListedRecipe>(
  recipes: readonly R[],
  { typed, category, job: wantedJob }: RecipeQuery,
  wanted: Exclude<Fit, 'excluded'> = 'fits',
): R[] {
  const limits = { job: wantedJob, levelFrom: null, levelTo: null, gender: null, grade: null };
  return recipes.filter(
    ({ job, ...recipe }) =>
      (category === null || recipe.category === category) &&
      computeFit({ cells: { job } }, limits) === wanted &&
      [recipe.result, ...recipe.materials].some(({ name }) => matchesName(name, typed)),
  );
}

interface ListedExchange {
  npc: string;
  give: readonly { name: string }[];
  get: readonly { name: string }[];
  target?: { name: string };
}

/** Returns none when a category or a job is requested. */
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

/** Maximum number of rows shown unfolded, over all categories: two screens of a phone. */
const OPEN_ROWS = 16;

/** Splits the recipes of each category into those shown and those folded. */
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
