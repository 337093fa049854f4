import { BodyCache } from '#platform/http/dynamic-body.ts';
import { mount } from '#platform/http/mount.ts';
import { bodyPerSnapshot, snapshotAnswer } from '#platform/http/static-body.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { getRecipe, listRecipes, type Recipe } from './recipe.contract.ts';
import { requireRecipe } from './recipe.service.ts';

export function recipeRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const all = bodyPerSnapshot((snapshot: Catalog) => snapshot.recipes);
  const recipes = new BodyCache<Catalog, Recipe>();

  mount(app, listRecipes, {}, ({ query }) => snapshotAnswer(catalog, all, query.v));
  mount(app, getRecipe, {}, ({ params: { id } }) => recipes.get(catalog(), id, () => requireRecipe(catalog(), id)));
}
