import { AppError } from '#shared/errors.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Recipe } from '../catalog/recipe.contract.ts';
import { gameDataErrors } from '../game-data-error.labels.ts';

export function requireRecipe(catalog: Catalog, id: number): Recipe {
  const recipe = catalog.recipeById.get(id);
  if (!recipe) throw new AppError('NOT_FOUND', { message: gameDataErrors.unknownRecipe });
  return recipe;
}
