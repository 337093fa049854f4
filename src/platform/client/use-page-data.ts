import { useLoaderData } from 'react-router';

/** What the page's loader gave: `usePageData<typeof load>()`, of which the browser takes the type only. */
export function usePageData<Load extends (...given: never[]) => unknown>(): Awaited<ReturnType<Load>> {
  return useLoaderData() as Awaited<ReturnType<Load>>;
}
