import { useSearchParams } from 'react-router';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { LongList } from '#ui/components/long-list.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { itemTypeParams } from '../item.params.ts';
import { type ItemSort, readItemQuery, selectItems, usualSort } from '../item.rules.ts';
import { ItemTable } from '../ui/item-table.tsx';
import { PickForm } from '../ui/pick-form.tsx';
import { usePicking } from '../ui/use-picking.ts';
import type { ItemRow, load } from './item-type.loader.ts';

/** @public Read by the list of pages. */
export const params = itemTypeParams;

const ItemFilters = await drawnLater(async () => (await import('../ui/item-filters.tsx')).ItemFilters);

export default function ItemTypePage() {
  'use memo';
  const { type, types, columns, flags, rows } = usePageData<typeof load>();
  const [search] = useSearchParams();
  const query = readItemQuery(itemTypeParams.read(search), columns);
  const shown = selectItems(rows, query, columns);
  const path = `/items/types/${type.id}`;
  const picking = usePicking();
  const isFiltered = shown.length < rows.length;
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
          flags={flags}
          query={query}
          path={path}
          shown={shown.length}
        />
        <PickForm rows={shown}>
          <Panel
            title={`${formatDigits(shown.length)}가지`}
            more={rows.length > 1 ? picking.link : undefined}
            aside={isFiltered ? `총 ${formatDigits(rows.length)}가지` : undefined}
          >
            {shown.length > 0 ? (
              <LongList rows={shown} titleOf={(some) => spanOf(some, query.sort ?? usualSort(columns))}>
                {(some, first) => (
                  <ItemTable
                    label={`${type.name} ${first + 1}–${first + some.length}`}
                    rows={some}
                    columns={columns}
                    sort={query.sort ?? usualSort(columns)}
                    hrefOf={(sort) => itemTypeParams.href(path, search, { sort })}
                  />
                )}
              </LongList>
            ) : (
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
            )}
          </Panel>
        </PickForm>
      </div>
    </>
  );
}

/** `레벨 45–60` of rows in the order of their levels, and the first and last name of others. */
function spanOf(rows: readonly ItemRow[], sort: ItemSort): string {
  const ends = [rows[0], rows.at(-1)];
  const [from, to] = ends.map((row) => row?.cells.level);
  if (sort.column !== 'level' || typeof from !== 'number' || typeof to !== 'number') {
    return ends.map((row) => row?.name).join(' – ');
  }
  return from === to ? `레벨 ${from}` : `레벨 ${from}–${to}`;
}
