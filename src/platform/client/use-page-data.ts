import { useLoaderData } from 'react-router';

export function usePageData<Load extends (...given: never[]) => unknown>(): Awaited<ReturnType<Load>> {
  return useLoaderData() as Awaited<ReturnType<Load>>;
}
