import { useSearchParams } from '#platform/client/use-search-params.ts';
import { JOB_NAMES, jobName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Chips } from '#ui/components/choices.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { DrawnExchanges } from '../../exchanges/ui/public/drawn-exchanges.tsx';
import { FactNote } from '../../ui/public/fact-note.tsx';
import { FilterForm } from '../../ui/public/filter-form.tsx';
import type { RecipeCategory, RecipesPageData } from '../pages/recipes.loader.ts';
import type { RecipeListParams } from '../recipe.params.ts';
import {
  concernsItem,
  type RecipeQuery,
  readRecipeQuery,
  selectExchanges,
  selectRecipes,
} from '../recipe-list.rules.ts';
import { ItemRecipesPanel } from './item-recipes-panel.tsx';
import { RecipeTable } from './recipe-table.tsx';
import css from './recipes.module.css';

export function RecipeList({
  recipes,
  categories,
  exchanges,
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
  const unknown = selectRecipes(recipes, query, 'unknown').filter((recipe) => !own.includes(recipe));
  const inOrder = (some: typeof recipes) =>
    categories.flatMap(({ name }) => some.filter(({ category }) => category === name));
  const exchanged = selectExchanges(exchanges, query);
  return (
    <>
      <PageMeta
        title="조합"
        description={`바람의나라 클래식 조합법 ${recipes.length}가지: 재료와 개수, 성공 확률, 실패했을 때 남는 재료를 찾아봅니다.`}
        path="/recipe"
      />
      <PageHead title="조합" lead="재료와 개수, 성공 확률, 재료비" />
      <div className="stack">
        <RecipeFilters
          params={params}
          categories={categories}
          query={query}
          count={shown.length + own.length}
          unknown={unknown.length}
        />
        {itemId !== null && own.length > 0 && <ItemRecipesPanel itemId={itemId} recipes={own} />}
        {shown.length > 0 && (
          <Panel title="조합법" aside="재료비는 시세가 있는 재료와 제작비, 성공 1번 기준">
            <RecipeTable recipes={inOrder(shown)} />
            <PlaceNotes categories={categories} />
          </Panel>
        )}
        {query.withUnknown && unknown.length > 0 && (
          <Panel title={`직업을 모르는 ${formatDigits(unknown.length)}가지`}>
            <RecipeTable recipes={inOrder(unknown)} />
          </Panel>
        )}
        {exchanged.length > 0 && <DrawnExchanges views={exchanged} />}
        {shown.length + own.length + exchanged.length === 0 && (
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
    </>
  );
}

/** Shows each note about a place once. */
function PlaceNotes({ categories }: Pick<RecipesPageData, 'categories'>) {
  const notes = new Set(categories.flatMap(({ placeNotes }) => placeNotes));
  return [...notes].map((note) => {
    const names = categories.filter(({ placeNotes }) => placeNotes.includes(note)).map(({ name }) => name);
    return (
      <p key={note} className={`pad ${css.place}`}>
        {names.join(', ')}: {note}
      </p>
    );
  });
}

interface RecipeFiltersProps {
  params: RecipeListParams;
  categories: readonly RecipeCategory[];
  query: RecipeQuery;
  count: number;
  /** Number of recipes whose job is unknown. */
  unknown: number;
}

function RecipeFilters({ params, categories, query, count, unknown }: RecipeFiltersProps) {
  const [search] = useSearchParams();
  const choices = [{ name: null, label: '전체' }, ...categories.map(({ name }) => ({ name, label: name }))];
  return (
    <FilterForm action="/recipe" label="조합법 필터" params={params} preserve={['category', 'item', 'job', 'unknown']}>
      <div className="frow">
        <div className="grow">
          <SearchField
            name="q"
            defaultValue={query.typed}
            placeholder="완성품이나 재료 이름, 초성도 됩니다"
            aria-label="완성품이나 재료 이름"
          />
        </div>
        <output className="meta nowrap" aria-live="off" data-spoken="">
          {count}가지
        </output>
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
      <div className="frow">
        <span className="label">직업</span>
        <Chips
          label="쓰는 직업"
          choices={JOB_NAMES.map((_, job) => job || null).map((job) => ({
            href: params.href('/recipe', search, { job: job ?? undefined, unknown: undefined }),
            label: job === null ? '전체' : jobName(job),
            current: job === query.job,
          }))}
        />
      </div>
      {unknown > 0 && (
        <p className="frow meta">
          <span>
            <span>
              {`직업을 모르는 ${formatDigits(unknown)}가지는 ${query.withUnknown ? '아래에 따로 있습니다.' : '뺐습니다.'}`}
            </span>{' '}
            <a
              className="underline"
              rel="nofollow"
              href={params.href('/recipe', search, { unknown: query.withUnknown ? undefined : '1' })}
            >
              <span>{query.withUnknown ? '빼기' : '따로 보기'}</span>
            </a>
          </span>
        </p>
      )}
    </FilterForm>
  );
}
