import { type ReactNode, useEffect } from 'react';
import { call } from '#platform/client/call.ts';
import { versionQuery } from '#platform/client/data-version.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { ButtonLink, IconButton } from '#ui/components/button.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState, Skeleton } from '#ui/components/states.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { ItemLink } from '../../refs/ui/public/game-link.tsx';
import { itemIcon } from '../../refs/ui/public/item-icon.ts';
import type { GameRef } from '../../refs/ui/public/look.ts';
import { listItems } from '../item-endpoints.contract.ts';
import css from './public/saved-items.module.css';

interface StoredItemsProps {
  ids: readonly number[];
  nothing: string;
  onDrop(id: number): void;
  /** Called with the ids of items that no longer exist. */
  onGone?: (ids: readonly number[]) => void;
  foot?: ReactNode;
}

type ItemsById = ReadonlyMap<number, GameRef>;

const itemsById = defineLiveQuery({ key: ['items by id'], read: fetchItems, staleTime: Number.POSITIVE_INFINITY });

/** A list of items of which only the ids are stored, each with a button that removes it. */
export function StoredItems({ ids, nothing, onDrop, onGone, foot }: StoredItemsProps) {
  const query = useLiveQuery(itemsById, undefined, { isEnabled: ids.length > 0 });
  useGone(ids, query.data, onGone);
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
                return item ? <StoredRow key={id} item={item} onDrop={onDrop} /> : [];
              })}
            </tbody>
          </table>
          {foot}
        </>
      )}
    </QueryStates>
  );
}

function useGone(ids: readonly number[], items: ItemsById | undefined, onGone: StoredItemsProps['onGone']): void {
  useEffect(() => {
    const gone = items && ids.filter((id) => !items.has(id));
    if (gone && gone.length > 0) onGone?.(gone);
  }, [ids, items, onGone]);
}

function StoredRow({ item, onDrop }: { item: GameRef; onDrop: StoredItemsProps['onDrop'] }) {
  return (
    <tr className="tap-row">
      <td>
        <ItemLink {...item} size="s" className="opens" />
      </td>
      <td className={css.drop}>
        <IconButton label={`${item.name} 빼기`} onClick={() => onDrop(item.id)}>
          <CloseIcon size={16} />
        </IconButton>
      </td>
    </tr>
  );
}

async function fetchItems(): Promise<ItemsById> {
  const items = await call(listItems, { query: versionQuery() });
  return new Map(items.map((item) => [item.id, { id: item.id, name: item.name, ...itemIcon(item) }]));
}
