import { snapshotAnswer, snapshotBodies, snapshotBody } from '#platform/answers/snapshot-body.ts';
import { mount } from '#platform/http/mount.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { requireRecipe } from './recipe.service.ts';
import { getRecipe, listRecipes } from './recipe-endpoints.contract.ts';

export function recipeRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const all = snapshotBody((snapshot: Catalog) => snapshot.recipes);
  const one = snapshotBodies(requireRecipe);

  mount(app, listRecipes, {}, ({ query }) => snapshotAnswer(catalog, all, query.v));
  mount(app, getRecipe, {}, ({ params }) => one(catalog(), params.id));
}
