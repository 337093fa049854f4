import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Button } from '#ui/components/button.tsx';
import { TextInput } from '#ui/components/field.tsx';
import { SearchIcon } from '#ui/icons/icons.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { itemsParams } from '../item.params.ts';
import { AdvancementItems } from '../ui/advancement-items.tsx';
import { CountedItems } from '../ui/counted-items.tsx';
import { FoundItems } from '../ui/found-items.tsx';
import { TypeCards } from '../ui/type-cards.tsx';
import type { load } from './items.loader.ts';

/** @public Read by the list of pages. */
export const params = itemsParams;

export default function ItemsPage() {
  const data = usePageData<typeof load>();
  const { q, total } = data;
  return (
    <>
      <PageMeta
        title={q ? `‘${q}’ 아이템 찾기` : '아이템 도감'}
        description={`바람의나라 클래식 아이템 ${formatDigits(total)}가지를 종류별로. 능력치, 나오는 곳, 조합, 기술 재료까지.`}
        path="/items"
        noindex={q !== ''}
      />
      <PageHead title="아이템 도감" lead={`모두 ${formatDigits(total)}가지`} />
      <div className="cols">
        <div className="stack">
          <ItemSearch q={q} />
          {q ? <FoundItems q={q} items={data.found} count={data.foundCount} /> : <TypeCards types={data.types} />}
        </div>
        <div className="stack">
          <CountedItems title="많이 쓰이는 재료" unit="가지" items={data.materials} />
          <CountedItems title="여러 몬스터가 주는 것" unit="마리" items={data.dropped} />
          <AdvancementItems items={data.advancement} />
        </div>
      </div>
    </>
  );
}

function ItemSearch({ q }: { q: string }) {
  return (
    <search>
      <form className="row" action="/items" method="get">
        <div className="grow">
          <TextInput
            key={q}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={50}
            placeholder="아이템 이름, 초성도 됩니다"
            aria-label="아이템 이름"
            icon={<SearchIcon />}
            autoComplete="off"
          />
        </div>
        <Button type="submit">찾기</Button>
      </form>
    </search>
  );
}
