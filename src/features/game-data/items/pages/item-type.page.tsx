import type { ReactNode } from 'react';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { readItemQuery, selectItems, usualSort } from '../item.rules.ts';
import { itemTypeParams } from '../item-type.params.ts';
import { ItemListPanel } from '../ui/item-list-panel.tsx';
import { PickForm, usePicking } from '../ui/pick-form.tsx';
import type { load } from './item-type.loader.ts';

/** @public Read by the list of pages. */
export const params = itemTypeParams;

const LimitNotes = await drawnLater(async () => (await import('../ui/limit-notes.tsx')).LimitNotes);
const ItemFilters = await drawnLater(async () => (await import('../ui/item-filters.tsx')).ItemFilters);

interface ItemTypePageProps {
  /** Content for the visitor's own character, shown where conditions of any item are known. */
  mine?: ReactNode;
}

export default function ItemTypePage({ mine }: ItemTypePageProps) {
  'use memo';
  const { type, types, columns, known, flags, rows } = usePageData<typeof load>();
  const [search] = useSearchParams();
  const query = readItemQuery(itemTypeParams.read(search), known);
  const sort = query.sort ?? usualSort(columns);
  const shown = selectItems(rows, query, columns);
  const unknown = selectItems(rows, query, columns, 'unknown');
  const path = `/items/types/${type.id}`;
  const picking = usePicking();
  const list = {
    columns,
    sort,
    hrefOf: (next: string) => itemTypeParams.href(path, search, { sort: next }),
  };
  return (
    <>
      <PageMeta
        title={`${type.name} 아이템`}
        description={`바람의나라 클래식의 ${type.name} ${formatDigits(type.count)}가지. 레벨, 능력치, 얻는 곳을 비교해 봅니다.`}
      />
      <PageHead title={type.name} crumbs={[{ label: '도감', href: '/items' }, { label: type.name }]} />
      <div className="stack">
        <ItemFilters
          type={type}
          types={types}
          columns={columns}
          known={known}
          flags={flags}
          query={query}
          path={path}
          shown={shown.length}
        />
        {(known.includes('job') || known.includes('level')) && mine}
        <PickForm rows={[...shown, ...unknown]}>
          <ItemListPanel
            {...list}
            title={`${formatDigits(shown.length)}가지`}
            more={rows.length > 1 ? picking.link : undefined}
            aside={shown.length < rows.length ? `총 ${formatDigits(rows.length)}가지` : undefined}
            label={type.name}
            rows={shown}
            empty={
              <EmptyState
                text={
                  rows.length > 0 ? '조건에 맞는 아이템이 없습니다.' : `알려진 ${type.name} 아이템이 아직 없습니다.`
                }
                action={
                  <ButtonLink size="sm" href={rows.length > 0 ? path : '/items'}>
                    {rows.length > 0 ? '조건 초기화' : '도감 보기'}
                  </ButtonLink>
                }
              />
            }
          >
            <LimitNotes query={query} type={type} shown={shown} unknown={unknown.length} path={path} />
          </ItemListPanel>
          {query.withUnknown && unknown.length > 0 && (
            <ItemListPanel
              {...list}
              title={`조건을 모르는 ${formatDigits(unknown.length)}가지`}
              label={`조건을 모르는 ${type.name}`}
              rows={unknown}
            />
          )}
        </PickForm>
      </div>
    </>
  );
}
