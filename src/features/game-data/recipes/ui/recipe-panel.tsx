import { Panel } from '#ui/components/panel.tsx';
import type { RecipeCategory } from '../pages/recipes.loader.ts';
import type { RecipeView } from '../recipe-view.reader.ts';
import { RecipeRow } from './recipe-row.tsx';
import css from './recipes.module.css';

interface RecipePanelProps {
  category: RecipeCategory;
  recipes: readonly RecipeView[];
}

/** A recipe without a known place shows its category, which the heading already does. */
function underItsCategory(recipe: RecipeView): RecipeView {
  return { ...recipe, place: recipe.place ?? '' };
}

export function RecipePanel({ category, recipes }: RecipePanelProps) {
  if (recipes.length === 0) return null;
  const isPlaceKnown = recipes.some((recipe) => recipe.place !== null);
  return (
    <Panel title={category.name} aside={`${recipes.length}가지${isPlaceKnown ? '' : ' · 장소 미확인'}`}>
      {category.placeNotes.map((note) => (
        <p key={note} className={`pad ${css.place}`}>
          {note}
        </p>
      ))}
      {recipes.map((recipe) => (
        <RecipeRow key={recipe.id} recipe={underItsCategory(recipe)} />
      ))}
    </Panel>
  );
}
