import { BodyCache } from '#platform/http/dynamic-body.ts';
import { mount } from '#platform/http/mount.ts';
import { bodyPerSnapshot, snapshotAnswer } from '#platform/http/static-body.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Recipe } from '../catalog/recipe.contract.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { requireRecipe } from './recipe.service.ts';
import { getRecipe, listRecipes } from './recipe-endpoints.contract.ts';

export function recipeRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const all = bodyPerSnapshot((snapshot: Catalog) => snapshot.recipes);
  const recipes = new BodyCache<Catalog, Recipe>();

  mount(app, listRecipes, {}, ({ query }) => snapshotAnswer(catalog, all, query.v));
  mount(app, getRecipe, {}, ({ params: { id } }) => recipes.get(catalog(), id, () => requireRecipe(catalog(), id)));
}
