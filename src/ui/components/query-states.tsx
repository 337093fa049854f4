import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorState } from './states.tsx';

/** As react-query tells it. */
interface ReadState<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch(): unknown;
}

interface QueryStatesProps<Data> {
  query: ReadState<Data>;
  /** As high as what is to come. */
  skeleton: ReactNode;
  /** In place of no rows. */
  empty?: ReactNode;
  /** Said when it could not be read, or all that is shown then. */
  failed: string | ((retry: () => void) => ReactNode);
  /** Below it: what the error says, unless another sentence or none (`null`) is given. */
  hint?: string | null;
  /** On the button beside it. */
  retry?: ReactNode;
  children(data: Data): ReactNode;
}

/** What is read after the page: its rows, or that there are none, that they come, or that they could not be had. */
export function QueryStates<Data>({
  query: { data, error, isFetching, refetch },
  skeleton,
  empty,
  failed,
  hint = error?.message ?? null,
  retry = '다시 가져오기',
  children,
}: QueryStatesProps<Data>) {
  if (data !== undefined) {
    const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
    return isEmpty ? empty : children(data);
  }
  if (!error || isFetching) return skeleton;
  const readAgain = () => void refetch();
  if (typeof failed !== 'string') return failed(readAgain);
  const action = (
    <Button size="sm" onClick={readAgain}>
      {retry}
    </Button>
  );
  return <ErrorState text={failed} {...(hint !== null && { hint })} action={action} />;
}
