import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';

type Part = RefObject<boolean>;

/** Parts of the page that the server drew and React has not taken over. */
const waiting = new Set<Part>();

/** Sets `data-hydrated` of the document: `page` once React has taken over the page, `all` once its later parts have their code too. */
export function HydrationMark({ part }: { part?: Part }) {
  useEffect(() => {
    if (part) {
      part.current = true;
      waiting.delete(part);
    }
    document.documentElement.dataset.hydrated = waiting.size ? 'page' : 'all';
  });
  return null;
}

/** A part of the page whose code may come after the page's. */
export function HydratedLater({ children }: { children: ReactNode }) {
  const part = useRef(false);
  useEffect(() => {
    // The effects of children run first.
    if (!part.current) waiting.add(part);
    return () => void waiting.delete(part);
  }, []);
  return (
    <Suspense>
      {children}
      <HydrationMark part={part} />
    </Suspense>
  );
}
