import { recipeListFields } from '#features/game-data/recipes/recipe.params.ts';
import { gameServerField } from '#shared/game-server.params.ts';
import { definePageParams, param } from '#shared/page-params.ts';

const { item, ...listFields } = recipeListFields;

/** `/recipe` shows the list of recipes, or the tool of one item. */
export const craftingParams = definePageParams({
  data: { item, ...gameServerField },
  drawn: {
    ...listFields,
    count: param.words(40),
    /** Stock: `12:3,7:1`, or written by hand. */
    own: param.words(2000),
    buy: param.words(1000),
    make: param.words(1000),
    recipe: param.words(1000),
  },
});
