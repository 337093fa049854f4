import { useSearchParams } from 'react-router';
import { ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { FactNote } from '../../ui/public/fact-note.tsx';
import type { RecipesPageData } from '../pages/recipes.loader.ts';
import type { RecipeListParams } from '../recipe.params.ts';
import { concernsItem, readRecipeQuery, selectRecipes } from '../recipe-list.rules.ts';
import type { RecipeView } from '../recipe-view.reader.ts';
import { ItemRecipesPanel } from './item-recipes-panel.tsx';
import { RecipeFilters } from './recipe-filters.tsx';
import { RecipePanel } from './recipe-panel.tsx';
import css from './recipes.module.css';

export function RecipeList({
  recipes,
  categories,
  provenance,
  params,
}: RecipesPageData & { params: RecipeListParams }) {
  const query = readRecipeQuery(
    params.read(useSearchParams()[0]),
    categories.map((category) => category.name),
  );
  const { itemId } = query;
  const own = itemId === null ? [] : recipes.filter((recipe) => concernsItem(recipe, itemId));
  const shown = selectRecipes(recipes, query).filter((recipe) => !own.includes(recipe));
  return (
    <>
      <PageMeta
        title="조합"
        description={`바람의나라 클래식 조합법 ${recipes.length}가지: 재료와 개수, 성공 확률, 실패했을 때 남는 것을 찾아봅니다.`}
        path="/recipe"
      />
      <PageHead title="조합" lead={`조합법 ${recipes.length}가지의 재료와 성공 확률`} />
      <div className="stack">
        <RecipeFilters params={params} categories={categories} query={query} count={shown.length + own.length} />
        <div className="cols">
          <div className="stack">
            {itemId !== null && own.length > 0 && <ItemRecipesPanel itemId={itemId} recipes={own} />}
            {categories.map((category) => (
              <RecipePanel
                key={category.name}
                category={category}
                recipes={shown.filter((recipe) => recipe.category === category.name)}
              />
            ))}
            {shown.length + own.length === 0 && (
              <Panel>
                <EmptyState
                  text="조건에 맞는 조합법이 없습니다."
                  action={
                    <ButtonLink size="sm" href="/recipe">
                      모두 보기
                    </ButtonLink>
                  }
                />
              </Panel>
            )}
            <FactNote {...provenance} about="조합법" />
          </div>
          <RecipeIndex recipes={[...own, ...shown]} />
        </div>
      </div>
    </>
  );
}

function RecipeIndex({ recipes }: { recipes: readonly RecipeView[] }) {
  const sorted = recipes.toSorted((a, b) => a.result.name.localeCompare(b.result.name, 'ko', { numeric: true }));
  return (
    <aside className="wide">
      <Panel title="만드는 물건" aside={`${recipes.length}가지`} as="div">
        <nav aria-label="만드는 물건">
          <ul className={css.index}>
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
