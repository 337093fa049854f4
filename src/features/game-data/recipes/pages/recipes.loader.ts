import type { GameDataServices, PriceServices } from '#features/game-data/game-data.services.ts';
import type { PageRequest } from '#shared/page.ts';
import { provenanceOf } from '../../provenance.reader.ts';
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
  provenance: Provenance;
}

export async function load(
  _request: PageRequest,
  { catalog, pricesOf }: GameDataServices & PriceServices,
): Promise<RecipesPageData> {
  const views = catalog.recipes.flatMap((recipe) => recipeView(catalog, recipe) ?? []);
  const prices = await pricesOf(itemsOfRecipes(views));
  const recipes = views.map((view) => withWorth(view, prices));
  const notesOf = (category: string) =>
    catalog.recipes.flatMap((recipe) => (recipe.category === category && recipe.placeNote ? [recipe.placeNote] : []));
  return {
    recipes,
    categories: groupRecipes(recipes)
      .toSorted((a, b) => b.recipes.length - a.recipes.length)
      .map(({ category }) => ({ name: category, placeNotes: [...new Set(notesOf(category))] })),
    provenance: provenanceOf(catalog, ...catalog.recipes),
  };
}
