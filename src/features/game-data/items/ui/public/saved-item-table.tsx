import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/client/call.ts';
import { versionQuery } from '#platform/client/data-version.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { useStored } from '#platform/client/use-stored.ts';
import { Button, ButtonLink, IconButton } from '#ui/components/button.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState, Skeleton } from '#ui/components/states.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { itemIcon } from '../../../ui/public/item-icon.ts';
import { ItemLink } from '../../../ui/public/item-link.tsx';
import type { GameRef } from '../../../ui/public/look.ts';
import { listItems } from '../../item-endpoints.contract.ts';
import css from './saved-items.module.css';
import { drop, type SavedList } from './saved-items.ts';

interface SavedItemTableProps {
  list: SavedList;
  nothing: string;
}

type ItemsById = ReadonlyMap<number, GameRef>;

export default function SavedItemTable({ list, nothing }: SavedItemTableProps) {
  const ids = useStored(list.stored);
  const query = useQuery(
    { queryKey: ['items by id'], queryFn: fetchItems, enabled: ids.length > 0, staleTime: Number.POSITIVE_INFINITY },
    queryClient,
  );
  if (ids.length === 0) {
    const action = (
      <ButtonLink size="sm" href="/items">
        도감 보기
      </ButtonLink>
    );
    return <EmptyState isInLine text={nothing} action={action} />;
  }
  return (
    <QueryStates
      query={query}
      skeleton={<Skeleton rows={Math.min(ids.length, 5)} className="t" />}
      failed="아이템의 이름을 가져오지 못했습니다."
      hint={null}
    >
      {(items) => (
        <>
          <table className="t">
            <tbody>
              {ids.flatMap((id) => {
                const item = items.get(id);
                return item ? <SavedRow key={id} item={item} list={list} /> : [];
              })}
            </tbody>
          </table>
          <Clear list={list} count={ids.length} />
        </>
      )}
    </QueryStates>
  );
}

function SavedRow({ item, list }: { item: GameRef; list: SavedList }) {
  return (
    <tr className="tap-row">
      <td>
        <ItemLink {...item} size="s" className="opens" />
      </td>
      <td className={css.drop}>
        <IconButton label={`${item.name} 빼기`} onClick={() => !drop(list, item.id) && showUnsaved()}>
          <CloseIcon size={16} />
        </IconButton>
      </td>
    </tr>
  );
}

function Clear({ list, count }: { list: SavedList; count: number }) {
  'use memo';
  const [isSure, setSure] = useState(false);
  if (!isSure) {
    return (
      <p className={css.clear}>
        <Button tone="ghost" size="sm" onClick={() => setSure(true)}>
          모두 비우기
        </Button>
      </p>
    );
  }
  return (
    <p className={css.clear}>
      <span className="grow dim">{count}개를 모두 비울까요?</span>
      <Button tone="danger" size="sm" onClick={() => !list.stored.delete() && showUnsaved()}>
        비우기
      </Button>
      <Button tone="ghost" size="sm" onClick={() => setSure(false)}>
        취소
      </Button>
    </p>
  );
}

async function fetchItems(): Promise<ItemsById> {
  const items = await call(listItems, { query: versionQuery() });
  return new Map(items.map((item) => [item.id, { id: item.id, name: item.name, ...itemIcon(item) }]));
}

function showUnsaved(): void {
  void showToast({ tone: 'bad', title: '이 기기에 저장하지 못했습니다' });
}
