import { navigate } from '#platform/client/navigate.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { readOpenRow, withOpenRow } from '../desk-list.params.ts';

export interface OpenRow {
  /** Undefined: none is open. */
  readonly id: number | undefined;
  hrefOf(id: number): string;
  open(id: number): void;
  close(): void;
}

/** Rows whose press leads to their pages: none is open beside the list. */
export function openOnPage(pathOf: (id: number) => string): OpenRow {
  return { id: undefined, hrefOf: pathOf, open: (id) => navigate(pathOf(id)), close: () => undefined };
}

/** The open row, which the address names: a reload and Back keep it. */
export function useOpenRow(): OpenRow {
  const [search, setSearch] = useSearchParams();
  const id = readOpenRow(search);
  return {
    id,
    hrefOf: (open) => `?${withOpenRow(search, open)}`,
    // From row to row Back leads to the list, not through all of them.
    open: (open) =>
      open !== id && setSearch(withOpenRow(search, open), { replace: id !== undefined, preventScrollReset: true }),
    close: () =>
      id !== undefined && setSearch(withOpenRow(search, undefined), { replace: true, preventScrollReset: true }),
  };
}
