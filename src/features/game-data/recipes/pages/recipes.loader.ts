import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Provenance } from '../../ui/public/fact-note.tsx';
import { provenanceOf } from '../../ui/public/provenance.ts';
import { type RecipeView, recipeView } from '../../ui/public/recipe-view.ts';
import { groupRecipes } from '../recipe-list.rules.ts';

export interface RecipeCategory {
  name: string;
  /** Where one combines, as far as it is known: each remark once. */
  placeNotes: string[];
}

export interface RecipesPageData {
  recipes: RecipeView[];
  categories: RecipeCategory[];
  provenance: Provenance;
}

export function load(_request: PageRequest, { catalog }: GameDataServices): RecipesPageData {
  const recipes = catalog.recipes.flatMap((recipe) => recipeView(catalog, recipe) ?? []);
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
