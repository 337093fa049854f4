import { type ReactNode, Suspense, useEffect } from 'react';

/** Parts of the page that the server drew and React has not taken over. */
let waiting = 0;

/**
 * Sets `data-hydrated` of the document: `page` once React has taken over the page, `all` once its later parts have their code too.
 * @param change how many parts wait more from now on, while this is mounted
 */
export function HydrationMark({ change = 0 }: { change?: number }) {
  useEffect(() => {
    waiting += change;
    document.documentElement.dataset.hydrated = waiting ? 'page' : 'all';
    return () => {
      waiting -= change;
    };
  }, [change]);
  return null;
}

/** A part of the page whose code may come after the page's. */
export function HydratedLater({ children }: { children: ReactNode }) {
  return (
    <>
      <HydrationMark change={1} />
      <Suspense>
        {children}
        <HydrationMark change={-1} />
      </Suspense>
    </>
  );
}
