import { Panel } from '#ui/components/panel.tsx';
import type { RecipeView } from '../recipe-view.reader.ts';
import { RecipeBlock } from './recipe-block.tsx';
import css from './recipes.module.css';

interface ItemRecipesPanelProps {
  itemId: number;
  recipes: readonly RecipeView[];
  title?: string;
}

function findName(itemId: number, recipes: readonly RecipeView[]): string {
  const stacks = recipes.flatMap((recipe) => [recipe.result, ...recipe.materials]);
  return stacks.find((stack) => stack.id === itemId)?.name ?? '';
}

export function ItemRecipesPanel({ itemId, recipes, title }: ItemRecipesPanelProps) {
  return (
    <Panel
      title={title ?? `${findName(itemId, recipes)} 조합`}
      aside={`${recipes.length}가지`}
      more={{ href: '/recipe', label: '조합 전체' }}
    >
      {recipes.map((recipe) => (
        <RecipeRow key={recipe.id} recipe={recipe} ownItemId={itemId} />
      ))}
    </Panel>
  );
}

interface RecipeRowProps {
  recipe: RecipeView;
  ownItemId?: number;
}

function RecipeRow({ recipe, ownItemId }: RecipeRowProps) {
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
