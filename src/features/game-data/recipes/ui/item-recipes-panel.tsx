import { Panel } from '#ui/components/panel.tsx';
import { RecipeBlock } from '../../ui/public/recipe-block.tsx';
import type { RecipeView } from '../../ui/public/recipe-view.ts';

interface ItemRecipesPanelProps {
  itemId: number;
  recipes: readonly RecipeView[];
}

function nameOf(itemId: number, recipes: readonly RecipeView[]): string {
  const stacks = recipes.flatMap((recipe) => [recipe.result, ...recipe.materials]);
  return stacks.find((stack) => stack.id === itemId)?.name ?? '';
}

/** The recipes of one item, which `?item=` asks for: before all others, with the item lit. */
export function ItemRecipesPanel({ itemId, recipes }: ItemRecipesPanelProps) {
  return (
    <Panel
      title={`${nameOf(itemId, recipes)} 조합`}
      aside={`${recipes.length}가지`}
      more={{ href: '/recipe', label: '모두 보기' }}
    >
      {recipes.map((recipe) => (
        <div key={recipe.id} className="pad" id={`recipe-${recipe.id}`}>
          <RecipeBlock recipe={recipe} ownItemId={itemId} />
        </div>
      ))}
    </Panel>
  );
}
