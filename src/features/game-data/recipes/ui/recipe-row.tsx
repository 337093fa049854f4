import type { RecipeView } from '../recipe-view.reader.ts';
import { RecipeBlock } from './recipe-block.tsx';
import css from './recipes.module.css';

interface RecipeRowProps {
  recipe: RecipeView;
  ownItemId?: number;
}

export function RecipeRow({ recipe, ownItemId }: RecipeRowProps) {
  return (
    <div className="pad stack gap-2" id={`recipe-${recipe.id}`}>
      <RecipeBlock recipe={recipe} ownItemId={ownItemId} />
      <a
        className={css.count}
        href={`/recipe?item=${recipe.result.id}&count=1`}
        aria-label={`${recipe.result.name} 재료 계산`}
      >
        재료 계산
      </a>
    </div>
  );
}
