import { type ComponentType, lazy, Suspense } from 'react';

/** Most visits never see it; where it is seen its code comes at once, and with the code of later pages. */
let ErrorPage: ComponentType = lazy(() =>
  import('#features/shell/errors/ui/error-page.tsx').then(
    (module) => ({ default: module.ErrorPage }),
    () => ({ default: BareError }),
  ),
);

/** Where not even the code of the error page comes. */
function BareError() {
  return <p className="state">화면을 그리지 못했습니다.</p>;
}

/** For the server, which waits for nothing. */
export function drawErrorAtOnce(page: ComponentType): void {
  ErrorPage = page;
}

export function LaterError() {
  return (
    <Suspense>
      <ErrorPage />
    </Suspense>
  );
}
