import { useSearchParams } from 'react-router';
import { ButtonLink } from '#ui/components/button.tsx';
import { Chips } from '#ui/components/choices.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { FactNote } from '../../ui/public/fact-note.tsx';
import { FilterForm } from '../../ui/public/filter-form.tsx';
import type { RecipeCategory, RecipesPageData } from '../pages/recipes.loader.ts';
import type { RecipeListParams } from '../recipe.params.ts';
import { concernsItem, type RecipeQuery, readRecipeQuery, selectRecipes } from '../recipe-list.rules.ts';
import type { RecipeView } from '../recipe-view.reader.ts';
import { ItemRecipesPanel } from './item-recipes-panel.tsx';
import { RecipeRow } from './recipe-row.tsx';
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
        description={`바람의나라 클래식 조합법 ${recipes.length}가지: 재료와 개수, 성공 확률, 실패했을 때 남는 재료를 찾아봅니다.`}
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
                      전체 보기
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
      <Panel title="완성품" aside={`${recipes.length}가지`} as="div">
        <nav aria-label="완성품">
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

interface RecipeFiltersProps {
  params: RecipeListParams;
  categories: readonly RecipeCategory[];
  query: RecipeQuery;
  count: number;
}

function RecipeFilters({ params, categories, query, count }: RecipeFiltersProps) {
  const [search] = useSearchParams();
  const choices = [{ name: null, label: '전체' }, ...categories.map(({ name }) => ({ name, label: name }))];
  return (
    <FilterForm action="/recipe" label="조합법 필터" params={params} preserve={['category', 'item']}>
      <div className="frow">
        <div className="grow">
          <SearchField
            name="q"
            defaultValue={query.typed}
            placeholder="완성품이나 재료 이름, 초성도 됩니다"
            aria-label="완성품이나 재료 이름"
          />
        </div>
        <output className="meta nowrap">{count}가지</output>
      </div>
      <div className="frow">
        <span className="label">종류</span>
        <Chips
          label="조합 종류"
          choices={choices.map(({ name, label }) => ({
            href: params.href('/recipe', search, { category: name ?? undefined }),
            label,
            current: name === query.category,
          }))}
        />
      </div>
    </FilterForm>
  );
}

interface RecipePanelProps {
  category: RecipeCategory;
  recipes: readonly RecipeView[];
}

/** A recipe without a known place shows its category, which the heading already does. */
function underItsCategory(recipe: RecipeView): RecipeView {
  return { ...recipe, place: recipe.place ?? '' };
}

function RecipePanel({ category, recipes }: RecipePanelProps) {
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
