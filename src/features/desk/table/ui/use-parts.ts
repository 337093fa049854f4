import { useState } from 'react';
import type { DeskRow } from '../desk-list.ts';
import { toOnePage } from '../whole-list.ts';

const PART = 100;

interface PartsOptions {
  /** Tells the list with these filters from others: each begins with its first part. */
  name: string;
  /** The open row is always shown. */
  open: number | undefined;
}

/** A long list that is read as a whole, shown part by part, for `DeskTable`. */
export function useParts<Row extends DeskRow>(
  query: Parameters<typeof toOnePage<Row>>[0],
  rows: readonly Row[],
  { name, open }: PartsOptions,
) {
  const [shown, setShown] = useState({ name, count: PART });
  const opened = open === undefined ? -1 : rows.findIndex(({ id }) => id === open);
  const count = Math.max(shown.name === name ? shown.count : PART, opened + 1);
  return {
    ...toOnePage(query, rows.slice(0, count)),
    hasNextPage: rows.length > count,
    fetchNextPage: () => setShown({ name, count: count + PART }),
  };
}
