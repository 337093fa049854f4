import type { ReactNode } from 'react';
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
import type { ItemRow, load } from './item-type.loader.ts';

/** @public Read by the list of pages. */
export const params = itemTypeParams;

const ItemFilters = await drawnLater(async () => (await import('../ui/item-filters.tsx')).ItemFilters);
const PickBar = await drawnLater(async () => (await import('../ui/pick-bar.tsx')).PickBar);

export default function ItemTypePage() {
  'use memo';
  const { type, types, columns, flags, rows } = usePageData<typeof load>();
  const [search] = useSearchParams();
  const values = itemTypeParams.read(search);
  const query = readItemQuery(values, columns);
  const shown = selectItems(rows, query, columns);
  const path = `/items/types/${type.id}`;
  const isFiltered = shown.length < rows.length;
  const isPicking = values.pick !== undefined;
  const pickLink = {
    href: itemTypeParams.href(path, search, { pick: isPicking ? undefined : '1' }),
    label: isPicking ? '고르기 끝내기' : '비교할 것 고르기',
  };
  const list =
    shown.length > 0 ? (
      <LongList rows={shown} titleOf={(some) => spanOf(some, query.sort ?? usualSort(columns))}>
        {(some, first) => (
          <ItemTable
            label={`${type.name} ${first + 1}–${first + some.length}`}
            rows={some}
            columns={columns}
            sort={query.sort ?? usualSort(columns)}
            hrefOf={(sort) => itemTypeParams.href(path, search, { sort })}
            isPicking={isPicking}
          />
        )}
      </LongList>
    ) : (
      <EmptyState
        text={rows.length > 0 ? '조건에 맞는 아이템이 없습니다.' : `알려진 ${type.name} 아이템이 아직 없습니다.`}
        action={
          <ButtonLink size="sm" href={rows.length > 0 ? path : '/items'}>
            {rows.length > 0 ? '조건 초기화' : '도감 보기'}
          </ButtonLink>
        }
      />
    );
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
        <Panel
          title={`${formatDigits(shown.length)}가지`}
          aside={isFiltered ? `총 ${formatDigits(rows.length)}가지` : undefined}
          more={rows.length > 1 ? pickLink : undefined}
        >
          <PickForm isPicking={isPicking} list={list} rows={shown} gameServer={values.gameServer} />
        </Panel>
      </div>
    </>
  );
}

interface PickFormProps {
  isPicking: boolean;
  list: ReactNode;
  rows: readonly ItemRow[];
  gameServer: number | undefined;
}

/** Around the list while some of its items are chosen for a comparison: a plain form, with scripts it counts. */
function PickForm({ isPicking, list, rows, gameServer }: PickFormProps) {
  if (!isPicking) return list;
  return (
    <form action="/items" method="get" aria-label="비교할 아이템 고르기">
      {gameServer !== undefined && <input type="hidden" name="gameServer" value={gameServer} />}
      {list}
      <PickBar rows={rows} gameServer={gameServer} />
    </form>
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
