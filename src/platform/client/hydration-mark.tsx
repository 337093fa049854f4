import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** Parts of the page that the server drew and React has not taken over. */
const waiting = new Set<object>();
const hydrated = new WeakSet<object>();

/** `data-hydrated` of the document: `page` once React has taken over the page, `all` once its later parts have their code too. */
function mark(): void {
  document.documentElement.dataset.hydrated = waiting.size === 0 ? 'all' : 'page';
}

interface HydrationMarkProps {
  /** Left out: the page. */
  part?: object;
}

/** Stands behind what is hydrated with it. */
export function HydrationMark({ part }: HydrationMarkProps) {
  useEffect(() => {
    if (part) {
      hydrated.add(part);
      waiting.delete(part);
    }
    mark();
  }, [part]);
  return null;
}

/** A part of the page whose code may come after the page's. */
export function HydratedLater({ children }: { children: ReactNode }) {
  const [part] = useState(() => ({}));
  useEffect(() => {
    // The effects of children run first.
    if (!hydrated.has(part)) waiting.add(part);
    return () => {
      waiting.delete(part);
      mark();
    };
  }, [part]);
  return (
    <Suspense>
      {children}
      <HydrationMark part={part} />
    </Suspense>
  );
}
