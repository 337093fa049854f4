import { type ComponentType, lazy, memo, Suspense } from 'react';
import { firstUse } from './first-use.ts';

/**
 * A part that the server draws with the page: a first visit shows that markup, and takes the code behind it once the page is used; on
 * later pages its code comes with the page's. Give it props that stay the same while nothing changes: it is memoized, because new
 * ones before the code has come would take away what the server drew. Import the part's style sheet beside the call: a document
 * links the sheets of static imports alone.
 */
export async function drawnLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  // The page works without the part.
  const read = () => load().catch((): ComponentType<Props> => () => null);
  const Part =
    import.meta.env.SSR || isLaterPage()
      ? await read()
      : lazy(() =>
          firstUse()
            .then(read)
            .then((loaded) => ({ default: loaded })),
        );
  const inPlace = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return memo(inPlace) as unknown as ComponentType<Props>;
}

/** The mark is set once the first page's code is loaded. */
function isLaterPage(): boolean {
  return performance.getEntriesByName('first-page').length > 0;
}
