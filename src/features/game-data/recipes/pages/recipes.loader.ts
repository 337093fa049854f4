import type { GameDataServices, PriceServices } from '#features/game-data/game-data.services.ts';
import type { PageRequest } from '#shared/page.ts';
import { toProvenance } from '../../data-quality/provenance.reader.ts';
import {
  allExchanges,
  type ExchangeView,
  itemsOfExchanges,
  pricedExchange,
} from '../../exchanges/exchange-view.reader.ts';
import type { Provenance } from '../../ui/public/fact-note.tsx';
import { groupRecipes } from '../recipe-list.rules.ts';
import { type RecipeView, recipeView } from '../recipe-view.reader.ts';
import { itemsOfRecipes, withWorth } from '../recipe-worth.rules.ts';

export interface RecipeCategory {
  name: string;
  placeNotes: string[];
}

export interface RecipesPageData {
  recipes: RecipeView[];
  categories: RecipeCategory[];
  exchanges: ExchangeView[];
  provenance: Provenance;
}

export async function load(
  _request: PageRequest,
  { catalog, pricesOf }: GameDataServices & PriceServices,
): Promise<RecipesPageData> {
  const views = catalog.recipes.flatMap((recipe) => recipeView(catalog, recipe) ?? []);
  const exchanges = allExchanges(catalog);
  const prices = await pricesOf([...itemsOfRecipes(views), ...itemsOfExchanges(exchanges.views)]);
  const recipes = views
    .map((view) => withWorth(view, prices))
    .toSorted((one, other) => toUnknownRank(one) - toUnknownRank(other));
  const listNotes = (category: string) =>
    catalog.recipes.flatMap((recipe) => (recipe.category === category && recipe.placeNote ? [recipe.placeNote] : []));
  return {
    recipes,
    categories: groupRecipes(views)
      .toSorted((a, b) => b.recipes.length - a.recipes.length)
      .map(({ category }) => ({ name: category, placeNotes: [...new Set(listNotes(category))] })),
    exchanges: exchanges.views.map((view) => pricedExchange(view, prices)),
    provenance: toProvenance(catalog, ...catalog.recipes, ...exchanges.facts),
  };
}

/**
 * Sorts recipes with a fully known cost first, then those with a partly known one, then those with only a known value.
 */
function toUnknownRank({ cost, worth }: RecipeView): number {
  if (cost) return cost.unpriced === 0 ? 0 : 1;
  return worth ? 2 : 3;
}
