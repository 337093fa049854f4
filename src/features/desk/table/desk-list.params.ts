import { MAX_ID } from '#shared/ids.ts';
import { definePageParams, param } from '#shared/page-params.ts';

/** The parameter of the open row, which every list of the desk has beside its filters. */
export const openRowParam = { open: param.whole(1, MAX_ID) };

const params = definePageParams({ data: openRowParam });

export function readOpenRow(search: URLSearchParams): number | undefined {
  return params.read(search).open;
}

/** @param path of the list, perhaps with its filters */
export function openRowPath(path: string, id: number): string {
  const [list = '', filters] = path.split('?');
  return `${list}?${withOpenRow(new URLSearchParams(filters), id)}`;
}

/** @param open undefined: none */
export function withOpenRow(search: URLSearchParams, open: number | undefined): URLSearchParams {
  const query = new URLSearchParams(search);
  query.delete('open');
  if (open !== undefined) query.set('open', String(open));
  return query;
}
