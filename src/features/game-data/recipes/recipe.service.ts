import { AppError } from '#shared/errors.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { gameDataErrors } from '../game-data-error.labels.ts';
import type { Recipe } from './recipe.contract.ts';

/** @throws {AppError} NOT_FOUND */
export function requireRecipe(catalog: Catalog, id: number): Recipe {
  const recipe = catalog.recipeById.get(id);
  if (!recipe) throw new AppError('NOT_FOUND', { message: gameDataErrors.unknownRecipe });
  return recipe;
}
