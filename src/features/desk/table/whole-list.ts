interface WholeQuery<Row> {
  data: readonly Row[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch(): unknown;
}

/** A list that is read as a whole, for `DeskTable`. */
export function toOnePage<Row>({ data, error, isFetching, refetch }: WholeQuery<Row>, rows = data) {
  return {
    data: data && rows,
    error,
    isFetching,
    refetch,
    hasNextPage: false,
    isFetchingNextPage: false,
    fetchNextPage: () => undefined,
  };
}
