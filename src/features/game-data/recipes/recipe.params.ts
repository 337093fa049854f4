import { type PageParams, type ParamValues, param } from '#shared/page-params.ts';

/** What the list of recipes asks of the page that it stands on. */
export const recipeListFields = {
  q: param.words(50),
  category: param.words(50),
  /** Of an item: its recipes come first. */
  item: param.whole(1, 999_999_999),
};
export type RecipeListValues = ParamValues<typeof recipeListFields>;
export type RecipeListParams = PageParams<RecipeListValues>;
