import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { idParams, versionQuery } from '#shared/params.ts';
import { recipeSchema } from '../catalog/recipe.contract.ts';

const tags = ['recipes'];

export const listRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes',
  who: 'anyone',
  tags,
  summary: '모든 조합과 재료',
  query: versionQuery,
  response: { 200: z.array(recipeSchema) },
});

export const getRecipe = endpoint({
  method: 'GET',
  path: '/api/recipes/:id',
  who: 'anyone',
  tags,
  summary: '조합 하나와 재료',
  params: idParams,
  response: { 200: recipeSchema },
});
