import { useSearchParams } from 'react-router';
import { Chips } from '#ui/components/choices.tsx';
import { TextInput } from '#ui/components/field.tsx';
import { SearchIcon } from '#ui/icons/icons.tsx';
import { FilterForm } from '../../ui/public/filter-form.tsx';
import type { RecipeCategory } from '../pages/recipes.loader.ts';
import type { RecipeListParams } from '../recipe.params.ts';
import type { RecipeQuery } from '../recipe-list.rules.ts';

interface RecipeFiltersProps {
  params: RecipeListParams;
  categories: readonly RecipeCategory[];
  query: RecipeQuery;
  count: number;
}

export function RecipeFilters({ params, categories, query, count }: RecipeFiltersProps) {
  const [search] = useSearchParams();
  const choices = [{ name: null, label: '모두' }, ...categories.map(({ name }) => ({ name, label: name }))];
  return (
    <FilterForm action="/recipe" label="조합법 거르기" params={params} preserve={['category', 'item']}>
      <div className="frow">
        <div className="grow">
          <TextInput
            type="search"
            name="q"
            defaultValue={query.typed}
            maxLength={50}
            placeholder="만들 물건이나 재료, 초성도 됩니다"
            aria-label="만들 물건이나 재료"
            icon={<SearchIcon />}
            autoComplete="off"
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
