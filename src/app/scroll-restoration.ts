import { type ContextType, useContext, useLayoutEffect } from 'react';
import { type Location, UNSAFE_DataRouterContext, UNSAFE_DataRouterStateContext, useLocation } from 'react-router';

type DataRouter = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>['router'];

/** The router's own name, under which tabs have stored positions. */
const STORAGE_KEY = 'react-router-scroll-positions';

/** By the key of a history entry. An error page draws the document anew, so they must outlive it. */
let positions: Record<string, number> | undefined;

/**
 * As the router's own component, whose module every page would load with `Link` and `Form` (decision 34): shows an entry
 * of the history at its former scroll position, and a new page at its anchor or top.
 */
export function ScrollRestoration(): null {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { restoreScrollPosition, preventScrollReset } = useContext(UNSAFE_DataRouterStateContext) ?? {};
  const location = useLocation();
  useLayoutEffect(() => router && storePositions(router), [router]);
  useLayoutEffect(() => {
    // The browser is at the position of a document that was just loaded.
    if (restoreScrollPosition === false) return;
    if (typeof restoreScrollPosition === 'number') scrollTo(0, restoreScrollPosition);
    else if (!scrollToTarget(location) && !preventScrollReset) scrollTo(0, 0);
  }, [location, restoreScrollPosition, preventScrollReset]);
  return null;
}

/** Lets the router record positions, and stores them while another document is shown in the tab. */
function storePositions(router: DataRouter): () => void {
  positions ??= readPositions();
  const stored = positions;
  const stopRecording = router.enableScrollRestoration(stored, () => scrollY);
  const leave = () => {
    const { navigation, location } = router.state;
    if (navigation.state === 'idle') stored[location.key] = scrollY;
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
    } catch {
      // The browser allows no storage.
    }
    history.scrollRestoration = 'auto';
  };
  const stay = () => {
    history.scrollRestoration = 'manual';
  };
  stay();
  addEventListener('pagehide', leave);
  addEventListener('pageshow', stay);
  return () => {
    stopRecording();
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', stay);
  };
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function scrollToTarget({ hash }: Location): boolean {
  if (!hash) return false;
  try {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView();
    return target !== null;
  } catch {
    // The hash is not encoded correctly.
    return false;
  }
}
