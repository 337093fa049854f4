import { Panel } from '#ui/components/panel.tsx';
import type { RecipeView } from '../recipe-view.reader.ts';

/** What can be made, by name: each leads to its recipe. Beside the list there is room for it, on a phone there is not. */
export function RecipeIndex({ recipes }: { recipes: readonly RecipeView[] }) {
  const sorted = recipes.toSorted((a, b) => a.result.name.localeCompare(b.result.name, 'ko', { numeric: true }));
  return (
    <aside className="wide">
      <Panel title="만드는 물건" aside={`${recipes.length}가지`} as="div">
        <nav aria-label="만드는 물건">
          <ul className="recipe-index">
            {sorted.map((recipe) => (
              <li key={recipe.id}>
                <a href={`#recipe-${recipe.id}`} data-card={`item:${recipe.result.id}`}>
                  {recipe.result.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Panel>
    </aside>
  );
}
