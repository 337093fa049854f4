import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorState } from './states.tsx';

interface ReadState<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch(): unknown;
}

interface QueryStatesProps<Data> {
  query: ReadState<Data>;
  /** A placeholder of the expected height, so that the page does not jump. */
  skeleton: ReactNode;
  empty?: ReactNode;
  failed: string | ((retry: () => void) => ReactNode);
  /** Text below the failure; the error's message by default, nothing for `null`. */
  hint?: string | null;
  retry?: ReactNode;
  children(data: Data): ReactNode;
}

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
    return (
      <>
        {error && (
          <p className="note mb-3" role="status">
            새로 불러오지 못해 이전 내용을 보여 드립니다.
          </p>
        )}
        {isEmpty ? empty : children(data)}
      </>
    );
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
