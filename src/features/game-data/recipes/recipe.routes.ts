import { z } from 'zod';
import { BodyCache } from '#platform/http/dynamic-body.ts';
import { sendBody } from '#platform/http/send-body.ts';
import { bodyPerSnapshot, sendSnapshot } from '#platform/http/static-body.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { idParams } from '#shared/params.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { recipeSchema } from './recipe.contract.ts';
import { requireRecipe } from './recipe.service.ts';

const tags = ['recipes'];

export function recipeRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const all = bodyPerSnapshot((snapshot: Catalog) => snapshot.recipes);
  const bodies = new BodyCache<Catalog>();

  app.get(
    '/api/recipes',
    { schema: { tags, summary: '모든 조합과 재료', response: { 200: z.array(recipeSchema) } } },
    (request, reply) => sendSnapshot(request, reply, catalog, all),
  );

  app.get(
    '/api/recipes/:id',
    { schema: { tags, summary: '조합 하나와 재료', params: idParams, response: { 200: recipeSchema } } },
    (request, reply) => {
      const { id } = request.params;
      sendBody(
        request,
        reply,
        bodies.get(catalog(), `recipe ${id}`, () => requireRecipe(catalog(), id)),
      );
    },
  );
}
