import { type ComponentType, lazy, Suspense } from 'react';

/** Loaded only when an error is shown, because most visits see none; it is also part of the code of later pages. */
let ErrorPage: ComponentType = lazy(() =>
  import('#features/shell/errors/ui/error-page.tsx').then(
    (module) => ({ default: module.ErrorPage }),
    () => ({ default: BareError }),
  ),
);

/** Shown when even the error page's code cannot be loaded. */
function BareError() {
  return <p className="state">화면을 그리지 못했습니다.</p>;
}

/** The server calls this, because it cannot wait for code. */
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
