import { type ComponentType, lazy, memo, Suspense } from 'react';
import { firstUse } from './first-use.ts';

const loading = new Set<Promise<unknown>>();

/** Resolves once the parts of a later page, whose module was just loaded, have their code. */
export function partsLoaded(): Promise<unknown> {
  return Promise.all(loading);
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
  const inPlace = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return memo(inPlace) as unknown as ComponentType<Props>;
}

function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // The page works without the part.
  const read = async () => ({ default: await load().catch((): ComponentType<Props> => () => null) });
  if (!isLaterPage()) return lazy(() => firstUse().then(read));
  const reading = read();
  loading.add(reading);
  void reading.then(() => loading.delete(reading));
  return lazy(() => reading);
}

/** The mark is set once the first page's code is loaded. */
function isLaterPage(): boolean {
  return performance.getEntriesByName('first-page').length > 0;
}
