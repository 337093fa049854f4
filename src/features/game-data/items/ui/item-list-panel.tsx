import type { ReactNode } from 'react';
import { LongList } from '#ui/components/long-list.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { type ItemColumn, type ItemSort, shownColumns } from '../item.rules.ts';
import type { ItemRow } from '../pages/item-type.loader.ts';
import { ItemTable } from './item-table.tsx';

interface ItemListPanelProps {
  title: string;
  aside?: string | undefined;
  more?: { href: string; label: string } | undefined;
  /** Prefix of the accessible names of the tables. */
  label: string;
  rows: readonly ItemRow[];
  columns: readonly ItemColumn[];
  sort: ItemSort;
  hrefOf: (sort: string) => string;
  /** Rendered above the list. */
  children?: ReactNode;
  empty?: ReactNode;
}

export function ItemListPanel({
  title,
  aside,
  more,
  label,
  rows,
  columns,
  sort,
  hrefOf,
  children,
  empty,
}: ItemListPanelProps) {
  'use memo';
  return (
    <Panel title={title} aside={aside} more={more}>
      {children}
      {rows.length > 0 ? (
        <LongList rows={rows} titleOf={(some) => formatSpan(some, sort)}>
          {(some, first) => (
            <ItemTable
              label={`${label} ${first + 1}–${first + some.length}`}
              rows={some}
              columns={shownColumns(columns, sort)}
              sort={sort}
              hrefOf={hrefOf}
            />
          )}
        </LongList>
      ) : (
        empty
      )}
    </Panel>
  );
}

/** `레벨 45–60` for rows sorted by level; otherwise the first and the last name. */
function formatSpan(rows: readonly ItemRow[], sort: ItemSort): string {
  const ends = [rows[0], rows.at(-1)];
  const [from, to] = ends.map((row) => row?.cells.level);
  if (sort.column !== 'level' || typeof from !== 'number' || typeof to !== 'number') {
    return ends.map((row) => row?.name).join(' – ');
  }
  return from === to ? `레벨 ${from}` : `레벨 ${from}–${to}`;
}
