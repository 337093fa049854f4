import { snapshotAnswer, snapshotBodies, snapshotBody } from '#platform/answers/snapshot-body.ts';
import { mount } from '#platform/http/mount.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { AppError } from '#shared/errors.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Recipe } from '../catalog/recipe.contract.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { gameDataErrors } from '../game-data-error.labels.ts';
import { getRecipe, listRecipes } from './recipe-endpoints.contract.ts';

export function recipeRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const all = snapshotBody((snapshot: Catalog) => snapshot.recipes);
  const one = snapshotBodies(requireRecipe);

  mount(app, listRecipes, {}, ({ query }) => snapshotAnswer(catalog, all, query.v));
  mount(app, getRecipe, {}, ({ params }) => one(catalog(), params.id));
}

function requireRecipe(catalog: Catalog, id: number): Recipe {
  const recipe = catalog.recipeById.get(id);
  if (!recipe) throw new AppError('NOT_FOUND', { message: gameDataErrors.unknownRecipe });
  return recipe;
}
