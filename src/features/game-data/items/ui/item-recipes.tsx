import { Panel } from '#ui/components/panel.tsx';
import type { RecipeView } from '../../recipes/recipe-view.reader.ts';
import { RecipeBlock } from '../../recipes/ui/recipe-block.tsx';
import css from './item-page.module.css';

export interface ItemRecipesProps {
  title: string;
  recipes: readonly RecipeView[];
  next?: readonly RecipeView[];
  itemId: number;
}

export function ItemRecipes({ title, recipes, next = [], itemId }: ItemRecipesProps) {
  return (
    <Panel
      title={title}
      aside={recipes.length > 1 ? `${recipes.length}가지` : undefined}
      more={{ href: `/recipe?item=${itemId}`, label: '재료 계산' }}
    >
      <div className={css.recipes}>
        {[...recipes, ...next].map((recipe) => (
          <div key={recipe.id} className="pad">
            <RecipeBlock recipe={recipe} ownItemId={itemId} />
          </div>
        ))}
      </div>
    </Panel>
  );
}
