import { useInfiniteQuery } from '@tanstack/react-query';
import type { LivePages } from './live-query.ts';
import { queryClient } from './query-client.ts';
import { useRenewal } from './use-live-query.ts';

type RowPage<Row> = readonly Row[] | { readonly rows: readonly Row[] };

/** Reads the list page by page; `data` has the rows of all pages that were read. */
export function useLivePages<Input, Row, Cursor>(pages: LivePages<Input, RowPage<Row>, Cursor>, input: Input) {
  useRenewal(pages, input);
  return useInfiniteQuery(
    {
      queryKey: pages.key(input),
      queryFn: ({ pageParam, signal }) => pages.read(input, pageParam as Cursor | undefined, signal),
      initialPageParam: undefined as Cursor | undefined,
      getNextPageParam: (page) => pages.next(page),
      select: ({ pages: read }): Row[] => read.flatMap((page) => ('rows' in page ? page.rows : page) as readonly Row[]),
    },
    queryClient,
  );
}
