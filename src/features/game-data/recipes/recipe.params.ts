import { jobField } from '#shared/job.params.ts';
import { type PageParams, type ParamValues, param } from '#shared/page-params.ts';

export const recipeListFields = {
  q: param.words(50),
  category: param.words(50),
  item: param.whole(1, 999_999_999),
  ...jobField,
  unknown: param.oneOf(['1']),
};
export type RecipeListValues = ParamValues<typeof recipeListFields>;
export type RecipeListParams = PageParams<RecipeListValues>;
