import { type ComponentType, lazy, memo, Suspense, useLayoutEffect } from 'react';
import { firstUse } from './first-use.ts';

/** Loaders of the parts of later pages whose code has not arrived yet. */
const missing = new Set<() => Promise<void>>();

/**
 * Resolves once the parts of a later page, whose module was just loaded, have their code. Loads failed ones again.
 * @throws where one cannot be loaded
 */
export async function partsLoaded(): Promise<void> {
  await Promise.all(Array.from(missing, (read) => read()));
}

/**
 * A part that the server draws with the page: a first visit shows that markup, and takes the code behind it once the page is used; on
 * later pages its code comes with the page's. Give it props that stay the same while nothing changes: it is memoized, because new
 * ones before the code has come would take away what the server drew. Its styles are linked with the page's (`vite/page-assets.ts`).
 *
 * Only the server awaits the part. A browser must not: modules that wait for each other while they begin would wait for ever.
 */
export async function drawnLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const Part = import.meta.env.SSR ? await load() : lazyPart(load);
  const inPlace = (props: Props) => {
    useWaiting(1);
    return (
      <Suspense>
        <Part {...props} />
        <Arrived />
      </Suspense>
    );
  };
  return memo(inPlace) as unknown as ComponentType<Props>;
}

let waiting = 0;

/**
 * Writes into `data-waiting` of the document how many parts of its page have no code yet, in the commit that marks the
 * page as hydrated.
 */
function countWaiting(change: number): void {
  waiting += change;
  document.documentElement.dataset.waiting = String(waiting);
}

/** Effects of a part that is hidden again, because something in it waits, are undone and run once more. */
function useWaiting(change: number): void {
  useLayoutEffect(() => {
    countWaiting(change);
    return () => countWaiting(-change);
  }, [change]);
}

function Arrived() {
  useWaiting(-1);
  return null;
}

function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let show: (part: { default: ComponentType<Props> }) => void;
  const shown = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    show = resolve;
  });
  const read = async () => {
    const component = await load();
    missing.delete(read);
    show({ default: component });
  };
  if (isLaterPage()) {
    missing.add(read);
    // `partsLoaded` reports the failure.
    void read().catch(() => undefined);
  } else void firstUse().then(() => readUntilItComes(read));
  return lazy(() => shown);
}

/** Loads the code again whenever the network returns. The server's markup stays until then. */
function readUntilItComes(read: () => Promise<void>): void {
  read().catch(() => addEventListener('online', () => readUntilItComes(read), { once: true }));
}

/** Whether the first page's code was loaded before, which sets the mark. */
function isLaterPage(): boolean {
  return performance.getEntriesByName('first-page').length > 0;
}
