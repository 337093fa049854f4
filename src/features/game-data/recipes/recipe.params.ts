import { type PageParams, type ParamValues, param } from '#shared/page-params.ts';

export const recipeListFields = {
  q: param.words(50),
  category: param.words(50),
  item: param.whole(1, 999_999_999),
  /** Of the character who uses what is made. */
  job: param.whole(1, 4),
  unknown: param.oneOf(['1']),
};
export type RecipeListValues = ParamValues<typeof recipeListFields>;
export type RecipeListParams = PageParams<RecipeListValues>;
