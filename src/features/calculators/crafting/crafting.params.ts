import { recipeListFields } from '#features/game-data/recipes/recipe.params.ts';
import { gameServerField } from '#shared/game-server.params.ts';
import { definePageParams, param } from '#shared/page-params.ts';

const { item, ...listFields } = recipeListFields;

/** The query of `/recipe`: the list of recipes, or one item's tool. */
export const craftingParams = definePageParams({
  data: { item, ...gameServerField },
  drawn: {
    ...listFields,
    count: param.words(40),
    /** Pieces that one has: `12:3,7:1`, or as one writes it by hand. */
    own: param.words(2000),
    /** Ids of items to buy, or to make. */
    buy: param.words(1000),
    make: param.words(1000),
    /** Ids of recipes wished for. */
    recipe: param.words(1000),
  },
});
